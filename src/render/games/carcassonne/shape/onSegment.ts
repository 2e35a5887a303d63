/** Which points of a tile lie on one of its segments. */
import { distance, type Point } from '../../../kit/geometry.ts';
import { distanceTo, isWithin, pointsOf, stretchesOf } from './curves.ts';
import { fromGarden, type GardenShape } from './gardens.ts';
import { ROAD_HALF } from './roads.ts';
import { GRID } from './samples.ts';
import type { TileShape } from './tileShape.ts';

/** Of the sample points of a field or a city, every third in both directions; around a church so many. */
const STRIDE = 3;
const AROUND_CHURCH = 12;

/** Whether a point of the tile lies on the segment: on its road, in its city or field, in the garden of its cloister. */
export function isOnSegment(shape: TileShape, segment: number, point: Point): boolean {
  const [x, y] = point;
  switch (shape.kind.segments[segment]?.kind) {
    case 'city': {
      const city = shape.cities.findIndex((one) => one.segment === segment);
      return isWithin(shape.lines.outlines[city]!, x, y);
    }
    case 'road': {
      const lines = shape.roads.filter((one) => one.segment === segment).map(({ line }) => pointsOf(line));
      return distanceTo(stretchesOf(lines), x, y) < ROAD_HALF;
    }
    case 'cloister':
      return shape.garden !== null && fromGarden(shape.garden, point) <= 1;
    case 'field':
      return shape.places().fields[Math.floor(y * GRID) * GRID + Math.floor(x * GRID)] === segment;
    default:
      return false;
  }
}

const known = new WeakMap<TileShape, Map<number, readonly Point[]>>();

/** Points all over a segment, in tiles, with the place of its figure first; computed once. */
export function pointsOnSegment(shape: TileShape, segment: number): readonly Point[] {
  const ofShape = known.get(shape) ?? new Map<number, readonly Point[]>();
  known.set(shape, ofShape);
  const found = ofShape.get(segment);
  if (found !== undefined) return found;
  const { point } = shape.places().figures[segment]!;
  const points = [point, ...candidates(shape, segment).filter((one) => isOnSegment(shape, segment, one))];
  ofShape.set(segment, points);
  return points;
}

function candidates(shape: TileShape, segment: number): readonly Point[] {
  switch (shape.kind.segments[segment]?.kind) {
    case 'road':
      return shape.roads
        .filter((one) => one.segment === segment)
        .flatMap(({ line }) => pointsOf(line))
        .filter(([x, y]) => Math.min(x, y, 1 - x, 1 - y) > 0);
    case 'cloister':
      return shape.garden === null ? [] : pointsAround(shape.garden);
    default:
      return LATTICE;
  }
}

const pointsAround = ({ x, y, a, b }: GardenShape): readonly Point[] =>
  Array.from({ length: AROUND_CHURCH }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / AROUND_CHURCH;
    return [x + Math.cos(angle) * a * 0.9, y + Math.sin(angle) * b * 0.9];
  });

const LATTICE: readonly Point[] = Array.from({ length: (GRID / STRIDE) ** 2 }, (_, i): Point => {
  const columns = GRID / STRIDE;
  return [((i % columns) + 0.5) / columns, (Math.floor(i / columns) + 0.5) / columns];
}).toSorted((a, b) => distance(a, [0.5, 0.5]) - distance(b, [0.5, 0.5]));
