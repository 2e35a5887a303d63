/** What the pictures in the rules show. */
import type { ByBuilding, Coin, OpenPlayer, PlacedTile, TileId } from '../../../../engines/alhambra/index.ts';

const at = (tile: TileId, x: number, y: number): PlacedTile => ({ tile, x, y });

/** The coins on display, and the sets that can be taken (rules §5). */
export const TAKING: { readonly display: readonly Coin[]; readonly sets: readonly (readonly Coin[])[] } = {
  display: ['blue-7', 'yellow-3', 'yellow-4', 'green-1'],
  sets: [['blue-7'], ['yellow-3', 'green-1'], ['yellow-4', 'green-1']],
};

/** A tile on the blue place, and two payments (rules §6). */
export const PAYING: { readonly tile: TileId; readonly payments: readonly (readonly Coin[])[] } = {
  tile: 'tower-9-ne',
  payments: [
    ['blue-4', 'blue-5'],
    ['blue-4', 'blue-7'],
  ],
};

/** An alhambra, and a space that is right and three that are wrong, in the order of the rules (rules §9). */
export const PLACING: { readonly alhambra: readonly PlacedTile[]; readonly spaces: readonly PlacedTile[] } = {
  alhambra: [
    at('chambers-6-es', 1, 0),
    at('tower-11-0', -1, 0),
    at('tower-13-e', 1, -1),
    at('chambers-11-0', 1, -2),
    at('garden-12-s', 0, -2),
  ],
  spaces: [
    at('pavilion-2-new', 1, -3),
    at('pavilion-3-sw', 0, -3),
    at('pavilion-2-new', 2, -1),
    at('pavilion-2-new', -1, -1),
  ],
};

/** The longest wall has six sides; there is a shorter one, and a wall between tiles (rules §12). */
export const WALLS: readonly PlacedTile[] = [
  at('garden-9-e', 1, 0),
  at('tower-13-e', 0, 1),
  at('arcades-6-ne', 1, -1),
  at('tower-9-nw', 0, -1),
  at('arcades-8-n', -1, 0),
  at('tower-10-w', -2, 0),
  at('seraglio-5-sw', 1, 1),
];

/** Before a rebuilding, and the reserve tile of the first two kinds (rules §7). */
export const REBUILDING: {
  readonly alhambra: readonly PlacedTile[];
  readonly reserve: TileId;
  readonly changed: PlacedTile;
  readonly free: PlacedTile;
} = {
  alhambra: [at('garden-9-e', 1, 0), at('chambers-8-nw', -1, 0)],
  reserve: 'tower-13-e',
  changed: at('garden-9-e', 1, 0),
  free: at('tower-13-e', 0, -1),
};

/** Two players and Dirk in the second scoring round (rules §14). */
export const DIRK_COUNTS: readonly OpenPlayer['counts'][] = [
  counts(3, 0, 2, 1, 4, 2),
  counts(1, 2, 2, 3, 0, 3),
  counts(2, 1, 3, 1, 2, 0),
];

function counts(
  pavilion: number,
  seraglio: number,
  arcades: number,
  chambers: number,
  garden: number,
  tower: number,
): ByBuilding<number> {
  return { pavilion, seraglio, arcades, chambers, garden, tower };
}
