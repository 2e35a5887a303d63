/** The maps in the rules' pictures: all touching sides match, unless the picture is about that. */
import type { RulesFigure } from '../../../../words/carcassonne/rules/index.ts';
import { FABLE_MAPS } from './fable.ts';
import { alone, BLUE, type MapFigure, on, RED, tile, view, YELLOW } from './mapFigure.ts';

const START = [tile('D', 0, 0), tile('E', 0, 1, 180)];

/** Five cities of two tiles: 1 to 3 on the left, 4 above 5 on the right; and two farms. */
const FARMS = [
  ...[tile('E', -1, 0, 90), tile('H', 0, 0, 90), tile('E', 1, 0, 270)],
  ...[tile('E', -1, 1, 90), tile('H', 0, 1, 90), tile('K', 1, 1, 270)],
  ...[tile('E', -1, 2, 90), tile('E', 0, 2, 270)],
];
const FARMERS = [on(RED, 0, 0, 2), on(YELLOW, 0, 1, 2), on(RED, 1, 0, 1)];
const CITIES = [
  [-0.14, 0.5],
  [-0.14, 1.5],
  [-0.14, 2.5],
  [1.14, 0.5],
  [1.14, 1.5],
] as const;
const AROUND_FARMS = [-1.4, -0.3, 3.8, 3.45] as const;

/** From the spring to the east, then to the south. */
const RIVER = [tile('R01', 0, 0), tile('R04', 1, 0)];

/** The pictures that are maps; the others are lists of tiles. */
export type MapName = Exclude<RulesFigure, `tiles${string}`>;

export const MAPS: { readonly [F in MapName]: MapFigure } = {
  tile: {
    views: [
      view([-0.5, -0.5, 3, 3], [...START, tile('V', 1, 0)], {
        ...{ last: { x: 1, y: 0 }, marks: [{ kind: 'fits', at: [1.86, 0.14] }] },
      }),
      view([-0.5, -0.5, 3, 3], [...START, tile('E', 1, 1, 270)], {
        ...{ last: { x: 1, y: 1 }, marks: [{ kind: 'clashes', at: [1.86, 1.14] }] },
      }),
    ],
    totals: [],
  },
  follower: alone(
    view(
      [-0.5, -0.35, 4, 2.2],
      [...[tile('B', 0, 1), tile('U', 0, 0), tile('E', 1, 1), tile('D', 1, 0, 180), tile('V', 2, 0)]],
      {
        figures: [on(RED, 0, 0, 0)],
        last: { x: 2, y: 0 },
        marks: [
          { kind: 'letter', at: [2.62, 0.28], text: 'A' },
          { kind: 'letter', at: [2.25, 0.83], text: 'B' },
          { kind: 'clashes', at: [2.15, 0.5] },
        ],
      },
    ),
  ),
  city: alone(
    view(
      [-0.5, -0.25, 5, 2.5],
      [
        ...[tile('V', 0, 0, 90), tile('E', 1, 0, 180), tile('U', 2, 0, 90), tile('E', 3, 0, 180)],
        ...[tile('E', 0, 1, 90), tile('M', 1, 1), tile('U', 2, 1, 90), tile('E', 3, 1)],
      ],
      {
        figures: [on(RED, 1, 1, 0), on(BLUE, 3, 1, 0)],
        marks: [
          { kind: 'points', at: [0.85, 0.55], text: '+8', of: [RED] },
          { kind: 'points', at: [3.5, 0.55], text: '+2', of: [BLUE] },
        ],
      },
    ),
  ),
  road: alone(
    view([-0.3, -0.6, 4.6, 2.2], [tile('W', 0, 0), tile('U', 1, 0), tile('D', 2, 0, 180), tile('T', 3, 0, 90)], {
      figures: [on(RED, 1, 0, 0)],
      marks: [{ kind: 'points', at: [2.5, -0.28], text: '+4', of: [RED] }],
    }),
  ),
  cloister: alone(
    view(
      [-0.9, -0.15, 4.8, 3.3],
      [
        ...[tile('V', 0, 0, 270), tile('U', 1, 0), tile('V', 2, 0)],
        ...[tile('U', 0, 1, 90), tile('B', 1, 1), tile('D', 2, 1, 90)],
        ...[tile('V', 0, 2, 180), tile('U', 1, 2), tile('V', 2, 2, 90)],
      ],
      { figures: [on(RED, 1, 1, 0)], marks: [{ kind: 'points', at: [1.5, 0.98], text: '+9', of: [RED] }] },
    ),
  ),
  owners: {
    views: [
      view(
        [-0.5, -0.1, 5, 3.2],
        [
          ...[tile('E', 1, 0, 180), tile('E', 0, 1, 90), tile('C', 1, 1), tile('G', 2, 1)],
          ...[tile('E', 3, 1, 270), tile('E', 1, 2)],
        ],
        {
          figures: [
            ...[on(RED, 1, 0, 0), on(YELLOW, 0, 1, 0), on(BLUE, 1, 1, 0), on(RED, 2, 1, 0), on(YELLOW, 3, 1, 0)],
          ],
        },
      ),
    ],
    totals: [
      { of: RED, text: '+14' },
      { of: YELLOW, text: '+14' },
      { of: BLUE, text: '0' },
    ],
  },
  farm: {
    views: [
      view(AROUND_FARMS, FARMS, {
        ...{ figures: FARMERS, hasFarms: true },
        marks: CITIES.map((at, i) => ({ kind: 'letter', at, text: `${i + 1}` })),
      }),
    ],
    totals: [
      { of: RED, text: '15' },
      { of: YELLOW, text: '15' },
    ],
  },
  old: {
    views: [
      view(AROUND_FARMS, FARMS, {
        figures: FARMERS,
        marks: CITIES.map((at, i) => ({ kind: 'points', at, text: '4', of: i < 3 ? [RED, YELLOW] : [RED] })),
      }),
    ],
    totals: [
      { of: RED, text: '20' },
      { of: YELLOW, text: '12' },
    ],
  },
  fluss: {
    views: [
      view([-0.5, -0.5, 3, 3], [...RIVER, tile('R04', 1, 1, 180)], {
        ...{ last: { x: 1, y: 1 }, marks: [{ kind: 'fits', at: [1.86, 1.14] }] },
      }),
      view([-0.5, -0.5, 3, 3], [...RIVER, tile('R04', 1, 1, 90)], {
        ...{ last: { x: 1, y: 1 }, marks: [{ kind: 'clashes', at: [1.86, 1.14] }] },
      }),
    ],
    totals: [],
  },
  erweiterung: alone(
    view(
      [-0.4, -0.35, 5.1, 3.7],
      [
        ...[tile('E', 1, 0, 180), tile('E', 0, 1, 90), tile('E01', 1, 1), tile('E', 2, 1, 270), tile('E', 1, 2)],
        ...[tile('A', 3, 0), tile('E15', 3, 1, 90), tile('W', 3, 2, 180)],
      ],
      {
        figures: [on(RED, 0, 1, 0, 'bigFollower'), on(YELLOW, 2, 1, 0), on(RED, 3, 1, 0)],
        marks: [
          { kind: 'points', at: [0.35, 0.5], text: '+15', of: [RED] },
          { kind: 'points', at: [2.5, 0.5], text: '0', of: [YELLOW] },
          { kind: 'points', at: [4.2, 1.5], text: '+6', of: [RED] },
        ],
      },
    ),
  ),
  haendler: alone(
    view(
      [-0.9, -0.6, 3.8, 3],
      [tile('H02', 0, 0, 180), tile('N', 1, 0, 270), tile('H08', 0, 1, 90), tile('H11', 1, 1)],
      {
        figures: [on(RED, 1, 0, 0)],
        last: { x: 1, y: 1 },
        marks: [
          { kind: 'points', at: [1.72, -0.2], text: '+8', of: [RED] },
          {
            ...{ kind: 'goods', at: [1.5, 2.16], of: BLUE },
            goods: [
              ['wine', 2],
              ['cloth', 1],
            ],
          },
        ],
      },
    ),
  ),
  builder: alone(
    view([-0.3, -0.6, 4.6, 2.2], [tile('W', 0, 0), tile('U', 1, 0), tile('D', 2, 0, 180), tile('V', 3, 0)], {
      figures: [on(RED, 1, 0, 0), on(RED, 2, 0, 1, 'builder')],
      last: { x: 3, y: 0 },
    }),
  ),
  pig: {
    views: [
      view(
        [-1.5, -1.3, 4, 3.5],
        [
          ...[tile('E', -1, 0, 90), tile('H', 0, 0, 90), tile('E', 1, 0, 270)],
          ...[tile('V', 0, -1, 180), tile('V', 0, 1)],
        ],
        {
          figures: [on(RED, 0, 0, 2), on(RED, 0, -1, 1, 'pig'), on(YELLOW, 0, 1, 1)],
          hasFarms: true,
        },
      ),
    ],
    totals: [
      { of: RED, text: '8' },
      { of: YELLOW, text: '6' },
    ],
  },
  ...FABLE_MAPS,
};
