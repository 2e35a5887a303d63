import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ALPHA_LEVELS,
  cellOf,
  colorsFor,
  countPixels,
  emptyHistogram,
  medianCut,
  type Palette,
  paletteOf,
  type Shade,
} from '../../../src/render/png/palette.ts';
import { decibels, emptyRows, quantize } from '../../../src/render/png/rows.ts';

type Colour = readonly [number, number, number];

const channel = fc.integer({ min: 0, max: 255 });
const colors = fc.array(fc.tuple(channel, channel, channel), { minLength: 1, maxLength: 400 });

function paletteFor(pixels: readonly Colour[], exact: readonly string[] = []): Palette {
  const histogram = emptyHistogram();
  countPixels(histogram, Uint8ClampedArray.from(pixels.flatMap((pixel) => [...pixel, 255])));
  return paletteOf(colorsFor(histogram, exact), exact);
}

function shown({ colors: entries }: Palette, entry: number): readonly number[] {
  return [...entries.subarray(entry * 3, entry * 3 + 3)];
}

const answer = (palette: Palette, [r, g, b]: Colour) => shown(palette, palette.entries[cellOf(r, g, b)]!);

test('colors that must be exact come out just as they are, whatever else is in the picture', () => {
  fc.assert(
    fc.property(colors, (pixels) => {
      const palette = paletteFor(pixels, ['#F3E9D2', '#C8402F', '#0F6CB0']);
      expect(answer(palette, [0xf3, 0xe9, 0xd2])).toEqual([0xf3, 0xe9, 0xd2]);
      expect(answer(palette, [0xc8, 0x40, 0x2f])).toEqual([0xc8, 0x40, 0x2f]);
      expect(answer(palette, [0x0f, 0x6c, 0xb0])).toEqual([0x0f, 0x6c, 0xb0]);
    }),
    { numRuns: 20 },
  );
});

test('no more colors than there are entries: each comes out as its cell', () => {
  const pixels = Array.from(
    { length: 200 },
    (_, i): Colour => [(i % 6) * 40 + 3, (Math.floor(i / 6) % 6) * 40 + 5, Math.floor(i / 36) * 40],
  );
  const palette = paletteFor(pixels);
  for (const pixel of pixels) expect(answer(palette, pixel)).toEqual(pixel);
});

test('of two colors the commoner one weighs more in what stands for both', () => {
  const shades: readonly Shade[] = [
    { at: [0, 0, 0], weight: 1 },
    { at: [100, 0, 0], weight: 3 },
  ];
  expect(medianCut(shades, 1)).toEqual([[75, 0, 0]]);
  expect(medianCut(shades, 2)).toEqual([
    [0, 0, 0],
    [100, 0, 0],
  ]);
  expect(medianCut(shades, 5)).toHaveLength(2);
  expect(medianCut([], 5)).toEqual([]);
});

test('every entry of the table is opaque, and the first entries fade from nothing to the corner color', () => {
  const palette = paletteFor([[10, 20, 30]], ['#F3E9D2']);
  expect(palette.entries.every((entry) => entry >= ALPHA_LEVELS)).toBe(true);
  expect([...palette.alphas]).toEqual([0, 48, 80, 112, 144, 176, 208, 240]);
  for (let level = 0; level < ALPHA_LEVELS; level++) expect(shown(palette, level)).toEqual([0xf3, 0xe9, 0xd2]);
});

test('the error told is that of the entries taken', () => {
  fc.assert(
    fc.property(colors, (pixels) => {
      const palette = paletteFor(pixels.slice(0, 20));
      const rows = emptyRows(pixels.length, 1);
      const box = { x: 0, y: 0, width: pixels.length, height: 1 };
      const told = quantize(rows, box, Uint8ClampedArray.from(pixels.flatMap((pixel) => [...pixel, 255])), palette);
      const measured = pixels.map((pixel, i) => ({ pixel, i })).filter(({ i }) => i % 3 === 0);
      let sum = 0;
      measured.forEach(({ pixel, i }) => {
        shown(palette, rows.bytes[i + 1]!).forEach((value, axis) => {
          sum += (value - pixel[axis]!) ** 2;
        });
      });
      expect(told.squared).toBeCloseTo(sum, 3);
      expect(told.pixels).toBe(measured.length);
    }),
    { numRuns: 20 },
  );
});

test('decibels: an error of one step in 255 everywhere is 48.13 dB', () => {
  expect(decibels(3 * 100, 100)).toBeCloseTo(48.13, 2);
  expect(decibels(0, 100)).toBe(Number.POSITIVE_INFINITY);
});
