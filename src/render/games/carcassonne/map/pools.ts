/** What is upright at springs and on lakes. */
import type { Point } from '../../../kit/geometry.ts';
import { tone } from '../tones.ts';
import { fillEllipse, fillShape, type Pen, type Standing, trace } from './pen.ts';
import type { WorldTile } from './world.ts';

/** The rocks of a spring, and a boat and reeds on a lake. */
export const poolThings = ({ x, y, shape }: WorldTile): readonly Standing[] =>
  shape.rivers.flatMap(({ pool }): readonly Standing[] => {
    if (pool === null) return [];
    const [px, py] = [x + pool.at[0], y + pool.at[1]];
    if (pool.kind === 'spring') return [rocks(px, py - 0.03)];
    const { radius } = pool;
    return [
      boat(px, py + 0.02),
      reeds(px - radius * 0.62, py + radius * 0.66),
      reeds(px + radius * 0.72, py + radius * 0.48),
    ];
  });

const rocks = (x: number, y: number): Standing => ({
  x,
  y,
  reach: [x - 0.21, y - 0.28, x + 0.23, y + 0.12],
  look: 'rocks',
  paint: paintRocks,
});

/** Rocks behind a spring, from which its water falls. */
function paintRocks({ context, scale }: Pen, x: number, y: number): void {
  const ink = Math.max(0.014, 1 / scale);
  context.lineJoin = 'round';
  context.lineWidth = ink;
  context.strokeStyle = tone.line;
  const rock = (points: readonly Point[], fill: string) => {
    fillShape(context, fill, points, x, y);
    trace(context, points, x, y);
    context.closePath();
    context.stroke();
  };
  const { light, mid, dark } = tone.stone;
  rock(
    [
      [-0.19, 0],
      [-0.17, -0.12],
      [-0.09, -0.2],
      [-0.02, -0.16],
      [0, -0.02],
      [-0.08, 0.02],
    ],
    mid,
  );
  rock(
    [
      [0.19, 0.01],
      [0.19, -0.1],
      [0.12, -0.18],
      [0.04, -0.16],
      [0.01, -0.03],
      [0.09, 0.03],
    ],
    dark,
  );
  rock(
    [
      [-0.08, -0.06],
      [-0.06, -0.21],
      [0.02, -0.26],
      [0.09, -0.18],
      [0.09, -0.06],
    ],
    light,
  );
  fillShape(
    context,
    tone.water,
    [
      [-0.035, -0.15],
      [0.045, -0.15],
      [0.06, 0.05],
      [-0.05, 0.05],
    ],
    x,
    y,
  );
  context.lineWidth = Math.max(0.016, 1 / scale);
  context.strokeStyle = tone.ripple;
  for (const [top, foot] of [
    [-0.012, -0.02],
    [0.022, 0.03],
  ] as const) {
    trace(
      context,
      [
        [top, -0.13],
        [foot, 0.04],
      ],
      x,
      y,
    );
    context.stroke();
  }
  fillEllipse(context, tone.ripple, x + 0.005, y + 0.055, 0.07, 0.02);
}

const boat = (x: number, y: number): Standing => ({
  x,
  y,
  reach: [x - 0.16, y - 0.2, x + 0.16, y + 0.08],
  look: 'boat',
  paint: paintBoat,
});

/** A small boat with a sail. */
function paintBoat({ context, scale }: Pen, x: number, y: number): void {
  const ink = Math.max(0.014, 1 / scale);
  context.lineJoin = 'round';
  context.lineWidth = ink;
  context.strokeStyle = tone.line;
  fillEllipse(context, tone.shore, x + 0.01, y + 0.035, 0.13, 0.025);
  context.beginPath();
  context.moveTo(x - 0.13, y - 0.02);
  context.quadraticCurveTo(x, y + 0.0, x + 0.13, y - 0.02);
  context.quadraticCurveTo(x + 0.09, y + 0.045, x, y + 0.045);
  context.quadraticCurveTo(x - 0.09, y + 0.045, x - 0.13, y - 0.02);
  context.closePath();
  context.fillStyle = tone.roofs[3];
  context.fill();
  context.stroke();
  trace(context, [
    [x + 0.01, y - 0.01],
    [x + 0.01, y - 0.18],
  ]);
  context.stroke();
  const sail: readonly Point[] = [
    [x + 0.01, y - 0.175],
    [x + 0.1, y - 0.04],
    [x + 0.01, y - 0.04],
  ];
  fillShape(context, tone.ivory, sail);
  trace(context, sail);
  context.closePath();
  context.stroke();
}

const reeds = (x: number, y: number): Standing => ({
  x,
  y,
  reach: [x - 0.07, y - 0.13, x + 0.07, y + 0.03],
  look: 'reeds',
  paint: paintReeds,
});

function paintReeds({ context, scale }: Pen, x: number, y: number): void {
  context.beginPath();
  const stalks = [
    [-0.035, -0.05, -0.08],
    [-0.012, -0.015, -0.115],
    [0.012, 0.02, -0.1],
    [0.032, 0.05, -0.075],
  ] as const;
  for (const [foot, top, high] of stalks) {
    context.moveTo(x + foot, y + 0.01);
    context.quadraticCurveTo(x + foot, y + high * 0.6, x + top, y + high);
  }
  context.lineWidth = Math.max(0.014, 1 / scale);
  context.strokeStyle = tone.leaves[0][0];
  context.stroke();
  for (const [, top, high] of stalks.slice(1, 3)) {
    fillEllipse(context, tone.door, x + top, y + high + 0.012, 0.011, 0.025);
  }
}
