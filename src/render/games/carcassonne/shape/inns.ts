/** Where an inn and its lake are: beside their road, clear of everything else, at rotation 0. */
import type { Segment } from '../../../../engines/carcassonne/index.ts';
import { distance, type Point } from '../../../kit/geometry.ts';
import type { CityShape } from './cities.ts';
import { distanceTo, isWithin, nearestOf, pointsOf, stretchesOf } from './curves.ts';
import type { RoadShape } from './roads.ts';

export interface Inn {
  readonly segment: number;
  /** The middle of the house and its lake together. */
  readonly at: Point;
  /** Where the path to its door leaves the road. */
  readonly fork: Point;
}

/** The room that an inn with its lake takes up, as a radius, in tiles. */
export const INN = 0.17;
/** The distance between its middle and the middle of the road. */
const FROM_ROAD = 0.235;
const GRID = 40;

/** The inns of a tile. */
export function innsOf(
  segments: readonly Segment[],
  cities: readonly CityShape[],
  roads: readonly RoadShape[],
): readonly Inn[] {
  return segments.flatMap((segment, index) => {
    if (segment.kind !== 'road' || !segment.inn) return [];
    const own = roads.filter((road) => road.segment === index).flatMap(({ line }) => pointsOf(line));
    const others = stretchesOf(roads.filter((road) => road.segment !== index).map(({ line }) => pointsOf(line)));
    const walls = stretchesOf(cities.flatMap((city) => city.walls.map((wall) => pointsOf(wall))));
    const outlines = cities.map(({ outline }) => stretchesOf([pointsOf(outline)]));
    const ownLine = stretchesOf([own]);
    const worth = (at: Point): number => {
      const [x, y] = at;
      if (outlines.some((outline) => isWithin(outline, x, y))) return Number.NEGATIVE_INFINITY;
      const toEdge = Math.min(x, y, 1 - x, 1 - y) - INN;
      const toWalls = distanceTo(walls, x, y) - INN - 0.09;
      const toOthers = distanceTo(others, x, y) - INN - 0.16;
      const offRoad = -2 * Math.abs(distanceTo(ownLine, x, y) - FROM_ROAD);
      return Math.min(0.06, toEdge, toWalls, toOthers) + offRoad;
    };
    const at = SAMPLES.reduce((best, point) => (worth(point) > worth(best) + 1e-9 ? point : best));
    const fork = nearestOf(own, at);
    return [{ segment: index, at, fork }];
  });
}

const SAMPLES: readonly Point[] = Array.from(
  { length: GRID * GRID },
  (_, i): Point => [((i % GRID) + 0.5) / GRID, (Math.floor(i / GRID) + 0.5) / GRID],
).toSorted((a, b) => distance(a, [0.75, 0.3]) - distance(b, [0.75, 0.3]));
