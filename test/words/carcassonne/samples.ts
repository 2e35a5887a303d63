import {
  AWARDS,
  type Carcassonne,
  type Cell,
  carcassonne,
  FEATURE_KINDS,
  type FeatureKind,
  FIGURES,
  type Figure,
  GOODS,
  type LyingSegment,
  lying,
  ROTATIONS,
  type ScoredFeature,
  SIDES,
  type Sign,
  type Survey,
  type TileId,
} from '../../../src/engines/carcassonne/index.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import { carcassonneWords } from '../../../src/words/carcassonne/index.ts';
import { landmarkOf, toldSegments } from '../../../src/words/carcassonne/map/lines.ts';
import { ruleWords } from '../../../src/words/carcassonne/rules/index.ts';
import type { Locale } from '../../../src/words/contract.ts';
import { type GameSamples, gameEntries, say } from '../support/gameEntries.ts';
import { COUNTS, each, entriesOf, PEOPLE, type Samples } from '../support/samples.ts';
import { dracheMap, drachePanel, dracheSights, dracheViolations } from './dracheSamples.ts';

const seat = (n: number) => n as Seat; // A number of a seat.
const cells = (count: number): readonly Cell[] => Array.from({ length: count }, (_, x) => ({ x, y: -1 }));
const cell = { x: 3, y: -2 };
const strength = (of: number, strength = 1) => ({ seat: seat(of), strength });
const standings = [
  { seat: seat(1), place: 1, points: 84 },
  { seat: seat(0), place: 2, points: 1 },
];
const COMPLETABLE: readonly ScoredFeature['feature'][] = ['city', 'road', 'cloister'];
const OWNERS = [[], [1], [0, 1], [0, 1, 3]] as const;
const ROTATED = [null, ...ROTATIONS] as const;

const scored = (feature: ScoredFeature['feature'], complete: boolean, tiles: number, owners: readonly number[]) => ({
  ...{ feature, complete, cells: cells(tiles), pennants: feature === 'city' ? tiles % 3 : 0 },
  strengths: owners.map((of) => strength(of)),
  owners: owners.map(seat),
  points: tiles,
});

const SCORED = [
  ...COMPLETABLE.flatMap((feature) =>
    [true, false].flatMap((done) => OWNERS.map((by) => scored(feature, done, 9, by))),
  ),
  ...[1, 2, 5, 21].map((tiles) => scored('city', true, tiles, [1])),
  ...[1, 2, 5, 21].map((tiles) => scored('road', false, tiles, [1])),
];

const SIGNED: readonly { readonly feature: 'city' | 'road'; readonly sign: Sign }[] = [
  { feature: 'city', sign: 'cathedral' },
  { feature: 'road', sign: 'inn' },
];
/** Features that a sign has changed: complete ones are worth more, and others nothing. */
const SCORED_WITH_SIGN = SIGNED.flatMap(({ feature, sign }) =>
  [true, false].flatMap((done) =>
    OWNERS.map((by) => ({ ...scored(feature, done, 5, by), sign, points: done ? 10 : 0 })),
  ),
);

const placed = (of: number, figure: Figure, feature: FeatureKind) =>
  ({ seat: seat(of), figure, segment: 0, feature, ...cell }) as const;
const follower = (of: number, feature: FeatureKind) => placed(of, 'follower', feature);
/** What can be placed where, besides followers. */
const SPECIAL = [
  ...FEATURE_KINDS.map((feature) => placed(1, 'bigFollower', feature)),
  ...[placed(1, 'builder', 'city'), placed(1, 'builder', 'road'), placed(1, 'pig', 'field')],
];
const SOME_GOODS = [
  { wine: 1, grain: 0, cloth: 0 },
  { wine: 2, grain: 0, cloth: 1 },
  { wine: 3, grain: 2, cloth: 1 },
];

const game: GameSamples<Carcassonne> = {
  sights: {
    laidStartTile: each(['D', 'R01'], (tile) => ({ tile, rotation: 0, x: 0, y: 0 })),
    drewTile: [{ seat: seat(1), tile: 'D', left: 21 }],
    removedTile: each([0, 1, 21], (left) => ({ seat: seat(1), tile: 'C', left })),
    placedTile: each([0, 1, 2, 3], (of) => ({ seat: seat(of), tile: 'D', rotation: 90, ...cell })),
    placedFollower: [
      ...FEATURE_KINDS.map((feature) => follower(1, feature)),
      ...SPECIAL,
      { ...follower(1, 'road'), portal: true },
      { ...placed(1, 'bigFollower', 'field'), portal: true },
    ],
    passed: each(['chosen', 'noFollowerInHand', 'everySpotOccupied', 'volcano'], (reason) => ({
      seat: seat(1),
      reason,
    })),
    scoredFeature: [...SCORED, ...SCORED_WITH_SIGN],
    scoredFarm: each([[], [1], [0, 1, 3]], (owners) => ({
      ...{ cells: cells(9), cities: [cells(2), cells(3)], strengths: owners.map((of) => strength(of)) },
      owners: owners.map((of, i) => ({ seat: seat(of), cities: i, points: 4 * i, ...(i > 1 ? { bonus: i } : {}) })),
    })),
    scoredFarmers: [[], [1], [0, 3]].flatMap((pigs) =>
      OWNERS.filter((owners) => pigs.every((pig) => owners.some((of) => of === pig))).map((owners) => ({
        ...{ city: cells(3), strengths: owners.map((of) => strength(of)), owners: owners.map(seat), points: 4 },
        ...(pigs.length === 0 ? {} : { bonuses: pigs.map((of) => ({ seat: seat(of), points: 1 })) }),
      })),
    ),
    returned: [
      ...each([[1], [1, 1], [0, 1, 3]], (of) => ({ figures: of.map((one) => follower(one, 'city')) })),
      { figures: [placed(1, 'bigFollower', 'city')] },
      { figures: [follower(0, 'city'), placed(1, 'bigFollower', 'city')] },
      { figures: [placed(1, 'builder', 'city')] },
      { figures: [follower(1, 'city'), placed(1, 'builder', 'city')] },
    ],
    tookGoods: each(SOME_GOODS, (goods) => ({ seat: seat(1), goods, cells: cells(5) })),
    tookAward: AWARDS.flatMap((award) =>
      [null, seat(0), seat(1)].map((from) => ({ award, seat: seat(1), from, size: 5, cells: cells(5) })),
    ),
    beganSecondPart: [{ seat: seat(1) }],
    scoredGoods: GOODS.flatMap((good) =>
      [[1], [0, 1], [0, 1, 3]].map((owners) => ({ good, most: 3, owners: owners.map(seat), points: 10 })),
    ),
    scoredAward: AWARDS.flatMap((award) => COUNTS.slice(1).map((points) => ({ award, seat: seat(1), points }))),
    ...dracheSights,
    ended: [{ standings }],
  },
  moves: {
    placeTile: each(ROTATIONS, (rotation) => ({ ...cell, rotation })),
    placeFollower: each(FIGURES, (figure) => ({ figure, segment: 2 })),
    placeByPortal: each(['follower', 'bigFollower'], (figure) => ({ ...cell, figure, segment: 2 })),
    removeKnight: [{ ...cell, segment: 2 }],
    moveFairy: [{ ...cell, segment: 2 }],
    moveDragon: each(SIDES, (side) => ({ side })),
    pass: [{}],
  },
  violations: {
    tileNotPlaced: [{}],
    tileAlreadyPlaced: [{}],
    noSuchRotation: [{ rotation: 45 }],
    cellTaken: [cell],
    touchesNothing: [cell],
    edgeMismatch: [
      ...each(['n', 'e', 's', 'w'], (side) => ({ side, mine: 'road', theirs: 'city' }) as const),
      { side: 'n', mine: 'river', theirs: 'field' },
    ],
    riverGoesOnElsewhere: [cell],
    riverTurnsBack: [{}],
    fitsNowhereThere: ROTATED.flatMap((rotation) => [
      { ...cell, rotation },
      { x: null, y: null, rotation },
      { x: 3, y: null, rotation },
      { x: null, y: -2, rotation },
    ]),
    noSuchFigure: [{ figure: 'dragon' }],
    noFollowerInHand: [{}],
    figureNotInHand: each(FIGURES, (figure) => ({ figure })),
    figureNotAllowed: each(FIGURES, (figure) => ({ figure, feature: 'cloister' })),
    featureComplete: each(['city', 'road'], (feature) => ({ figure: 'builder', feature })),
    noOwnFollower: [
      { figure: 'builder', feature: 'city' },
      { figure: 'builder', feature: 'road' },
      { figure: 'pig', feature: 'field' },
    ],
    noSuchSegment: [{ segment: 7 }],
    featureOccupied: FEATURE_KINDS.flatMap((feature) =>
      [[1], [0, 1], [0, 1, 3]].map((by) => ({ feature, by: by.map(seat) })),
    ),
    everySpotOccupied: [{}],
    ...dracheViolations,
  },
};

const SIGNS: readonly Sign[] = ['inn', 'cathedral'];
const SIGNS_ON: { readonly [F in ScoredFeature['feature']]: readonly Sign[] } = {
  city: ['cathedral'],
  road: ['inn'],
  cloister: [],
};
const SETS = ['base', 'fluss', 'erweiterung', 'haendler', 'koenig', 'drache'] as const;

/** Every figure where it can be. */
const PLACED = [
  ...(['follower', 'bigFollower'] as const).flatMap((figure) => FEATURE_KINDS.map((feature) => ({ figure, feature }))),
  { figure: 'builder', feature: 'city' } as const,
  { figure: 'builder', feature: 'road' } as const,
  { figure: 'pig', feature: 'field' } as const,
];

const panel: Samples<(typeof carcassonneWords)['en']['panel']> = {
  drache: drachePanel,
  buttons: {
    rotation: each(ROTATIONS, (degrees) => [degrees]),
    spot: PLACED.flatMap((placed) => [
      [placed, null],
      [placed, 'X'],
    ]),
    other: FEATURE_KINDS.map((feature) => [{ figure: 'bigFollower', feature }]),
    follower: [['A', 'X']],
  },
  notes: {
    stepPlace: each(COUNTS.slice(1), (places) => [places]),
    stepRotation: [[3, '(3, −2)']],
    stepFollower: [
      ...COUNTS.slice(1).map((follower) => ['(3, −2)', 90, { follower }] as const),
      ['(3, −2)', 0, { follower: 0, bigFollower: 1, builder: 0, pig: 1 }],
      ['(3, −2)', 0, { follower: 7, bigFollower: 1, builder: 1, pig: 1 }],
    ],
    stepLast: [
      ['', true],
      ['X', true],
      ['X', false],
    ],
    closed: COMPLETABLE.flatMap((feature) =>
      [null, ...SIGNS_ON[feature]].flatMap((sign) =>
        COUNTS.slice(1).flatMap((n) =>
          PEOPLE.slice(0, 3).map((names) => [{ feature, tiles: n, points: n, sign }, names] as const),
        ),
      ),
    ),
    closes: [[[]], [['X']], [['X', 'Y', 'Z']]],
    grows: COMPLETABLE.flatMap((feature) =>
      [null, ...SIGNS_ON[feature]].flatMap((sign) => [
        [{ feature, tiles: 2, sign }, true, []] as const,
        [{ feature, tiles: 5, sign }, false, ['Jens']] as const,
        [{ feature, tiles: 21, sign }, true, ['Jens', 'محمد']] as const,
      ]),
    ),
    sign: each(SIGNS, (sign) => [sign]),
    goods: [null, 'Jens'].flatMap((name) => [
      [{ wine: 1, grain: 0, cloth: 0 }, name],
      [{ wine: 2, grain: 1, cloth: 3 }, name],
    ]),
    award: AWARDS.flatMap((award) =>
      [null, 'Jens'].flatMap((name) => [
        [{ award, size: 2, isKept: false, from: null }, name] as const,
        [{ award, size: 5, isKept: false, from: 'محمد' }, name] as const,
        [{ award, size: 21, isKept: true, from: null }, name] as const,
      ]),
    ),
    again: [[null], ['Jens']],
    atOnce: each(COUNTS.slice(1), (points) => [points]),
    all: [[[]], [['X', '', 'Y']]],
    way: [
      ['X', ''],
      ['X', 'Y'],
    ],
    ways: [[['X']], [['X', 'Y']]],
    place: [
      [3, '(3, −2)', ['X']],
      [3, '(3, −2)', ['X', 'Y']],
    ],
  },
  summary: [null, ...PLACED].flatMap((placed) => [
    ['(3, −2)', 0, placed],
    ['(3, −2)', 90, placed],
  ]),
  lists: {
    set: each(SETS, (set) => [set, 3, 12]),
    left: each(COUNTS, (left) => [left]),
    inStack: each(COUNTS, (left) => [left]),
    tile: each(COUNTS, (left) => ['X', left, 21]),
    inBox: each([72], (all) => [all]),
    kind: each([1, 2], (all) => ['X', all]),
  },
  status: {
    turn: each(COUNTS.slice(1), (n) => [n, n]),
    tile: each(COUNTS.slice(1), (n) => [n, n]),
    over: [
      [1, 'turns', []],
      [71, 'turns', ['X']],
      [71, 'tiles', ['X', 'Y', 'Z']],
    ],
  },
};

const FIRST_TASK = { isSecond: false, hasSpecial: false, canPlace: true, canTravel: false, canMoveFairy: false };
const SECOND_TASK = { ...FIRST_TASK, isSecond: true, hasSpecial: true };
const DRACHE_TASKS = [
  { ...FIRST_TASK, canMoveFairy: true },
  { ...SECOND_TASK, canMoveFairy: true },
  { ...FIRST_TASK, canPlace: false, canMoveFairy: true },
  { ...FIRST_TASK, canTravel: true },
  { ...SECOND_TASK, canTravel: true, canMoveFairy: true },
];
const picture: Samples<(typeof carcassonneWords)['en']['picture']> = {
  placing: each(['Jens', 'محمد'], (name) => [name, FIRST_TASK]),
  acting: each(['Jens', 'محمد'], (name) => [name, FIRST_TASK]),
  removing: [['Jens']],
  moving: [['Jens', 3]],
  doing: {
    placeTile: each([FIRST_TASK, SECOND_TASK], (task) => [task]),
    action: each([FIRST_TASK, SECOND_TASK, ...DRACHE_TASKS], (task) => [task]),
    dragon: [[3]],
  },
  laid: [
    [cell, null],
    ...each(FEATURE_KINDS, (feature) => [cell, { figure: 'follower', feature }] as const),
    ...each(FIGURES, (figure) => [cell, { figure, feature: 'road' }] as const),
  ],
  scored: COMPLETABLE.flatMap((feature) => COUNTS.map((n) => [n, feature, n] as const)),
  dragonWent: [0, 1, 6].flatMap((steps) => [0, 1, 3].map((eaten) => [steps, eaten] as const)),
  fairyAt: [[cell]],
  asideOf: each(COUNTS.slice(1), (tiles) => [tiles]),
  left: each(COUNTS, (tiles) => [tiles]),
  inBox: each([1, 72], (tiles) => [tiles]),
  removed: each(COUNTS.slice(1), (tiles) => [tiles]),
  prospect: [
    ...COUNTS.slice(1).flatMap((tiles) => [
      [{ kind: 'city', tiles, pennants: 0, complete: false }] as const,
      [{ kind: 'city', tiles, pennants: tiles, complete: true }] as const,
      [{ kind: 'road', tiles, complete: false }] as const,
      [{ kind: 'road', tiles, complete: true }] as const,
      [{ kind: 'cloister', tiles, complete: false }] as const,
    ]),
    ...COUNTS.map((cities) => [{ kind: 'field', cities }] as const),
  ],
  end: {
    wonBy: each(COUNTS, (points) => ['Jens', points]),
    wonByResignation: [['Jens']],
    tied: [
      [1, 2],
      [84, 3],
    ],
  },
};

const surveyed = (of: Partial<Survey>): Survey => ({
  ...{ kind: 'city', root: 0, complete: false, cells: cells(3), pennants: 0, needs: [], cities: 0, figures: [] },
  ...{ sign: null, goods: { wine: 0, grain: 0, cloth: 0 } },
  ...of,
});
const SURVEYS: readonly Survey[] = [
  ...[0, 1, 2].map((pennants) => surveyed({ pennants, needs: cells(pennants) })),
  surveyed({ complete: true }),
  surveyed({ kind: 'road', cells: cells(1), needs: cells(1) }),
  surveyed({ kind: 'road', cells: cells(5), complete: true }),
  surveyed({ kind: 'cloister', cells: cells(8), needs: cells(1) }),
  ...COUNTS.map((cities) => surveyed({ kind: 'field', cities })),
  surveyed({ sign: 'cathedral', needs: cells(2) }),
  surveyed({ pennants: 2, sign: 'cathedral', goods: { wine: 2, grain: 0, cloth: 1 }, needs: cells(2) }),
  surveyed({ goods: { wine: 0, grain: 1, cloth: 0 }, needs: cells(1) }),
  surveyed({ kind: 'road', sign: 'inn', needs: cells(2) }),
];
const TILES: readonly TileId[] = [
  'A',
  'C',
  'D',
  'F',
  'L',
  'X',
  'R08',
  'E01',
  'E14',
  'E15',
  'H01',
  'H04',
  'K05',
  'P03',
  'P08',
  'P10',
  'P25',
];
const segments: readonly LyingSegment[] = TILES.flatMap((tile) => lying(tile, 90));
const person = (name: string, where: string | null, figure: Figure = 'follower') => ({
  ...{ figure, name, cell: '(3, −2)', where },
});

const map: Samples<(typeof carcassonneWords)['en']['map']> = {
  tile: [
    ...TILES.map((tile) => [toldSegments(tile, 0), landmarkOf(tile)] as const),
    [toldSegments('R01', 0), 'spring'],
    [toldSegments('R02', 0), 'lake'],
    [toldSegments('P13', 0), 'dragon'],
  ],
  river: [['(3, −2)']],
  where: each(segments, (segment) => [segment]),
  feature: SURVEYS.flatMap((of) => [
    [of, null],
    [of, 'X'],
  ]),
  needs: each(SURVEYS, (of) => [of]),
  spot: [
    ['X', ''],
    ['X', 'Y'],
  ],
  person: FEATURE_KINDS.flatMap((feature) => [
    [{ ...person('Jens', null), feature }],
    [{ ...person('محمد', 'X', 'bigFollower'), feature }],
  ]),
  people: FEATURE_KINDS.flatMap((kind) => [
    [[person('Jens', null)], kind],
    [[person('Aya', 'X'), person('محمد', null)], kind],
    [[person('Jens', null, 'bigFollower')], kind],
    [[person('Aya', null), person('Jens', null, 'bigFollower'), person('محمد', null, 'bigFollower')], kind],
    ...(kind === 'city' || kind === 'road'
      ? [[[person('Jens', null), person('Jens', null, 'builder')], kind] as const]
      : []),
    ...(kind === 'field'
      ? [[[person('Jens', null), person('Jens', 'X', 'pig'), person('Aya', null, 'pig')], kind] as const]
      : []),
  ]),
  occupied: [
    ['X', 'Y', ['(3, −2)'], ''],
    ['X', 'Y', ['(3, −2)', '(4, −2)'], 'Z'],
  ],
  free: [
    ['X', ['(3, −2)'], 'Y'],
    ['X', ['(3, −2)', '(4, −2)'], 'Y'],
    ['X', ['(3, −2)', '(4, −2)'], ''],
  ],
  placement: [['(3, −2)', 'X']],
  removed: [[['X']], [['X', 'Y', 'Z']]],
  kind: [['P25']],
  drache: dracheMap,
};

const ending: Samples<(typeof carcassonneWords)['en']['ending']> = {
  place: COUNTS.slice(1).flatMap((points) => [
    [1, 'Jens', points, null],
    [2, 'محمد', points, 1],
  ]),
  feature: [
    [1, 'X', 'Y', [{ names: ['Jens'], points: 4, byPig: 0 }], false],
    [12, 'X', 'Y', [{ names: ['Aya', 'محمد'], points: 0, byPig: 0 }], true],
    [
      3,
      'X',
      'Y',
      [
        { names: ['Aya'], points: 10, byPig: 1 },
        { names: ['Jens', 'محمد'], points: 9, byPig: 0 },
        { names: ['Zoë'], points: 0, byPig: 0 },
      ],
      true,
    ],
  ],
  farmers: [
    [1, 2, '(3, −2)', [{ names: ['Jens'], points: 4, byPig: 0 }]],
    [12, 5, '(3, −2)', [{ names: ['Aya', 'محمد'], points: 4, byPig: 0 }]],
    [12, 5, '(3, −2)', []],
    [2, 5, '(3, −2)', [{ names: ['Jens'], points: 5, byPig: 1 }]],
  ],
  goods: GOODS.flatMap((good) => [
    [good, 1, [{ names: ['Jens'], points: 10, byPig: 0 }]],
    [good, 6, [{ names: ['Aya', 'محمد'], points: 10, byPig: 0 }]],
  ]),
  award: AWARDS.flatMap((award) =>
    COUNTS.slice(1).map((n) => [award, n, [{ names: ['Jens'], points: n, byPig: 0 }]] as const),
  ),
  fairy: [['X', [{ names: ['Jens'], points: 3, byPig: 0 }]]],
};

const commands: Samples<(typeof carcassonneWords)['en']['commands']> = {
  suggestions: {
    place: ROTATIONS.flatMap((rotation) => [
      ['(3, −2)', rotation, ''],
      ['(3, −2)', rotation, 'X'],
    ]),
    rotation: each(ROTATIONS, (degrees) => [degrees]),
  },
};

/** All that is said of Carcassonne in a language, by chapter. */
export const chapters = (locale: Locale) => ({
  game: gameEntries(carcassonne, carcassonneWords[locale].game, game),
  names: [
    ...entriesOf(
      {
        ...{
          followers: carcassonneWords[locale].names.followers,
          figures: carcassonneWords[locale].names.figures,
          person: carcassonneWords[locale].names.person,
        },
        ...{
          goods: carcassonneWords[locale].names.goods,
          awards: carcassonneWords[locale].names.awards,
          signs: carcassonneWords[locale].names.signs,
        },
        turned: carcassonneWords[locale].names.turned,
      },
      { person: FEATURE_KINDS.map((kind) => ['bigFollower', kind] as const), turned: each(ROTATIONS, (r) => [r]) },
      say,
    ),
    ...entriesOf({ tile: carcassonneWords[locale].names.tile }, { tile: each(TILES, (tile) => [tile]) }, say),
  ],
  panel: entriesOf(carcassonneWords[locale].panel, panel, say),
  picture: entriesOf(carcassonneWords[locale].picture, picture, say),
  map: entriesOf(carcassonneWords[locale].map, map, say),
  ending: entriesOf(carcassonneWords[locale].ending, ending, say),
  commands: entriesOf(carcassonneWords[locale].commands, commands, say),
  rules: entriesOf(ruleWords[locale], {}, say),
});
