/** Everything about the drawing of a tile that does not depend on its position. */
import {
  ROTATIONS,
  type Rotation,
  type TileId,
  type TileKind,
  tileKind,
} from '../../../../engines/carcassonne/index.ts';
import { distance, type Point } from '../../../kit/geometry.ts';
import { CENTER, distanceTo, isWithin, pointsOf, rotateCurve, type Stretches, stretchesOf } from './curves.ts';
import { type CityShape, citiesOf, ROAD_HALF, type RoadShape, roadsOf, SWINGS } from './outlines.ts';
import { type CitySpots, CROSSING, GARDEN, type Places, placesOn, spotsIn, WALL_HALF } from './places.ts';

export interface TileShape {
  readonly kind: TileKind;
  readonly rotation: Rotation;
  readonly cities: readonly CityShape[];
  readonly roads: readonly RoadShape[];
  readonly hasCloister: boolean;
  readonly hasCrossing: boolean;
  /** By city. */
  readonly spots: readonly CitySpots[];
  /** Computed on demand, because it takes longer than all the rest. */
  readonly places: () => Places;
  /** The same lines, prepared for measuring distances. */
  readonly lines: {
    readonly roads: Stretches;
    readonly walls: Stretches;
    /** By city. */
    readonly outlines: readonly Stretches[];
  };
}

/** The rotation in a partial move, or null if it has none. */
export const readRotation = (value: unknown): Rotation | null =>
  ROTATIONS.find((rotation) => rotation === value) ?? null;

const shapes = new Map<string, TileShape>();

/**
 * The shapes of a rotated tile; computed once.
 *
 * @param variant any number; it decides which way straight roads swing
 */
export function shapeOf(id: TileId, rotation: Rotation, variant = 0): TileShape {
  // Only roads that go through swing.
  const canSwing = tileKind(id).segments.some((segment) => segment.kind === 'road' && segment.edges.length === 2);
  const choice = canSwing ? variant % SWINGS.length : 0;
  const key = `${id} ${rotation} ${choice}`;
  const known = shapes.get(key);
  if (known) return known;
  const shape = makeShape(tileKind(id), rotation, SWINGS[choice]!);
  shapes.set(key, shape);
  return shape;
}

function makeShape(kind: TileKind, rotation: Rotation, swing: number): TileShape {
  const { segments } = kind;
  const upright = citiesOf(segments);
  const cities = upright.map((city) => ({
    ...city,
    outline: rotateCurve(city.outline, rotation),
    walls: city.walls.map((wall) => rotateCurve(wall, rotation)),
  }));
  const roads = roadsOf(segments, upright, awayFromCities(kind, swing)).map((road) => ({
    ...road,
    line: rotateCurve(road.line, rotation),
  }));
  const halves = segments.map((segment) =>
    segment.kind === 'field' ? segment.halves.map((half) => (half + (2 * rotation) / 90) % 8) : [],
  );
  const spots = cities.map(spotsIn);
  return {
    kind,
    rotation,
    cities,
    roads,
    hasCloister: segments.some((segment) => segment.kind === 'cloister'),
    hasCrossing: roads.some(({ end }) => end === 'crossing'),
    spots,
    places: once(() => placesOn({ segments, cities, roads, halves }, spots)),
    lines: {
      roads: stretchesOf(roads.map(({ line }) => pointsOf(line))),
      walls: stretchesOf(cities.flatMap(({ walls }) => walls.map((wall) => pointsOf(wall)))),
      outlines: cities.map(({ outline }) => stretchesOf([pointsOf(outline)])),
    },
  };
}

/** Computes a value at most once. */
function once<T>(work: () => T): () => T {
  let done: { readonly result: T } | null = null;
  return () => {
    done ??= { result: work() };
    return done.result;
  };
}

/** A straight road between a city and open land swings away from the city. */
function awayFromCities({ segments, edges }: TileKind, swing: number): number {
  const road = segments.find((segment) => segment.kind === 'road' && segment.edges.length === 2);
  if (road?.kind !== 'road') return swing;
  const clockwise = { n: 'e', e: 's', s: 'w', w: 'n' } as const;
  const right = clockwise[road.edges[0]!];
  const left = clockwise[clockwise[right]];
  if (edges[right] === 'city' && edges[left] !== 'city') return -Math.abs(swing);
  if (edges[left] === 'city' && edges[right] !== 'city') return Math.abs(swing);
  return edges[left] === 'city' ? 0 : swing;
}

/** The distance from a point to roads, walls, and the cloister's garden, in tiles; negative on them and in cities. */
export function clearanceAt(shape: TileShape, point: Point): number {
  const { roads, walls, outlines } = shape.lines;
  const [x, y] = point;
  if (outlines.some((outline) => isWithin(outline, x, y))) return -1;
  let least = Math.min(1, distanceTo(roads, x, y) - ROAD_HALF, distanceTo(walls, x, y) - WALL_HALF);
  if (shape.hasCloister) {
    least = Math.min(least, (Math.hypot((x - 0.5) / GARDEN[0], (y - 0.52) / GARDEN[1]) - 1) * GARDEN[1]);
  }
  if (shape.hasCrossing) least = Math.min(least, distance(point, CENTER) - CROSSING);
  return least;
}

/** The distance from a point to the edge of its tile. */
export const edgeDistance = ([x, y]: Point): number => Math.min(x, y, 1 - x, 1 - y);
