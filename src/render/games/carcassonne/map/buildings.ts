/** Houses in cities, and what is between them. */
import { distance, type Point } from '../../../kit/geometry.ts';
import { distanceTo, isWithin, type Stretches } from '../shape/curves.ts';
import { fromGarden, type GardenShape } from '../shape/gardens.ts';
import type { Landmark } from '../shape/landmarks.ts';
import { tone } from '../tones.ts';
import { cathedral, isAtCathedral } from './cathedrals.ts';
import { pennant, stall } from './ornaments.ts';
import { fillShape, hash, type Pen, pick, rolls, type Standing, snapped, stepped, trace } from './pen.ts';
import { standingPlants } from './plants.ts';
import { goodSign, princessSign } from './signs.ts';
import type { WorldTile } from './world.ts';

/** The distance between rows of houses, in tiles. */
const ROW = 0.152;
/** The distance of houses from the sides of their tile, in tiles. */
const SIDE = 0.115;
/** The height of a house, and its extent to each side of the middle of its foot, in tiles. */
const HIGH = 0.145;
const HALF = 0.11;

/** What is in a tile's cities besides walls: rows of houses, a few trees, a well or a stall, signs, a cathedral. */
export function buildingsOf(tile: WorldTile): readonly Standing[] {
  const { x, y, shape } = tile;
  const shields = shape.spots.flatMap(({ shield }) => (shield === null ? [] : [shield]));
  const square = squareOf(tile);
  const gates = shape.roads.flatMap(({ line, end }) => (end === 'gate' ? [line.at(-1)!.to] : []));
  const things: Standing[] = signsOf(tile);
  const hasCathedral = shape.cities.some((city) => city.hasCathedral);
  if (hasCathedral) things.push(cathedral(x, y));
  if (square) things.push(stall(x + square[0], y + square[1], hash(x, y, 97)));

  const isFree = (at: Point): boolean =>
    shape.lines.outlines.some((outline) => fits(at, outline, shape.lines.walls)) &&
    !shields.some((shield) => isBehind(at, shield, 0.19, 0.1)) &&
    !(square && isBehind(at, square, 0.22, 0.07)) &&
    !(hasCathedral && isAtCathedral(at)) &&
    !isAtGarden(shape.garden, at) &&
    !isAtLandmark(shape.landmark, at) &&
    gates.every((gate) => distance(gate, at) > 0.2);

  for (const local of rowsOf(tile, isFree)) {
    const roll = rolls(x + local[0], y + local[1], 92);
    const at: Point = [x + local[0], y + local[1]];
    if (roll() < 0.07) things.push(...standingPlants([{ kind: 'round', at, size: 0.052, roll: stepped(roll()) }]));
    else things.push(house(at, roll() < 0.5, pick(tone.roofs, roll()), stepped(roll())));
  }
  return things;
}

/** The pennants, goods, and princesses of a tile's cities. */
const signsOf = ({ x, y, shape }: WorldTile): Standing[] =>
  shape.cities.flatMap(({ sign }, i) => {
    const at = shape.spots[i]!.shield;
    if (sign === null || at === null) return [];
    const [px, py] = [x + at[0], y + at[1]];
    if (sign === 'pennant') return [pennant(px, py)];
    return [sign === 'princess' ? princessSign(px, py) : goodSign(sign, px, py)];
  });

/** Rows of houses from north to south, each with as many houses as fit. */
function rowsOf({ x, y }: WorldTile, isFree: (at: Point) => boolean): readonly Point[] {
  const feet: Point[] = [];
  const roll = rolls(x, y, 91);
  for (let row = HIGH + 0.02 + 0.02 * roll(); row < 0.99; row += ROW) {
    let east = SIDE + 0.05 * roll();
    while (east <= 1 - SIDE) {
      const at: Point = [east, row + 0.03 * (roll() - 0.5)];
      if (isFree(at)) {
        feet.push(at);
        east += 2 * HALF + 0.012 + 0.045 * roll();
      } else {
        east += 0.025;
      }
    }
  }
  return feet;
}

/** Whether a whole house is inside and its foot is clear of the walls; its roof can cover them. */
function fits([x, y]: Point, outline: Stretches, walls: Stretches): boolean {
  const corners: readonly (readonly [corner: Point, room: number])[] = [
    [[x - HALF * 0.85, y + 0.02], 0.058],
    [[x + HALF * 0.85, y + 0.02], 0.058],
    [[x - HALF * 0.7, y - HIGH * 0.62], 0.045],
    [[x + HALF * 0.7, y - HIGH * 0.62], 0.045],
  ];
  return corners.every(
    ([corner, room]) => distanceTo(walls, corner[0], corner[1]) > room && isWithin(outline, corner[0], corner[1]),
  );
}

/** Whether a house there would hide the spot or be hidden by a figure on it. */
const isBehind = ([x, y]: Point, [px, py]: Point, wide: number, high: number): boolean =>
  Math.abs(x - px) < wide && y > py - high && y < py + 0.15 + high;

/** Whether a house with its foot there would be in a garden or hide its church. */
const isAtGarden = (garden: GardenShape | null, [x, y]: Point): boolean =>
  garden !== null && (fromGarden(garden, [x, y]) < 1.45 || fromGarden(garden, [x, y - HIGH]) < 1.2);

/** Whether a house with its foot there would hide a landmark. */
const isAtLandmark = (landmark: Landmark | null, [x, y]: Point): boolean =>
  landmark !== null && Math.abs(x - landmark.at[0]) < landmark.radius + HALF && isBeside(landmark, y);

const isBeside = ({ at, radius }: Landmark, y: number): boolean =>
  y > at[1] - radius && y < at[1] + radius + HIGH + 0.05;

/** In a roomy city without a sign or a cathedral, the spot of the knight is an open square. */
function squareOf({ shape }: WorldTile): Point | null {
  const figure = shape.spots.find(({ shield }, i) => shield === null && !shape.cities[i]!.hasCathedral)?.figure;
  return figure && figure.room > 0.24 ? figure.point : null;
}

function house([x, y]: Point, isMirrored: boolean, roof: string, roll: number): Standing {
  return {
    x,
    y,
    reach: [x - 0.16, y - HIGH - 0.05, x + 0.17, y + 0.03],
    look: `house ${isMirrored} ${roof} ${roll}`,
    paint: (pen, px, py) => paintHouse(pen, px, py, { isMirrored, roof, roll }),
  };
}

interface House {
  readonly isMirrored: boolean;
  readonly roof: string;
  readonly roll: number;
}

/** A gable in front with the door, and the long side with the roof behind it. */
function paintHouse(pen: Pen, middle: number, foot: number, { isMirrored, roof, roll }: House): void {
  const { context, scale } = pen;
  const gable = 0.094;
  const side = 0.118 + 0.03 * roll;
  const high = 0.064 + 0.016 * roll;
  const peak = 0.058;
  const way = isMirrored ? -1 : 1;
  const x = snapped(pen, middle - (way * (gable + side)) / 2);
  const y = snapped(pen, foot);
  const at = (right: number, up: number): Point => [x + way * right, y - up];
  const ink = Math.max(0.011, 0.9 / scale);

  context.globalAlpha = 0.22;
  fillShape(context, tone.ink, [
    at(0, 0),
    at(gable + side, 0),
    at(gable + side + 0.03 * way, -0.022),
    at(0.03, -0.022),
  ]);
  context.globalAlpha = 1;
  const front = [at(0, 0), at(0, high), at(gable / 2, high + peak), at(gable, high), at(gable, 0)];
  const wall = [at(gable, 0), at(gable, high), at(gable + side, high), at(gable + side, 0)];
  // Light comes from the left: the gable is bright if it faces left, otherwise the long side is.
  fillShape(context, isMirrored ? tone.plasterShade : tone.plaster, front);
  fillShape(context, isMirrored ? tone.plaster : tone.plasterShade, wall);
  const slope = [
    at(gable / 2, high + peak + 0.008),
    at(gable / 2 + side, high + peak + 0.008),
    at(gable + side + 0.014, high - 0.012),
    at(gable - 0.002, high - 0.012),
  ];
  fillShape(context, roof, slope);
  context.lineJoin = 'round';
  context.lineWidth = ink;
  context.strokeStyle = tone.line;
  context.beginPath();
  for (const shape of [front, wall, slope]) {
    shape.forEach(([px, py], i) => {
      if (i === 0) context.moveTo(px, py);
      else context.lineTo(px, py);
    });
    context.closePath();
  }
  context.stroke();
  trace(context, [at(-0.014, high - 0.014), at(gable / 2, high + peak + 0.008)]);
  context.lineWidth = ink * 1.7;
  context.stroke();

  context.fillStyle = tone.door;
  const door = at(gable / 2 - 0.014, 0.04);
  context.fillRect(Math.min(door[0], door[0] + 0.028 * way), door[1], 0.028, 0.04);
  if (scale < 60) return;
  const window = at(gable + side * 0.5, high * 0.68);
  context.fillRect(window[0] - 0.011, window[1], 0.022, 0.022);
  context.beginPath();
  for (const share of [0.36, 0.68]) {
    const [a, b] = [slope[0]!, slope[1]!];
    const [c, d] = [slope[3]!, slope[2]!];
    context.moveTo(a[0] + (c[0] - a[0]) * share, a[1] + (c[1] - a[1]) * share);
    context.lineTo(b[0] + (d[0] - b[0]) * share, b[1] + (d[1] - b[1]) * share);
  }
  context.lineWidth = ink * 0.6;
  context.strokeStyle = tone.roofLine;
  context.stroke();
}
