import { type Atlas, cellOf, placementAt, STEPS, xOf, yOf } from './atlas.ts';
import type { Expansion } from './expansions/hooks.ts';
import { expansionOf } from './expansions/index.ts';
import { ROTATIONS, type Rotation, type SetId, SIDES, type TileId } from './ids.ts';
import type { Move } from './moves.ts';
import { rotationsOf, turned } from './turned.ts';
import type { Violation } from './violations.ts';

type PlaceTile = Extract<Move, { readonly kind: 'placeTile' }>;

/** Where and how a tile fits (rules §3.3, and those of the sets): by x, then y, then rotation, each ascending. */
export function fittingPlaces(map: Atlas, tile: TileId): readonly PlaceTile[] {
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
  const refuse = refusalOf(rotations[0]!.kind.set);
  if (refuse === null) return places;
  return places.filter(({ x, y, rotation }) => refuse(map, turned(tile, rotation), cellOf(x, y)!) === null); // On the map.
}

/** Whether a tile fits anywhere at all (rules §3.4). */
export function fitsSomewhere(map: Atlas, tile: TileId): boolean {
  const rotations = rotationsOf(tile);
  if (refusalOf(rotations[0]!.kind.set) !== null) return fittingPlaces(map, tile).length > 0;
  return map.forbidden.some((bits) => rotations.some(({ pattern }) => (bits & pattern) === 0));
}

/** Why a tile cannot be placed there (rules §3.3, and those of the sets), or null. */
export function whyNotThere(map: Atlas, tile: TileId, x: number, y: number, rotation: Rotation): Violation | null {
  if (!ROTATIONS.includes(rotation)) return { kind: 'noSuchRotation', rotation };
  const cell = cellOf(x, y);
  if (cell === null) return { kind: 'touchesNothing', x, y };
  if (placementAt(map, cell) >= 0) return { kind: 'cellTaken', x, y };
  const index = map.frontier.indexOf(cell);
  if (index < 0) return { kind: 'touchesNothing', x, y };
  const placed = turned(tile, rotation);
  const { edges, kind, pattern } = placed;
  if ((map.forbidden[index]! & pattern) === 0) return refusalOf(kind.set)?.(map, placed, cell) ?? null;
  const side = STEPS.findIndex((step, at) => {
    const neighbor = placementAt(map, cell + step);
    return neighbor >= 0 && map.tiles[neighbor]!.edges[(at + 2) % 4] !== edges[at];
  });
  const theirs = map.tiles[placementAt(map, cell + STEPS[side]!)]!.edges[(side + 2) % 4]!;
  return { kind: 'edgeMismatch', side: SIDES[side]!, mine: edges[side]!, theirs };
}

/** What a set has against places for its own tiles beyond the edges, or null. */
const refusalOf = (set: SetId): Expansion['refusePlace'] => expansionOf(set)?.refusePlace ?? null;
