/** The maps in the rules' pictures of princess and dragon. */
import type { Cell } from '../../../grid/frame.ts';
import { alone, BLUE, type MapFigure, on, RED, seat, tile, view, YELLOW } from './mapFigure.ts';

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

export const FABLE_MAPS = {
  drache: alone(
    view(
      [-0.4, -0.4, 4.8, 2.8],
      [
        ...[tile('P01', 0, 0), tile('U', 1, 0, 90), tile('E', 2, 0), tile('V', 3, 0, 270)],
        ...[tile('B', 0, 1), tile('V', 1, 1, 180), tile('U', 2, 1), tile('V', 3, 1, 90)],
      ],
      {
        figures: [on(BLUE, 0, 1, 0)],
        leaving: [on(RED, 2, 0, 0), on(YELLOW, 2, 1, 0)],
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
} as const satisfies { readonly [name: string]: MapFigure };
