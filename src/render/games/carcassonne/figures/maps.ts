/** The maps in the rules' pictures: all touching sides match, unless the picture is about that. */
import type { Fable, Figure, Good, Placement, Rotation, Spot, TileId } from '../../../../engines/carcassonne/index.ts';
import { type Seat, seatOf } from '../../../../engines/contract.ts';
import type { RulesFigure } from '../../../../words/carcassonne/rules/contract.ts';
import type { Cell, GridWindow } from '../../../grid/frame.ts';

/** The players in these pictures, named by their colors in the rules. */
export const [RED, BLUE, YELLOW] = [0, 1, 3] as const;
type Player = typeof RED | typeof BLUE | typeof YELLOW;
/** Enough seats for these colors. */
export const SEATS = 4;

/** What is drawn over a map, around a point in cells. */
export type Mark =
  | { readonly kind: 'fits' | 'clashes'; readonly at: readonly [x: number, y: number] }
  | { readonly kind: 'letter'; readonly at: readonly [x: number, y: number]; readonly text: string }
  /** A step of the dragon. */
  | { readonly kind: 'step'; readonly at: readonly [x: number, y: number]; readonly text: string }
  /** `of`: who scores the points; omitted if it could be anyone. */
  | {
      readonly kind: 'points';
      readonly at: readonly [x: number, y: number];
      readonly text: string;
      readonly of?: readonly Player[];
    }
  /** What a player takes. */
  | {
      readonly kind: 'goods';
      readonly at: readonly [x: number, y: number];
      readonly of: Player;
      readonly goods: readonly (readonly [good: Good, count: number])[];
    };

export interface MapView {
  readonly placements: readonly Placement[];
  readonly figures: readonly Spot[];
  /** The tile that has just been placed, or null. */
  readonly last: Cell | null;
  readonly marks: readonly Mark[];
  readonly hasFarms: boolean;
  readonly window: GridWindow;
  /** With princess and dragon; null in other pictures. */
  readonly fable: MapFable | null;
}

/** Where dragon and fairy are. */
export interface MapFable extends Pick<Fable, 'dragon' | 'fairy'> {
  /** Where the dragon has been, from where it set out to where it is. */
  readonly way: readonly Cell[];
}

export interface MapFigure {
  /** Side by side. */
  readonly views: readonly MapView[];
  /** What each player gets, below the map. */
  readonly totals: readonly { readonly of: Player; readonly text: string }[];
}

const tile = (id: TileId, x: number, y: number, rotation: Rotation = 0): Placement => ({ tile: id, x, y, rotation });
const seat = (of: Player): Seat => seatOf(of, SEATS)!; // All players are below `SEATS`.
const on = (of: Player, x: number, y: number, segment: number, figure: Figure = 'follower'): Spot => ({
  ...{ x, y, segment, figure },
  seat: seat(of),
});
const view = (
  window: readonly [west: number, north: number, columns: number, rows: number],
  placements: readonly Placement[],
  others: Partial<Omit<MapView, 'window' | 'placements'>> = {},
): MapView => {
  const [west, north, columns, rows] = window;
  return {
    ...{ placements, figures: [], last: null, marks: [], hasFarms: false, fable: null },
    ...{ window: { west, north, columns, rows }, ...others },
  };
};
const alone = (one: MapView): MapFigure => ({ views: [one], totals: [] });

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

/** The dragon comes from the volcano and goes around to the second row. */
const WAY: readonly Cell[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [2, 1],
  [1, 1],
].map(([x, y]) => ({ x: x!, y: y! }));
/** In the middle of the tiles, but beside the thief and the dragon. */
const STEP_NUMBERS = [
  [1.5, 0.5],
  [2.5, 0.5],
  [3.5, 0.5],
  [3.5, 1.5],
  [2.82, 1.5],
  [1.88, 1.86],
] as const;

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
  drache: alone(
    view(
      [-0.4, -0.4, 4.8, 2.8],
      [
        ...[tile('P01', 0, 0), tile('U', 1, 0, 90), tile('E', 2, 0), tile('V', 3, 0, 270)],
        ...[tile('B', 0, 1), tile('V', 1, 1, 180), tile('U', 2, 1), tile('V', 3, 1, 90)],
      ],
      {
        figures: [on(RED, 2, 0, 0), on(YELLOW, 2, 1, 0), on(BLUE, 0, 1, 0)],
        fable: {
          dragon: { x: 1, y: 1 },
          fairy: { cell: { x: 0, y: 1 }, with: { seat: seat(BLUE), segment: 0 } },
          way: WAY,
        },
        marks: STEP_NUMBERS.map((at, i) => ({ kind: 'step', at, text: `${i + 1}` })),
      },
    ),
  ),
  princess: alone(
    view([-0.4, -0.4, 2.8, 2.7], [tile('E', 0, 1, 90), tile('G', 1, 0, 90), tile('P20', 1, 1)], {
      figures: [on(RED, 0, 1, 0), on(YELLOW, 1, 0, 0)],
      last: { x: 1, y: 1 },
      marks: [
        { kind: 'letter', at: [0.6, 1.44], text: 'A' },
        { kind: 'letter', at: [1.78, 0.3], text: 'B' },
      ],
    }),
  ),
  portal: alone(
    view(
      [-0.4, -0.4, 4.8, 2.8],
      [
        ...[tile('B', 0, 0), tile('E', 1, 0), tile('E', 2, 0, 90), tile('E', 3, 0, 270)],
        ...[tile('U', 0, 1), tile('P08', 1, 1), tile('V', 2, 1)],
      ],
      {
        figures: [on(YELLOW, 0, 1, 0)],
        last: { x: 1, y: 1 },
        marks: [
          { kind: 'fits', at: [0.78, 0.56] },
          { kind: 'fits', at: [1.5, 0.12] },
          { kind: 'clashes', at: [3, 0.5] },
          { kind: 'clashes', at: [0.16, 1.5] },
        ],
      },
    ),
  ),
  fairy: alone(
    view([-0.3, -0.6, 4.6, 2.2], [tile('W', 0, 0), tile('U', 1, 0), tile('D', 2, 0, 180), tile('T', 3, 0, 90)], {
      figures: [on(RED, 0, 0, 0), on(YELLOW, 1, 0, 0), on(YELLOW, 2, 0, 1)],
      fable: { dragon: null, fairy: { cell: { x: 0, y: 0 }, with: { seat: seat(RED), segment: 0 } }, way: [] },
      marks: [
        { kind: 'points', at: [2.3, -0.28], text: '+4', of: [YELLOW] },
        { kind: 'points', at: [0.7, -0.28], text: '+3', of: [RED] },
      ],
    }),
  ),
};
