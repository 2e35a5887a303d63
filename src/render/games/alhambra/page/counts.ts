/** Numbers with icons: tiles of each building, coins, reserve, wall, and points. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { type ByBuilding, forEachBuilding, type Open } from '../../../../engines/alhambra/index.ts';
import { write } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { drawIcon, type Icon, paintRank } from '../art/icons.ts';

const RANKS = [1, 2, 3] as const;
/** A rank that has a disc of its own; null for one that the next scoring round pays nothing for. */
export type Rank = (typeof RANKS)[number] | null;

/** Which rank each party holds for each building, so many as the next scoring round pays for: players by seat, then Dirk. */
export function ranksOf({ players, dirk, scorings }: Open): readonly ByBuilding<Rank>[] {
  const parties = [...players.map(({ counts }) => counts), ...(dirk === null ? [] : [dirk])];
  const paid = RANKS.slice(0, scorings.length + 1);
  return parties.map((counts) =>
    forEachBuilding((building) => {
      const ahead = parties.filter((other) => other[building] > counts[building]).length;
      return counts[building] === 0 ? null : (paid[ahead] ?? null);
    }),
  );
}

/** How large an icon with its number is, in pixels. */
interface AmountStyle {
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

/** Paints a number of tiles: in a disc of gold, silver, or bronze for a rank that pays, faint for none. */
export function paintCount(
  context: SKRSContext2D,
  amount: number,
  rank: Rank,
  { x, y, radius, type }: { readonly x: number; readonly y: number; readonly radius: number; readonly type: number },
): void {
  if (rank !== null) paintRank(context, rank, { x, y, radius }, '');
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
