/** The purple districts made of towers, walls, and stones. */
import { tone } from '../../tones.ts';
import type { Pen } from '../pen.ts';

/** A broken tower in front of the moon, in the mist. */
export function hauntedCity(pen: Pen): void {
  const { disc, flatDisc, shape, cone, window, stroke, flat, tones, context } = pen;
  disc(tone.moon, 6, 60, 15);
  flatDisc(tone.wall, 1, 64, 3.4);
  flatDisc(tone.wall, 11, 56, 2.4);
  shape(tones.dark, [-44, 0, -16, 0, -16, 26, -44, 26]);
  cone(-48, 26, 36, 22);
  shape(tones.dark, [20, 0, 44, 0, 44, 30, 39, 24, 34, 35, 28, 26, 20, 38]);
  shape(tones.dark, [-14, 0, 16, 0, 16, 47, 11, 40, 6, 56, 0, 44, -6, 62, -10, 52, -14, 55]);
  for (const [x, y] of [
    [-30, 9],
    [-5, 27],
    [7, 27],
    [31, 12],
  ] as const)
    window(x, y, 6, 10, x !== 31);
  // Bats.
  for (const [x, y] of [
    [-26, 62],
    [30, 56],
  ] as const)
    flat(tone.ink, [
      x - 8,
      y + 3,
      x - 3,
      y + 1,
      x,
      y + 3,
      x + 3,
      y + 1,
      x + 8,
      y + 3,
      x + 4,
      y - 2,
      x,
      y,
      x - 4,
      y - 2,
    ]);
  stroke([1, 0, 1, 16], { width: 7, color: tone.ink });
  for (const [x, y, width] of [
    [-22, 5, 52],
    [16, 9, 46],
    [2, 0, 60],
  ] as const) {
    context.beginPath();
    context.moveTo(x - width / 2, y);
    context.bezierCurveTo(x - width / 4, y + 7, x + width / 4, y - 7, x + width / 2, y);
    context.lineWidth = 3.4;
    context.lineCap = 'round';
    context.strokeStyle = tone.mist;
    context.stroke();
  }
}

/** One thick tower, with stubs of walls. */
export function keep(pen: Pen): void {
  const { wall, battlements, window, door, shape, stroke, flag } = pen;
  for (const [x, width] of [
    [-46, 22],
    [24, 22],
  ] as const) {
    wall(x, 0, width, 20);
    battlements(x, 20, width, 2);
  }
  wall(-25, 0, 50, 56);
  shape(tone.wallShade, [-29, 53, 29, 53, 29, 58, -29, 58]);
  battlements(-29, 58, 58, 5);
  for (const x of [-12, 12]) window(x, 36, 6, 12, x < 0);
  for (const [x, y] of [
    [-21, 27],
    [-16, 20],
    [10, 24],
    [14, 17],
    [-4, 47],
  ] as const)
    stroke([x, y, x + 6, y], { width: pen.line * 0.8, color: tone.stoneDark });
  door(0, 0, 15, 23);
  for (const x of [-4, 0, 4]) stroke([x, 0, x, 21], { width: 1.4, color: tone.iron });
  flag(0, 63, 16);
}

/** Stones, a cross, and a bare tree. */
export function graveyard(pen: Pen): void {
  const { curve, context, stroke, shape, flatDisc, disc } = pen;
  flatDisc(tone.moon, -18, 62, 9);
  const bark = { color: tone.glass };
  stroke([34, 0, 32, 28, 36, 60], { width: 5, ...bark });
  stroke([33, 30, 19, 46, 10, 49], { width: 2.8, ...bark });
  stroke([19, 46, 20, 57], { width: 2, ...bark });
  stroke([33, 38, 46, 52], { width: 2.6, ...bark });
  stroke([35, 52, 26, 66], { width: 2.2, ...bark });
  stroke([36, 58, 42, 70], { width: 2, ...bark });
  stone(-31, 20, 26);
  stone(17, 16, 19);
  shape(tone.stone, [-10, 0, 10, 0, 10, 6, -10, 6]);
  shape(
    tone.stone,
    [-3.4, 6, 3.4, 6, 3.4, 24, 11, 24, 11, 31, 3.4, 31, 3.4, 41, -3.4, 41, -3.4, 31, -11, 31, -11, 24, -3.4, 24],
  );
  stroke([-36, 15, -26, 15], { width: pen.line * 0.9 });
  stroke([-36, 10, -28, 10], { width: pen.line * 0.9 });
  stroke([13, 10, 21, 10], { width: pen.line * 0.9 });
  disc(tone.leafDark, -47, 3, 5, 4);
  disc(tone.leafDark, 46, 3, 6, 4.5);

  function stone(x: number, width: number, height: number): void {
    curve(tone.stone, () => {
      context.moveTo(x - width / 2, 0);
      context.lineTo(x - width / 2, height - width / 2);
      context.arc(x, height - width / 2, width / 2, Math.PI, 0, true);
      context.lineTo(x + width / 2, 0);
    });
  }
}

/** An arch in the jaws of a dragon. */
export function dragonGate(pen: Pen): void {
  const { wall, battlements, curve, context, flat, disc, flatDisc, shape, stroke, door } = pen;
  for (const x of [-47, 29]) {
    wall(x, 0, 18, 34);
    battlements(x - 1, 34, 20, 3);
  }
  // The head, its crest and horns, then the gate between its teeth.
  for (const way of [-1, 1]) {
    curve(tone.bone, () => {
      context.moveTo(15 * way, 58);
      context.quadraticCurveTo(31 * way, 62, 30 * way, 80);
      context.quadraticCurveTo(19 * way, 72, 7 * way, 66);
    });
  }
  curve(tone.scale, () => {
    context.moveTo(-31, 0);
    context.bezierCurveTo(-36, 24, -34, 44, -22, 58);
    context.bezierCurveTo(-12, 68, 12, 68, 22, 58);
    context.bezierCurveTo(34, 44, 36, 24, 31, 0);
  });
  context.save();
  context.beginPath();
  context.moveTo(12, 0);
  context.bezierCurveTo(16, 24, 16, 52, 6, 66);
  context.bezierCurveTo(30, 64, 36, 24, 31, 0);
  context.closePath();
  context.clip();
  flat(tone.scaleDark, [0, 0, 40, 0, 40, 70, 0, 70]);
  context.restore();
  for (const [x, y] of [
    [0, 62],
    [-5, 57],
    [5, 57],
    [0, 53],
  ] as const)
    stroke([x - 3, y + 1.5, x, y - 1, x + 3, y + 1.5], { width: pen.line });
  for (const x of [-15, 15]) {
    disc(tone.lamp, x, 47, 5.5, 4);
    flatDisc(tone.ink, x, 47, 1.6, 3.6);
    stroke([x - 7, 52 + (x > 0 ? -1 : 3), x + 7, 52 + (x > 0 ? 3 : -1)], { width: 2 });
  }
  for (const x of [-5, 5]) flatDisc(tone.ink, x, 41, 1.8, 1.3);
  curve(tone.glass, () => {
    context.moveTo(-21, 0);
    context.lineTo(-21, 18);
    context.arc(0, 18, 21, Math.PI, 0, true);
    context.lineTo(21, 0);
  });
  door(0, 0, 20, 24);
  for (const x of [-15.5, -8, 0, 8, 15.5]) {
    const y = 18 + Math.sqrt(Math.max(0, 21 * 21 - x * x)) - 0.5;
    shape(tone.bone, [x - 3.6, y, x + 3.6, y, x * 0.94, y - 10]);
  }
  for (const x of [-18, 18]) shape(tone.bone, [x - 3.4, 0, x + 3.4, 0, x, 9]);
}
