/** Tiles that are neither on the map nor in the stack: those set aside, and those that fit nowhere, crossed out. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Change, Open, TileId } from '../../../../engines/carcassonne/index.ts';
import type { PictureWords } from '../../../../words/carcassonne/picture/en.ts';
import type { ChangePlace } from '../../../contract.ts';
import { showing } from '../../../kit/changed.ts';
import type { Box } from '../../../kit/geometry.ts';
import { widthOf, write } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { alone, paintLoneTile } from '../map/tiles.ts';

/** The side of a tile, and the distance to the next one, in pixels. */
const SIDE = 40;
const GAP = 8;

export interface OutOfStack {
  /** Dragon tiles that wait for the first volcano (rules §13.2). */
  readonly setAside: readonly TileId[];
  readonly removed: readonly TileId[];
}

export const outOfStack = ({ expansions, removed }: Pick<Open, 'expansions' | 'removed'>): OutOfStack => ({
  setAside: expansions.drache?.setAside ?? [],
  removed,
});

export const isNone = ({ setAside, removed }: OutOfStack): boolean => setAside.length + removed.length === 0;

/** Where tiles set aside are, which come first in their row. */
export const setAsidePlace = ({ setAside }: OutOfStack, row: Box): readonly ChangePlace[] =>
  setAside.length === 0 ? [] : [showing<Change>({ kind: 'setAside' }, row)];

/** A kind of tile in the row. */
interface Kind {
  readonly tile: TileId;
  /** Empty for one. */
  readonly count: string;
  readonly isRemoved: boolean;
}

/** Each kind once, with a count if there are several. */
const kindsOf = ({ setAside, removed }: OutOfStack): readonly Kind[] =>
  [setAside, removed].flatMap((tiles, i) =>
    [...Map.groupBy(tiles, (tile) => tile)].map(([tile, there]) => ({
      tile,
      count: there.length > 1 ? `×${there.length}` : '',
      isRemoved: i === 1,
    })),
  );

const countWidth = (context: SKRSContext2D, count: string, size: number): number =>
  count === '' ? 0 : widthOf(context, count, size, 700) + 4;

/** The width of these tiles side by side, in pixels. */
export const outOfStackWidth = (context: SKRSContext2D, tiles: OutOfStack, size: number): number =>
  kindsOf(tiles).reduce((sum, { count }) => sum + SIDE + GAP + countWidth(context, count, size), 0);

interface RowStyle {
  /** What the label is taken from; null for none. */
  readonly words: Pick<PictureWords, 'fitsNowhere' | 'setAside'> | null;
  readonly size: number;
  readonly ink?: string;
}

/** Paints the tiles in a row, then what they are if they are all of one sort and there is room. */
export function paintOutOfStack(
  context: SKRSContext2D,
  tiles: OutOfStack,
  { x, y, width, height }: Box,
  { words, size, ink }: RowStyle,
): void {
  const needed = outOfStackWidth(context, tiles, size);
  // Shrunk until all of them fit.
  const side = Math.floor(SIDE * Math.min(1, width / needed));
  let left = x;
  const inkOf = (isRemoved: boolean) => ink ?? (isRemoved ? color.warning : color.sideInk);
  for (const { tile, count, isRemoved } of kindsOf(tiles)) {
    const top = Math.round(y + (height - side) / 2);
    paintLoneTile(context, alone(tile, 0), Math.round(left), top, side);
    if (isRemoved) strike(context, { x: Math.round(left), y: top, width: side, height: side });
    const style = { size, weight: 700, fill: inkOf(isRemoved) } as const;
    if (count !== '') write(context, count, left + side + 4, y + height / 2, style);
    left += side + GAP + countWidth(context, count, size);
  }
  const isRemoved = tiles.setAside.length === 0;
  const isMixed = !isRemoved && tiles.removed.length > 0;
  const label = words === null || isMixed ? '' : isRemoved ? words.fitsNowhere : words.setAside;
  if (label !== '' && widthOf(context, label, size, 700) <= x + width - left) {
    write(context, label, left + 2, y + height / 2, { size, weight: 700, fill: inkOf(isRemoved) });
  }
}

/** Crosses out a removed tile. */
function strike(context: SKRSContext2D, { x, y, width, height }: Box): void {
  for (const [stroke, thick] of [
    ['#FFFFFF', 0.17],
    [color.warning, 0.1],
  ] as const) {
    context.beginPath();
    context.moveTo(x + width * 0.06, y + height * 0.94);
    context.lineTo(x + width * 0.94, y + height * 0.06);
    context.lineWidth = width * thick;
    context.lineCap = 'round';
    context.strokeStyle = stroke;
    context.stroke();
  }
}
