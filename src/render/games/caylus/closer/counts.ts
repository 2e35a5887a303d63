/** What a count brings: for each number of houses, and for each player now. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  CASTLE,
  type CountRow,
  countRow,
  housesOf,
  type Open,
  SECTIONS,
  type Section,
} from '../../../../engines/caylus/index.ts';
import type { Box } from '../../../kit/geometry.ts';
import { fillBox } from '../../../kit/page.ts';
import { widthOf, write, writeNarrowed } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawToken } from '../art/pieces.ts';
import { drawFavor } from '../art/tokens.ts';
import { tone } from '../tones.ts';
import { type CloserStyle, isWide } from './style.ts';

/** What each number of houses brings. */
export function paintCount(
  context: SKRSContext2D,
  { x, y, width, height }: Box,
  section: Section,
  style: CloserStyle,
): void {
  const rows = CASTLE[section].count;
  const pitch = (width - 24) / MOST_COUNT_ROWS;
  const middle = y + height / 2;
  rows.forEach((row, i) => {
    const isLast = i === rows.length - 1;
    const left = x + 14 + i * pitch;
    const end = paintHouses(
      context,
      `${row.from}${isLast || rows[i + 1]!.from > row.from + 1 ? '+' : ''}`,
      left,
      middle,
      style,
    );
    paintResult(context, row, end + style.sign * (isWide(style) ? 0.4 : 0.14), middle, style);
    if (i > 0) fillBox(context, { x: left - 7, y: y + 8, width: 2, height: height - 16 }, color.line);
  });
}

const MOST_COUNT_ROWS = Math.max(...SECTIONS.map((section) => CASTLE[section].count.length));

/** A house and a number; returns the right end. */
export function paintHouses(
  context: SKRSContext2D,
  n: string,
  x: number,
  y: number,
  { sign, number }: CloserStyle,
): number {
  const side = Math.round(sign * 0.64);
  paintHouse(context, x, y, side);
  write(context, n, x + side + 3, y + 1, { size: number - 2, weight: 700 });
  return x + side + 3 + widthOf(context, n, number - 2, 700);
}

/** A house of nobody; x is its left edge, y its middle, in pixels. */
export function paintHouse(context: SKRSContext2D, x: number, y: number, side: number): void {
  context.beginPath();
  for (const [dx, dy] of [
    [0.08, 0.48],
    [0.5, 0.06],
    [0.92, 0.48],
    [0.92, 0.94],
    [0.08, 0.94],
  ] as const)
    context.lineTo(x + dx * side, y - side / 2 + dy * side);
  context.closePath();
  context.fillStyle = tone.white;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = color.ink;
  context.stroke();
}

/** Points lost, crowns, or nothing. */
export function paintResult(
  context: SKRSContext2D,
  { loss, favors }: Pick<CountRow, 'loss' | 'favors'>,
  x: number,
  y: number,
  { number, sign }: Pick<CloserStyle, 'number' | 'sign'>,
): void {
  const type = { size: number - 2, weight: 700 } as const;
  if (favors === 0) {
    write(context, loss > 0 ? `−${loss}` : '–', x, y + 1, { ...type, fill: loss > 0 ? color.warning : color.sideInk });
    return;
  }
  const radius = Math.round(sign * 0.4);
  const text = favors > 1 ? `${favors}` : '';
  write(context, text, x, y + 1, type);
  const left = x + (text === '' ? 0 : widthOf(context, text, type.size, 700) + 2);
  drawFavor(context, { x: left + radius, y, radius });
}

/** Above the results of the players on a narrow page: the height of the words for it. */
export const labelOf = (style: CloserStyle): number => (isWide(style) ? 0 : Math.round(style.smallest * 1.3));

/** What the count would bring each player now. */
export function paintNow(
  context: SKRSContext2D,
  { x, y, width, height }: Box,
  open: Open,
  section: Section,
  style: CloserStyle,
  label: string,
): void {
  const above = labelOf(style);
  const middle = y + above + (height - above) / 2;
  fillBox(context, { x: x + 12, y: y - 2, width: width - 24, height }, color.active, 10);
  const place = { sizes: style.text, width: 220, fill: color.sideInk } as const;
  const labelAt = above === 0 ? middle : y + above / 2 + 2;
  writeNarrowed(context, label, x + 24, labelAt, { ...place, width: above === 0 ? 210 : width - 60 });
  const from = above === 0 ? 240 : 20;
  const pitch = (width - 12 - from) / 5;
  for (const [i, seat] of open.order.entries()) {
    const left = x + from + i * pitch;
    const houses = housesOf(open, section, seat);
    drawToken(context, seat, { x: left + 14, y: middle, radius: Math.round(style.sign * 0.32) });
    const at = left + 18 + style.sign * 0.4;
    write(context, `${houses}`, at, middle + 1, { size: style.number - 2, fill: color.sideInk });
    const end = at + widthOf(context, `${houses}`, style.number - 2);
    paintResult(context, countRow(section, houses), end + style.sign * 0.3, middle, style);
  }
}
