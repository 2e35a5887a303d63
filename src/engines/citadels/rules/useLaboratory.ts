import type { MoveOf } from '../../contract.ts';
import { ruleFromList } from '../../rules.ts';
import { kindsOf, without } from '../cards.ts';
import { LABORATORY_GOLD } from '../components.ts';
import { withDiscarded } from '../deck.ts';
import { stepFrom } from '../flow.ts';
import { whyNotUse, withUsed } from '../powers.ts';
import { type Player, playerAt, withPlayer } from '../state.ts';
import type { Citadels } from '../types.ts';
import type { Violation } from '../violations.ts';
import { notInHand } from '../violations.ts';

type UseLaboratory = MoveOf<Citadels, 'useLaboratory'>;

/** 研究所, rules §5.4, §7.4: the player discards a card from their hand, unseen by the others, for one gold. */
export const useLaboratory = ruleFromList<Citadels, UseLaboratory>({
  parameters: { district: 'text' },
  whyNotNow: (state, seat) => whyNotUse(state, 'laboratory') ?? whyNoCard(playerAt(state, seat)),
  moves: (state, seat) => kindsOf(playerAt(state, seat).hand).map((district) => ({ kind: 'useLaboratory', district })),
  whyNot: (_state, _seat, { district }) => notInHand(district),

  apply(state, seat, { district }) {
    const player = playerAt(state, seat);
    const paid = { ...player, gold: player.gold + LABORATORY_GOLD, hand: without(player.hand, [district]) };
    const used = withDiscarded(withPlayer(withUsed(state, 'laboratory'), seat, paid), [district], seat);
    return stepFrom(used, [{ kind: 'usedLaboratory', seat, discarded: district, gold: LABORATORY_GOLD }]);
  },
});

const whyNoCard = ({ hand }: Player): Violation | null => (hand.length === 0 ? { kind: 'handEmpty' } : null);
