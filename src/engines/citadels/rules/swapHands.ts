import { type MoveOf, seatOf, seatsOf } from '../../contract.ts';
import { ruleFromList } from '../../rules.ts';
import { stepFrom } from '../flow.ts';
import { whyNotUse, withUsed } from '../powers.ts';
import { playerAt, withPlayer } from '../state.ts';
import type { Citadels } from '../types.ts';

type SwapHands = MoveOf<Citadels, 'swapHands'>;

/** 手札の交換, rules §6.3: swaps hands with any other player; either hand can be empty. */
export const swapHands = ruleFromList<Citadels, SwapHands>({
  parameters: { seat: 'integer' },
  harms: () => true,
  whyNotNow: (state) => whyNotUse(state, 'magic'),

  moves: ({ players }, seat) =>
    seatsOf(players.length)
      .filter((partner) => partner !== seat)
      .map((partner) => ({ kind: 'swapHands', seat: partner })),

  whyNot: ({ players }, _seat, { seat: partner }) =>
    seatOf(partner, players.length) === null ? { kind: 'noSuchSeat', seat: partner } : { kind: 'oneself' },

  apply(state, seat, { seat: partner }) {
    const [mine, theirs] = [playerAt(state, seat), playerAt(state, partner)];
    const given = withPlayer(withUsed(state, 'magic'), partner, { ...theirs, hand: mine.hand });
    return stepFrom(withPlayer(given, seat, { ...mine, hand: theirs.hand }), [
      { kind: 'swapped', seat, partner, hand: theirs.hand, partnerHand: mine.hand },
    ]);
  },
});
