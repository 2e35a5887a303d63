/** Where figures and pennants go on a rotated tile: the widest spot of each segment. */
import type { TileKind } from '../../../../engines/carcassonne/index.ts';
import { distance, type Point } from '../../../kit/geometry.ts';
import type { CityShape } from './cities.ts';
import type { CitySpots, Place } from './citySpots.ts';
import { CENTER, distanceTo, isWithin, pointOn, pointsOf, stretchesOf } from './curves.ts';
import type { GardenShape } from './gardens.ts';
import { INN, type Inn } from './inns.ts';
import type { Landmark } from './landmarks.ts';
import { type Bridge, dryness, RIVER_HALF, type RiverShape } from './rivers.ts';
import { ROAD_HALF, type RoadEnd, type RoadShape } from './roads.ts';
import { GRID, indexOfMost, SAMPLES } from './samples.ts';

interface Landscape {
  readonly segments: TileKind['segments'];
  readonly cities: readonly CityShape[];
  readonly roads: readonly RoadShape[];
  readonly rivers: readonly RiverShape[];
  readonly bridges: readonly Bridge[];
  readonly inns: readonly Inn[];
  readonly garden: GardenShape | null;
  readonly landmark: Landmark | null;
  /** By segment: the half edges that a field reaches on the rotated tile. */
  readonly halves: readonly (readonly number[])[];
}

/** Half the width of a wall. */
export const WALL_HALF = 0.08;
/** The round place where three or more roads meet. */
export const CROSSING = 0.166;
/** A monk is placed to the right of the church, or to its left if there is a road; in a garden around the origin. */
const MONKS: readonly Point[] = [
  [0.245, 0.08],
  [-0.26, 0.1],
];
/** The width of a lying figure as a multiple of its height. */
const LYING = 1.45;
/** The room that a figure on the same tile takes up, in tiles. */
const FIGURE = 0.13;
/** How far a figure can extend over the edge of its tile, in tiles. */
const OVERHANG = 0.02;

export interface Places {
  /** By segment; a river has the middle of the tile. */
  readonly figures: readonly Place[];
  /** By sample point, row by row: the field that it belongs to, or null. */
  readonly fields: readonly (number | null)[];
}

/**
 * The places of all segments of a tile.
 *
 * @param spots by city of the landscape
 */
export function placesOn(landscape: Landscape, spots: readonly CitySpots[]): Places {
  const { segments, cities, roads, inns, bridges, garden } = landscape;
  const figures: (Place | null)[] = segments.map(() => null);
  cities.forEach(({ segment }, i) => {
    figures[segment] = spots[i]!.figure;
  });
  const roadsCross = bridges.some(({ over }) => over === 'road');
  for (const road of roads) figures[road.segment] = { point: onRoad(road, roadsCross), room: ROAD_HALF };
  segments.forEach(({ kind }, i) => {
    if (kind === 'cloister' && garden !== null)
      figures[i] = { point: monkBeside(garden, roads), room: 0.2 * garden.size };
  });
  const taken = figures.flatMap((place) => (place === null ? [] : [place.point]));
  const clearance = clearances(landscape);
  const owners = fieldsOf(landscape, clearance);
  const fields = fieldPlaces(landscape, clearance, owners, [
    ...taken,
    ...spots.flatMap(({ shield }) => (shield ? [shield] : [])),
    ...inns.map(({ at }) => at),
  ]);
  return {
    figures: figures.map((place, i) => place ?? fields.get(i) ?? { point: CENTER, room: 0.2 }),
    fields: owners,
  };
}

function monkBeside({ x, y, size }: GardenShape, roads: readonly RoadShape[]): Point {
  const lines = stretchesOf(roads.map(({ line }) => pointsOf(line)));
  const monks = MONKS.map(([dx, dy]): Point => [x + dx * size, y + dy * size]);
  return monks.find((monk) => distanceTo(lines, ...monk) > 0.2) ?? monks[0]!;
}

/** How far along a road its figure is placed if not halfway. */
const ALONG: { readonly [E in RoadEnd]?: number } = { crossing: 0.36, tunnel: 0.75, field: 0.36 };

/** Halfway along, but not on the crossing and not where roads cross on a bridge. */
function onRoad({ line, end }: RoadShape, roadsCross: boolean): Point {
  const [first, second] = line;
  if (!first) return CENTER;
  if (roadsCross) return pointOn(first, 0.4);
  if (second) return first.to;
  return pointOn(first, ALONG[end] ?? 0.5);
}

/** By segment: the widest spot of each field. */
function fieldPlaces(
  landscape: Landscape,
  clearance: readonly number[],
  owner: readonly (number | null)[],
  taken: readonly Point[],
): ReadonlyMap<number, Place> {
  const roomAt = roomFor(landscape, taken);
  const places = new Map<number, Place>();
  landscape.segments.forEach(({ kind }, i) => {
    if (kind !== 'field') return;
    const measured = SAMPLES.map((point, at) => (owner[at] === i ? Math.max(roomAt(point), clearance[at]! * 0.01) : 0));
    const best = indexOfMost(measured);
    places.set(i, { point: SAMPLES[best]!, room: measured[best]! });
  });
  return places;
}

/** By sample point: the distance to everything that is not a field; negative inside it. */
function clearances({ cities, roads, rivers, inns, garden }: Landscape): readonly number[] {
  const outlines = cities.map(({ outline }) => stretchesOf([pointsOf(outline)]));
  const walls = stretchesOf(cities.map(({ outline }) => pointsOf(outline)));
  const lines = stretchesOf(roads.map(({ line }) => pointsOf(line)));
  const water = stretchesOf(rivers.map(({ line }) => pointsOf(line)));
  const hasCrossing = roads.some(({ end }) => end === 'crossing');
  return SAMPLES.map((point) => {
    const [x, y] = point;
    if (outlines.some((outline) => isWithin(outline, x, y))) return -1;
    const built = [
      ...(garden === null ? [] : [distance(point, [garden.x, garden.y - 0.02]) - 0.2 * garden.size]),
      ...(hasCrossing ? [distance(point, CENTER) - 0.1] : []),
      ...(rivers.length > 0 ? [dryness(point, distanceTo(water, x, y), rivers) + 0.02] : []),
      ...inns.map(({ at }) => distance(point, at) - INN + 0.05),
    ];
    return Math.min(1, ...built, distanceTo(walls, x, y) - 0.05, distanceTo(lines, x, y) - 0.07);
  });
}

/**
 * By sample point: the field that spreads to it from its half edges, or null. A closed field gets the widest
 * land that no other field reaches.
 */
function fieldsOf({ segments, halves }: Landscape, clearance: readonly number[]): readonly (number | null)[] {
  const owner = new Array<number | null>(GRID * GRID).fill(null);
  const flood = (segment: number, queue: number[]) => {
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      if (owner[cell] !== null || clearance[cell]! <= 0) continue;
      owner[cell] = segment;
      const column = cell % GRID;
      if (column > 0) queue.push(cell - 1);
      if (column < GRID - 1) queue.push(cell + 1);
      if (cell >= GRID) queue.push(cell - GRID);
      if (cell < GRID * (GRID - 1)) queue.push(cell + GRID);
    }
  };
  const fields = segments.flatMap(({ kind }, i) => (kind === 'field' ? [i] : []));
  for (const i of fields) flood(i, halves[i]!.map(halfCell));
  for (const i of fields) {
    if (halves[i]!.length > 0) continue;
    flood(i, [indexOfMost(clearance.map((room, cell) => (owner[cell] === null ? room : 0)))]);
  }
  return owner;
}

/** For a point, half the height of the largest lying figure that fits there. */
function roomFor(
  { cities, roads, rivers, garden, landmark }: Landscape,
  taken: readonly Point[],
): (point: Point) => number {
  const walls = stretchesOf(
    cities.flatMap((city) => city.walls.map((wall) => pointsOf(wall))),
    LYING,
  );
  const lines = stretchesOf(
    roads.map(({ line }) => pointsOf(line)),
    LYING,
  );
  const water = stretchesOf(
    rivers.map(({ line }) => pointsOf(line)),
    LYING,
  );
  const pools = rivers.flatMap(({ pool }) => (pool === null ? [] : [pool]));
  return ([x, y]) => {
    const at = x / LYING;
    let least = Math.min(y, 1 - y, at, (1 - x) / LYING) + OVERHANG;
    least = Math.min(least, distanceTo(walls, at, y) - WALL_HALF, distanceTo(lines, at, y) - ROAD_HALF);
    for (const [tx, ty] of taken) least = Math.min(least, Math.hypot(at - tx / LYING, y - ty) - FIGURE);
    if (rivers.length > 0) least = Math.min(least, distanceTo(water, at, y) - RIVER_HALF);
    for (const pool of pools)
      least = Math.min(least, Math.hypot(at - pool.at[0] / LYING, y - pool.at[1]) - pool.radius);
    if (landmark) {
      const { at: middle, radius } = landmark;
      least = Math.min(least, Math.hypot(at - middle[0] / LYING, y - middle[1]) - radius * 0.9);
    }
    if (garden) least = Math.min(least, Math.hypot((x - garden.x) / LYING, y - garden.y) - 0.22 * garden.size);
    return least;
  };
}

/** The sample cell at the middle of a half edge; halves are numbered clockwise from the west half of the north edge. */
function halfCell(half: number): number {
  const [near, far, last] = [Math.floor(GRID / 4), GRID - 1 - Math.floor(GRID / 4), GRID - 1];
  const at: readonly (readonly [column: number, row: number])[] = [
    [near, 0],
    [far, 0],
    [last, near],
    [last, far],
    [far, last],
    [near, last],
    [0, far],
    [0, near],
  ];
  const [column, row] = at[half]!;
  return row * GRID + column;
}
