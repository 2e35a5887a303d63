import { anyMove } from '../../bot/games/support/moments.ts';
import type { ReachSample } from '../../bot/games/support/reach.ts';
import { toy } from '../engine/index.ts';

export const reach: ReachSample = {
  games: [2, 3, 4].map((seats) => ({ seats, options: [], choose: anyMove(toy) })),
  presses: { draw: 4, hang: 5, sell: 4, end: 3, answer: 3, bid: 3 },
  typed: {},
  nth: 1,
  rowsOnBoard: 1,
};
