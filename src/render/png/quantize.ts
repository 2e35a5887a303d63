import type { Box } from '../boxes.ts';
import type { Palette } from './palette.ts';

/**
 * An indexed picture as PNG wants it (PNG §7.2, §9.2): row by row, before each row's indices one byte that names its
 * filter: none.
 */
export interface Rows {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

export const emptyRows = (width: number, height: number): Rows => ({
  width,
  height,
  bytes: new Uint8Array((width + 1) * height),
});

/**
 * Puts the entries of a palette for the pixels of a box into rows.
 *
 * @param pixels of the box: four bytes each, red, green, blue, alpha
 * @returns how far the entries are from the pixels: the sum of the squared differences of red, green and blue
 */
export function quantize(
  rows: Rows,
  { x, y, width, height }: Box,
  pixels: Uint8ClampedArray,
  palette: Palette,
): number {
  // Read from memory as 0xAABBGGRR: the machines that our libraries run on are little-endian.
  const values = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  let pixel = 0;
  let sum = 0;
  // Neighbours are often alike: what was found for the last one is at hand. To begin with, no colour at all.
  let last = 0;
  let entry = 0;
  let error = 0;
  for (let row = y; row < y + height; row++) {
    const start = row * (rows.width + 1) + 1 + x;
    for (let i = start; i < start + width; i++) {
      const value = values[pixel++]!;
      if (value !== last) {
        last = value;
        entry = entryOf(value, palette);
        error = errorOf(value, entry, palette);
      }
      rows.bytes[i] = entry;
      sum += error;
    }
  }
  return sum;
}

const entryOf = (value: number, { entries }: Palette): number =>
  value >>> 24 === 255
    ? entries[((value >> 3) & 31) | ((value >> 6) & 0x3e0) | ((value >> 9) & 0x7c00)]!
    : value >>> 29;

/** Transparent colours count as far as they can be seen. */
function errorOf(value: number, entry: number, { colours, alphas }: Palette): number {
  const seen = (value >>> 24) / 255;
  const shown = (alphas[entry] ?? 255) / 255;
  const red = (value & 255) * seen - colours[entry * 3]! * shown;
  const green = ((value >> 8) & 255) * seen - colours[entry * 3 + 1]! * shown;
  const blue = ((value >> 16) & 255) * seen - colours[entry * 3 + 2]! * shown;
  return red * red + green * green + blue * blue;
}

/** The peak signal-to-noise ratio in decibels of so many pixels with three channels; infinite without any error. */
export const decibels = (squaredError: number, pixels: number): number =>
  10 * Math.log10(255 ** 2 / (squaredError / (pixels * 3)));
