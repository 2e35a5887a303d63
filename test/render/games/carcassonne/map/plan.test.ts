import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { Placement } from '../../../../../src/engines/carcassonne/index.ts';
import { plan } from '../../../../../src/render/games/carcassonne/map/layers.ts';
import { worldOf } from '../../../../../src/render/games/carcassonne/map/world.ts';
import { color } from '../../../../../src/render/kit/theme.ts';

const SIDE = 120;
const box = { x: 0, y: 0, width: SIDE, height: SIDE };
const tiles: readonly Placement[] = [
  { tile: 'D', x: 0, y: 0, rotation: 0 },
  { tile: 'U', x: 0, y: 1, rotation: 0 },
];

/** How many pixels of the frame there are in a part of the plan. */
function framed(shown: typeof box, part: typeof box): number {
  const context = createCanvas(SIDE, SIDE).getContext('2d');
  plan(box, worldOf(tiles), shown, []).paint(context);
  const { data } = context.getImageData(part.x, part.y, part.width, part.height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    const pixel = `#${Buffer.from(data.subarray(at, at + 3)).toString('hex')}`;
    if (pixel.toUpperCase() === color.lastMove.toUpperCase()) count++;
  }
  return count;
}

test.each([
  ['reaches past the plan', { x: -9, y: -9, width: 20, height: 20 }],
  ['shows all of it', { x: -2, y: -1, width: 5, height: 4 }],
])('the frame on the small plan has four sides where the picture %s', (_what, shown) => {
  const strip = { x: 0, y: 0, width: SIDE, height: 16 };
  expect(framed(shown, strip), 'above').toBeGreaterThan(SIDE);
  expect(framed(shown, { ...strip, y: SIDE - 16 }), 'below').toBeGreaterThan(SIDE);
  expect(framed(shown, { ...strip, width: 16, height: SIDE }), 'left').toBeGreaterThan(SIDE);
  expect(framed(shown, { ...strip, x: SIDE - 16, width: 16, height: SIDE }), 'right').toBeGreaterThan(SIDE);
});
