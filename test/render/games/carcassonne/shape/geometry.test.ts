import { expect, test } from 'vitest';
import { OPTIONS, ROTATIONS, SIDES, TILES, tilesOf } from '../../../../../src/engines/carcassonne/index.ts';
import {
  type Curve,
  isWithin,
  pointsOf,
  rotatePoint,
} from '../../../../../src/render/games/carcassonne/shape/curves.ts';
import { SWINGS } from '../../../../../src/render/games/carcassonne/shape/roads.ts';
import { shapeOf, type TileShape } from '../../../../../src/render/games/carcassonne/shape/tileShape.ts';
import { distance, type Point } from '../../../../../src/render/kit/geometry.ts';

const MIDDLES: readonly Point[] = [
  [0.5, 0],
  [1, 0.5],
  [0.5, 1],
  [0, 0.5],
];

/** Every kind of tile in play; with the river there are all but the start tile, of which there are more. */
const ALL = tilesOf(OPTIONS);

/** Every shape that can be drawn, also of sets that nobody can play yet or only of the others. */
function* shapes(ofAllSets: boolean): Iterable<{ readonly name: string; readonly shape: TileShape }> {
  for (const { id } of ofAllSets ? TILES : ALL) {
    for (const rotation of ROTATIONS) {
      for (const variant of SWINGS.keys())
        yield { name: `${id} ${rotation} ${variant}`, shape: shapeOf(id, rotation, variant) };
    }
  }
}

/** The sides of a tile at which a segment ends, as the tile lies: 0 north to 3 west. */
const sidesOf = ({ kind, rotation }: TileShape, segment: number): readonly number[] => {
  const { edges } = kind.segments[segment] as { readonly edges?: readonly (typeof SIDES)[number][] };
  return (edges ?? []).map((side) => (SIDES.indexOf(side) + rotation / 90) % 4).sort();
};

const isCorner = ([x, y]: Point) => [0, 1].includes(x) && [0, 1].includes(y);
const ends = (curve: Curve): readonly [Point, Point] => [curve[0]!.from, curve.at(-1)!.to];

test('every road of every tile begins and ends in the middle of its sides, at a right angle', () => {
  let roadEnds = 0;
  for (const { name, shape } of shapes(true)) {
    for (const [segment, parts] of Map.groupBy(shape.roads, (road) => road.segment)) {
      const sides = sidesOf(shape, segment);
      const edges = parts.flatMap(({ line, end }) => [
        [line[0]!.from, line[0]!.near] as const,
        ...(end === 'through' ? [[line.at(-1)!.to, line.at(-1)!.far] as const] : []),
      ]);
      const reached = edges.map(([edge, inward]) => {
        const side = MIDDLES.findIndex((middle) => distance(middle, edge) < 1e-9);
        const across = side % 2 === 0 ? Math.abs(inward[0] - edge[0]) : Math.abs(inward[1] - edge[1]);
        expect(across, name).toBeLessThan(1e-9);
        roadEnds++;
        return side;
      });
      expect(reached.sort(), name).toEqual(sides);
    }
  }
  expect(roadEnds).toBeGreaterThan(1000);
});

test('every city is closed: its outline has no gaps, and each wall ends at two corners or beneath another', () => {
  let walls = 0;
  for (const { name, shape } of shapes(true)) {
    for (const city of shape.cities) {
      city.outline.forEach(({ to }, i) => {
        const next = city.outline[(i + 1) % city.outline.length]!;
        expect(distance(to, next.from), name).toBeLessThan(1e-9);
      });
      for (const wall of city.walls) {
        walls++;
        const passages = shape.cities.flatMap((one) => one.passages);
        const isPassage = (end: Point) => passages.some((passage) => distance(passage, end) < 1e-9);
        const [from, to] = ends(wall);
        expect(isCorner(from) || isCorner(to), name).toBe(true);
        for (const end of [from, to]) expect(isCorner(end) || isPassage(end), name).toBe(true);
      }
    }
  }
  expect(walls).toBeGreaterThan(1000);
});

test('two figures on one tile never stand closer than a seventh of its side', () => {
  let pairs = 0;
  for (const { name, shape } of shapes(false)) {
    const figures = shape.places().figures.filter((_, i) => shape.kind.segments[i]!.kind !== 'river');
    figures.forEach(({ point }, i) => {
      for (const other of figures.slice(i + 1)) {
        pairs++;
        expect(distance(point, other.point), name).toBeGreaterThan(1 / 7);
      }
    });
  }
  expect(pairs).toBeGreaterThan(1000);
});

test('every figure has its place on its own segment', () => {
  let seen = 0;
  for (const { name, shape } of shapes(false)) {
    const inCity = (point: Point) => shape.lines.outlines.findIndex((outline) => isWithin(outline, ...point));
    shape.kind.segments.forEach(({ kind }, i) => {
      const { point, room } = shape.places().figures[i]!;
      const city = inCity(point);
      expect(room, name).toBeGreaterThan(0);
      // The cloister of P13 is inside a city (§13.7).
      const isInCity = kind === 'cloister' && shape.kind.id === 'P13';
      const around = isInCity ? 0 : kind === 'city' ? i : null;
      expect(city < 0 ? null : shape.cities[city]!.segment, name).toBe(around);
      if (kind === 'road') {
        const lines = shape.roads.filter(({ segment }) => segment === i).flatMap(({ line }) => pointsOf(line));
        expect(Math.min(...lines.map((at) => distance(at, point))), name).toBeLessThan(0.05);
      }
      seen++;
    });
  }
  expect(seen).toBeGreaterThan(1000);
});

test('the field between a road and a city cap is the narrow one, not the wide one beyond the road', () => {
  const { kind, places } = shapeOf('D', 0);
  const { figures } = places();
  const between = kind.segments.findIndex((segment) => segment.kind === 'field' && segment.cities.length > 0);
  const beyond = kind.segments.findIndex((segment) => segment.kind === 'field' && segment.cities.length === 0);
  expect(figures[between]!.point[1]).toBeLessThan(0.5);
  expect(figures[beyond]!.point[1]).toBeGreaterThan(0.6);
  expect(figures[beyond]!.room).toBeGreaterThan(figures[between]!.room);
});

test('turning by 90 degrees takes the north to the east, and four turns lead back', () => {
  expect(rotatePoint([0.5, 0.1], 90)).toEqual([0.9, 0.5]);
  expect(rotatePoint([0.5, 0.1], 180)).toEqual([0.5, 0.9]);
  expect(rotatePoint([0.5, 0.1], 270)).toEqual([0.1, 0.5]);
  for (const rotation of ROTATIONS) {
    const once = rotatePoint([0.2, 0.7], rotation);
    const back = rotatePoint(once, ((360 - rotation) % 360) as typeof rotation);
    expect(distance(back, [0.2, 0.7])).toBeLessThan(1e-9);
  }
});
