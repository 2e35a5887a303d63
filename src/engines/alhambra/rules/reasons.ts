/** Reasons that several rules give. */
import { START } from '../components.ts';
import type { TileId } from '../ids.ts';
import { layoutOf, whyNotThere } from '../layout.ts';
import type { PlacedTile } from '../state.ts';
import { isTile } from '../tiles.ts';
import type { Violation } from '../violations.ts';

/** Why this tile cannot be taken from the reserve, or null. */
export function whyNotInReserve(reserve: readonly TileId[], tile: TileId): Violation | null {
  if (!isTile(tile)) return { kind: 'noSuchName', name: tile };
  return reserve.includes(tile) ? null : { kind: 'notInReserve', tile };
}

/** Why this tile cannot be dealt with as one that was bought or won, or null. */
export function whyNotToPlace(toPlace: readonly TileId[], tile: TileId): Violation | null {
  if (!isTile(tile)) return { kind: 'noSuchName', name: tile };
  return toPlace.includes(tile) ? null : { kind: 'notToPlace', tile };
}

/** Why no tile can be taken from this cell, or null. */
export function whyNoTileThere(alhambra: readonly PlacedTile[], x: number, y: number): Violation | null {
  if (x === START.x && y === START.y) return { kind: 'startTileStays' };
  return alhambra.some((placed) => placed.x === x && placed.y === y) ? null : { kind: 'noTileThere', x, y };
}

/** Why a tile, or if not given none of them, can be placed there, as far as the cell is given. */
export function whyNoPlace(
  alhambra: readonly PlacedTile[],
  { tile, x, y }: { readonly tile?: TileId; readonly x?: number; readonly y?: number },
): Violation {
  const layout = layoutOf(alhambra);
  if (x !== undefined && y !== undefined) {
    if (tile !== undefined) return whyNotThere(layout, tile, { x, y })!; // The cell is not among those that are listed.
    if (layout.at(x, y) !== null) return { kind: 'occupied', x, y };
  }
  return { kind: 'fitsNowhere', tile: tile ?? null };
}
