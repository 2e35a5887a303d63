import { expect, test } from 'vitest';
import { frameFor } from '../../../src/render/grid/frame.ts';
import { type Ghost, numberedPlaces } from '../../../src/render/grid/places.ts';
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
