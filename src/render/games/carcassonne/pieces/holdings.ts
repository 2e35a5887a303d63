/** What a player has, as the cards show it: figures in hand, goods, king, and robber. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import {
  AWARDS,
  type Award,
  type ByFigure,
  type Change,
  type Figure,
  figuresOf,
  GOODS,
  type Good,
  type Open,
} from '../../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import type { ChangePlace } from '../../../contract.ts';
import { numberWidth, showing } from '../../../kit/changed.ts';
import { widthOf, write } from '../../../kit/text.ts';
import { color, type SeatMark, seatMarks } from '../../../kit/theme.ts';
import { paintBlank, stampFigure } from './figure.ts';
import { paintToken } from './tokens.ts';

export interface Holdings {
  readonly mark: SeatMark;
  /** The figures of this game, with how many are in hand. */
  readonly figures: readonly { readonly kind: Figure; readonly inHand: number }[];
  /** By good; empty without `haendler`. */
  readonly goods: readonly { readonly good: Good; readonly count: number }[];
  /** The awards that the player holds, with the number of tiles to beat. */
  readonly awards: readonly { readonly award: Award; readonly size: number }[];
  /** Whether the fairy is with one of the player's followers. */
  readonly hasFairy: boolean;
}

/** What everyone sees that this player has. */
export function holdingsOf({ options, players, expansions }: Open, seat: Seat): Holdings {
  const { hand } = players[seat]!; // There are as many players as seats.
  const goods = expansions.haendler?.goods[seat];
  const awards = expansions.koenig;
  return {
    mark: seatMarks[seat]!,
    figures: figuresOf(options).map((kind) => ({ kind, inHand: hand[kind] ?? 0 })),
    goods: goods === undefined ? [] : GOODS.map((good) => ({ good, count: goods[good] })),
    awards: AWARDS.flatMap((award) => (awards?.[award].seat === seat ? [{ award, size: awards[award].size }] : [])),
    hasFairy: expansions.drache?.fairy?.with?.seat === seat,
  };
}

/** Whether cards need room for goods or awards. */
export const hasTokens = ({ expansions }: Pick<Open, 'expansions'>): boolean =>
  expansions.haendler !== undefined || expansions.koenig !== undefined;

/** Where a row is, and its sizes, in pixels. `x`: the middle of its first icon. */
export interface HoldingsRow {
  readonly x: number;
  readonly y: number;
  /** Of an icon. */
  readonly icon: number;
  /** Of the numbers. */
  readonly size: number;
}

/** Figures of all kinds in icons of the same height: their size, and how far each is below the middle of the row. */
const FITTED: ByFigure<{ readonly size: number; readonly drop: number }> = {
  follower: { size: 1, drop: 0 },
  bigFollower: { size: 0.86, drop: 0.08 },
  builder: { size: 0.96, drop: 0 },
  pig: { size: 0.86, drop: 0.05 },
};

/** Paints the followers in hand with their number, then the other figures; those on the map are empty outlines. */
export function paintFigures(context: SKRSContext2D, { figures, mark }: Holdings, row: HoldingsRow): void {
  const { icon, size } = row;
  let { x } = row;
  for (const { kind, inHand } of figures) {
    const fitted = FITTED[kind];
    const y = Math.round(row.y + fitted.drop * icon);
    const piece = { kind, mark, letter: '', x: Math.round(x), y, height: icon * fitted.size, isLying: false };
    if (inHand > 0) stampFigure(context, piece);
    else paintBlank(context, piece);
    x += icon * (kind === 'follower' ? 0.58 : 0.68);
    if (kind === 'follower') {
      write(context, `×${inHand}`, x, row.y + 1, { size, weight: 700, fill: color.sideInk });
      x += widthOf(context, '×7', size, 700) + icon * 0.1;
    }
    x += icon * 0.68;
  }
}

/** Paints the goods with their numbers. */
export function paintGoods(context: SKRSContext2D, { goods }: Holdings, { x: left, y, icon, size }: HoldingsRow): void {
  const pitch = goodsPitch(icon, widthOf(context, '9', size, 700));
  goods.forEach(({ good, count }, i) => {
    const x = left + i * pitch;
    context.globalAlpha = count === 0 ? 0.35 : 1;
    paintToken(context, good, x, y, icon);
    context.globalAlpha = 1;
    if (count > 0) write(context, `${count}`, x + icon * 0.62, y + 1, { size, weight: 700 });
  });
}

const goodsPitch = (icon: number, digit: number): number => icon * 1.44 + digit;

/** Where the goods of a seat are, which can change. */
export function goodsPlace({ goods }: Holdings, seat: Seat, { x, y, icon, size }: HoldingsRow): readonly ChangePlace[] {
  if (goods.length === 0) return [];
  const width = (goods.length - 1) * goodsPitch(icon, numberWidth('9', size)) + 1.5 * icon + numberWidth('9', size);
  const box = { x: Math.round(x - 0.66 * icon), y: Math.round(y - 0.6 * icon) };
  return [showing<Change>({ kind: 'goods', seat }, { ...box, width: Math.ceil(width), height: Math.ceil(1.2 * icon) })];
}

/** Awards in a row from right to left. `x`: its right edge. */
export interface AwardsRow extends HoldingsRow {
  readonly awards: Holdings['awards'];
}

/** Where awards are, which can change. */
export function awardPlaces({ awards, x, y, icon, size }: AwardsRow): readonly ChangePlace[] {
  let end = x;
  return awards.toReversed().map(({ award, size: tiles }) => {
    const width = numberWidth(`${tiles}`, size) + 1.26 * icon;
    const box = { x: Math.round(end - width), y: Math.round(y - 0.66 * icon) };
    end -= numberWidth(`${tiles}`, size) + 1.42 * icon;
    return showing<Change>(
      { kind: 'award', award },
      { ...box, width: Math.ceil(width) + 4, height: Math.ceil(1.32 * icon) },
    );
  });
}

/** Paints awards with the number of tiles to beat; returns their left edge. */
export function paintAwards(context: SKRSContext2D, { awards, x, y, icon, size }: AwardsRow): number {
  let end = x;
  for (const { award, size: tiles } of awards.toReversed()) {
    write(context, `${tiles}`, end, y + 1, { size, weight: 700, align: 'right' });
    end -= widthOf(context, `${tiles}`, size, 700) + icon * 0.64;
    paintToken(context, award, end, y, icon * 1.12);
    end -= icon * 0.78;
  }
  return end;
}

/** Paints the fairy if she is with one of the player's followers. `x`: the right edge. */
export function paintCompany(
  context: SKRSContext2D,
  { hasFairy }: Pick<Holdings, 'hasFairy'>,
  { x, y, icon }: Pick<HoldingsRow, 'x' | 'y' | 'icon'>,
): void {
  if (hasFairy) paintToken(context, 'fairy', x - icon * 0.76, y - 2, icon);
}
