import { TILE_IDS, type TileId } from './ids.ts';

const known = new Set<string>(TILE_IDS);
export const isTile = (name: string): name is TileId => known.has(name);

/** The tiles minus one. */
export const without = (tiles: readonly TileId[], gone: TileId): readonly TileId[] =>
  tiles.filter((tile) => tile !== gone);
