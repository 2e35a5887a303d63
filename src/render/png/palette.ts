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
 * The colors that suit the pictures of a histogram best, in addition to the exact ones, as `#RRGGBB`: by median cut,
 * and a few rounds of moving each color to the mean of the shades that it represents.
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

/** A color weighted by its number of pixels. */
export interface Shade {
  /** Red, green, blue: 0 to 255, not rounded. */
  readonly at: Triple;
  readonly weight: number;
}
type Triple = readonly [number, number, number];

interface Group {
  readonly shades: readonly Shade[];
  readonly mean: Triple;
  /** Along each axis: the sum of the squared distances from the mean. */
  readonly spread: Triple;
}

const AXES = [0, 1, 2] as const;

/**
 * Chooses at most `most` colors that represent all these shades: the group with the largest spread is cut in two across
 * its widest axis until there are enough groups.
 */
export function medianCut(shades: readonly Shade[], most: number): readonly Triple[] {
  if (shades.length === 0 || most === 0) return [];
  const groups = [groupOf(shades)];
  while (groups.length < most) {
    const widest = groups.reduce((best, group) => (widestSpread(group) > widestSpread(best) ? group : best));
    if (widestSpread(widest) === 0) break;
    groups.splice(groups.indexOf(widest), 1, ...cut(widest));
  }
  return groups.map(({ mean }) => mean);
}

function groupOf(shades: readonly Shade[]): Group {
  const weight = shades.reduce((sum, shade) => sum + shade.weight, 0);
  const mean = triple((axis) => shades.reduce((sum, { at, weight: w }) => sum + at[axis] * w, 0) / weight);
  const spread = triple((axis) => shades.reduce((sum, { at, weight: w }) => sum + (at[axis] - mean[axis]) ** 2 * w, 0));
  return { shades, mean, spread };
}

const widestSpread = ({ shades, spread }: Group): number => (shades.length < 2 ? 0 : Math.max(...spread));

/** Cuts a group at the mean of its widest axis; both halves get shades, because that axis has a spread. */
function cut({ shades, mean, spread }: Group): readonly [Group, Group] {
  const axis = AXES.reduce((widest, next) => (spread[next] > spread[widest] ? next : widest));
  const low = shades.filter(({ at }) => at[axis] <= mean[axis]);
  const high = shades.filter(({ at }) => at[axis] > mean[axis]);
  return [groupOf(low), groupOf(high)];
}

const triple = (value: (axis: 0 | 1 | 2) => number): Triple => [value(0), value(1), value(2)];

/** The number of colors with five bits per channel. */
const CELLS = 32_768;

/** The colors of pictures, gathered in cells of 8 × 8 × 8 neighboring shades. */
interface Histogram {
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
