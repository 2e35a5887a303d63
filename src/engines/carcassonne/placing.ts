import { type Atlas, atlas, cellOf, placementAt, STEPS, xOf, yOf } from './atlas.ts';
import { inPlay } from './expansions/index.ts';
import { type Option, ROTATIONS, type Rotation, SIDES, type TileId } from './ids.ts';
import type { Move } from './moves.ts';
import type { Placement } from './state.ts';
import { rotationsOf, turned } from './turned.ts';
import type { Violation } from './violations.ts';

type PlaceTile = Extract<Move, { readonly kind: 'placeTile' }>;

/** A map and the sets by whose rules tiles are placed on it. */
export interface MapInPlay {
  readonly options: readonly Option[];
  readonly placements: readonly Placement[];
}

/** Where and how a tile fits (rules §3.3, and those of the sets): by x, then y, then rotation, each ascending. */
export function fittingPlaces({ options, placements }: MapInPlay, tile: TileId): readonly PlaceTile[] {
  const map = atlas(placements);
  const { frontier, forbidden } = map;
  const rotations = rotationsOf(tile);
  const places: PlaceTile[] = [];
  for (let index = 0; index < frontier.length; index++) {
    for (const { pattern, rotation } of rotations) {
      if ((forbidden[index]! & pattern) === 0) {
        places.push({ kind: 'placeTile', x: xOf(frontier[index]!), y: yOf(frontier[index]!), rotation });
      }
    }
  }
  return isPlacedBySets(options)
    ? places.filter(({ x, y, rotation }) => refusedBySets(options, map, tile, cellOf(x, y)!, rotation) === null) // On it.
    : places;
}

/** Whether a tile fits anywhere at all (rules §3.4). */
export function fitsSomewhere(on: MapInPlay, tile: TileId): boolean {
  if (isPlacedBySets(on.options)) return fittingPlaces(on, tile).length > 0;
  const rotations = rotationsOf(tile);
  return atlas(on.placements).forbidden.some((bits) => rotations.some(({ pattern }) => (bits & pattern) === 0));
}

/** Why a tile cannot be placed there (rules §3.3, and those of the sets), or null. */
export function whyNotThere(
  { options, placements }: MapInPlay,
  tile: TileId,
  x: number,
  y: number,
  rotation: Rotation,
): Violation | null {
  if (!ROTATIONS.includes(rotation)) return { kind: 'noSuchRotation', rotation };
  const map = atlas(placements);
  const cell = cellOf(x, y);
  if (cell === null) return { kind: 'touchesNothing', x, y };
  if (placementAt(map, cell) >= 0) return { kind: 'cellTaken', x, y };
  const index = map.frontier.indexOf(cell);
  if (index < 0) return { kind: 'touchesNothing', x, y };
  const { edges, pattern } = turned(tile, rotation);
  if ((map.forbidden[index]! & pattern) === 0) return refusedBySets(options, map, tile, cell, rotation);
  const side = STEPS.findIndex((step, at) => {
    const neighbor = placementAt(map, cell + step);
    return neighbor >= 0 && map.tiles[neighbor]!.edges[(at + 2) % 4] !== edges[at];
  });
  const theirs = map.tiles[placementAt(map, cell + STEPS[side]!)]!.edges[(side + 2) % 4]!;
  return { kind: 'edgeMismatch', side: SIDES[side]!, mine: edges[side]!, theirs };
}

const isPlacedBySets = (options: readonly Option[]): boolean =>
  inPlay(options).some(({ refusePlace }) => refusePlace !== null);

/** Why a set refuses a placement whose edges match, or null. */
function refusedBySets(
  options: readonly Option[],
  map: Atlas,
  tile: TileId,
  cell: number,
  rotation: Rotation,
): Violation | null {
  for (const { refusePlace } of inPlay(options)) {
    const violation = refusePlace?.(map, turned(tile, rotation), cell) ?? null;
    if (violation !== null) return violation;
  }
  return null;
}
