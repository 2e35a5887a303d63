import fc from 'fast-check';
import { expect, test } from 'vitest';
import { area, type Box, boundingBox, disjoint, intersection } from '../../../src/render/kit/geometry.ts';

const boxes = fc.array(
  fc.record({
    x: fc.integer({ min: -20, max: 100 }),
    y: fc.integer({ min: -20, max: 100 }),
    width: fc.integer({ min: 1, max: 40 }),
    height: fc.integer({ min: 1, max: 40 }),
  }),
  { maxLength: 14 },
);

test('boxes made disjoint cover just the same pixels, each once', () => {
  const coverage = (many: readonly Box[]) => {
    const grid = new Uint8Array(160 * 160);
    for (const { x, y, width, height } of many)
      for (let row = y; row < y + height; row++)
        for (let column = x; column < x + width; column++) grid[(row + 20) * 160 + column + 20]! += 1;
    return grid;
  };
  fc.assert(
    fc.property(boxes, (many) => {
      const apart = coverage(disjoint(many));
      expect(
        Buffer.compare(
          apart,
          coverage(many).map((count) => Math.min(1, count)),
        ),
      ).toBe(0);
    }),
  );
});

test('boxes side by side become one, and boxes far apart stay as they are', () => {
  const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
  expect(disjoint([at(0, 0), at(10, 0), at(0, 10), at(10, 10)])).toEqual([{ x: 0, y: 0, width: 20, height: 20 }]);
  expect(disjoint([at(0, 0), at(50, 0)])).toHaveLength(2);
  expect(disjoint([at(0, 0), at(0, 0)])).toEqual([at(0, 0)]);
  expect(disjoint([])).toEqual([]);
});

test('a box around two is the smallest of whole pixels', () => {
  expect(boundingBox({ x: 0.5, y: 1.2, width: 2, height: 2 }, { x: 1, y: 2, width: 3.5, height: 1 })).toEqual({
    ...{ x: 0, y: 1, width: 5, height: 3 },
  });
});

test('what two boxes share lies in both, and is nothing where they only touch', () => {
  expect(intersection({ x: 0, y: 0, width: 10, height: 10 }, { x: 6, y: -5, width: 10, height: 8 })).toEqual({
    ...{ x: 6, y: 0, width: 4, height: 3 },
  });
  expect(intersection({ x: 0, y: 0, width: 10, height: 10 }, { x: 10, y: 0, width: 5, height: 5 })).toBeNull();
  expect(area({ x: 3, y: 3, width: 4, height: 5 })).toBe(20);
});
