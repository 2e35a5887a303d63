/** How many different colours there are with five bits a channel. */
export const CELLS = 32_768;

/** The colours of pictures, gathered in cells of 8 x 8 x 8 neighbouring shades. */
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
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i + 3] !== 255) continue;
    const [r, g, b] = [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!];
    const cell = cellOf(r, g, b);
    counts[cell]! += 1;
    red[cell]! += r;
    green[cell]! += g;
    blue[cell]! += b;
  }
}

/** The cell of a colour whose channels are 0 to 255. */
export const cellOf = (r: number, g: number, b: number): number => (r >> 3) | ((g >> 3) << 5) | ((b >> 3) << 10);
