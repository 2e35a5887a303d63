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

/** How far some entries are from the pixels that they stand for. */
export interface Misfit {
  /** The sum of the squared differences of red, green and blue. */
  readonly squared: number;
  /** Of so many pixels. */
  readonly pixels: number;
}

/** The misfit is measured in every so many-th row and column of a box: it is an average of very many pixels anyway. */
const MEASURED = { row: 8, column: 3 } as const;

/**
 * Puts the entries of a palette for the pixels of a box into rows.
 *
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
  const { bytes } = rows;
  let squared = 0;
  for (let row = 0; row < height; row++) {
    const start = (y + row) * (rows.width + 1) + 1 + x;
    const first = row * width;
    let all = OPAQUE << 24;
    for (let i = 0; i < width; i++) {
      const value = values[first + i]!;
      all &= value;
      bytes[start + i] = entries[((value >> 3) & 31) | ((value >> 6) & 0x3e0) | ((value >> 9) & 0x7c00)]!;
    }
    // Only the corners of a picture: so every other row is spared the question.
    if (all >> 24 !== OPAQUE) fade(values, first, width, bytes, start);
    if (row % MEASURED.row !== 0) continue;
    for (let i = 0; i < width; i += MEASURED.column) {
      squared += errorOf(values[first + i]!, bytes[start + i]!, palette);
    }
  }
  return { squared, pixels: Math.ceil(width / MEASURED.column) * Math.ceil(height / MEASURED.row) };
}

/** Puts the level of their alpha for pixels that are not opaque. */
function fade(values: Int32Array, first: number, width: number, bytes: Uint8Array, start: number): void {
  for (let i = 0; i < width; i++) {
    const value = values[first + i]!;
    if (value >> 24 !== OPAQUE) bytes[start + i] = value >>> 29;
  }
}

/** The highest byte of an opaque pixel, read with its sign. */
const OPAQUE = -1;

/** Transparent colours count as far as they can be seen. */
function errorOf(value: number, entry: number, { colours, alphas }: Palette): number {
  const seen = value >> 24 === OPAQUE ? 1 : (value >>> 24) / 255;
  const shown = entry < alphas.length ? alphas[entry]! / 255 : 1;
  const red = (value & 255) * seen - colours[entry * 3]! * shown;
  const green = ((value >> 8) & 255) * seen - colours[entry * 3 + 1]! * shown;
  const blue = ((value >> 16) & 255) * seen - colours[entry * 3 + 2]! * shown;
  return red * red + green * green + blue * blue;
}

/** The peak signal-to-noise ratio in decibels of so many pixels with three channels; infinite without any error. */
export const decibels = (squaredError: number, pixels: number): number =>
  squaredError === 0 ? Number.POSITIVE_INFINITY : 10 * Math.log10(255 ** 2 / (squaredError / (pixels * 3)));
