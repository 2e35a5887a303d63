import type { Rules } from '../../contract.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import type { Alhambra } from '../types.ts';
import { buildFromReserve } from './buildFromReserve.ts';
import { buyTile } from './buyTile.ts';
import { giveToDirk } from './giveToDirk.ts';
import { moveToReserve } from './moveToReserve.ts';
import { placeTile } from './placeTile.ts';
import { storeTile } from './storeTile.ts';
import { swapTiles } from './swapTiles.ts';
import { takeCoins } from './takeCoins.ts';

/** The moves, in the order in which they are offered. */
export const rules: Rules<Alhambra> = {
  takeCoins,
  buyTile,
  swapTiles,
  buildFromReserve,
  moveToReserve,
  placeTile,
  storeTile,
  giveToDirk,
};

const ACTIONS = ['takeCoins', 'buyTile', 'swapTiles', 'buildFromReserve', 'moveToReserve'] as const;
const PLACING = ['placeTile', 'storeTile'] as const;
const PLACING_WITH_DIRK = [...PLACING, 'giveToDirk'] as const;

/** The kinds of moves that fit the current step; their rules decide whether they are legal. */
export function kindsNow({ step, dirk }: State): readonly Move['kind'][] {
  switch (step.kind) {
    case 'action':
      return ACTIONS;
    case 'placing':
      return dirk === null ? PLACING : PLACING_WITH_DIRK;
    case 'placingWon':
      return PLACING;
    case 'over':
      return [];
  }
}
