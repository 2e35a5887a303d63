/** Houses in cities, what is between them, and the churches of cloisters. */
import { distance, type Point } from '../../../kit/geometry.ts';
import { distanceTo, isWithin, type Stretches } from '../shape/curves.ts';
import { GARDEN } from '../shape/places.ts';
import { tone } from '../tones.ts';
import { pennant, stall } from './ornaments.ts';
import {
  fillEllipse,
  fillShape,
  hash,
  type Pen,
  pick,
  rolls,
  type Standing,
  snapped,
  stepped,
  trace,
  traceArch,
} from './pen.ts';
import { standingPlants } from './plants.ts';
import type { WorldTile } from './world.ts';

/** The distance between rows of houses, in tiles. */
const ROW = 0.152;
/** The distance of houses from the sides of their tile, in tiles. */
const SIDE = 0.115;
/** The height of a house, and its extent to each side of the middle of its foot, in tiles. */
const HIGH = 0.145;
const HALF = 0.11;

/** What is in a tile's cities besides walls: rows of houses, a few trees, a well or a stall, pennants. */
export function buildingsOf(tile: WorldTile): readonly Standing[] {
  const { x, y, shape } = tile;
  const shields = shape.spots.flatMap(({ shield }) => (shield === null ? [] : [shield]));
  const square = squareOf(tile);
  const gates = shape.roads.flatMap(({ line, end }) => (end === 'gate' ? [line.at(-1)!.to] : []));
  const things: Standing[] = shields.map(([px, py]) => pennant(x + px, y + py));
  if (square) things.push(stall(x + square[0], y + square[1], hash(x, y, 97)));

  const isFree = (at: Point): boolean =>
    shape.lines.outlines.some((outline) => fits(at, outline, shape.lines.walls)) &&
    !shields.some((shield) => isBehind(at, shield, 0.19, 0.1)) &&
    !(square && isBehind(at, square, 0.22, 0.07)) &&
    gates.every((gate) => distance(gate, at) > 0.2);

  for (const local of rowsOf(tile, isFree)) {
    const roll = rolls(x + local[0], y + local[1], 92);
    const at: Point = [x + local[0], y + local[1]];
    if (roll() < 0.07) things.push(...standingPlants([{ kind: 'round', at, size: 0.052, roll: stepped(roll()) }]));
    else things.push(house(at, roll() < 0.5, pick(tone.roofs, roll()), stepped(roll())));
  }
  return things;
}

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

/** In a roomy city without a pennant, the spot of the knight is an open square. */
function squareOf({ shape }: WorldTile): Point | null {
  const figure = shape.spots.find(({ shield }) => shield === null)?.figure;
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

/** The bright garden around the church, on the ground. */
export function paintGarden({ context, scale }: Pen, { x, y, shape }: WorldTile): void {
  if (!shape.hasCloister) return;
  const [a, b] = GARDEN;
  fillEllipse(context, tone.garden, x + 0.5, y + 0.52, a, b);
  context.lineWidth = Math.max(0.014, 1 / scale);
  context.strokeStyle = tone.gardenEdge;
  context.stroke();
  if (scale < 44) return;
  context.beginPath();
  for (const [dx, dy] of BEDS) {
    context.moveTo(x + 0.5 + dx, y + 0.52 + dy);
    context.lineTo(x + 0.56 + dx, y + 0.52 + dy);
  }
  context.lineWidth = 0.016;
  context.stroke();
}

/** Beds of herbs in the garden. */
const BEDS: readonly Point[] = [
  [-0.28, 0.11],
  [-0.3, 0.145],
  [-0.26, 0.18],
  [0.12, 0.2],
  [0.14, 0.235],
  [-0.33, -0.1],
  [-0.31, -0.065],
];

export const churchesOf = ({ x, y, shape }: WorldTile): readonly Standing[] =>
  shape.hasCloister
    ? [
        {
          x: x + 0.2,
          y: y + 0.66,
          reach: [x + 0.15, y - 0.06, x + 0.9, y + 0.72],
          look: 'church',
          paint: paintChurch,
        },
      ]
    : [];

/**
 * A church with a red roof: the gable front on the left, the nave to the right, the tower behind. Its left foot is at
 * (x, y).
 */
export function paintChurch({ context, scale }: Pen, x: number, y: number): void {
  const ink = Math.max(0.017, 1.1 / scale);
  const [bright, dark, line] = tone.cloisterRoof;
  const at = (right: number, up: number): Point => [x + right, y - up];
  const outline = (points: readonly Point[]) => {
    trace(context, points);
    context.closePath();
    context.stroke();
  };
  context.lineJoin = 'round';
  context.strokeStyle = tone.line;
  context.lineWidth = ink;

  context.globalAlpha = 0.25;
  fillShape(context, tone.ink, [at(0.02, 0), at(0.54, 0), at(0.59, -0.045), at(0.1, -0.045)]);
  context.globalAlpha = 1;

  // The tower is behind the ridge.
  const tower = [at(0.2, 0.2), at(0.2, 0.43), at(0.31, 0.43), at(0.31, 0.2)];
  fillShape(context, tone.plaster, tower);
  fillShape(context, tone.plasterShade, [at(0.27, 0.2), at(0.27, 0.43), at(0.31, 0.43), at(0.31, 0.2)]);
  outline(tower);
  const tip = [at(0.18, 0.425), at(0.255, 0.57), at(0.33, 0.425)];
  fillShape(context, bright, tip);
  fillShape(context, dark, [at(0.27, 0.425), at(0.255, 0.57), at(0.33, 0.425)]);
  outline(tip);
  context.fillStyle = tone.door;
  context.fillRect(x + 0.227, y - 0.4, 0.022, 0.05);
  context.fillRect(x + 0.262, y - 0.4, 0.022, 0.05);
  context.lineWidth = ink * 1.25;
  trace(context, [at(0.255, 0.56), at(0.255, 0.665)]);
  context.stroke();
  trace(context, [at(0.22, 0.63), at(0.29, 0.63)]);
  context.stroke();
  context.lineWidth = ink;

  const front = [at(0, 0), at(0, 0.15), at(0.085, 0.255), at(0.17, 0.15), at(0.17, 0)];
  const nave = [at(0.17, 0), at(0.17, 0.15), at(0.52, 0.15), at(0.52, 0)];
  const roof = [at(0.085, 0.275), at(0.44, 0.275), at(0.54, 0.135), at(0.17, 0.135)];
  fillShape(context, tone.plaster, front);
  fillShape(context, tone.plasterShade, nave);
  outline(nave);
  outline(front);
  fillShape(context, bright, roof);
  context.lineWidth = ink * 0.7;
  context.strokeStyle = line;
  for (const share of [0.3, 0.62]) {
    trace(context, [at(0.085 + 0.085 * share, 0.275 - 0.14 * share), at(0.44 + 0.1 * share, 0.275 - 0.14 * share)]);
    context.stroke();
  }
  context.strokeStyle = tone.line;
  context.lineWidth = ink;
  outline(roof);
  trace(context, [at(-0.02, 0.13), at(0.085, 0.275)]);
  context.lineWidth = ink * 2;
  context.stroke();

  context.fillStyle = tone.door;
  for (const right of [0.205, 0.285, 0.365, 0.445]) fillArch(context, x + right, y - 0.035, 0.021, 0.05);
  fillArch(context, x + 0.085, y, 0.032, 0.062);
  fillEllipse(context, tone.door, x + 0.085, y - 0.155, 0.022, 0.022);
}

/** Fills a door or window with a round top; (x, y) is the middle of its sill. */
function fillArch(context: Pen['context'], x: number, y: number, half: number, high: number): void {
  traceArch(context, x, y, half, high);
  context.fill();
}
