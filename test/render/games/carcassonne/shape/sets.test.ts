/** What the sets add to tiles: rivers, bridges, inns, goods, closed fields. */
import { expect, test } from 'vitest';
import {
  OPTIONS,
  ROTATIONS,
  SIDES,
  type TileId,
  type TileKind,
  tilesOf,
} from '../../../../../src/engines/carcassonne/index.ts';
import { isWithin, pointsOf } from '../../../../../src/render/games/carcassonne/shape/curves.ts';
import { INN } from '../../../../../src/render/games/carcassonne/shape/inns.ts';
import { LANDMARKS } from '../../../../../src/render/games/carcassonne/shape/landmarks.ts';
import { GRID } from '../../../../../src/render/games/carcassonne/shape/samples.ts';
import { shapeOf, type TileShape } from '../../../../../src/render/games/carcassonne/shape/tileShape.ts';
import { distance, type Point } from '../../../../../src/render/kit/geometry.ts';

const TILES = tilesOf(OPTIONS);
const MIDDLES: readonly Point[] = [
  [0.5, 0],
  [1, 0.5],
  [0.5, 1],
  [0, 0.5],
];

function* shapes(): Iterable<{ readonly name: string; readonly kind: TileKind; readonly shape: TileShape }> {
  for (const kind of TILES) {
    for (const rotation of ROTATIONS) {
      yield { name: `${kind.id} ${rotation}`, kind, shape: shapeOf(kind.id, rotation) };
    }
  }
}

test('every river leaves in the middle of a side at a right angle, or ends in a spring or lake', () => {
  let ends = 0;
  for (const { name, kind, shape } of shapes()) {
    for (const { segment, line, pool } of shape.rivers) {
      const { edges } = kind.segments[segment] as { readonly edges: readonly (typeof SIDES)[number][] };
      const sides = edges.map((side) => (SIDES.indexOf(side) + shape.rotation / 90) % 4);
      const last = line.at(-1)!;
      const reached = [[line[0]!.from, line[0]!.near] as const, ...(pool ? [] : [[last.to, last.far] as const])];
      for (const [edge, inward] of reached) {
        ends++;
        const side = MIDDLES.findIndex((middle) => distance(middle, edge) < 1e-9);
        expect(sides, name).toContain(side);
        const across = side % 2 === 0 ? Math.abs(inward[0] - edge[0]) : Math.abs(inward[1] - edge[1]);
        expect(across, name).toBeLessThan(1e-9);
      }
      expect(reached.length, name).toBe(sides.length);
      if (pool) expect(distance(last.to, pool.at), name).toBeLessThan(1e-9);
      expect(pool?.kind ?? null, name).toBe({ R01: 'spring', R02: 'lake' }[kind.id as string] ?? null);
    }
  }
  expect(ends).toBe(4 * (2 + 2 * 8));
});

test('a road has a bridge wherever it crosses a river or another road, and nowhere else', () => {
  const bridged = TILES.flatMap(({ id }) => shapeOf(id, 0).bridges.map(({ over }) => `${id} over a ${over}`));
  expect(bridged).toEqual(['R06 over a river', 'R07 over a river', 'R08 over a river', 'H24 over a road']);
});

test('§10.2: an inn lies at its own road, farther from any other, and clear of cities', () => {
  const inns: TileId[] = [];
  for (const { name, kind, shape } of shapes()) {
    for (const { segment, at, fork } of shape.inns) {
      inns.push(kind.id);
      const far = (roads: TileShape['roads']) =>
        Math.min(...roads.flatMap(({ line }) => pointsOf(line)).map((point) => distance(point, at)));
      const own = far(shape.roads.filter((road) => road.segment === segment));
      const others = far(shape.roads.filter((road) => road.segment !== segment));
      expect(own, name).toBeLessThan(0.27);
      expect(others - own, name).toBeGreaterThan(0.08);
      expect(distance(fork, at), name).toBeCloseTo(own, 6);
      const walls = shape.cities.flatMap((city) => city.walls.flatMap((wall) => pointsOf(wall)));
      for (const wall of walls) expect(distance(wall, at), name).toBeGreaterThan(INN);
      expect(
        shape.lines.outlines.some((outline) => isWithin(outline, ...at)),
        name,
      ).toBe(false);
    }
  }
  expect([...new Set(inns)]).toEqual(['E11', 'E12', 'E13', 'E14', 'E15', 'E16']);
});

test('every pennant, good, and princess has a sign in its own city, apart from the place of its knight', () => {
  let signs = 0;
  for (const { name, kind, shape } of shapes()) {
    shape.cities.forEach(({ segment, sign, hasCathedral }, i) => {
      const city = kind.segments[segment]!;
      if (city.kind !== 'city') throw new Error(name);
      expect(sign, name).toBe(city.pennants > 0 ? 'pennant' : city.princess ? 'princess' : city.good);
      const { shield, figure } = shape.spots[i]!;
      expect(shield === null, name).toBe(sign === null || hasCathedral);
      if (shield === null) return;
      signs++;
      expect(isWithin(shape.lines.outlines[i]!, ...shield), name).toBe(true);
      expect(distance(shield, figure.point), name).toBeGreaterThan(0.15);
    });
  }
  expect(signs).toBeGreaterThan(100);
});

/** The sample point beside the middle of a half edge; halves are numbered clockwise from the west of the north edge. */
function besideHalf(half: number): number {
  const [near, far, last] = [Math.floor(GRID / 4), GRID - 1 - Math.floor(GRID / 4), GRID - 1];
  const [column, row] = (
    [
      [near, 0],
      [far, 0],
      [last, near],
      [last, far],
      [far, last],
      [near, last],
      [0, far],
      [0, near],
    ] as const
  )[half]!;
  return row * GRID + column;
}

test('every field reaches the half edges that are its own and no other, and closed fields have land, too', () => {
  let halves = 0;
  for (const { name, kind, shape } of shapes()) {
    const { fields } = shape.places();
    kind.segments.forEach((segment, i) => {
      if (segment.kind !== 'field') return;
      expect(fields.filter((field) => field === i).length, `${name}: ${i}`).toBeGreaterThan(8);
      for (const half of segment.halves) {
        halves++;
        expect(fields[besideHalf((half + shape.rotation / 45) % 8)], `${name}: ${i}`).toBe(i);
      }
    });
  }
  expect(halves).toBeGreaterThan(1000);
});

test('§13.7: the landmark of a tile is clear of roads, walls, and edges, and shows what the tile has', () => {
  const found: string[] = [];
  for (const { name, kind, shape } of shapes()) {
    const expected = LANDMARKS.find((one) => kind.flags.includes(one)) ?? null;
    expect(shape.landmark?.kind ?? null, name).toBe(expected);
    if (shape.landmark === null) continue;
    const { at, radius } = shape.landmark;
    found.push(shape.landmark.kind);
    expect(Math.min(...at, 1 - at[0], 1 - at[1]), name).toBeGreaterThan(0.12);
    const roads = shape.roads.filter(({ end }) => end !== 'field').flatMap(({ line }) => pointsOf(line));
    const walls = shape.cities.flatMap((city) => city.walls.flatMap((wall) => pointsOf(wall)));
    for (const point of [...roads, ...walls]) expect(distance(point, at), name).toBeGreaterThan(radius * 0.9);
    for (const { point } of shape.places().figures) expect(distance(point, at), name).toBeGreaterThan(radius * 0.7);
  }
  const counts = Object.fromEntries(LANDMARKS.map((one) => [one, found.filter((kind) => kind === one).length / 4]));
  expect(counts).toEqual({ volcano: 6, portal: 6, dragon: 11 });
});

test('§13.7: P25 has land between its tunnel’s ends and the city, so each of its two fields is one piece', () => {
  for (const rotation of ROTATIONS) {
    const { roads, places } = shapeOf('P25', rotation);
    expect(roads.map(({ end }) => end)).toEqual(['tunnel', 'tunnel']);
    const { fields } = places();
    for (const field of [2, 3]) {
      const first = fields.indexOf(field);
      const reached = new Set([first]);
      for (const cell of reached) {
        for (const next of [cell - 1, cell + 1, cell - GRID, cell + GRID])
          if (fields[next] === field) reached.add(next);
      }
      expect(reached.size, `${rotation} ${field}`).toBe(fields.filter((one) => one === field).length);
    }
  }
});
