/** The castle in scaffolding. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '../../../kit/geometry.ts';
import { box, INK, LINE, paintArch, polygon, tones } from './pen.ts';

/** Stone that is darker on the right, with merlons on top. */
function paintTower(context: SKRSContext2D, x: number, top: number, width: number, foot: number): void {
  const merlon = width / 7;
  for (let i = 0; i < 4; i++)
    polygon(context, tones.stone, box(x - 3 + i * ((width + 6 - merlon * 1.3) / 3), top - 10, merlon * 1.3, 14));
  polygon(context, tones.stone, box(x, top, width, foot - top));
  polygon(context, tones.stoneShade, box(x + width * 0.66, top + 1.5, width * 0.34 - 1.5, foot - top - 3), false);
  context.lineWidth = 2;
  context.strokeStyle = tones.joint;
  for (let i = 1; i * 19 < foot - top - 6; i++) {
    const left = x + (i % 2 === 0 ? 6 : width * 0.5);
    context.beginPath();
    context.moveTo(left, top + i * 19);
    context.lineTo(left + width * 0.3, top + i * 19);
    context.stroke();
  }
}

function paintSpire(context: SKRSContext2D, x: number, foot: number, width: number, height: number): void {
  const half = width / 2;
  context.beginPath();
  context.moveTo(x, foot - height - 14);
  context.lineTo(x, foot - height);
  context.lineWidth = LINE;
  context.strokeStyle = INK;
  context.stroke();
  polygon(context, tones.flag, [
    [x + 1, foot - height - 16],
    [x + 18, foot - height - 11],
    [x + 1, foot - height - 5],
  ]);
  polygon(context, tones.roof, [
    [x, foot - height],
    [x + half, foot],
    [x - half, foot],
  ]);
  polygon(
    context,
    tones.roofShade,
    [
      [x, foot - height + 6],
      [x + half - 3, foot - 1.5],
      [x + width * 0.14, foot - 1.5],
    ],
    false,
  );
}

export function paintCastle(context: SKRSContext2D): void {
  const foot = 178;
  paintTower(context, 716, 66, 88, foot);
  paintSpire(context, 760, 56, 76, 28);
  for (const x of [742, 776]) paintArch(context, x, 104, 15, 28);
  paintTower(context, 655, 118, 220, foot);
  for (const [x, top] of [
    [632, 84],
    [830, 90],
  ] as const) {
    paintTower(context, x, top, 58, foot);
    for (const y of [top + 40, top + 78]) paintArch(context, x + 29, y, 13, 25);
  }
  paintSpire(context, 661, 78, 72, 46);
  paintArch(context, 760, foot, 38, 46);
  paintArch(context, 704, 150, 12, 20);
  paintArch(context, 812, 150, 12, 20);
  paintScaffolding(context, 818, 58, 84, foot);
  paintScaffolding(context, 706, 46, 46, 118);
}

/** Poles, planks, and a brace. */
function paintScaffolding(context: SKRSContext2D, x: number, top: number, width: number, foot: number): void {
  const beam = (from: Point, to: Point, thickness: number, tone: string) => {
    for (const [line, ink] of [
      [thickness + 3, INK],
      [thickness, tone],
    ] as const) {
      context.beginPath();
      context.moveTo(...from);
      context.lineTo(...to);
      context.lineWidth = line;
      context.strokeStyle = ink;
      context.stroke();
    }
  };
  beam([x + 2, foot - 4], [x + width - 2, top + (foot - top) * 0.45], 3, tones.pole);
  for (const pole of [x, x + width]) beam([pole, top], [pole, foot], 5, tones.pole);
  for (let y = top + 16; y < foot - 16; y += 38) beam([x - 7, y], [x + width + 7, y], 5, tones.plank);
}
