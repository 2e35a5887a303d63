/** Where figures and pennants go on a rotated tile: the widest spot of each segment. */
import type { TileKind } from '../../../../engines/carcassonne/index.ts';
import { distance, type Point } from '../../../kit/geometry.ts';
import { CENTER, distanceTo, isWithin, pointOn, pointsOf, stretchesOf } from './curves.ts';
import { type CityShape, ROAD_HALF, type RoadShape } from './outlines.ts';

export interface Place {
  readonly point: Point;
  /** The distance to the nearest border of the segment, in tiles; in a field, measured for a lying figure. */
  readonly room: number;
}

export interface Landscape {
  readonly segments: TileKind['segments'];
  readonly cities: readonly CityShape[];
  readonly roads: readonly RoadShape[];
  /** By segment: the half edges that a field reaches on the rotated tile. */
  readonly halves: readonly (readonly number[])[];
}

/** Half the width of a wall. */
export const WALL_HALF = 0.08;
/** The garden of a cloister around the middle of its tile: half its width and height. */
export const GARDEN = [0.4, 0.29] as const;
/** The round place where three or more roads meet. */
export const CROSSING = 0.166;
/** A monk is placed to the right of the church, or to its left if there is a road. */
const MONKS: readonly Point[] = [
  [0.745, 0.6],
  [0.24, 0.62],
];
/** The width of a lying figure as a multiple of its height. */
const LYING = 1.45;
/** The room that a figure on the same tile takes up, in tiles. */
const FIGURE = 0.13;
/** How far a figure can extend over the edge of its tile, in tiles. */
const OVERHANG = 0.02;

/** Sample points in a row: enough to find the narrow strips beside a road. */
export const GRID = 36;
const SAMPLES: readonly Point[] = Array.from({ length: GRID * GRID }, (_, i) => [
  ((i % GRID) + 0.5) / GRID,
  (Math.floor(i / GRID) + 0.5) / GRID,
]);

/** The places of a city's knight and of its pennant, if it has one. */
export interface CitySpots {
  readonly figure: Place;
  readonly shield: Point | null;
}

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
  const { segments, cities, roads } = landscape;
  const figures: (Place | null)[] = segments.map(() => null);
  cities.forEach(({ segment }, i) => {
    figures[segment] = spots[i]!.figure;
  });
  for (const road of roads) figures[road.segment] = { point: onRoad(road), room: ROAD_HALF };
  segments.forEach(({ kind }, i) => {
    if (kind === 'cloister') figures[i] = { point: monkBeside(roads), room: 0.2 };
  });
  const taken = figures.flatMap((place) => (place === null ? [] : [place.point]));
  const clearance = clearances(landscape);
  const owners = fieldsOf(landscape, clearance);
  const fields = fieldPlaces(landscape, clearance, owners, [
    ...taken,
    ...spots.flatMap(({ shield }) => (shield ? [shield] : [])),
  ]);
  return {
    figures: figures.map((place, i) => place ?? fields.get(i) ?? { point: CENTER, room: 0.2 }),
    fields: owners,
  };
}

function monkBeside(roads: readonly RoadShape[]): Point {
  const lines = stretchesOf(roads.map(({ line }) => pointsOf(line)));
  return MONKS.find(([x, y]) => distanceTo(lines, x, y) > 0.2) ?? MONKS[0]!;
}

/** Halfway along, but not on the crossing. */
function onRoad({ line, end }: RoadShape): Point {
  const [first, second] = line;
  if (!first) return CENTER;
  if (second) return first.to;
  return pointOn(first, end === 'crossing' ? 0.36 : 0.5);
}

/** The widest spot of a city, and another beside it for the pennant if it has one. */
export function spotsIn({ outline, pennants }: CityShape): CitySpots {
  const border = stretchesOf([pointsOf(outline)]);
  const depths = SAMPLES.map(([x, y]) => (isWithin(border, x, y) ? distanceTo(border, x, y) : 0));
  const widest = indexOfMost(depths);
  const figure = { point: SAMPLES[widest]!, room: depths[widest]! };
  if (pennants === 0) return { figure, shield: null };
  // Every second sample in both directions is precise enough.
  const coarse = SAMPLES.map((point, i) => ({ point, depth: depths[i]! })).filter(
    ({ depth }, i) => depth > 0.1 && i % 2 === 0 && Math.floor(i / GRID) % 2 === 0,
  );
  let best = { figure: figure.point, shield: figure.point, room: 0 };
  for (const { point, depth } of coarse) {
    for (const shield of coarse) {
      // The shield is smaller than the figure; beside or below it, neither hides the other.
      const room = Math.min(depth, shield.depth * 1.25, distance(point, shield.point) * 0.48);
      if (room > best.room + 1e-9) best = { figure: point, shield: shield.point, room };
    }
  }
  return { figure: { point: best.figure, room: best.room }, shield: best.shield };
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
function clearances({ segments, cities, roads }: Landscape): readonly number[] {
  const outlines = cities.map(({ outline }) => stretchesOf([pointsOf(outline)]));
  const walls = stretchesOf(cities.map(({ outline }) => pointsOf(outline)));
  const lines = stretchesOf(roads.map(({ line }) => pointsOf(line)));
  const hasCloister = segments.some(({ kind }) => kind === 'cloister');
  const hasCrossing = roads.some(({ end }) => end === 'crossing');
  return SAMPLES.map((point) => {
    const [x, y] = point;
    if (outlines.some((outline) => isWithin(outline, x, y))) return -1;
    const middle = distance(point, CENTER) - (hasCloister ? 0.2 : hasCrossing ? 0.1 : -1);
    return Math.min(middle, distanceTo(walls, x, y) - 0.05, distanceTo(lines, x, y) - 0.07);
  });
}

/**
 * By sample point: the field that spreads to it from its half edges, or null. A closed field gets the land that no
 * other field reaches.
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
    const left = owner.findIndex((seen, cell) => seen === null && clearance[cell]! > 0);
    if (left >= 0) flood(i, [left]);
  }
  return owner;
}

/** For a point, half the height of the largest lying figure that fits there. */
function roomFor({ segments, cities, roads }: Landscape, taken: readonly Point[]): (point: Point) => number {
  const walls = stretchesOf(
    cities.flatMap((city) => city.walls.map((wall) => pointsOf(wall))),
    LYING,
  );
  const lines = stretchesOf(
    roads.map(({ line }) => pointsOf(line)),
    LYING,
  );
  const hasCloister = segments.some(({ kind }) => kind === 'cloister');
  return ([x, y]) => {
    const at = x / LYING;
    let least = Math.min(y, 1 - y, at, (1 - x) / LYING) + OVERHANG;
    least = Math.min(least, distanceTo(walls, at, y) - WALL_HALF, distanceTo(lines, at, y) - ROAD_HALF);
    for (const [tx, ty] of taken) least = Math.min(least, Math.hypot(at - tx / LYING, y - ty) - FIGURE);
    if (hasCloister) least = Math.min(least, Math.hypot((x - 0.5) / LYING, y - 0.52) - 0.22);
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

function indexOfMost(values: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (values[i]! > values[best]! + 1e-9) best = i;
  return best;
}
