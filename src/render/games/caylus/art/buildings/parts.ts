/** What several buildings are made of; in units of the picture: 100 wide, 66 high, the ground at 58. */
import type { ClassTone } from '../../tones.ts';
import { tone } from '../../tones.ts';
import type { Pen } from '../pen.ts';

/** Draws one building in the tones of its class. */
export type Drawing = (pen: Pen, tones: ClassTone) => void;

/** A house: its left end, the bottom of its walls, and the sizes of gable and side wall. */
interface House {
  readonly x: number;
  readonly base?: number;
  readonly gable?: number;
  readonly wall?: number;
  readonly peak?: number;
  readonly side?: number;
  /** Without one, the gable is left free for something else. */
  readonly hasDoor?: boolean;
  readonly windows?: number;
}

/** Draws a house with its gable to the left. */
export function house(
  pen: Pen,
  { roof, roofDark, wall: plaster, wallDark }: ClassTone,
  { x, base = 58, gable = 28, wall = 22, peak = 16, side = 34, hasDoor = true, windows = 2 }: House,
): void {
  const eaves = base - wall;
  const top = eaves - peak;
  const [middle, corner, end] = [x + gable / 2, x + gable, x + gable + side];
  pen.shape(wallDark, `M${corner} ${eaves}H${end}V${base}H${corner}Z`);
  pen.shape(plaster, `M${x} ${base}V${eaves}L${middle} ${top} ${corner} ${eaves}V${base}Z`);
  pen.shape(roof, `M${middle} ${top}H${middle + side}L${end + 3} ${eaves + 2}H${corner + 2}Z`);
  pen.line(`M${middle + side * 0.2} ${top + peak * 0.5}H${middle + side + gable * 0.2}`, 1.3, roofDark);
  pen.line(`M${x - 3} ${eaves + 3}L${middle} ${top} ${corner + 2} ${eaves + 2}`, 4.4, tone.ink);
  pen.line(`M${x - 3} ${eaves + 3}L${middle} ${top} ${corner + 2} ${eaves + 2}`, 2, roof);
  if (hasDoor) door(pen, middle, base, 9, wall * 0.64);
  const pitch = side / windows;
  for (let i = 0; i < windows; i++) window(pen, corner + pitch * (i + 0.5), base - wall * 0.5, 6, 8);
}

/** A round door; x is its middle. */
export function door(pen: Pen, x: number, base: number, width: number, height: number): void {
  const half = width / 2;
  pen.shape(
    tone.door,
    `M${x - half} ${base}V${base - height + half}A${half} ${half} 0 0 1 ${x + half} ${base - height + half}V${base}Z`,
  );
}

/** A lit window; x and y are its middle. */
export const window = (pen: Pen, x: number, y: number, width: number, height: number): void =>
  pen.rect(tone.window, x - width / 2, y - height / 2, width, height);

/** A fir; x is its middle. */
export function fir(pen: Pen, x: number, base: number, height: number): void {
  const half = height * 0.28;
  pen.rect(tone.trunk, x - 2, base - height * 0.18, 4, height * 0.18);
  pen.shape(tone.leafDark, `M${x} ${base - height * 0.72}L${x + half} ${base - height * 0.14}H${x - half}Z`);
  pen.shape(tone.leaf, `M${x} ${base - height}L${x + half * 0.8} ${base - height * 0.46}H${x - half * 0.8}Z`);
}

/** A tree with a round crown; x is its middle. */
export function tree(pen: Pen, x: number, base: number, radius: number): void {
  pen.rect(tone.trunk, x - 2, base - radius, 4, radius);
  pen.disc(tone.leaf, x, base - radius * 1.9, radius);
  pen.flatDisc(tone.leafDark, x + radius * 0.35, base - radius * 1.7, radius * 0.5);
}

/** A sheaf of wheat; x is its middle. */
export function sheaf(pen: Pen, x: number, base: number, height: number): void {
  const knot = base - height * 0.36;
  const [foot, waist] = [height * 0.2, height * 0.1];
  pen.shape(tone.coin, `M${x - foot} ${base}L${x - waist} ${knot}H${x + waist}L${x + foot} ${base}Z`);
  for (const [lean, tall] of EARS) {
    const [top, ear] = [base - height * tall, height * 0.15];
    const tip = x + lean * height;
    pen.line(`M${x + lean * height * 0.2} ${knot}L${tip} ${top + ear}`, 3, tone.coin);
    pen.disc(tone.straw, tip, top + ear, height * 0.085, ear);
  }
  pen.rect(tone.red, x - waist - 1.5, knot - 2, 2 * waist + 3, 4, 1.5);
}

/** The ears of a sheaf, outer ones first: how far they lean, and how high they are, as shares of its height. */
const EARS = [
  [-0.36, 0.78],
  [0.36, 0.78],
  [-0.19, 0.92],
  [0.19, 0.92],
  [0, 1],
] as const;

/** A sheep that looks to the right; x is its middle. */
export function sheep(pen: Pen, x: number, base: number, width: number): void {
  const r = width * 0.3;
  for (const dx of [-r * 0.7, r * 0.6]) pen.line(`M${x + dx} ${base - r}V${base}`, 2.6);
  pen.shape(
    tone.white,
    `M${x - r * 1.4} ${base - r * 1.1}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.5} ${-r}a${r * 0.7} ${r * 0.7} 0 0 1 ${r * 1.2} ${-r * 0.2}a${r * 0.6} ${r * 0.6} 0 0 1 ${r} ${r}a${r * 0.5} ${r * 0.5} 0 0 1 ${-r * 0.5} ${r * 0.8}H${x - r}a${r * 0.4} ${r * 0.4} 0 0 1 ${-r * 0.4} ${-r * 0.6}Z`,
  );
  pen.disc(tone.iron, x + r * 1.5, base - r * 1.5, r * 0.5, r * 0.42);
}

/** A banner on a pole; x is the pole. */
export function flag(pen: Pen, x: number, top: number, base: number, fill: string): void {
  pen.line(`M${x} ${base}V${top}`, 1.8);
  pen.shape(fill, `M${x} ${top}L${x + 10} ${top + 3.5}L${x} ${top + 7}Z`);
}
