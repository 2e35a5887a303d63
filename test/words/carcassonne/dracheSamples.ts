/** What is said in games with option `drache`. */
import {
  type Carcassonne,
  FIGURES,
  type Figure,
  FOLLOWERS,
  SIDES,
  type Spot,
} from '../../../src/engines/carcassonne/index.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import type { DracheSight } from '../../../src/words/carcassonne/game/turns.ts';
import type { Inhabitant } from '../../../src/words/carcassonne/map/contract.ts';
import type { MapWords } from '../../../src/words/carcassonne/map/en.ts';
import type { Somebody } from '../../../src/words/carcassonne/panel/drache/contract.ts';
import type { DrachePanelWords } from '../../../src/words/carcassonne/panel/drache/en.ts';
import { COUNTS, each, type OfKinds, type Samples } from '../support/samples.ts';

const knight = { figure: 'follower', feature: 'city' } as const;
const SOMEBODY: readonly Somebody[] = [
  { ...knight, name: null, cell: '(3, −2)' },
  { ...knight, name: 'Jens', cell: '(3, −2)' },
  { figure: 'bigFollower', feature: 'road', name: 'Jens', cell: null },
];
const FEATURES = (['city', 'road', 'cloister'] as const).map((feature) => ({ feature, tiles: 3 }));

export const drachePanel: Samples<DrachePanelWords> = {
  buttons: {
    portal: [['follower'], ['bigFollower']],
    column: [[-3], [12]],
    row: [[-3], [12]],
    step: SIDES.flatMap((side) => [
      [side, 0],
      [side, 2],
    ]),
    somebody: each(SOMEBODY, (who) => [2, who]),
  },
  questions: { row: [[-3]], spot: [['(3, −2)']] },
  notes: {
    walk: [[3, 6]],
    spots: each(COUNTS.slice(1), (spots) => [spots]),
    somebody: each(SOMEBODY, (who) => [who]),
    eats: [[['X']], [['X', 'Y', 'Z']]],
    goesOn: [['(3, −2)', 'X']],
    shuffledBack: each(COUNTS.slice(1), (tiles) => [tiles]),
    closes: [...FEATURES.map((one) => [[one], 'dragon'] as const), [FEATURES, 'princess']],
    goHome: [[['X']], [['X', 'Y']]],
    fairyPoints: [
      [3, null],
      [3, 'Jens'],
    ],
  },
  does: {
    tile: [
      ['(3, −2)', 0],
      ['(3, −2)', 90],
    ],
    portal: [[knight, '(3, −2)']],
    knight: [...SOMEBODY.slice(0, 2), { ...SOMEBODY[1]!, figure: 'bigFollower' } as const].map((who) => [who]),
    fairy: (['city', 'road', 'cloister', 'field'] as const).flatMap((feature) =>
      FOLLOWERS.map((figure) => [{ figure, feature, name: null, cell: '(3, −2)' }] as const),
    ),
    dragon: each(SIDES, (side) => [side, '(3, −2)']),
    figure: [[knight]],
    turn: [[['x']], [['x', 'y']]],
  },
  lists: { setAside: [[['X']], [['X', 'Y']]] },
};

const seat = (n: number) => n as Seat; // A number of a seat.
const cell = { x: 3, y: -2 };
const spot = (of: number, figure: Figure = 'follower'): Spot => ({ ...cell, seat: seat(of), figure, segment: 0 });
/** What is on a tile: nothing, each figure, several of one player, of several players. */
const ON_TILE: readonly (readonly Spot[])[] = [
  [],
  ...FIGURES.map((figure) => [spot(1, figure)]),
  [spot(1), spot(1)],
  [spot(0), spot(1), spot(1), spot(2, 'builder')],
];

const NOWHERE_YET = { x: null, y: null, segment: null } as const;
const SOMEWHERE = [NOWHERE_YET, { ...cell, segment: null }, { ...cell, segment: 2 }] as const;

type Of<T extends { readonly kind: string }, K extends T['kind']> = OfKinds<Extract<T, { readonly kind: K }>>;

export const dracheSights: OfKinds<DracheSight> = {
  setAsideTile: [{ seat: seat(1), tile: 'P04', left: 21 }],
  shuffledBack: [{ tiles: ['P04'] }, { tiles: ['P04', 'P06', 'P07'] }],
  movedDragon: [
    { ...cell, seat: seat(1), from: null, to: 'volcano', step: 0, forced: true, eaten: [] },
    { ...cell, seat: seat(1), from: { x: 0, y: 0 }, to: 'volcano', step: 0, forced: true, eaten: [] },
    ...[false, true].flatMap((forced) =>
      ON_TILE.map(
        (eaten) => ({ ...cell, seat: seat(1), from: { x: 2, y: -2 }, to: 'step', step: 3, forced, eaten }) as const,
      ),
    ),
  ],
  dragonStopped: each([0, 1, 5], (steps) => ({ steps })),
  removedKnight: each([spot(1), spot(0), spot(0, 'bigFollower')], (knight) => ({ seat: seat(1), spot: knight })),
  wentHome: [
    { figures: [spot(1, 'builder')] },
    { figures: [spot(1, 'pig')] },
    { figures: [spot(1, 'builder'), spot(0, 'pig')] },
  ],
  movedFairy: [
    { ...cell, seat: seat(1), segment: 0, from: null },
    { ...cell, seat: seat(1), segment: 0, from: { x: 0, y: 0 } },
    { ...cell, seat: seat(1), segment: 0, from: { x: 0, y: 0 }, loser: seat(0) },
  ],
  scoredFairy: [
    { seat: seat(1), points: 1, reason: 'turn' },
    ...(['city', 'road', 'cloister', 'field'] as const).map(
      (feature) => ({ seat: seat(1), points: 3, reason: 'feature', feature, complete: true }) as const,
    ),
  ],
};

export const dracheViolations: Of<
  Carcassonne['Violation'],
  | 'volcano'
  | 'knightHasToLeave'
  | 'noPrincess'
  | 'noKnightThere'
  | 'noPortal'
  | 'notByPortal'
  | 'isPortalTile'
  | 'noTileThere'
  | 'dragonIsThere'
  | 'portalLeadsNowhereThere'
  | 'noFairy'
  | 'nobodyForFairy'
  | 'noOwnFollowerThere'
  | 'fairyIsThere'
  | 'dragonIsMoving'
  | 'dragonIsNotMoving'
  | 'noSuchSide'
  | 'dragonCannotGo'
> = {
  volcano: [{}],
  knightHasToLeave: [{}],
  noPrincess: [{}],
  noKnightThere: SOMEWHERE,
  noPortal: [{}],
  notByPortal: each(['builder', 'pig'], (figure) => ({ figure })),
  isPortalTile: [{}],
  noTileThere: [cell],
  dragonIsThere: [{}],
  portalLeadsNowhereThere: SOMEWHERE,
  noFairy: [{}],
  nobodyForFairy: [{}],
  noOwnFollowerThere: SOMEWHERE,
  fairyIsThere: [{}],
  dragonIsMoving: [{}],
  dragonIsNotMoving: [{}],
  noSuchSide: [{ side: 'up' }],
  dragonCannotGo: SIDES.flatMap((side) =>
    (['noTile', 'wasThere', 'fairy'] as const).map((because) => ({ side, because })),
  ),
};

const inhabitant = (name: string, where: string | null, figure: Figure = 'follower'): Inhabitant => ({
  ...{ figure, feature: figure === 'pig' ? 'field' : 'city', name, cell: '(3, −2)', where },
});
const KNIGHTS = [inhabitant('Aya', null), inhabitant('محمد', 'X', 'bigFollower')];

export const dracheMap: Samples<MapWords['drache']> = {
  dragon: [[null], ['(3, −2)']],
  fairy: [
    [null, null],
    ['(3, −2)', null],
    ['(3, −2)', inhabitant('Jens', null)],
    ['(3, −2)', inhabitant('Jens', 'X', 'bigFollower')],
  ],
  setAside: [[['X']], [['X', 'Y']]],
  way: [[['(3, −2)']], [['(3, −2)', '(4, −2)', '(4, −1)']]],
  step: [
    ...SIDES.map((side) => [side, '(3, −2)', []] as const),
    ...FIGURES.map((figure) => ['n', '(3, −2)', [inhabitant('Jens', null, figure)]] as const),
    ['e', '(3, −2)', KNIGHTS],
  ],
  knights: [[KNIGHTS.slice(0, 1)], [KNIGHTS]],
  portal: [[null], ['(3, −2)']],
};
