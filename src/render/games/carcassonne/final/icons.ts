/** The icons of the final picture: the parts of the score, and the winner's laurel. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Part } from '../../../../engines/carcassonne/index.ts';
import { color } from '../../../kit/theme.ts';
import { paintChurch } from '../map/churches.ts';
import { fillEllipse, type Pen } from '../map/pen.ts';
import { paintMilestone } from '../map/roads.ts';
import { paintTower } from '../map/walls.ts';
import { paintToken } from '../pieces/tokens.ts';
import { tone } from '../tones.ts';

/** The tone of each part in the bars. */
export const PART_TONE: { readonly [P in Part]: string } = {
  cities: tone.roofs[0],
  roads: tone.roadEdge,
  cloisters: tone.cloisterRoof[2],
  farms: tone.leaves[0][1],
  goods: tone.grapes[0],
  king: tone.copper[1],
  robber: tone.slate[1],
  fairy: tone.fairy[2],
};

/** Paints two branches around the winner's place. */
export function paintLaurel(context: SKRSContext2D, x: number, y: number): void {
  context.fillStyle = color.lastMove;
  for (const way of [-1, 1]) {
    for (let i = 0; i < 5; i++) {
      const angle = Math.PI / 2 - way * (0.35 + i * 0.48);
      context.save();
      context.translate(x + Math.cos(angle) * 23, y + Math.sin(angle) * 23);
      context.rotate(angle + way * 0.5);
      context.beginPath();
      context.ellipse(0, 0, 3.6, 7, 0, 0, 2 * Math.PI);
      context.fill();
      context.restore();
    }
  }
}

/** Paints the icon of a part around a point, about 32 pixels wide and high. */
export function paintPart(context: SKRSContext2D, part: Part, x: number, y: number): void {
  context.save();
  context.translate(x, y);
  context.scale(ICON_SCALE[part], ICON_SCALE[part]);
  icons[part]({ context, scale: ICON_SCALE[part] });
  context.restore();
}

const ICON_SCALE: { readonly [P in Part]: number } = {
  ...{ cities: 100, roads: 120, cloisters: 52, farms: 92 },
  ...{ goods: 34, king: 32, robber: 32, fairy: 29 },
};

/** A tower, a milestone, a church, a sheaf; grapes with an ear of grain; a crown, a helmet, the fairy. */
const icons: { readonly [P in Part]: (pen: Pen) => void } = {
  cities: (pen) => paintTower(pen, 0, 0.15, false),
  roads: (pen) => paintMilestone(pen, 0, 0.09),
  cloisters: (pen) => paintChurch(pen, -0.26, 0.3),
  farms: paintSheaf,
  goods({ context }) {
    paintToken(context, 'grain', 0.2, -0.08, 0.82);
    paintToken(context, 'wine', -0.12, 0.08, 0.82);
  },
  king: ({ context }) => paintToken(context, 'king', 0, 0, 1),
  robber: ({ context }) => paintToken(context, 'robber', 0, 0, 1),
  fairy: ({ context }) => paintToken(context, 'fairy', 0, 0, 1),
};

/** A sheaf of corn. */
function paintSheaf({ context }: Pen): void {
  fillEllipse(context, tone.rut, 0.03, 0.15, 0.13, 0.035);
  context.lineCap = 'round';
  for (const [width, stroke] of [
    [0.075, tone.line],
    [0.042, tone.crops[0][0]],
  ] as const) {
    for (let i = -3; i <= 3; i++) {
      context.beginPath();
      context.moveTo(i * 0.026, 0.14);
      context.quadraticCurveTo(i * 0.012, 0.02, i * 0.05, -0.14 + Math.abs(i) * 0.018);
      context.lineWidth = width;
      context.strokeStyle = stroke;
      context.stroke();
    }
  }
  for (const [width, stroke] of [
    [0.07, tone.line],
    [0.036, tone.roofs[3]],
  ] as const) {
    context.beginPath();
    context.moveTo(-0.055, 0.045);
    context.lineTo(0.055, 0.045);
    context.lineWidth = width;
    context.strokeStyle = stroke;
    context.stroke();
  }
}
