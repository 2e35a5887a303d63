import { type Atlas, placementAt } from './atlas.ts';
import { cellOf, STEPS, xOf, yOf } from './cells.ts';
import { ROTATIONS, type Rotation, SIDES, type TileId } from './ids.ts';
import type { Move } from './moves.ts';
import { rotationsOf, turned } from './turned.ts';
import type { Violation } from './violations.ts';

type PlaceTile = Extract<Move, { readonly kind: 'placeTile' }>;

/** Where and how a tile fits (rules §3.3): by x, then y, then rotation, each ascending. */
export function fittingPlaces({ frontier, forbidden }: Atlas, tile: TileId): readonly PlaceTile[] {
  const rotations = rotationsOf(tile);
  const places: PlaceTile[] = [];
  for (let index = 0; index < frontier.length; index++) {
    for (const { pattern, rotation } of rotations) {
      if ((forbidden[index]! & pattern) === 0) {
        places.push({ kind: 'placeTile', x: xOf(frontier[index]!), y: yOf(frontier[index]!), rotation });
      }
    }
  }
  return places;
}

/** Whether a tile fits anywhere at all (rules §3.4). */
export function fitsSomewhere({ forbidden }: Atlas, tile: TileId): boolean {
  const rotations = rotationsOf(tile);
  return forbidden.some((bits) => rotations.some(({ pattern }) => (bits & pattern) === 0));
}

/** Why a tile cannot be placed there (rules §3.3), or null. */
export function whyNotThere(map: Atlas, tile: TileId, x: number, y: number, rotation: Rotation): Violation | null {
  if (!ROTATIONS.includes(rotation)) return { kind: 'noSuchRotation', rotation };
  const cell = cellOf(x, y);
  if (cell === null) return { kind: 'touchesNothing', x, y };
  if (placementAt(map, cell) >= 0) return { kind: 'cellTaken', x, y };
  const index = map.frontier.indexOf(cell);
  if (index < 0) return { kind: 'touchesNothing', x, y };
  const { edges, pattern } = turned(tile, rotation);
  if ((map.forbidden[index]! & pattern) === 0) return null;
  const side = STEPS.findIndex((step, at) => {
    const neighbour = placementAt(map, cell + step);
    return neighbour >= 0 && map.tiles[neighbour]!.edges[(at + 2) % 4] !== edges[at];
  });
  const theirs = map.tiles[placementAt(map, cell + STEPS[side]!)]!.edges[(side + 2) % 4]!;
  return { kind: 'edgeMismatch', side: SIDES[side]!, mine: edges[side]!, theirs };
}
