import { expect, test } from 'vitest';
import { frameFor } from '../../../src/render/grid/frame.ts';
import { type Ghost, type NumberedPlace, numberedPlaces, showsDots } from '../../../src/render/grid/places.ts';
import { layerOf } from '../../../src/render/kit/page.ts';
import { color } from '../../../src/render/kit/theme.ts';
import { pixelsOf } from '../support/pictures.ts';

const area = { x: 0, y: 0, width: 200, height: 100 };
const frame = frameFor(area, area, { west: 0, north: 0, columns: 2, rows: 1 }, 100);

/** The color of a pixel, as `#RRGGBB`, after places have been painted. */
function colorAt(places: Parameters<typeof numberedPlaces>[0], x: number, y: number): string {
  const pixels = pixelsOf({ width: 200, height: 100, layers: [layerOf('places', numberedPlaces(places, frame))] });
  const at = (y * 200 + x) * 4;
  return `#${pixels
    .subarray(at, at + 3)
    .toString('hex')
    .toUpperCase()}`;
}

test('a place has a badge with its number and a dot for each way in which the piece fits', () => {
  const place = { x: 1, y: 0, label: '1', dots: 2, ghost: null };
  expect(colorAt([place], 132, 44)).toBe(color.legal);
  expect([144, 156].map((x) => colorAt([place], x, 81))).toEqual([color.legal, color.legal]);
  expect(colorAt([{ ...place, dots: 1 }], 144, 81)).not.toBe(color.legal);
});

test('a ghost is painted in its cell, and its element covers what it overhangs', () => {
  const ghost: Ghost = {
    facts: 'red',
    overhang: 0.1,
    paint(context, { x, y, width, height }) {
      context.fillStyle = '#FF0000';
      context.fillRect(x, y, width, height);
    },
  };
  const place = { x: 0, y: 0, label: '', dots: 0, ghost };
  expect(colorAt([place], 50, 50)).toBe('#FF0000');
  const [element] = numberedPlaces([place], frame);
  expect(element!.box).toEqual({ x: -10, y: -10, width: 120, height: 120 });
  expect(element!.facts).toEqual(['', 0, 'red']);
});

test('dots stand clear of the number and of the dashed border, or there are none and no legend for them', () => {
  const place: NumberedPlace = { x: 0, y: 0, label: '12', dots: 2, ghost: null };
  let [shown, hidden] = [0, 0];
  for (let scale = 24; scale <= 120; scale += 2) {
    const square = { x: 0, y: 0, width: scale, height: scale };
    const small = { area: square, well: square, scale, left: 0, top: 0 };
    const pixels = pixelsOf({ width: scale, height: scale, layers: [layerOf('p', numberedPlaces([place], small))] });
    const at = Math.round(scale * 0.14) * (scale + 1) * 4;
    const isGround = (i: number) => [0, 1, 2].every((k) => Math.abs(pixels[i + k]! - pixels[at + k]!) < 24);
    /** Whether a pixel of the ground lies between the number and a dot, and between that dot and the border. */
    const column = Math.round(scale / 2 - Math.max(2.4, scale * 0.06) * 1.3);
    const ground = Array.from({ length: scale }, (_, y) => isGround((y * scale + column) * 4));
    const [dot, near] = [Math.round(scale * 0.825), Math.ceil(scale * 0.13)];
    const isClear =
      !ground[dot] && ground.slice(dot - near, dot).includes(true) && ground.slice(dot, dot + near).includes(true);
    if (showsDots([place], scale)) {
      expect(isClear, `cells of ${scale}`).toBe(true);
      shown++;
    } else hidden++;
  }
  expect(Math.min(shown, hidden)).toBeGreaterThan(8);
});
