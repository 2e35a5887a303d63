/** Everything about the drawing of a tile that does not depend on its position. */
import {
  ROTATIONS,
  type Rotation,
  type TileId,
  type TileKind,
  tileKind,
} from '../../../../engines/carcassonne/index.ts';
import { distance, type Point } from '../../../kit/geometry.ts';
import { type CityShape, citiesOf } from './cities.ts';
import { type CitySpots, spotsIn } from './citySpots.ts';
import {
  CENTER,
  type Curve,
  distanceTo,
  isWithin,
  pointsOf,
  rotateCurve,
  rotatePoint,
  type Stretches,
  stretchesOf,
} from './curves.ts';
import { fromGarden, type GardenShape, gardenAt, gardenOf } from './gardens.ts';
import { INN, type Inn, innsOf } from './inns.ts';
import { type Landmark, landmarkOf } from './landmarks.ts';
import { CROSSING, type Places, placesOn, WALL_HALF } from './places.ts';
import { type Bridge, bridgesOf, dryness, type RiverShape, riversOf } from './rivers.ts';
import { ROAD_HALF, type RoadShape, roadsOf, SWINGS } from './roads.ts';

export interface TileShape {
  readonly kind: TileKind;
  readonly rotation: Rotation;
  readonly cities: readonly CityShape[];
  readonly roads: readonly RoadShape[];
  readonly rivers: readonly RiverShape[];
  readonly bridges: readonly Bridge[];
  readonly inns: readonly Inn[];
  /** Null without a cloister. */
  readonly garden: GardenShape | null;
  /** Its volcano, its portal, or its dragon sign; null for other tiles. */
  readonly landmark: Landmark | null;
  readonly hasCrossing: boolean;
  /** By city. */
  readonly spots: readonly CitySpots[];
  /** Computed on demand, because it takes longer than all the rest. */
  readonly places: () => Places;
  /** The same lines, prepared for measuring distances. */
  readonly lines: {
    readonly roads: Stretches;
    readonly rivers: Stretches;
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
  const upright = layOut(kind, swing);
  const turn = (point: Point) => rotatePoint(point, rotation);
  const turnLine = (curve: Curve) => rotateCurve(curve, rotation);
  const cities = upright.cities.map((city) => ({
    ...city,
    outline: turnLine(city.outline),
    walls: city.walls.map(turnLine),
    passages: city.passages.map(turn),
  }));
  const roads = upright.roads.map((road) => ({ ...road, line: turnLine(road.line) }));
  const rivers = upright.rivers.map((river) => ({
    ...river,
    line: turnLine(river.line),
    pool: river.pool && { ...river.pool, at: turn(river.pool.at) },
  }));
  const inns = upright.inns.map((inn) => ({ ...inn, at: turn(inn.at), fork: turn(inn.fork) }));
  const bridges = upright.bridges.map((bridge) => ({
    ...bridge,
    at: turn(bridge.at),
    along: turnAround(bridge.along, rotation),
  }));
  const garden = upright.garden && gardenAt(turn(upright.garden.at), upright.garden.size);
  const landmark = upright.landmark && { ...upright.landmark, at: turn(upright.landmark.at) };
  const halves = segments.map((segment) =>
    segment.kind === 'field' ? segment.halves.map((half) => (half + (2 * rotation) / 90) % 8) : [],
  );
  const gates = roads.flatMap(({ line, end }) => (end === 'gate' ? [line.at(-1)!.to] : []));
  const spots = cities.map((city) => spotsIn(city, { gates, garden, landmark }));
  const lines = {
    roads: stretchesOf(roads.map(({ line }) => pointsOf(line))),
    rivers: stretchesOf(rivers.map(({ line }) => pointsOf(line))),
    walls: stretchesOf(cities.flatMap(({ walls }) => walls.map((wall) => pointsOf(wall)))),
    outlines: cities.map(({ outline }) => stretchesOf([pointsOf(outline)])),
  };
  return {
    kind,
    rotation,
    cities,
    roads,
    rivers,
    bridges,
    inns,
    garden,
    landmark,
    hasCrossing: roads.some(({ end }) => end === 'crossing'),
    spots,
    places: once(() => placesOn({ segments, cities, roads, rivers, bridges, inns, garden, landmark, halves }, spots)),
    lines,
  };
}

/** Everything on a tile at rotation 0. */
function layOut(kind: TileKind, swing: number) {
  const { segments } = kind;
  const cities = citiesOf(segments);
  const garden = gardenOf(segments);
  const rivers = riversOf(segments, kind.flags.includes('lake'));
  const straight = segments.filter((segment) => segment.kind === 'road' && segment.edges.length === 2);
  // A road that crosses something doesn't swing.
  const isCrossed = rivers.length > 0 || straight.length > 1;
  const roads = roadsOf(segments, cities, garden, isCrossed ? 0 : awayFromCities(kind, swing));
  const lying = garden && gardenAt(garden.at, garden.size);
  const landmark = landmarkOf(kind, { cities, roads, garden: lying });
  const inns = innsOf(segments, cities, roads);
  return { cities, garden, rivers, roads, bridges: bridgesOf(roads, rivers), inns, landmark };
}

/** A direction after the tile has rotated clockwise. */
function turnAround([x, y]: Point, rotation: Rotation): Point {
  const [px, py] = rotatePoint([CENTER[0] + x, CENTER[1] + y], rotation);
  return [px - CENTER[0], py - CENTER[1]];
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

/**
 * The distance from a point to roads, rivers, walls, inns, landmarks, and the cloister's garden, in tiles; negative on
 * them and in cities.
 */
export function clearanceAt(shape: TileShape, point: Point): number {
  const { roads, rivers, walls, outlines } = shape.lines;
  const [x, y] = point;
  if (outlines.some((outline) => isWithin(outline, x, y))) return -1;
  let least = Math.min(1, distanceTo(roads, x, y) - ROAD_HALF, distanceTo(walls, x, y) - WALL_HALF);
  if (shape.rivers.length > 0) least = Math.min(least, dryness(point, distanceTo(rivers, x, y), shape.rivers));
  if (shape.garden !== null) least = Math.min(least, (fromGarden(shape.garden, point) - 1) * shape.garden.b);
  if (shape.hasCrossing) least = Math.min(least, distance(point, CENTER) - CROSSING);
  // Trees to the south would hide its lake.
  for (const { at } of shape.inns) least = Math.min(least, distance(point, [at[0], at[1] + 0.06]) - INN - 0.05);
  const { landmark } = shape;
  // Trees to the south would hide it.
  if (landmark !== null) {
    const { at, radius } = landmark;
    least = Math.min(least, distance(point, at) - radius, distance(point, [at[0], at[1] + 0.1]) - radius);
  }
  return least;
}

/** The distance from a point to the edge of its tile. */
export const edgeDistance = ([x, y]: Point): number => Math.min(x, y, 1 - x, 1 - y);
