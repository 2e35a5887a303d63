/** Painting of what grows. */

import type { Point } from '../../../kit/geometry.ts';
import { rolls } from '../hash.ts';
import { tone } from '../tones.ts';
import type { Crop, Fields, Plant } from './fields.ts';
import { fillEllipse, fillShape, type Pen, type Standing } from './pen.ts';

/** Plots of strips with furrows and a dark edge. */
export function paintCrops({ context, scale }: Pen, crops: readonly Crop[]): void {
  for (const crop of crops) {
    context.save();
    context.translate(crop.at[0], crop.at[1]);
    context.rotate(crop.angle);
    const outline = outlineOf(crop);
    outline();
    context.save();
    context.clip();
    paintStrips(crop);
    context.restore();
    outline();
    context.lineWidth = Math.max(0.012, 0.9 / scale);
    context.strokeStyle = tone.cropEdge;
    context.stroke();
    context.restore();
  }

  function outlineOf({ at, size: [a, b] }: Crop): () => void {
    const roll = rolls(at[0], at[1], 41);
    const corner = (sx: number, sy: number): Point => [
      sx * a * (0.88 + 0.12 * roll()),
      sy * b * (0.86 + 0.14 * roll()),
    ];
    const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] as const;
    return () => {
      context.beginPath();
      context.moveTo(corners[0][0], corners[0][1]);
      corners.forEach((from, i) => {
        const to = corners[(i + 1) % 4]!;
        const bulge = 1.09;
        const mid: Point = [((from[0] + to[0]) / 2) * bulge, ((from[1] + to[1]) / 2) * bulge];
        context.quadraticCurveTo(mid[0], mid[1], to[0], to[1]);
      });
      context.closePath();
    };
  }

  function paintStrips({ size: [a, b], strips }: Crop): void {
    const width = (2.4 * a) / strips.length;
    strips.forEach(([fill, furrow], i) => {
      const left = -1.2 * a + i * width;
      context.fillStyle = fill;
      context.fillRect(left, -1.3 * b, width, 2.6 * b);
      if (scale < 44) return;
      context.beginPath();
      for (let k = 1; k < 4; k++) {
        context.moveTo(left + (k * width) / 4, -1.3 * b);
        context.lineTo(left + (k * width) / 4, 1.3 * b);
      }
      context.lineWidth = Math.max(0.009, 0.7 / scale);
      context.strokeStyle = furrow;
      context.stroke();
    });
  }
}

/** Tufts and flowers. */
export function paintMeadow({ context, scale }: Pen, { tufts, flowers }: Fields): void {
  if (scale < 40) return;
  context.beginPath();
  for (const [x, y] of tufts) {
    for (const lean of [-0.014, 0, 0.014]) {
      context.moveTo(x + lean * 0.6, y);
      context.lineTo(x + lean * 1.7, y - 0.026);
    }
  }
  context.lineWidth = 0.009;
  context.strokeStyle = tone.tuft;
  context.stroke();
  for (const [[x, y], fill] of flowers) {
    context.beginPath();
    for (const [dx, dy] of [
      [0, 0],
      [0.022, 0.012],
      [0.004, 0.026],
    ] as const) {
      context.moveTo(x + dx + 0.009, y + dy);
      context.arc(x + dx, y + dy, 0.009, 0, 2 * Math.PI);
    }
    context.fillStyle = fill;
    context.fill();
  }
}

/** Trees, bushes and sheep. */
export const standingPlants = (plants: readonly Plant[]): readonly Standing[] => plants.map(standing);

/** The rolls at which the look of a plant changes. */
const TURNS: { readonly [K in Plant['kind']]: readonly number[] } = {
  round: [0.6],
  pointed: [],
  bush: [0.4, 0.75],
  sheep: [0.5],
};

function standing({ at: [x, y], size, kind, roll }: Plant): Standing {
  const height = kind === 'pointed' ? 3.6 : 2.6;
  const variant = TURNS[kind].filter((turn) => roll >= turn).length;
  return {
    x,
    y,
    reach: [x - 1.6 * size, y - height * size, x + 1.9 * size, y + 0.8 * size],
    look: `${kind} ${size} ${variant}`,
    paint: (pen, px, py) => paint[kind](pen, { at: [px, py], size, variant }),
  };
}

interface Looking extends Pick<Plant, 'at' | 'size'> {
  /** How many of those rolls it has reached. */
  readonly variant: number;
}

const paint: { readonly [K in Plant['kind']]: (pen: Pen, plant: Looking) => void } = {
  round({ context }, { at: [x, y], size, variant }) {
    const [dark, middle, light] = tone.leaves[variant === 0 ? 0 : 1];
    fillEllipse(context, tone.shade, x + size * 0.45, y, size * 1.1, size * 0.42);
    fillEllipse(context, dark, x, y - size, size, size);
    fillEllipse(context, middle, x - size * 0.12, y - size * 1.12, size * 0.82, size * 0.8);
    fillEllipse(context, light, x - size * 0.34, y - size * 1.36, size * 0.38, size * 0.34);
  },
  pointed({ context }, { at: [x, y], size }) {
    const [dark, middle, light] = tone.leaves[1];
    fillEllipse(context, tone.shade, x + size * 0.4, y, size * 0.9, size * 0.34);
    const tier = (fill: string, low: number, high: number, west: number, east: number) =>
      fillShape(
        context,
        fill,
        [
          [-west, -low],
          [0, -high],
          [east, -low],
        ].map(([dx, dy]) => [x + dx! * size, y + dy! * size] as const),
      );
    tier(dark, 0.1, 2, 0.82, 0.82);
    tier(dark, 1.2, 3.1, 0.62, 0.62);
    tier(middle, 0.2, 2, 0.8, 0.2);
    tier(middle, 1.25, 3.1, 0.6, 0.14);
    tier(light, 1.5, 2.9, 0.42, -0.06);
  },
  bush({ context }, { at: [x, y], size, variant }) {
    const [dark, middle, light] = tone.leaves[variant < 2 ? 0 : 1];
    fillEllipse(context, tone.shade, x + size * 0.4, y - size * 0.1, size, size * 0.5);
    fillEllipse(context, dark, x, y - size * 0.7, size, size * 0.9);
    fillEllipse(context, middle, x - size * 0.12, y - size * 0.85, size * 0.78, size * 0.66);
    if (variant > 0) fillEllipse(context, light, x - size * 0.3, y - size * 1.02, size * 0.32, size * 0.28);
  },
  sheep({ context }, { at: [x, y], size, variant }) {
    const facing = variant === 0 ? -1 : 1;
    fillEllipse(context, tone.shade, x + size * 0.3, y, size * 1.1, size * 0.35);
    fillEllipse(context, tone.line, x + facing * size * 0.95, y - size * 0.75, size * 0.42, size * 0.36);
    fillEllipse(context, tone.line, x, y - size * 0.5, size * 1.02, size * 0.66);
    fillEllipse(context, tone.ivory, x, y - size * 0.6, size * 0.9, size * 0.6);
  },
};

/** The length of a tick's arms, in tiles. */
export const TICK = 0.055;

/** A dark cross where four tiles meet, for counting tiles. */
export function paintTick({ context, scale }: Pen, x: number, y: number): void {
  context.beginPath();
  context.moveTo(x - TICK, y);
  context.lineTo(x + TICK, y);
  context.moveTo(x, y - TICK);
  context.lineTo(x, y + TICK);
  context.lineWidth = Math.max(0.016, 1 / scale);
  context.strokeStyle = tone.tick;
  context.stroke();
}
