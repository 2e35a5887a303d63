/** Everything about the drawing of a tile that does not depend on its position. */
import { type Rotation, type TileId, type TileKind, tileKind } from '../../../../engines/carcassonne/index.ts';
import { type CityShape, citiesOf } from './cities.ts';
import { type CitySpots, type Places, placesOn, spotsIn } from './places.ts';
import { pointsOf, rotateCurve } from './points.ts';
import { type RoadShape, roadsOf, SWINGS } from './roads.ts';
import { type Stretches, stretchesOf } from './stretches.ts';

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
