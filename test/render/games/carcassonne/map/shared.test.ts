import { expect, test } from 'vitest';
import type { Placement } from '../../../../../src/engines/carcassonne/index.ts';
import { mapLayer } from '../../../../../src/render/games/carcassonne/map/layers.ts';
import { worldOf } from '../../../../../src/render/games/carcassonne/map/world.ts';
import { frameAround } from '../../../../../src/render/grid/frame.ts';

const start: Placement = { tile: 'D', x: 0, y: 0, rotation: 0 };
const next: Placement = { tile: 'U', x: 0, y: 1, rotation: 0 };
const area = { x: 0, y: 0, width: 400, height: 400 };

test('pictures of the same tiles share what is found on them', () => {
  expect(worldOf([{ ...start }, { ...next }])).toBe(worldOf([start, next]));
});

test.each<Placement>([
  { ...next, rotation: 90 },
  { ...next, tile: 'V' },
  { ...next, y: -1 },
  { ...next, x: 1, y: 0 },
])('a map with another tile, place, or rotation has a world of its own: %o', (other) => {
  const { x, y } = other;
  expect(worldOf([start, other])).not.toBe(worldOf([start, next]));
  expect(worldOf([start, other]).tileAt(x, y)?.key.startsWith(`${other.tile}${other.rotation}`)).toBe(true);
});

test('a map is laid out once for the same frame, and anew for another', () => {
  const world = worldOf([start, next]);
  const near = frameAround(area, area, 100, [0.5, 0.5]);
  const far = frameAround(area, area, 50, [0.5, 0.5]);
  const layer = mapLayer(world, near);
  expect(mapLayer(world, near)).toBe(layer);
  expect(mapLayer(world, far).parts.map(({ box }) => box)).not.toEqual(layer.parts.map(({ box }) => box));
});
