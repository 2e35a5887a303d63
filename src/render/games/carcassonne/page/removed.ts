/** Tiles that wait beside the board, and tiles that fit nowhere and are out of the game, which are crossed out. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { TileId } from '../../../../engines/carcassonne/index.ts';
import type { Box } from '../../../kit/geometry.ts';
import { widthOf, write } from '../../../kit/text.ts';
import { color } from '../../../kit/theme.ts';
import { alone, paintLoneTile } from '../map/tiles.ts';

/** The side of a tile, and the distance to the next one, in pixels. */
const REMOVED_SIDE = 40;
const GAP = 8;

/** Each kind once, with a count if there are several. */
const kindsOf = (removed: readonly TileId[]): readonly { readonly tile: TileId; readonly count: string }[] =>
  [...Map.groupBy(removed, (tile) => tile)].map(([tile, there]) => ({
    tile,
    count: there.length > 1 ? `×${there.length}` : '',
  }));

const countWidth = (context: SKRSContext2D, count: string, size: number): number =>
  count === '' ? 0 : widthOf(context, count, size, 700) + 4;

/** The width of these tiles side by side, in pixels. */
export const removedWidth = (context: SKRSContext2D, removed: readonly TileId[], size: number): number =>
  kindsOf(removed).reduce((sum, { count }) => sum + REMOVED_SIDE + GAP + countWidth(context, count, size), 0);

/**
 * Paints all tiles that fit nowhere in a row, crossed out: each kind once, with a count if there are several.
 *
 * @param label follows them if there is room; empty for none
 */
export function paintRemoved(
  context: SKRSContext2D,
  removed: readonly TileId[],
  { x, y, width, height }: Box,
  { label, size, ink = color.warning }: { readonly label: string; readonly size: number; readonly ink?: string },
): void {
  const kinds = kindsOf(removed);
  const style = { size, weight: 700, fill: ink } as const;
  const needed = removedWidth(context, removed, size);
  // Shrunk until all of them fit.
  const side = Math.floor(REMOVED_SIDE * Math.min(1, width / needed));
  let left = x;
  for (const kind of kinds) {
    const top = Math.round(y + (height - side) / 2);
    paintLoneTile(context, alone(kind.tile, 0), Math.round(left), top, side);
    strike(context, { x: Math.round(left), y: top, width: side, height: side });
    if (kind.count !== '') write(context, kind.count, left + side + 4, y + height / 2, style);
    left += side + GAP + countWidth(context, kind.count, size);
  }
  const room = x + width - left;
  if (label !== '' && widthOf(context, label, size, 700) <= room) {
    write(context, label, left + 2, y + height / 2, style);
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
