import { type Segment, TILES, type TileKind } from './components.ts';
import { EDGE_KINDS, type EdgeKind, ROTATIONS, type Rotation, SIDES, type TileId } from './ids.ts';

/** A rotated tile, with everything that placing and joining need to know. Sides: 0 north to 3 west. */
export interface TurnedTile {
  readonly kind: TileKind;
  readonly rotation: Rotation;
  readonly edges: readonly EdgeKind[];
  /** The four edges as one number: four bits per side, one of them set. */
  readonly pattern: number;
  /** By side: what this edge forbids for the adjacent tile, as bits to compare with that tile's `pattern`. */
  readonly forbids: readonly number[];
  /** By side: the city or road segment that reaches it, or null. */
  readonly edgeSegments: readonly (number | null)[];
  /** By half edge: the field that reaches it, or null. */
  readonly halfSegments: readonly (number | null)[];
  /** By segment: how many edges (city, road) or cells (cloister) have to be filled to complete it. */
  readonly needs: readonly number[];
}

const CELLS_AROUND = 8;

function turn(kind: TileKind, rotation: Rotation): TurnedTile {
  const quarters = rotation / 90;
  const original = (side: number) => SIDES[(side - quarters + 4) % 4]!;
  const edges = SIDES.map((_, side) => kind.edges[original(side)]);
  const bit = (side: number) => 1 << EDGE_KINDS.indexOf(edges[side]!);
  const across = (side: number) => ((side + 2) % 4) * 4;
  const reaches = (segment: Segment, side: number) =>
    (segment.kind === 'city' || segment.kind === 'road') && segment.edges.includes(original(side));
  const reachesHalf = (segment: Segment, half: number) =>
    segment.kind === 'field' && segment.halves.includes((half - 2 * quarters + 8) % 8);

  return {
    kind,
    rotation,
    edges,
    pattern: SIDES.map((_, side) => bit(side) << (side * 4)).reduce((a, b) => a | b),
    forbids: SIDES.map((_, side) => (~bit(side) & 0b1111) << across(side)),
    edgeSegments: SIDES.map((_, side) => indexOrNull(kind.segments, (segment) => reaches(segment, side))),
    halfSegments: Array.from({ length: 8 }, (_, half) =>
      indexOrNull(kind.segments, (segment) => reachesHalf(segment, half)),
    ),
    needs: kind.segments.map(needOf),
  };
}

function indexOrNull<T>(list: readonly T[], test: (one: T) => boolean): number | null {
  const index = list.findIndex(test);
  return index < 0 ? null : index;
}

function needOf(segment: Segment): number {
  switch (segment.kind) {
    case 'city':
    case 'road':
      return segment.edges.length;
    case 'cloister':
      return CELLS_AROUND;
    case 'field':
    case 'river':
      return 0;
  }
}

const turnedTiles = new Map(TILES.map((kind) => [kind.id, ROTATIONS.map((rotation) => turn(kind, rotation))]));

/** A kind of tile in its four rotations, in the order of `ROTATIONS`. */
export const rotationsOf = (id: TileId): readonly TurnedTile[] => turnedTiles.get(id)!; // Every id has its tile.

/** A kind of tile at this rotation. */
export const turned = (id: TileId, rotation: Rotation): TurnedTile => rotationsOf(id)[rotation / 90]!;

/** By tile: for each rotation, in the order of `ROTATIONS`, the lowest one that looks and plays the same. */
const lowestRotations = new Map(
  TILES.map(({ id }) => {
    const layouts = rotationsOf(id).map(layoutOf);
    return [id, layouts.map((layout) => ROTATIONS[layouts.indexOf(layout)]!)];
  }),
);

/** A rotated tile described by what reaches each of its sides. */
function layoutOf({ kind, rotation }: TurnedTile): string {
  const quarters = rotation / 90;
  const segments = kind.segments.map((segment) => ({
    ...segment,
    ...('edges' in segment && {
      edges: segment.edges.map((edge) => (SIDES.indexOf(edge) + quarters) % SIDES.length).toSorted(),
    }),
    ...('halves' in segment && { halves: segment.halves.map((half) => (half + 2 * quarters) % 8).toSorted() }),
  }));
  // A field refers to its cities by index, which says nothing about where they are.
  const citiesAt = (indexes: readonly number[]) => indexes.map((city) => JSON.stringify(segments[city])).toSorted();
  const placed = segments.map((segment) =>
    JSON.stringify('cities' in segment ? { ...segment, cities: citiesAt(segment.cities) } : segment),
  );
  return placed.toSorted().join();
}

/**
 * The lowest rotation in which a tile looks and plays the same as in this one: 0 instead of 180 for a straight road.
 */
export const lowestRotation = (id: TileId, rotation: Rotation): Rotation => lowestRotations.get(id)![rotation / 90]!;
