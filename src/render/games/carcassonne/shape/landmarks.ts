/** Where the volcano, the portal, or the dragon sign of a tile is: on open ground, clear of everything else (rules §13). */
import type { TileKind } from '../../../../engines/carcassonne/index.ts';
import { distance, type Point } from '../../../kit/geometry.ts';
import type { CityShape } from './cities.ts';
import { CENTER, distanceTo, isWithin, pointsOf, stretchesOf } from './curves.ts';
import { fromGarden, type GardenShape } from './gardens.ts';
import type { RoadShape } from './roads.ts';

export const LANDMARKS = ['volcano', 'portal', 'dragon'] as const;
type LandmarkKind = (typeof LANDMARKS)[number];

/** It takes up a circle. */
export interface Landmark {
  readonly kind: LandmarkKind;
  readonly at: Point;
  /** In tiles. */
  readonly radius: number;
}

/** The largest radius of each kind, and the smallest at which it is still legible. */
const RADIUS: { readonly [K in LandmarkKind]: { readonly most: number; readonly least: number } } = {
  volcano: { most: 0.33, least: 0.19 },
  portal: { most: 0.2, least: 0.17 },
  dragon: { most: 0.15, least: 0.14 },
};
/** From the middle of a road or a wall to the circle; a low roof or a rim can cover their edges. */
const FROM_ROAD = 0.1;
const FROM_WALL = 0.1;
/** From the circle to the edge of the tile. */
const FROM_EDGE = 0.02;
/** From the circle to the stone where roads meet. */
const FROM_CROSSING = 0.17;
/** How much less a spot in a city is worth: a city needs its room for a knight. */
const IN_CITY = 0.03;
const GRID = 40;

/** What is already on a tile at rotation 0. */
interface Ground {
  readonly cities: readonly CityShape[];
  readonly roads: readonly RoadShape[];
  readonly garden: GardenShape | null;
}

/** The landmark of a tile at rotation 0; null if it has none. */
export function landmarkOf({ flags }: TileKind, ground: Ground): Landmark | null {
  const kind = LANDMARKS.find((one) => flags.includes(one));
  if (kind === undefined) return null;
  const { cities, roads, garden } = ground;
  const { most, least } = RADIUS[kind];
  // A road that ends in a field leads to the volcano there.
  const open = roads.filter(({ end }) => end !== 'field');
  const lines = stretchesOf(open.map(({ line }) => pointsOf(line)));
  const outlines = cities.map(({ outline }) => stretchesOf([pointsOf(outline)]));
  const walls = stretchesOf(cities.flatMap((city) => city.walls.map((wall) => pointsOf(wall))));
  const crossing = roads.some(({ end }) => end === 'crossing') ? FROM_CROSSING : 0;
  const roomAt = (point: Point): number => {
    const [x, y] = point;
    const isInCity = outlines.some((outline) => isWithin(outline, x, y));
    if (isInCity && kind === 'volcano') return 0;
    return Math.min(
      Math.min(x, y, 1 - x, 1 - y) - FROM_EDGE,
      distanceTo(lines, x, y) - FROM_ROAD,
      distanceTo(walls, x, y) - FROM_WALL,
      crossing > 0 ? distance(point, CENTER) - crossing : 1,
      garden === null ? 1 : (fromGarden(garden, point) - 1) * garden.b,
    );
  };
  const worthOf = (point: Point): number => {
    const isInCity = outlines.some((outline) => isWithin(outline, ...point));
    return Math.min(most, roomAt(point)) - (isInCity ? IN_CITY : 0) - 0.01 * distance(point, CENTER);
  };
  const at = SAMPLES.reduce((best, point) => (worthOf(point) > worthOf(best) + 1e-9 ? point : best));
  return { kind, at, radius: Math.max(least, Math.min(most, roomAt(at))) };
}

const SAMPLES: readonly Point[] = Array.from(
  { length: GRID * GRID },
  (_, i): Point => [((i % GRID) + 0.5) / GRID, (Math.floor(i / GRID) + 0.5) / GRID],
);
