/** The numbers of the columns above a grid and of the rows beside it. */
import { signed } from '../../words/speech.ts';
import type { Box } from '../kit/boxes.ts';
import { write } from '../kit/canvas.ts';
import type { Element } from '../kit/elements.ts';
import { widthOf } from '../kit/text.ts';
import { color } from '../kit/theme.ts';
import { boxOf, cellsIn, type GridFrame, isWhole } from './frame.ts';

/** Between the labels of two columns at least, in pixels. */
const LABEL_GAP = 6;

/**
 * Labels the columns and rows that are shown whole.
 *
 * @param columnAxis the strip for the column numbers, in pixels: as wide as the grid's area or wider
 * @param rowAxis the strip for the row numbers
 */
export function axes(columnAxis: Box, rowAxis: Box, frame: GridFrame): readonly Element[] {
  const cells = cellsIn(frame).filter((cell) => isWhole(frame, cell));
  const columns = [...new Set(cells.map(({ x }) => x))];
  const rows = [...new Set(cells.map(({ y }) => y))];
  const size = Math.max(18, Math.min(26, Math.floor(frame.scale * 0.42)));
  const style = { size, weight: 700, fill: color.sideInk, align: 'center' } as const;
  return [
    {
      box: columnAxis,
      facts: [frame.scale, frame.left, columns],
      paint(context) {
        const widest = Math.max(...columns.map((x) => widthOf(context, signed(x), size, 700)));
        for (const x of columns.filter(everyNth(widest + LABEL_GAP, frame))) {
          const box = boxOf(frame, { x, y: 0 });
          write(context, signed(x), box.x + box.width / 2, columnAxis.y + columnAxis.height / 2, style);
        }
      },
    },
    {
      box: rowAxis,
      facts: [frame.scale, frame.top, rows],
      paint(context) {
        for (const y of rows.filter(everyNth(size, frame))) {
          const box = boxOf(frame, { x: 0, y });
          write(context, signed(y), rowAxis.x + rowAxis.width / 2, box.y + box.height / 2, style);
        }
      },
    },
  ];
}

/**
 * Picks the columns or rows to label when there is no room for every label: every second, third, and so on, counted
 * from 0.
 *
 * @param room what one label needs, in pixels
 */
export const everyNth =
  (room: number, { scale }: Pick<GridFrame, 'scale'>) =>
  (cell: number): boolean =>
    cell % Math.ceil(room / scale) === 0;
