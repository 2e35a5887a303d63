import { type Carcassonne, carcassonne } from '../../../src/engines/carcassonne/index.ts';
import type { Notation } from '../support/notation.ts';

export const notation: Notation<Carcassonne> = {
  engine: carcassonne,
  moves: [
    ['tile 1,-2 90', { kind: 'placeTile', x: 1, y: -2, rotation: 90 }],
    ['tile 0,0 0', { kind: 'placeTile', x: 0, y: 0, rotation: 0 }],
    ['tile -71,71 270', { kind: 'placeTile', x: -71, y: 71, rotation: 270 }],
    ['follower 0', { kind: 'placeFollower', figure: 'follower', segment: 0 }],
    ['follower 2', { kind: 'placeFollower', figure: 'follower', segment: 2 }],
    ['follower 12', { kind: 'placeFollower', figure: 'follower', segment: 12 }],
    ['portal follower -3,4 0', { kind: 'placeByPortal', figure: 'follower', x: -3, y: 4, segment: 0 }],
    ['portal bigFollower 0,0 12', { kind: 'placeByPortal', figure: 'bigFollower', x: 0, y: 0, segment: 12 }],
    ['portal bigFollower 1,-2 3', { kind: 'placeByPortal', figure: 'bigFollower', x: 1, y: -2, segment: 3 }],
    ['knight -3,4 1', { kind: 'removeKnight', x: -3, y: 4, segment: 1 }],
    ['knight 1,-2 0', { kind: 'removeKnight', x: 1, y: -2, segment: 0 }],
    ['fairy 0,-4 2', { kind: 'moveFairy', x: 0, y: -4, segment: 2 }],
    ['fairy 1,-2 0', { kind: 'moveFairy', x: 1, y: -2, segment: 0 }],
    ['dragon n', { kind: 'moveDragon', side: 'n' }],
    ['dragon w', { kind: 'moveDragon', side: 'w' }],
    ['pass', { kind: 'pass' }],
  ],
  none: [
    '|Pass|pass | pass|tile|tile 1,2|tile 1,2 45|tile 1,2 360|tile 01,2 0|tile -0,2 0|tile 1, 2 0|tile +1,2 0',
    'tile 1,2 090|tile 1.0,2 0|tile 1e3,2 0|follower|follower -1|follower 01|bishop 1|toString 1|tile 1,2 0\n',
    'follower 2 3|portal builder 1,2 3|portal 1,2 3|fairy 1,2|knight 01,2 3|dragon x|dragon|dragon n |fairy 3',
  ],
};
