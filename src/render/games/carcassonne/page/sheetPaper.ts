/** The panels, the header, the well of the map and its axes. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Box, grown } from '../../../kit/boxes.ts';
import { fillBox, strokeBox, write } from '../../../kit/canvas.ts';
import type { Item } from '../../../kit/items.ts';
import { widthOf } from '../../../kit/text.ts';
import { colour } from '../../../kit/theme.ts';
import { accent } from '../accent.ts';
import { boxOf, cellsIn, isWhole, type MapFrame } from '../map/frame.ts';
import { tone } from '../tones.ts';
import { type Layout, RADIUS } from './layout.ts';

/** A raised panel of the right column. */
export function panel(context: SKRSContext2D, box: Box): void {
  fillBox(context, box, colour.card, RADIUS);
  strokeBox(
    context,
    { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2 },
    colour.line,
    2,
    RADIUS,
  );
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** The well of the map, with the numbers of columns and rows beside it. */
export function axes({ well, columnAxis, rowAxis }: Layout, frame: MapFrame): readonly Item[] {
  const cells = cellsIn(frame).filter((cell) => isWhole(frame, cell));
  const columns = [...new Set(cells.map(({ x }) => x))];
  const rows = [...new Set(cells.map(({ y }) => y))];
  const size = Math.max(18, Math.min(26, Math.floor(frame.scale * 0.42)));
  const style = { size, weight: 700, fill: colour.sideInk, align: 'center' } as const;
  return [
    emptyWell(well, colour.well),
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

/** Between two labels of columns, in pixels. */
const LABEL_GAP = 6;

/** Which cells are labelled where not every label has room: every second, third and so on, counted from the start tile. */
export const everyNth =
  (room: number, { scale }: Pick<MapFrame, 'scale'>) =>
  (cell: number): boolean =>
    cell % Math.ceil(room / scale) === 0;

/** A sunk panel with its line. */
export const emptyWell = (well: Box, fill: string): Item => ({
  box: well,
  facts: fill,
  paint(context) {
    fillBox(context, well, fill, RADIUS);
    strokeBox(context, grown(well, -1), colour.line, 2, RADIUS - 1);
  },
});

/** The accent band: game, what is to be done, and at the right what is left. */
export function headerBand(context: SKRSContext2D, { x, y, width, height }: Box): void {
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, RADIUS);
  context.clip();
  context.fillStyle = accent;
  context.fillRect(x, y, width, height);
  context.beginPath();
  for (let left = x; left < x + width; left += 18) {
    context.moveTo(left, y + height);
    context.lineTo(left + 9, y + height - 11);
    context.lineTo(left + 18, y + height);
  }
  context.fillStyle = '#416831';
  context.fill();
  context.restore();
}

/** The stack of tiles, face down. */
export function paintStack(context: SKRSContext2D, x: number, y: number): void {
  for (const shift of [10, 5, 0]) {
    const box = { x: x + shift - 20, y: y - shift - 15, width: 36, height: 36 };
    fillBox(context, box, colour.paper, 7);
    strokeBox(context, box, tone.ink, 2.5, 7);
  }
  context.beginPath();
  context.arc(x - 2, y + 3, 9, 0, 2 * Math.PI);
  context.fillStyle = accent;
  context.fill();
}
