import { expect, test } from 'vitest';
import type { Placement } from '../../../../../src/engines/carcassonne/index.ts';
import { mapLayer } from '../../../../../src/render/games/carcassonne/map/layers.ts';
import { worldOf } from '../../../../../src/render/games/carcassonne/map/world.ts';
import { frameFor, windowAround } from '../../../../../src/render/grid/frame.ts';
import { layerOf } from '../../../../../src/render/kit/page.ts';
import { pixelsOf } from '../../../support/pictures.ts';

/** Cloisters in fields: they fit beside each other everywhere. */
const tilesAt = (cells: readonly (readonly [number, number])[]): readonly Placement[] =>
  cells.map(([x, y]) => ({ tile: 'B', x, y, rotation: 0 }));

/** Around (1, 1) and (2, 1); the ring is closed at (3, 1) by the last tile. */
const ring = tilesAt([
  ...([0, 1, 2, 3].map((x) => [x, 0]) as [number, number][]),
  [0, 1],
  ...([0, 1, 2, 3].map((x) => [x, 2]) as [number, number][]),
  [3, 1],
]);

test('free cells that tiles enclose are holes, those with a way out are not', () => {
  const closed = worldOf(ring);
  expect([closed.isHole(1, 1), closed.isHole(2, 1)]).toEqual([true, true]);
  expect([closed.isHole(0, 0), closed.isHole(4, 1), closed.isHole(-1, 1)]).toEqual([false, false, false]);
  const open = worldOf(ring.slice(0, -1));
  expect([open.isHole(1, 1), open.isHole(2, 1)]).toEqual([false, false]);
});

test('a hole is darker than the free land around the map', () => {
  const area = { x: 0, y: 0, width: 600, height: 500 };
  const frame = frameFor(area, { x: -50, y: -50, width: 700, height: 600 }, windowAround(ring), 100);
  const pixels = pixelsOf({ width: 600, height: 500, layers: [layerOf('none', []), mapLayer(worldOf(ring), frame)] });
  const brightness = (x: number, y: number) => {
    let sum = 0;
    for (let dy = 30; dy < 70; dy++) {
      for (let dx = 30; dx < 70; dx++) sum += pixels[((y + dy) * 600 + x + dx) * 4]!;
    }
    return sum / 1600;
  };
  const hole = brightness(frame.left + 100, frame.top + 100);
  expect(hole).toBeLessThan(brightness(frame.left + 400, frame.top + 100) - 15);
  // Its middle is plain: what is crossed out would look as if no tile fitted.
  const shades = new Set<number>();
  for (let y = 20; y < 80; y++)
    for (let x = 20; x < 80; x++)
      shades.add(pixels.readUInt32BE(((frame.top + 100 + y) * 600 + frame.left + 100 + x) * 4));
  expect(shades.size).toBe(1);
});
