/** City walls from above, along the sides of a tile of 100 units. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Side } from '../../../../engines/alhambra/index.ts';
import type { Box } from '../../../kit/geometry.ts';
import { isolated } from '../../../kit/page.ts';
import { tone } from '../tones.ts';
import { createPen } from './pen.ts';

export type Walls = Readonly<Record<Side, boolean>>;

/** How deep a wall is, in units. */
const DEPTH = 14;
const MERLONS = 6;
const MERLON = 12.6;
/** How deep its shadow is on the ground. */
const SHADOW = 4.5;
const TURRET = 20;

/** Paints the walls of a tile and turrets where two of them meet; `dark` is the shadow they throw. */
export function paintWalls(context: SKRSContext2D, walls: Walls, scale: number, dark: string): void {
  context.fillStyle = dark;
  if (walls.n) context.fillRect(0, DEPTH, 100, SHADOW);
  if (walls.w) context.fillRect(DEPTH, 0, SHADOW, 100);
  const present = (['n', 'w', 'e', 's'] as const).filter((side) => walls[side]);
  for (const side of present) paintWall(context, side, scale);
  if (walls.n && walls.w) paintTurret(context, 0, 0, scale);
  if (walls.n && walls.e) paintTurret(context, 100 - TURRET, 0, scale);
  if (walls.s && walls.w) paintTurret(context, 0, 100 - TURRET, scale);
  if (walls.s && walls.e) paintTurret(context, 100 - TURRET, 100 - TURRET, scale);
}

function paintWall(context: SKRSContext2D, side: Side, scale: number): void {
  const pen = createPen(context, scale);
  const isAcross = side === 'n' || side === 's';
  /** Turns a rectangle of the north wall to this side. */
  const turned = (along: number, across: number, length: number, depth: number): Box => {
    const from = side === 'n' || side === 'w' ? across : 100 - across - depth;
    return isAcross
      ? { x: along, y: from, width: length, height: depth }
      : { x: from, y: along, width: depth, height: length };
  };
  const flat = (fill: string, { x, y, width, height }: Box) => pen.flatRect(fill, x, y, width, height);
  flat(tone.rampart, turned(0, 0, 100, DEPTH));
  flat(tone.foot, turned(0, DEPTH - 2.6, 100, 2.6));
  flat(tone.ink, turned(0, 0, 100, 1.2));
  const pitch = 100 / MERLONS;
  for (let i = 0; i < MERLONS; i++) paintMerlon(pen, turned(i * pitch + (pitch - MERLON) / 2, 1.2, MERLON, 9.6));
}

function paintMerlon({ flatRect }: ReturnType<typeof createPen>, { x, y, width, height }: Box): void {
  flatRect(tone.merlonDark, x, y, width, height);
  flatRect(tone.merlonLight, x, y, width - 1.8, height - 1.8);
  flatRect(tone.merlon, x + 1.8, y + 1.8, width - 3.6, height - 3.6);
}

/** Paints a turret 20 units wide with its upper left corner at (x, y). */
export function paintTurret(context: SKRSContext2D, x: number, y: number, scale: number): void {
  const pen = createPen(context, scale);
  pen.rect(tone.turret, x + 1, y + 1, TURRET - 2, TURRET - 2);
  pen.flat(tone.merlonLight, [x + 2, y + 18, x + 2, y + 2, x + 18, y + 2, x + 16, y + 4, x + 4, y + 4, x + 4, y + 16]);
  pen.rect(tone.merlonDark, x + 6.5, y + 6.5, 7, 7);
}

/** Paints the walls of a small tile, in ink with five cream merlons a side. */
export function paintSmallWalls(context: SKRSContext2D, walls: Walls): void {
  const quarters = { n: 0, e: 1, s: 2, w: 3 } as const;
  for (const side of ['n', 'e', 's', 'w'] as const) {
    if (!walls[side]) continue;
    isolated(context, () => {
      context.translate(50, 50);
      context.rotate((quarters[side] * Math.PI) / 2);
      context.translate(-50, -50);
      context.fillStyle = tone.ink;
      context.fillRect(0, 0, 100, 20);
      context.fillStyle = tone.cream;
      for (let i = 0; i < 5; i++) context.fillRect(i * 20 + 3.5, 4, 13, 10);
    });
  }
}

/** Paints the thresholds on the sides without a wall: two open neighbors make one short path. */
export function paintThresholds(context: SKRSContext2D, walls: Walls, dark: string): void {
  const quarters = { n: 0, e: 1, s: 2, w: 3 } as const;
  for (const side of ['n', 'e', 's', 'w'] as const) {
    if (walls[side]) continue;
    isolated(context, () => {
      context.translate(50, 50);
      context.rotate((quarters[side] * Math.PI) / 2);
      context.translate(-50, -50);
      context.beginPath();
      context.moveTo(39, 0);
      context.lineTo(39, 4);
      context.bezierCurveTo(39, 16, 61, 16, 61, 4);
      context.lineTo(61, 0);
      context.closePath();
      context.fillStyle = tone.sand;
      context.fill();
      context.lineWidth = 1.6;
      context.strokeStyle = dark;
      context.stroke();
    });
  }
}
