/** City ground, city walls, the towers at their ends, and the gates in them. */
import { Path2D } from '@napi-rs/canvas';
import { distance, type Point } from '../../../kit/geometry.ts';
import { isWithin } from '../shape/curves.ts';
import { tone } from '../tones.ts';
import { addCurve, fillEllipse, fillShape, hash, type Pen, type Standing, snapped, trace, traceArch } from './pen.ts';
import type { WorldTile } from './world.ts';

const COBBLES = 90;

/** By city of a tile: the cobbles, each as the center of a short line. */
export const cobblesOf = ({ x, y, shape }: WorldTile): readonly (readonly Point[])[] => {
  const rolled = Array.from({ length: COBBLES }, (_, i): Point => [hash(x + i / 128, y, 81), hash(x + i / 128, y, 82)]);
  return shape.lines.outlines.map((outline) => rolled.filter(([px, py]) => isWithin(outline, px, py)));
};

/**
 * Paved ground with a few cobbles.
 *
 * @param cobbles by city
 */
export function paintCityGround(
  { context, scale }: Pen,
  { x, y, shape, complete }: WorldTile,
  cobbles: readonly (readonly Point[])[],
): void {
  shape.cities.forEach(({ outline, segment }, c) => {
    context.beginPath();
    addCurve(context, outline, x, y);
    context.closePath();
    context.fillStyle = complete[segment] ? tone.groundComplete : tone.ground;
    context.fill();
    if (scale < 44) return;
    context.beginPath();
    for (const at of cobbles[c]!) {
      context.moveTo(x + at[0] - 0.016, y + at[1]);
      context.lineTo(x + at[0] + 0.016, y + at[1]);
    }
    context.lineWidth = 0.012;
    context.strokeStyle = tone.cobble;
    context.stroke();
  });
}

/** The vertical offsets of the walk on the wall and of the wall's face, in tiles. */
const RISE = -0.04;
const FACE = 0.03;

/** How far walls and their shadows extend over the edges of their tile at most, in tiles. */
export const WALLS_OVER = 0.15;

/** Paints all walls of a tile in passes: shadow, ink, face, walk, joints. */
export function paintWalls(pen: Pen, tile: WorldTile): void {
  const { context, scale } = pen;
  const kinds = [
    { stone: tone.openStone, path: wallsOf(tile, false) },
    { stone: tone.stone, path: wallsOf(tile, true) },
  ].flatMap(({ stone, path }) => (path === null ? [] : { stone, path }));
  if (kinds.length === 0) return;
  const pass = (width: number, down: number, stroke: string | null, of: keyof typeof tone.stone = 'mid') => {
    context.translate(0, down);
    context.lineWidth = width;
    for (const { stone, path } of kinds) {
      context.strokeStyle = stroke ?? stone[of];
      context.stroke(path);
    }
    context.translate(0, -down);
  };
  const ink = Math.max(0.026, 2 / scale);
  context.lineCap = 'round';
  context.globalAlpha = 0.28;
  pass(0.12, FACE + 0.045, tone.ink);
  context.globalAlpha = 1;
  pass(0.074 + ink, FACE, tone.line);
  pass(0.074 + ink, RISE, tone.line);
  context.lineCap = 'butt';
  pass(0.074, FACE, null, 'deep');
  pass(0.074, 0, null, 'dark');
  pass(0.074, RISE, null, 'light');
  if (scale >= 36) {
    context.setLineDash([0.016, 0.06]);
    pass(0.074, RISE, null, 'dark');
    context.setLineDash([]);
  }
  pass(0.026, RISE, null, 'mid');
}

/** The walls of complete cities, or of the others; null if there are none. */
function wallsOf({ x, y, shape, complete }: WorldTile, isComplete: boolean): Path2D | null {
  const walls = shape.cities.flatMap(({ walls, segment }) => (complete[segment] === isComplete ? walls : []));
  if (walls.length === 0) return null;
  const path = new Path2D();
  for (const wall of walls) addCurve(path, wall, x, y);
  return path;
}

/** The lattice corners at which walls end, and whether one of them belongs to a complete city. */
function wallEnds(
  tiles: readonly WorldTile[],
): ReadonlyMap<string, readonly [x: number, y: number, complete: boolean]> {
  const ends = new Map<string, readonly [number, number, boolean]>();
  for (const { x, y, shape, complete } of tiles) {
    for (const { walls, segment } of shape.cities) {
      for (const wall of walls) {
        for (const [px, py] of [wall[0]!.from, wall.at(-1)!.to]) {
          const [ex, ey] = [x + Math.round(px), y + Math.round(py)];
          const key = `${ex},${ey}`;
          ends.set(key, [ex, ey, complete[segment] === true || ends.get(key)?.[2] === true]);
        }
      }
    }
  }
  return ends;
}

/** A tower hides the kink at each end of a wall. */
export const towersOf = (tiles: readonly WorldTile[]): readonly Standing[] =>
  [...wallEnds(tiles).values()].map(([x, y, complete]) => ({
    x,
    y,
    reach: [x - 0.12, y - 0.42, x + 0.2, y + 0.12],
    look: `tower ${complete}`,
    paint: (pen, px, py) => paintTower(pen, px, py + 0.055, complete),
  }));

/** A round tower with a pointed roof, and with a flag in a complete city. Its foot is at y. */
export function paintTower(pen: Pen, x: number, y: number, isComplete: boolean): void {
  const { context, scale } = pen;
  const [half, high, eave, roof] = [0.068, 0.135, 0.09, 0.14];
  const stone = isComplete ? tone.stone : tone.openStone;
  const ink = Math.max(0.015, 1 / scale);
  context.globalAlpha = 0.28;
  fillEllipse(context, tone.ink, x + 0.045, y + 0.004, 0.09, 0.032);
  context.globalAlpha = 1;

  const body = () => {
    context.beginPath();
    context.moveTo(x - half, y - high);
    context.lineTo(x - half, y - 0.012);
    context.quadraticCurveTo(x, y + 0.03, x + half, y - 0.012);
    context.lineTo(x + half, y - high);
    context.closePath();
  };
  body();
  context.fillStyle = stone.light;
  context.fill();
  context.fillStyle = stone.dark;
  context.fillRect(x + half * 0.3, y - high, half * 0.7, high - 0.006);
  body();
  context.lineWidth = ink;
  context.strokeStyle = tone.line;
  context.stroke();
  context.fillStyle = tone.line;
  context.fillRect(snapped(pen, x - 0.022), y - high * 0.62, Math.max(0.016, 1 / scale), 0.044);

  const top = y - high - roof;
  const [light, dark] = isComplete ? tone.copper : tone.slate;
  const cone: readonly Point[] = [
    [x - eave, y - high + 0.008],
    [x, top],
    [x + eave, y - high + 0.008],
    [x, y - high + 0.026],
  ];
  fillShape(context, light, cone);
  fillShape(context, dark, [
    [x + eave * 0.2, y - high + 0.024],
    [x, top],
    [x + eave, y - high + 0.008],
  ]);
  trace(context, cone);
  context.closePath();
  context.lineJoin = 'round';
  context.lineWidth = ink;
  context.strokeStyle = tone.line;
  context.stroke();
  if (isComplete) paintFlag(pen, x, top, ink);
}

function paintFlag({ context }: Pen, x: number, top: number, ink: number): void {
  trace(context, [
    [x, top + 0.02],
    [x, top - 0.09],
  ]);
  context.lineWidth = ink;
  context.strokeStyle = tone.line;
  context.stroke();
  const cloth: readonly Point[] = [
    [x, top - 0.09],
    [x + 0.1, top - 0.066],
    [x + 0.066, top - 0.05],
    [x + 0.1, top - 0.03],
    [x, top - 0.018],
  ];
  fillShape(context, tone.ivory, cloth);
  trace(context, cloth);
  context.closePath();
  context.lineWidth = ink * 0.8;
  context.stroke();
}

/** Gates where roads meet the walls of cities, and where a city passes under the walls of another. */
export function gatesOf({ x, y, shape, complete }: WorldTile): readonly Standing[] {
  const isComplete = shape.cities.some(({ segment }) => complete[segment]);
  const ends = shape.roads.flatMap(({ line, end }) => (end === 'gate' ? [line.at(-1)!.to] : []));
  const points = [...ends, ...shape.cities.flatMap(({ passages }) => passages)];
  // Two roads can end at the same gate.
  const single = points.filter((point, i) => points.findIndex((other) => distance(other, point) < 0.01) === i);
  return single.map(([gx, gy]) => {
    const foot = { x: x + gx, y: y + gy + 0.075 };
    return {
      ...foot,
      reach: [foot.x - 0.16, foot.y - 0.26, foot.x + 0.18, foot.y + 0.03],
      look: `gate ${isComplete}`,
      paint: (pen, px, py) => paintGate(pen, px, py, isComplete),
    };
  });
}

function paintGate({ context, scale }: Pen, x: number, y: number, isComplete: boolean): void {
  const stone = isComplete ? tone.stone : tone.openStone;
  const [half, high, tooth] = [0.105, 0.155, 0.036];
  const ink = Math.max(0.016, 1 / scale);
  const step = (2 * half) / 5;
  const battlement: Point[] = [[x - half, y]];
  for (let i = 0; i < 5; i++) {
    const up = y - high - (i % 2 === 0 ? tooth : 0);
    battlement.push([x - half + i * step, up], [x - half + (i + 1) * step, up]);
  }
  battlement.push([x + half, y]);
  fillShape(context, stone.light, battlement);
  context.fillStyle = stone.dark;
  context.fillRect(x + half * 0.55, y - high, half * 0.45, high);
  trace(context, battlement);
  context.closePath();
  context.lineJoin = 'round';
  context.lineWidth = ink;
  context.strokeStyle = tone.line;
  context.stroke();
  traceArch(context, x, y, 0.05, 0.065);
  context.fillStyle = tone.door;
  context.fill();
}
