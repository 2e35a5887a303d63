import type { SKRSContext2D } from '@napi-rs/canvas';
import { hash } from '../hash.ts';
import { tone } from '../tones.ts';

/** Two octaves of noise, with so many bumps a tile, cut into four flat greens. */
const OCTAVES = [
  { frequency: 1.35, weight: 0.65, salt: 1 },
  { frequency: 3.7, weight: 0.35, salt: 2 },
] as const;
const CUTS = [0.36, 0.58, 0.7] as const;
/** Over so many pixels one green turns into the next. */
const SOFT = 1.1;

/** Fills a canvas as large as a cell with its grass. */
export function fillGrass(context: SKRSContext2D, cellX: number, cellY: number, side: number): void {
  const image = context.createImageData(side, side);
  const pixels = new Uint32Array(image.data.buffer);
  const octaves = OCTAVES.map(({ frequency, weight, salt }) => lattice(cellX, cellY, side, frequency, weight, salt));
  const table = shadeTable(side);
  const row = new Float64Array(side);
  for (let j = 0; j < side; j++) {
    row.fill(0);
    for (const addRow of octaves) addRow(row, j);
    for (let i = 0; i < side; i++) pixels[j * side + i] = table[(row[i]! * FINE) | 0]!;
  }
  context.putImageData(image, 0, 0);
}

/** Adds one octave to a row of pixels; the hashes of the lattice are taken once a cell. */
function lattice(cellX: number, cellY: number, side: number, frequency: number, weight: number, salt: number) {
  const west = Math.floor(cellX * frequency);
  const north = Math.floor(cellY * frequency);
  const span = Math.ceil(frequency) + 2;
  const values = Float64Array.from(
    { length: span * span },
    (_, i) => weight * hash(west + (i % span), north + Math.floor(i / span), salt),
  );
  const columns = new Uint8Array(side);
  const shares = new Float64Array(side);
  for (let i = 0; i < side; i++) {
    [columns[i], shares[i]] = split((cellX + (i + 0.5) / side) * frequency - west);
  }
  const between = new Float64Array(span);
  return (row: Float64Array, j: number): void => {
    const [v, share] = split((cellY + (j + 0.5) / side) * frequency - north);
    for (let u = 0; u < span; u++) {
      const top = values[v * span + u]!;
      between[u] = top + ((values[(v + 1) * span + u] ?? top) - top) * share;
    }
    for (let i = 0; i < side; i++) {
      const left = between[columns[i]!]!;
      row[i]! += left + (between[columns[i]! + 1]! - left) * shares[i]!;
    }
  };
}

/** The lattice line before a place and the smoothed rest. */
function split(place: number): readonly [number, number] {
  const whole = Math.floor(place);
  const rest = place - whole;
  return [whole, rest * rest * (3 - 2 * rest)];
}

/** Two mixed greens between each two neighbors smooth their border. */
const MIXES = 3;
const shades: readonly number[] = tone.grass.flatMap((green, i) => {
  const next = tone.grass[i + 1] ?? green;
  return Array.from({ length: MIXES }, (_, mix) => blend(green, next, mix / MIXES));
});

/** The number of steps in which noise is looked up. */
const FINE = 2048;
const tables = new Map<number, Uint32Array>();

/**
 * By noise in fine steps: the shade of a pixel.
 *
 * @param side of a cell, in pixels
 */
function shadeTable(side: number): Uint32Array {
  const known = tables.get(side);
  if (known) return known;
  const table = Uint32Array.from({ length: FINE + 1 }, (_, i) => shades[shadeAt((i + 0.5) / FINE, side)]!);
  tables.set(side, table);
  return table;
}

function shadeAt(value: number, side: number): number {
  const width = (SOFT * 1.6) / side;
  let shade = 0;
  for (const cut of CUTS) {
    const over = (value - cut) / width + 0.5;
    shade += over <= 0 ? 0 : over >= 1 ? MIXES : Math.floor(over * MIXES);
  }
  return shade;
}

/** A mixed color as a pixel, the alpha in the highest byte. */
function blend(from: string, to: string, share: number): number {
  const channel = (text: string, at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share));
  return ((255 << 24) | (mixed[2]! << 16) | (mixed[1]! << 8) | mixed[0]!) >>> 0;
}
