/** Numbers with icons: tiles of each building, coins, reserve, wall, and points. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Building, forEachBuilding, type Open } from '../../../../engines/alhambra/index.ts';
import { write } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawIcon, type Icon, paintRank } from '../art/icons.ts';

/** The most tiles of each building that any player or Dirk has; at least 1. */
export const mostOf = ({ players, dirk }: Open): Readonly<Record<Building, number>> =>
  forEachBuilding((building) =>
    Math.max(1, ...players.map(({ counts }) => counts[building]), dirk === null ? 0 : dirk[building]),
  );

/** How large an icon with its number is, in pixels. */
export interface AmountStyle {
  readonly icon: number;
  readonly type: number;
  /** Between the icon and the number. */
  readonly gap: number;
  readonly isBold?: boolean;
}

/** Paints an icon with a number to its right; x is its left end. */
export function paintAmount(
  context: SKRSContext2D,
  icon: Icon,
  amount: number,
  x: number,
  y: number,
  { icon: side, type, gap, isBold = true }: AmountStyle,
): void {
  drawIcon(context, icon, { x, y: y - side / 2, width: side, height: side });
  write(context, `${amount}`, x + side + gap, y + 1, { size: type, weight: isBold ? 700 : 400 });
}

/** Paints a number of tiles: in a golden disc if nobody has more, faint for none. */
export function paintCount(
  context: SKRSContext2D,
  amount: number,
  isMost: boolean,
  { x, y, radius, type }: { readonly x: number; readonly y: number; readonly radius: number; readonly type: number },
): void {
  if (isMost) paintRank(context, 1, { x, y, radius }, '');
  const fill = amount === 0 ? color.sideInk : color.ink;
  write(context, `${amount}`, x, y + 1, { size: type, weight: amount === 0 ? 400 : 700, fill, align: 'center' });
}

/** Paints points with their star; `right` is their right end. */
export function paintPoints(context: SKRSContext2D, points: number, right: number, y: number, type: number): void {
  context.save();
  const style = { size: type, weight: 700, align: 'right' } as const;
  write(context, `${points}`, right, y, style);
  const digits = `${points}`.length;
  const side = Math.round(type * 0.84);
  drawIcon(context, 'points', {
    x: right - digits * type * 0.59 - side - 8,
    y: y - side / 2,
    width: side,
    height: side,
  });
  context.restore();
}
