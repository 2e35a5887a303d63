import type { Box } from '../kit/geometry.ts';
import type { Palette } from './palette.ts';

/**
 * Rows of an indexed picture as PNG stores them (PNG §7.2, §9.2): before each row's indices, one byte says that the row
 * has no filter.
 */
export interface Rows {
  readonly width: number;
  readonly bytes: Uint8Array;
  /** The Adler-32 of the bytes; updated with them. */
  adler: number;
}

export function emptyRows(width: number, height: number): Rows {
  const bytes = new Uint8Array((width + 1) * height);
  return { width, bytes, adler: adler32OfZeros(bytes.length) };
}

/** What was written into rows: whether it differs from what was there, and how far it is from the pixels. */
interface Written {
  readonly hasChanged: boolean;
  /** The sum of the squared differences of red, green, and blue. */
  readonly squared: number;
  /** The number of pixels measured. */
  readonly pixels: number;
}

/** The misfit is measured in every 16th row and every 3rd column of a box, which is enough for an average. */
const MEASURED = { row: 16, column: 3 } as const;

/**
 * Writes the palette entries for the pixels of a box into rows.
 *
 * @param box relative to the first of these rows
 * @param pixels of the box: four bytes each, red, green, blue, alpha
 */
export function quantize(
  rows: Rows,
  { x, y, width, height }: Box,
  pixels: Uint8ClampedArray,
  palette: Palette,
): Written {
  // Read as 0xAABBGGRR, because all machines that our libraries support are little-endian. Signed, because V8 has no
  // fast unsigned 32-bit integers.
  const values = new Int32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const { entries } = palette;
  let squared = 0;
  let [first, second, differences] = [0, 0, 0];
  for (let row = 0; row < height; row++) {
    // A view of each row, so that V8 can drop the bounds checks.
    const start = (y + row) * (rows.width + 1) + 1 + x;
    const bytes = rows.bytes.subarray(start, start + width);
    const shades = values.subarray(row * width, (row + 1) * width);
    let all = OPAQUE << 24;
    // The change of the row's byte sum, and of the sum of its running sums.
    let [growth, growths] = [0, 0];
    for (let i = 0; i < bytes.length; i++) {
      const shade = shades[i]!;
      all &= shade;
      const entry = entries[((shade >> 3) & 31) | ((shade >> 6) & 0x3e0) | ((shade >> 9) & 0x7c00)]!;
      differences |= entry ^ bytes[i]!;
      growth = (growth + entry - bytes[i]!) | 0;
      growths = (growths + growth) | 0;
      bytes[i] = entry;
    }
    const rest = rows.bytes.length - start - width;
    first += growth;
    second += growths + growth * rest;
    // Only the corners of a picture are not opaque, so all other rows skip this.
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
  const measured = Math.ceil(width / MEASURED.column) * Math.ceil(height / MEASURED.row);
  return { hasChanged: differences !== 0, squared, pixels: measured };
}

/**
 * Writes the alpha levels of the pixels of a row that are not opaque.
 *
 * @param rest the number of bytes after the row
 * @returns the changes for `changedAdler32`
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

/** Weighs transparent colors by their alpha. */
function errorOf(value: number, entry: number, { colors, alphas }: Palette): number {
  const seen = value >> 24 === OPAQUE ? 1 : (value >>> 24) / 255;
  const shown = entry < alphas.length ? alphas[entry]! / 255 : 1;
  const red = (value & 255) * seen - colors[entry * 3]! * shown;
  const green = ((value >> 8) & 255) * seen - colors[entry * 3 + 1]! * shown;
  const blue = ((value >> 16) & 255) * seen - colors[entry * 3 + 2]! * shown;
  return red * red + green * green + blue * blue;
}

/** The peak signal-to-noise ratio in decibels, for pixels with three channels; infinite without any error. */
export const decibels = (squaredError: number, pixels: number): number =>
  squaredError === 0 ? Number.POSITIVE_INFINITY : 10 * Math.log10(255 ** 2 / (squaredError / (pixels * 3)));

/** The largest prime below 65,536, on which Adler-32 is based. */
const BASE = 65_521;

/** The Adler-32 of this many zeros (RFC 1950 §8.2). */
export const adler32OfZeros = (length: number): number => joined(1, length % BASE);

/**
 * The Adler-32 after some bytes have changed. Both of its sums are linear in the bytes, so only the changes are needed.
 *
 * @param first the sum of the changes of all bytes
 * @param second the same sum, each change multiplied by the number of bytes from it to the end, including itself
 */
export function changedAdler32(before: number, first: number, second: number): number {
  return joined(reduced((before & 0xffff) + first), reduced((before >>> 16) + second));
}

/** The Adler-32 of two consecutive runs of bytes, from that of each. */
export function joinedAdler32(first: number, second: number, secondLength: number): number {
  const a1 = first & 0xffff;
  const a2 = second & 0xffff;
  const a = (a1 + a2 - 1 + BASE) % BASE;
  const b = ((first >>> 16) + (second >>> 16) + (((secondLength % BASE) * (a1 - 1 + BASE)) % BASE)) % BASE;
  return joined(a, b);
}

/** Maps any number, including negative ones, to 0 up to but not including the base. */
const reduced = (sum: number): number => ((sum % BASE) + BASE) % BASE;

const joined = (first: number, second: number): number => ((second << 16) | first) >>> 0;
