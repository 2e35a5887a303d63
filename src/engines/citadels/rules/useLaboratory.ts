import type { MoveOf, Rule } from '../../contract.ts';
import { kindsOf, without } from '../cards.ts';
import { LABORATORY_GOLD } from '../components.ts';
import { withDiscarded } from '../deck.ts';
import { stepFrom } from '../flow.ts';
import type { District } from '../ids.ts';
import { playerAt, withPlayer } from '../players.ts';
import { canUse, whyNotUse, withUsed } from '../powers.ts';
import type { Citadels } from '../types.ts';
import type { Violation } from '../violations.ts';
import { askFor, NONE, notInHand } from './asking.ts';

type UseLaboratory = MoveOf<Citadels, 'useLaboratory'>;

/** 研究所, rules §5.4, §7.4: a card of the hand is discarded, unseen by the others, for a gold. */
export const useLaboratory: Rule<Citadels, UseLaboratory> = {
  parameters: { district: 'text' },

  choices(state, seat, { district }) {
    const { hand } = playerAt(state, seat);
    const violation = whyNotUse(state, 'laboratory') ?? whyNotThis(hand, district);
    if (violation !== null) return { none: violation };
    return district === undefined
      ? askFor('district', kindsOf(hand))
      : { complete: { kind: 'useLaboratory', district } };
  },

  legal: (state, seat) =>
    canUse(state, 'laboratory')
      ? kindsOf(playerAt(state, seat).hand).map((district) => ({ kind: 'useLaboratory', district }))
      : NONE,

  refuse: (state, seat, { district }) =>
    whyNotUse(state, 'laboratory') ?? whyNotThis(playerAt(state, seat).hand, district),

  apply(state, seat, { district }) {
    const player = playerAt(state, seat);
    const paid = { ...player, gold: player.gold + LABORATORY_GOLD, hand: without(player.hand, [district]) };
    const used = withDiscarded(withPlayer(withUsed(state, 'laboratory'), seat, paid), [district], seat);
    return stepFrom(used, [{ kind: 'usedLaboratory', seat, discarded: district, gold: LABORATORY_GOLD }]);
  },
};

/** Why not this card, or, where none is named, why none. */
function whyNotThis(hand: readonly District[], district: District | undefined): Violation | null {
  if (hand.length === 0) return { kind: 'handEmpty' };
  if (district === undefined || hand.includes(district)) return null;
  return notInHand(district);
}
