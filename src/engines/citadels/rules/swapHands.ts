import { type MoveOf, type Rule, type Seat, seatOf, seatsOf } from '../../contract.ts';
import { stepFrom } from '../flow.ts';
import { playerAt, withPlayer } from '../players.ts';
import { canUse, whyNotUse, withUsed } from '../powers.ts';
import type { State } from '../state.ts';
import type { Citadels } from '../types.ts';
import type { Violation } from '../violations.ts';
import { askFor, NONE } from './asking.ts';

type SwapHands = MoveOf<Citadels, 'swapHands'>;

/** 手札の交換, rules §6.3: the whole hand with that of any other player; either may be empty. */
export const swapHands: Rule<Citadels, SwapHands> = {
  parameters: { seat: 'integer' },

  choices(state, seat, { seat: partner }) {
    const violation = whyNotUse(state, 'magic') ?? (partner === undefined ? null : whyNotWith(state, seat, partner));
    if (violation !== null) return { none: violation };
    return partner === undefined
      ? askFor('seat', others(state, seat))
      : { complete: { kind: 'swapHands', seat: partner } };
  },

  legal: (state, seat) =>
    canUse(state, 'magic') ? others(state, seat).map((partner) => ({ kind: 'swapHands', seat: partner })) : NONE,

  refuse: (state, seat, { seat: partner }) => whyNotUse(state, 'magic') ?? whyNotWith(state, seat, partner),

  apply(state, seat, { seat: partner }) {
    const [mine, theirs] = [playerAt(state, seat), playerAt(state, partner)];
    const given = withPlayer(withUsed(state, 'magic'), partner, { ...theirs, hand: mine.hand });
    return stepFrom(withPlayer(given, seat, { ...mine, hand: theirs.hand }), [
      { kind: 'swapped', seat, partner, hand: theirs.hand, partnerHand: mine.hand },
    ]);
  },
};

function whyNotWith({ players }: State, seat: Seat, partner: Seat): Violation | null {
  if (seatOf(partner, players.length) === null) return { kind: 'noSuchSeat', seat: partner };
  return partner === seat ? { kind: 'oneself' } : null;
}

const others = ({ players }: State, seat: Seat): readonly Seat[] =>
  seatsOf(players.length).filter((other) => other !== seat);
