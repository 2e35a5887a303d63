/** The number of colors with five bits per channel. */
export const CELLS = 32_768;

/** The colors of pictures, gathered in cells of 8 × 8 × 8 neighboring shades. */
export interface Histogram {
  /** By cell: how many pixels. */
  readonly counts: Float64Array;
  /** By cell: the sums of the pixels' channels. */
  readonly red: Float64Array;
  readonly green: Float64Array;
  readonly blue: Float64Array;
}

export const emptyHistogram = (): Histogram => ({
  counts: new Float64Array(CELLS),
  red: new Float64Array(CELLS),
  green: new Float64Array(CELLS),
  blue: new Float64Array(CELLS),
});

/** Adds the opaque pixels of a picture: four bytes each, red, green, blue, alpha. */
export function countPixels({ counts, red, green, blue }: Histogram, pixels: Uint8ClampedArray): void {
  const values = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  // Most pixels equal the one before, so each run of equal pixels is added at once.
  for (let first = 0, end = 0; first < values.length; first = end) {
    const value = values[first]!;
    end = first + 1;
    while (end < values.length && values[end] === value) end++;
    const at = first * 4;
    if (pixels[at + 3] !== 255) continue;
    const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const cell = cellOf(r, g, b);
    const count = end - first;
    counts[cell]! += count;
    red[cell]! += r * count;
    green[cell]! += g * count;
    blue[cell]! += b * count;
  }
}

/** The cell of a color whose channels are 0 to 255. */
export const cellOf = (r: number, g: number, b: number): number => (r >> 3) | ((g >> 3) << 5) | ((b >> 3) << 10);
