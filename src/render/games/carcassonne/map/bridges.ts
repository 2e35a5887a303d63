/** Bridges of stone, on which roads lead over rivers and other roads. */
import type { Point } from '../../../kit/geometry.ts';
import type { Bridge } from '../shape/rivers.ts';
import { tone } from '../tones.ts';
import { fillShape, type Pen, trace } from './pen.ts';
import type { WorldTile } from './world.ts';

/** Half the length of a bridge, by what is under it, in tiles. */
const HALF = { river: 0.165, road: 0.15 } as const;
/** From the middle of the road to the middle of a parapet, and the width of one. */
const PARAPET = { off: 0.086, width: 0.04 } as const;
/** The height of the side that faces south. */
const FACE = 0.075;

/** All bridges of a tile; they are painted over its roads. */
export function paintBridges(pen: Pen, { x, y, shape }: WorldTile): void {
  for (const bridge of shape.bridges) {
    const { context } = pen;
    context.save();
    context.translate(x + bridge.at[0], y + bridge.at[1]);
    if (Math.abs(bridge.along[0]) > Math.abs(bridge.along[1])) paintAcross(pen, bridge);
    else paintUpright(pen, bridge);
    context.restore();
  }
}

/** A bridge from west to east shows its southern side with the arch. */
function paintAcross({ context, scale }: Pen, { over }: Bridge): void {
  const half = HALF[over];
  const { off, width } = PARAPET;
  const ink = Math.max(0.016, 1 / scale);
  context.globalAlpha = 0.28;
  fillShape(context, tone.ink, box(-half, off, half, off + FACE + 0.06));
  context.globalAlpha = 1;
  context.lineJoin = 'round';
  context.lineWidth = ink;
  context.strokeStyle = tone.line;
  const face = box(-half, off, half, off + FACE);
  fillShape(context, tone.stone.dark, face);
  outline(context, face);
  context.beginPath();
  context.ellipse(0, off + FACE + 0.004, half * 0.62, FACE * 0.86, 0, Math.PI, 0);
  context.closePath();
  context.fillStyle = over === 'river' ? tone.shore : tone.roadEdge;
  context.fill();
  context.stroke();
  paintDeck({ context, scale }, half, false);
  for (const side of [-1, 1]) {
    const wall = box(-half, side * off - width / 2, half, side * off + width / 2);
    fillShape(context, tone.stone.light, wall);
    outline(context, wall);
    paintPosts({ context, scale }, [
      [-half, side * off],
      [half, side * off],
    ]);
  }
}

/** A bridge from north to south is seen along its way. */
function paintUpright({ context, scale }: Pen, { over }: Bridge): void {
  const half = HALF[over];
  const { off, width } = PARAPET;
  context.globalAlpha = 0.28;
  fillShape(context, tone.ink, box(off, -half + 0.02, off + 0.075, half));
  context.globalAlpha = 1;
  context.lineJoin = 'round';
  context.lineWidth = Math.max(0.016, 1 / scale);
  context.strokeStyle = tone.line;
  paintDeck({ context, scale }, half, true);
  for (const side of [-1, 1]) {
    const wall = box(side * off - width / 2, -half, side * off + width / 2, half);
    fillShape(context, side < 0 ? tone.stone.light : tone.stone.mid, wall);
    outline(context, wall);
    paintPosts({ context, scale }, [
      [side * off, -half],
      [side * off, half],
    ]);
  }
}

function paintDeck({ context, scale }: Pen, half: number, isUpright: boolean): void {
  const { off } = PARAPET;
  fillShape(context, tone.road, isUpright ? box(-off, -half, off, half) : box(-half, -off, half, off));
  if (scale < 36) return;
  context.save();
  context.beginPath();
  for (let at = -half + 0.035; at < half - 0.01; at += 0.047) {
    if (isUpright) {
      context.moveTo(-off + 0.02, at);
      context.lineTo(off - 0.02, at);
    } else {
      context.moveTo(at, -off + 0.02);
      context.lineTo(at, off - 0.02);
    }
  }
  context.lineWidth = Math.max(0.009, 0.7 / scale);
  context.strokeStyle = tone.rut;
  context.stroke();
  context.restore();
}

function paintPosts({ context }: Pen, posts: readonly Point[]): void {
  for (const [x, y] of posts) {
    const post = box(x - 0.03, y - 0.034, x + 0.03, y + 0.03);
    fillShape(context, tone.stone.mid, post);
    outline(context, post);
  }
}

function outline(context: Pen['context'], points: readonly Point[]): void {
  trace(context, points);
  context.closePath();
  context.stroke();
}

const box = (left: number, top: number, right: number, bottom: number): readonly Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
