import type { Position } from '../../../../src/bot/contract.ts';
import { type Alhambra, alhambra as engine, type Move } from '../../../../src/engines/alhambra/index.ts';
import { anyKind } from '../support/moments.ts';
import type { ReachSample } from '../support/reach.ts';

export const reach: ReachSample = {
  games: [2, 4, 6].map((seats) => ({ seats, options: [], choose: anyKind(engine) })),
  presses: {
    takeCoins: 2,
    buyTile: 4,
    swapTiles: 5,
    buildFromReserve: 5,
    moveToReserve: 4,
    placeTile: 3,
    storeTile: 3,
    giveToDirk: 3,
  },
  // Another tile to place is chosen first.
  morePresses(move: Move, { view, seat }: Position<Alhambra>) {
    const [, ...others] = view.open.players[seat]!.toPlace;
    return 'tile' in move && others.includes(move.tile) ? 1 : 0;
  },
  typed: { place: ['tile', 'at'], reserve: ['tile'], dirk: ['tile'] },
  nth: 2,
  rowsOnBoard: 1,
};
