import { CELLS, cellOf, type Histogram } from './histogram.ts';
import { medianCut, type Shade, type Triple } from './medianCut.ts';

/** The colors of an indexed picture, and which entry represents which color. */
export interface Palette {
  /** Red, green, blue of each entry: 256 triples. */
  readonly colors: Uint8Array;
  /** Alpha of the first entries; all others are opaque. */
  readonly alphas: Uint8Array;
  /** By cell of the color (`cellOf`): the entry for opaque pixels. */
  readonly entries: Uint8Array;
}

const ENTRIES = 256;
/** Entries for the edges of rounded corners; the first is fully transparent. */
export const ALPHA_LEVELS = 8;
const REFINEMENTS = 3;

/**
 * The colors that suit the pictures of a histogram best, besides the exact ones, as `#RRGGBB`: by median cut, and a few
 * rounds of moving each color to the mean of the shades that it represents.
 */
export function colorsFor(histogram: Histogram, exact: readonly string[]): readonly string[] {
  const fixed = exact.map(parseColor);
  const shades = shadesOf(histogram);
  const fixedCells = new Set(fixed.map((color) => cellOf(...color)));
  const free = shades.filter(({ at }) => !fixedCells.has(cellOf(...at)));
  const chosen = medianCut(free, ENTRIES - ALPHA_LEVELS - fixed.length);
  return refined(fixed, chosen, free).map(formatColor);
}

/**
 * The palette of these colors; with the exact ones, there is room for 248.
 *
 * @param exact colors that must be reproduced exactly, as `#RRGGBB`; the first is the color of the corners
 */
export function paletteOf(colors: readonly string[], exact: readonly string[]): Palette {
  const fixed = exact.map(parseColor);
  const opaque = [...fixed, ...colors.map(parseColor)];
  const table = new Uint8Array(ENTRIES * 3);
  const corner = fixed[0] ?? [0, 0, 0];
  for (let level = 0; level < ALPHA_LEVELS; level++) table.set(corner, level * 3);
  for (const [i, color] of opaque.entries()) table.set(color, (ALPHA_LEVELS + i) * 3);
  return {
    colors: table,
    alphas: Uint8Array.from({ length: ALPHA_LEVELS }, (_, i) => alphaOf(i)),
    entries: lookUp(opaque, fixed),
  };
}

/** The middle of the range of alphas that a level represents; 0 stays 0. */
const alphaOf = (level: number): number => (level === 0 ? 0 : level * 32 + 16);

function shadesOf({ counts, red, green, blue }: Histogram): readonly Shade[] {
  const shades: Shade[] = [];
  counts.forEach((count, cell) => {
    if (count === 0) return;
    shades.push({ at: [red[cell]! / count, green[cell]! / count, blue[cell]! / count], weight: count });
  });
  return shades;
}

/** Moves each chosen color to the mean of the shades nearest to it, for a few rounds. */
function refined(fixed: readonly Triple[], chosen: readonly Triple[], shades: readonly Shade[]): readonly Triple[] {
  let colors = chosen;
  for (let round = 0; round < REFINEMENTS; round++) {
    const all = [...fixed, ...colors];
    const sums = all.map(() => [0, 0, 0, 0]);
    for (const { at, weight } of shades) {
      const sum = sums[nearest(all, at)]!;
      for (let axis = 0; axis < 3; axis++) sum[axis]! += at[axis]! * weight;
      sum[3]! += weight;
    }
    colors = colors.map((color, i) => {
      const [r = 0, g = 0, b = 0, weight = 0] = sums[fixed.length + i]!;
      return weight === 0 ? color : [r / weight, g / weight, b / weight];
    });
  }
  return colors;
}

function lookUp(opaque: readonly Triple[], fixed: readonly Triple[]): Uint8Array {
  const entries = new Uint8Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) {
    const middle: Triple = [((cell & 31) << 3) + 4, (((cell >> 5) & 31) << 3) + 4, ((cell >> 10) << 3) + 4];
    entries[cell] = ALPHA_LEVELS + nearest(opaque, middle);
  }
  fixed.forEach((color, i) => {
    entries[cellOf(...color)] = ALPHA_LEVELS + i;
  });
  return entries;
}

function nearest(colors: readonly Triple[], [r, g, b]: Triple): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < colors.length; i++) {
    const color = colors[i]!;
    const distance = (color[0] - r) ** 2 + (color[1] - g) ** 2 + (color[2] - b) ** 2;
    if (distance < least) [best, least] = [i, distance];
  }
  return best;
}

/** As `#RRGGBB`. */
const formatColor = (color: Triple): string =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

/** @param color `#RRGGBB` */
function parseColor(color: string): Triple {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
