/** Moves that are drawn for seats without a member: in both worlds such as look the same, though their seeds differ. */
import { eligibleMoves, playDrawn as real } from '../../../../src/tables/unasked/absent.ts';
import { inHand } from '../inHand.ts';

export * from '../../../../src/tables/unasked/absent.ts';

export const playDrawn: typeof real = (engine, state, seat, label, chance) => {
  const move = inHand().draw(state, seat, (position) => eligibleMoves(engine, 'mildMove', position, seat));
  return real({ ...engine, legal: () => [move] }, state, seat, label, chance);
};
