import type { Box } from '../kit/boxes.ts';
import { adler32OfZeros, changedAdler32 } from './checksum.ts';
import type { Palette } from './palette.ts';

/**
 * A stretch of an indexed picture as PNG wants it (PNG §7.2, §9.2): row by row, before each row's indices one byte that
 * names its filter: none.
 */
export interface Rows {
  readonly width: number;
  readonly bytes: Uint8Array;
  /** The Adler-32 of the bytes; goes with them. */
  adler: number;
}

export function emptyRows(width: number, height: number): Rows {
  const bytes = new Uint8Array((width + 1) * height);
  return { width, bytes, adler: adler32OfZeros(bytes.length) };
}

/** How far some entries are from the pixels that they stand for. */
export interface Misfit {
  /** The sum of the squared differences of red, green and blue. */
  readonly squared: number;
  /** Of so many pixels. */
  readonly pixels: number;
}

/** The misfit is measured in every so many-th row and column of a box: it is an average of very many pixels anyway. */
const MEASURED = { row: 16, column: 3 } as const;

/**
 * Puts the entries of a palette for the pixels of a box into rows.
 *
 * @param box counted from the first of these rows
 * @param pixels of the box: four bytes each, red, green, blue, alpha
 */
export function quantize(
  rows: Rows,
  { x, y, width, height }: Box,
  pixels: Uint8ClampedArray,
  palette: Palette,
): Misfit {
  // Read from memory as 0xAABBGGRR: the machines that our libraries run on are little-endian. Signed, since the engine
  // has no fast numbers beyond 31 bits without sign.
  const values = new Int32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const { entries } = palette;
  let squared = 0;
  let [first, second] = [0, 0];
  for (let row = 0; row < height; row++) {
    // A view on each row: the engine need not ask at every pixel whether it is still inside.
    const start = (y + row) * (rows.width + 1) + 1 + x;
    const bytes = rows.bytes.subarray(start, start + width);
    const shades = values.subarray(row * width, (row + 1) * width);
    let all = OPAQUE << 24;
    // What its bytes grow by in sum, and in the sum of all sums so far.
    let [growth, growths] = [0, 0];
    for (let i = 0; i < bytes.length; i++) {
      const shade = shades[i]!;
      all &= shade;
      const entry = entries[((shade >> 3) & 31) | ((shade >> 6) & 0x3e0) | ((shade >> 9) & 0x7c00)]!;
      growth = (growth + entry - bytes[i]!) | 0;
      growths = (growths + growth) | 0;
      bytes[i] = entry;
    }
    const rest = rows.bytes.length - start - width;
    first += growth;
    second += growths + growth * rest;
    // Only the corners of a picture: so every other row is spared the question.
    if (all >> 24 !== OPAQUE) {
      const faded = fade(shades, bytes, rest);
      first += faded.first;
      second += faded.second;
    }
    if (row % MEASURED.row !== 0) continue;
    for (let i = 0; i < width; i += MEASURED.column) {
      squared += errorOf(shades[i]!, bytes[i]!, palette);
    }
  }
  rows.adler = changedAdler32(rows.adler, first, second);
  return { squared, pixels: Math.ceil(width / MEASURED.column) * Math.ceil(height / MEASURED.row) };
}

/**
 * Puts the level of their alpha for pixels of a row that are not opaque.
 *
 * @param rest how many bytes come after the row
 * @returns what the bytes grow by, as `changedAdler32` wants it
 */
function fade(shades: Int32Array, bytes: Uint8Array, rest: number) {
  let [first, second] = [0, 0];
  shades.forEach((shade, i) => {
    if (shade >> 24 === OPAQUE) return;
    const growth = (shade >>> 29) - bytes[i]!;
    bytes[i] = shade >>> 29;
    first += growth;
    second += growth * (rest + bytes.length - i);
  });
  return { first, second };
}

/** The highest byte of an opaque pixel, read with its sign. */
const OPAQUE = -1;

/** Transparent colors count as far as they can be seen. */
function errorOf(value: number, entry: number, { colors, alphas }: Palette): number {
  const seen = value >> 24 === OPAQUE ? 1 : (value >>> 24) / 255;
  const shown = entry < alphas.length ? alphas[entry]! / 255 : 1;
  const red = (value & 255) * seen - colors[entry * 3]! * shown;
  const green = ((value >> 8) & 255) * seen - colors[entry * 3 + 1]! * shown;
  const blue = ((value >> 16) & 255) * seen - colors[entry * 3 + 2]! * shown;
  return red * red + green * green + blue * blue;
}

/** The peak signal-to-noise ratio in decibels of so many pixels with three channels; infinite without any error. */
export const decibels = (squaredError: number, pixels: number): number =>
  squaredError === 0 ? Number.POSITIVE_INFINITY : 10 * Math.log10(255 ** 2 / (squaredError / (pixels * 3)));
