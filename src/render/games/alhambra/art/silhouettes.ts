/** The six buildings as silhouettes in one color, for small tiles and icons. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Building } from '../../../../engines/alhambra/index.ts';
import { isolated } from '../../../kit/page.ts';
import { grounds, tone } from '../tones.ts';
import { traceArch, traceOnion } from './pen.ts';

/** Cream on its ground, or slate on white. */
const silhouetteFill = (building: Building): string => (building === 'chambers' ? tone.slate : tone.cream);

/**
 * Paints a silhouette within the units from (0, 0) to (100, 100), y downward.
 *
 * @param fill its color
 * @param ground the color of its doors and windows
 */
export function paintSilhouette(
  context: SKRSContext2D,
  building: Building,
  fill: string = silhouetteFill(building),
  ground: string = grounds[building].ground,
): void {
  isolated(context, () => {
    context.translate(50, 94);
    context.scale(1, -1);
    const draw = (color: string) => (trace: () => void) => {
      context.beginPath();
      trace();
      context.fillStyle = color;
      context.fill();
    };
    silhouettes[building](context, draw(fill), draw(ground));
  });
}

type Fill = (trace: () => void) => void;

const silhouettes: { readonly [B in Building]: (context: SKRSContext2D, solid: Fill, gap: Fill) => void } = {
  pavilion(context, solid) {
    solid(() => {
      context.rect(-40, 0, 80, 10);
      for (const x of [-33, -6, 21]) context.rect(x, 9, 12, 32);
      context.rect(-39, 40, 78, 9);
    });
    solid(() => {
      context.moveTo(-32, 53);
      context.bezierCurveTo(-34, 74, -10, 76, 0, 92);
      context.bezierCurveTo(10, 76, 34, 74, 32, 53);
    });
  },
  seraglio(context, solid, gap) {
    solid(() => {
      context.rect(-45, 0, 90, 38);
      context.rect(-20, 30, 40, 20);
    });
    solid(() => traceOnion(context, 0, 50, 44, 42));
    for (const x of [-33, 33]) solid(() => traceOnion(context, x, 38, 27, 30));
    gap(() => {
      for (const x of [-31, 31]) traceArch(context, x, 0, 12, 21);
    });
    gap(() => traceArch(context, 0, 0, 18, 31));
  },
  arcades(context, solid, gap) {
    solid(() => {
      context.rect(-44, 0, 88, 46);
      context.moveTo(-49, 47);
      context.lineTo(-38, 70);
      context.lineTo(38, 70);
      context.lineTo(49, 47);
    });
    gap(() => context.rect(-49, 45, 98, 4));
    gap(() => {
      for (const x of [-28, 0, 28]) traceArch(context, x, 0, 18, 34);
    });
  },
  chambers(context, solid, gap) {
    solid(() => {
      context.rect(-42, 0, 40, 40);
      context.rect(2, 0, 40, 44);
      context.rect(-16, 48, 36, 34);
    });
    solid(() => context.rect(-16, 40, 18, 10));
    gap(() => {
      for (const [x, y] of [
        [-33, 16],
        [-18, 16],
        [11, 18],
        [26, 18],
        [-6, 58],
        [7, 58],
      ] as const)
        context.rect(x, y, 8, 12);
    });
  },
  garden(context, solid) {
    solid(() => {
      context.ellipse(-20, 52, 21, 36, 0, 0, 2 * Math.PI);
      context.closePath();
      context.rect(-24, 0, 8, 22);
    });
    solid(() => {
      context.ellipse(24, 42, 22, 22, 0, 0, 2 * Math.PI);
      context.closePath();
      context.rect(20, 0, 8, 26);
    });
    solid(() => context.rect(-44, 0, 88, 7));
  },
  tower(context, solid, gap) {
    solid(() => {
      context.moveTo(-30, 0);
      context.lineTo(-22, 12);
      context.lineTo(-22, 52);
      context.lineTo(-30, 56);
      context.lineTo(-30, 76);
      context.lineTo(-18, 76);
      context.lineTo(-18, 67);
      context.lineTo(-6, 67);
      context.lineTo(-6, 76);
      context.lineTo(6, 76);
      context.lineTo(6, 67);
      context.lineTo(18, 67);
      context.lineTo(18, 76);
      context.lineTo(30, 76);
      context.lineTo(30, 56);
      context.lineTo(22, 52);
      context.lineTo(22, 12);
      context.lineTo(30, 0);
    });
    solid(() => {
      context.rect(-2.5, 74, 5, 20);
      context.moveTo(2, 94);
      context.lineTo(22, 88);
      context.lineTo(2, 81);
    });
    gap(() => traceArch(context, 0, 0, 18, 28));
    gap(() => context.rect(-4, 38, 8, 14));
  },
};
