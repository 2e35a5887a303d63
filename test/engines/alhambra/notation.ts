import { type Alhambra, alhambra } from '../../../src/engines/alhambra/index.ts';
import type { Notation } from '../support/notation.ts';

export const notation: Notation<Alhambra> = {
  engine: alhambra,
  moves: [
    ['take green-1+yellow-3', { kind: 'takeCoins', coins: ['green-1', 'yellow-3'] }],
    ['buy yellow yellow-3+yellow-3', { kind: 'buyTile', currency: 'yellow', coins: ['yellow-3', 'yellow-3'] }],
    ['swap tower-9-ne 1,-2', { kind: 'swapTiles', tile: 'tower-9-ne', x: 1, y: -2 }],
    ['build garden-10-0 0,1', { kind: 'buildFromReserve', tile: 'garden-10-0', x: 0, y: 1 }],
    ['remove -3,0', { kind: 'moveToReserve', x: -3, y: 0 }],
    ['place arcades-8-e 1,0', { kind: 'placeTile', tile: 'arcades-8-e', x: 1, y: 0 }],
    ['store arcades-8-e', { kind: 'storeTile', tile: 'arcades-8-e' }],
    ['dirk arcades-8-e', { kind: 'giveToDirk', tile: 'arcades-8-e' }],
  ],
  none: [
    '|take|take |take yellow-3+green-1|take yellow-0|take yellow-3+|buy yellow|buy red red-1|swap tower-9-ne',
    'swap tower-9-ne 1|swap tower-9-ne 01,1|place start 0,0|remove 1|remove tower-9-ne|store|store tower-9-ne 1,0',
    'store tower|dirk|toString tower-9-ne|remove -0,1|take yellow-3 ',
  ],
};
