import { type Canvas, createCanvas } from '@napi-rs/canvas';
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

/** The grass of one cell, as large as the cell. */
export function grassOf(cellX: number, cellY: number, side: number): Canvas {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  const image = context.createImageData(side, side);
  const pixels = new Uint32Array(image.data.buffer);
  const octaves = OCTAVES.map(({ frequency, weight, salt }) => lattice(cellX, cellY, side, frequency, weight, salt));
  const row = new Float64Array(side);
  for (let j = 0; j < side; j++) {
    row.fill(0);
    for (const addRow of octaves) addRow(row, j);
    for (let i = 0; i < side; i++) pixels[j * side + i] = shades[shadeAt(row[i]!, side)]!;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Adds one octave to a row of pixels; the hashes of the lattice are taken once a cell. */
function lattice(cellX: number, cellY: number, side: number, frequency: number, weight: number, salt: number) {
  const west = Math.floor(cellX * frequency);
  const north = Math.floor(cellY * frequency);
  const span = Math.ceil(frequency) + 2;
  const values = Array.from({ length: span * span }, (_, i) =>
    hash(west + (i % span), north + Math.floor(i / span), salt),
  );
  const steps = Array.from({ length: side }, (_, i) => (i + 0.5) / side);
  const columns = steps.map((step) => split((cellX + step) * frequency - west));
  return (row: Float64Array, j: number): void => {
    const [v, t] = split((cellY + (j + 0.5) / side) * frequency - north);
    for (let i = 0; i < side; i++) {
      const [u, s] = columns[i]!;
      const at = v * span + u;
      const top = values[at]! + (values[at + 1]! - values[at]!) * s;
      const bottom = values[at + span]! + (values[at + span + 1]! - values[at + span]!) * s;
      row[i]! += weight * (top + (bottom - top) * t);
    }
  };
}

/** The lattice line before a place and the smoothed rest. */
function split(place: number): readonly [number, number] {
  const whole = Math.floor(place);
  const rest = place - whole;
  return [whole, rest * rest * (3 - 2 * rest)];
}

/** Between each two greens lie two mixed ones, so that their border is no staircase. */
const MIXES = 3;
const shades: readonly number[] = tone.grass.flatMap((green, i) => {
  const next = tone.grass[i + 1] ?? green;
  return Array.from({ length: MIXES }, (_, mix) => blend(green, next, mix / MIXES));
});

function shadeAt(value: number, side: number): number {
  const width = (SOFT * 1.6) / side;
  let shade = 0;
  for (const cut of CUTS) {
    const over = (value - cut) / width + 0.5;
    shade += over <= 0 ? 0 : over >= 1 ? MIXES : Math.floor(over * MIXES);
  }
  return shade;
}

/** A mixed colour as a pixel, the alpha in the highest byte. */
function blend(from: string, to: string, share: number): number {
  const channel = (text: string, at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share));
  return ((255 << 24) | (mixed[2]! << 16) | (mixed[1]! << 8) | mixed[0]!) >>> 0;
}
