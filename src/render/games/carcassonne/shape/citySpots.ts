/** Where the knight of a city is placed, and its sign. */
import { distance, type Point } from '../../../kit/geometry.ts';
import type { CityShape } from './cities.ts';
import { distanceTo, isWithin, pointsOf, stretchesOf } from './curves.ts';
import { fromGarden, type GardenShape } from './gardens.ts';
import type { Landmark } from './landmarks.ts';
import { GRID, indexOfMost, SAMPLES } from './samples.ts';

export interface CitySpots {
  readonly figure: Place;
  /** Of its pennant or its good; null without one. */
  readonly shield: Point | null;
}

/** The square in front of a cathedral, which is upright whichever way its tile lies. */
const PARVIS: Place = { point: [0.5, 0.84], room: 0.16 };

/** How far a sign is from a gate, which would hide it, in tiles. */
const FROM_GATE = 0.27;

/** What else is on the tile of a city. */
interface Beside {
  /** In walls of the tile. */
  readonly gates: readonly Point[];
  readonly garden: GardenShape | null;
  readonly landmark: Landmark | null;
}

/** The widest spot of a city, and another beside it for its sign if it has one. */
export function spotsIn({ outline, sign, hasCathedral }: CityShape, { gates, garden, landmark }: Beside): CitySpots {
  if (hasCathedral) return { figure: PARVIS, shield: null };
  const border = stretchesOf([pointsOf(outline)]);
  const depths = SAMPLES.map((point) => {
    const [x, y] = point;
    if (!isWithin(border, x, y)) return 0;
    return Math.min(
      distanceTo(border, x, y),
      garden === null ? 1 : Math.max(0, (fromGarden(garden, point) - 1) * garden.b),
      landmark === null ? 1 : Math.max(0, distance(point, landmark.at) - landmark.radius),
    );
  });
  const widest = indexOfMost(depths);
  const figure = { point: SAMPLES[widest]!, room: depths[widest]! };
  if (sign === null) return { figure, shield: null };
  // Every second sample in both directions is precise enough.
  const coarse = SAMPLES.map((point, i) => ({ point, depth: depths[i]! })).filter(
    ({ depth }, i) => depth > 0.1 && i % 2 === 0 && Math.floor(i / GRID) % 2 === 0,
  );
  const forShield = coarse.filter((one) => gates.every((gate) => distance(gate, one.point) > FROM_GATE));
  let best = { figure: figure.point, shield: figure.point, room: 0 };
  for (const { point, depth } of coarse) {
    for (const shield of forShield) {
      // The shield is smaller than the figure; beside or below it, neither hides the other.
      const room = Math.min(depth, shield.depth * 1.25, distance(point, shield.point) * 0.48);
      if (room > best.room + 1e-9) best = { figure: point, shield: shield.point, room };
    }
  }
  return { figure: { point: best.figure, room: best.room }, shield: best.shield };
}

export interface Place {
  readonly point: Point;
  /** The distance to the nearest border of the segment, in tiles; in a field, measured for a lying figure. */
  readonly room: number;
}
