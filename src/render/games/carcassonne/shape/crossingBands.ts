/** Two bands of city that cross without joining: one runs from north to south, and the other passes under it. */
import type { Point } from '../../../kit/geometry.ts';
import { CORNERS, type Cubic, type Curve, cubic, line } from './curves.ts';

/** Where the lower band passes under the western wall of the upper one. */
const PASSAGE: Point = [0.34, 0.46];

// The western half; the eastern one is the same, turned by half a turn. A closed field lies between `north` and `lower`.
const north = cubic(CORNERS[0]!, [0.26, 0.05], [0.33, 0.22], PASSAGE);
const south = cubic(PASSAGE, [0.345, 0.64], [0.22, 0.8], CORNERS[3]!);
const lower = cubic(CORNERS[0]!, [0.02, 0.34], [0.14, 0.45], PASSAGE);

const opposite = ([x, y]: Point): Point => [1 - x, 1 - y];
const turned = ({ from, near, far, to }: Cubic): Cubic =>
  cubic(opposite(from), opposite(near), opposite(far), opposite(to));
const reversed = ({ from, near, far, to }: Cubic): Cubic => cubic(to, far, near, from);

/**
 * The outlines by segment if these are the sides of two such bands, otherwise null.
 *
 * @param sides by segment; none for what isn't a city
 */
export function crossingBands(sides: readonly (readonly number[])[]): ReadonlyMap<number, CityOutline> | null {
  const upperIndex = sides.findIndex((own) => own.length === 2 && own.includes(0) && own.includes(2));
  const lowerIndex = sides.findIndex((own) => own.length === 2 && own.includes(1) && own.includes(3));
  if (upperIndex < 0 || lowerIndex < 0) return null;
  const west = [reversed(south), reversed(north)];
  const east = west.map(turned);
  const upper = {
    outline: [line(CORNERS[0]!, CORNERS[1]!), ...east, line(CORNERS[2]!, CORNERS[3]!), ...west],
    walls: [east, west],
    passages: [PASSAGE, opposite(PASSAGE)],
  };
  // Its two halves touch at a line under the upper band.
  const half = [line(opposite(PASSAGE), PASSAGE), south, line(CORNERS[3]!, CORNERS[0]!), lower];
  const lowerBand = {
    outline: [...half, ...half.map(turned)],
    walls: [[lower], [turned(lower)]],
    passages: [],
  };
  return new Map([
    [upperIndex, upper],
    [lowerIndex, lowerBand],
  ]);
}

export interface CityOutline {
  /** Closed. */
  readonly outline: Curve;
  /**
   * The parts of the outline that are wall. Each begins and ends at a corner of the tile, except where it passes under
   * another city.
   */
  readonly walls: readonly Curve[];
  /** Where another city passes under its walls. */
  readonly passages: readonly Point[];
}
