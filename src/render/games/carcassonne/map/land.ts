/**
 * The ground of cells: the grass of tiles, unexplored land with engraved hills and trees, a compass rose, and the dark
 * rim and shadow that the map casts on it.
 */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Cell } from '../../../grid/frame.ts';
import { tone } from '../tones.ts';
import { fillShape, hash, type Pen, rolls, trace } from './pen.ts';
import type { World } from './world.ts';

/** The number of engravings; cells with the same one are painted once. */
const ENGRAVINGS = 9;
const ENGRAVED = 0.42;

/** The engraving of a free cell far from the map; null for none. */
export const engravingOf = ({ x, y }: Cell): number | null =>
  hash(x, y, 110) > ENGRAVED ? null : Math.floor(hash(x, y, 111) * ENGRAVINGS);

/** Paints the ground of a free cell with its engraving; the pen's origin is its corner. */
export function paintLand(pen: Pen, engraving: number | null): void {
  const { context, scale } = pen;
  context.fillStyle = tone.land;
  context.fillRect(0, 0, 1, 1);
  context.fillStyle = tone.grid;
  const hair = 1 / scale;
  context.fillRect(0, 0, 1, hair);
  context.fillRect(0, 0, hair, 1);
  if (engraving === null) return;
  context.lineWidth = Math.max(0.02, 1.4 / scale);
  context.strokeStyle = tone.engraving;
  context.lineCap = 'round';
  if (engraving % 3 === 1) engraveTrees(pen, engraving);
  else engraveHills(pen, engraving);
  context.lineCap = 'butt';
}

/** The ground of a free cell that tiles enclose: darker, since bright it would look like a blank tile. */
const HOLE = tone.grid;
/** How far the tiles' shadow reaches into a hole, in tiles, from the faint part to the dark one. */
const HOLE_SHADOW = [
  [tone.shadow[1], 0.15],
  [tone.shadow[2], 0.06],
] as const;

/** Paints the ground of a hole, sunk between its tiles; tiles may well fit there, so it is not crossed out. */
export function paintHole({ context }: Pen, world: World, cell: Cell): void {
  context.fillStyle = HOLE;
  context.fillRect(0, 0, 1, 1);
  const beside = tilesBeside(world, cell);
  for (const [shade, depth] of HOLE_SHADOW) {
    context.beginPath();
    for (const { x, y } of beside) context.rect(x - depth, y - depth, 1 + 2 * depth, 1 + 2 * depth);
    context.fillStyle = shade;
    context.fill();
  }
}

function engraveHills({ context }: Pen, engraving: number): void {
  const roll = rolls(engraving, 0, 112);
  const [left, foot] = [0.16 + 0.1 * roll(), 0.62 + 0.1 * roll()];
  context.beginPath();
  for (const [at, wide, high] of [
    [0, 0.38, 0.24],
    [0.34, 0.32, 0.17],
  ] as const) {
    context.moveTo(left + at, foot);
    context.bezierCurveTo(
      left + at + wide * 0.3,
      foot - high,
      left + at + wide * 0.5,
      foot - high * 1.3,
      left + at + wide,
      foot,
    );
    for (const share of [0.58, 0.7, 0.82]) {
      const top = foot - high * (1.9 - 1.85 * share);
      context.moveTo(left + at + wide * share, top + 0.02);
      context.lineTo(left + at + wide * (share - 0.03), Math.min(foot, top + 0.09));
    }
  }
  context.stroke();
}

function engraveTrees({ context }: Pen, engraving: number): void {
  const roll = rolls(engraving, 0, 113);
  for (let i = 0; i < 3; i++) {
    const [at, foot] = [0.28 + i * 0.2 + 0.05 * roll(), 0.6 + 0.12 * roll()];
    context.beginPath();
    context.arc(at, foot - 0.16, 0.075, 0, 2 * Math.PI);
    context.moveTo(at, foot - 0.16);
    context.lineTo(at, foot);
    context.moveTo(at + 0.03, foot - 0.19);
    context.lineTo(at + 0.05, foot - 0.14);
    context.stroke();
  }
}

/** The tiles around a cell, as steps from it. */
function tilesBeside(world: World, { x, y }: Cell): readonly Cell[] {
  const beside: Cell[] = [];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) if (world.tileAt(x + dx, y + dy)) beside.push({ x: dx, y: dy });
  }
  return beside;
}

/**
 * Paints the map's dark rim on a free cell, and outside of holes its shadow in flat steps; the pen's origin is the
 * cell's corner.
 */
export function paintBrink({ context, scale }: Pen, world: World, cell: Cell): void {
  const beside = tilesBeside(world, cell);
  if (beside.length === 0) return;
  const squares = (shiftX: number, shiftY: number, grow: number) => {
    context.beginPath();
    for (const tile of beside) {
      context.rect(tile.x + shiftX - grow, tile.y + shiftY - grow, 1 + 2 * grow, 1 + 2 * grow);
    }
    context.fill();
  };
  const pixel = 1 / scale;
  const depth = Math.min(0.11, 9 * pixel);
  const shades = world.isHole(cell.x, cell.y) ? [] : tone.shadow;
  shades.forEach((shade, i) => {
    context.fillStyle = shade;
    squares(depth * (0.62 - 0.16 * i), depth * (0.9 - 0.2 * i), depth * (0.36 - 0.2 * i));
  });
  context.fillStyle = tone.ink;
  squares(0, 0, Math.min(5, Math.max(2, Math.round(scale * 0.028))) * pixel);
}

/** A compass rose around a point of the lattice, at most half a tile wide. */
export function paintCompass({ context, scale }: Pen, x: number, y: number): void {
  context.lineWidth = Math.max(0.018, 1.4 / scale);
  context.strokeStyle = tone.engraving;
  for (const radius of [0.52, 0.56]) {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.stroke();
  }
  for (let i = 0; i < 8; i++) {
    const isMain = i % 2 === 0;
    const angle = (i * Math.PI) / 4;
    const long = isMain ? (i === 0 ? 0.74 : 0.66) : 0.4;
    const at = (turn: number, length: number) =>
      [x + Math.sin(angle + turn) * length, y - Math.cos(angle + turn) * length] as const;
    const tip = at(0, long);
    const waist = isMain ? 0.13 : 0.11;
    fillShape(context, tone.engraving, [[x, y], at(Math.PI / 8, waist), tip]);
    fillShape(context, tone.land, [[x, y], at(-Math.PI / 8, waist), tip]);
    trace(context, [[x, y], at(-Math.PI / 8, waist), tip, [x, y]]);
    context.lineWidth = Math.max(0.01, 0.9 / scale);
    context.stroke();
  }
}

/** Two octaves of noise, each with its number of bumps per tile, cut into four flat greens. */
const OCTAVES = [
  { frequency: 1.35, weight: 0.65, salt: 1 },
  { frequency: 3.7, weight: 0.35, salt: 2 },
] as const;
const CUTS = [0.36, 0.58, 0.7] as const;
/** The width in pixels over which one green blends into the next. */
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

/** Adds one octave to a row of pixels; the hashes of the lattice are computed once per cell. */
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

/** The lattice line before a position and the smoothed remainder. */
function split(place: number): readonly [number, number] {
  const whole = Math.floor(place);
  const rest = place - whole;
  return [whole, rest * rest * (3 - 2 * rest)];
}

/** The number of blended greens between two neighboring ones, to smooth their border. */
const MIXES = 3;
const shades: readonly number[] = tone.grass.flatMap((green, i) => {
  const next = tone.grass[i + 1] ?? green;
  return Array.from({ length: MIXES }, (_, mix) => blend(green, next, mix / MIXES));
});

/** The number of steps in the noise lookup table. */
const FINE = 2048;
const tables = new Map<number, Uint32Array>();

/**
 * The shade of a pixel by noise, in fine steps.
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

/** A blended color as a pixel, with alpha in the highest byte. */
function blend(from: string, to: string, share: number): number {
  const channel = (text: string, at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share));
  return ((255 << 24) | (mixed[2]! << 16) | (mixed[1]! << 8) | mixed[0]!) >>> 0;
}
