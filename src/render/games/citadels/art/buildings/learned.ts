/** The purple districts of work and study. */
import { tone } from '../../tones.ts';
import type { Pen } from '../pen.ts';

/** A dome with a slit and a telescope of brass, under stars. */
export function observatory(pen: Pen): void {
  const { wall, dome, window, door, shape, context, stroke, flat, tones } = pen;
  for (const [x, y, r] of [
    [-36, 60, 4],
    [40, 62, 3],
    [28, 74, 2.6],
  ] as const)
    star(pen, x, y, r);
  wall(-34, 0, 68, 26);
  shape(tone.wallShade, [-37, 26, 37, 26, 37, 31, -37, 31]);
  dome(0, 31, 32, 33);
  context.save();
  context.translate(2, 44);
  context.rotate(-0.72 + Math.PI / 2);
  flat(tone.glass, [-7, -7, 7, -7, 7, 19, -7, 19]);
  shape(tone.brass, [-5, 4, 5, 4, 5, 30, -5, 30]);
  shape(tone.brassDark, [2, 4, 5, 4, 5, 30, 2, 30]);
  shape(tone.brass, [-6.5, 30, 6.5, 30, 6.5, 37, -6.5, 37]);
  shape(tone.ripple, [-6.5, 36, 6.5, 36, 6.5, 38.5, -6.5, 38.5]);
  context.restore();
  stroke([-32, 34, -26, 48, -14, 58], { width: pen.line * 0.8, color: tones.dark });
  for (const x of [-22, 22]) window(x, 8, 7, 12, x < 0);
  door(0, 0, 13, 19);
}

/** A house with a great flask on its roof and green smoke. */
export function laboratory(pen: Pen): void {
  const { wall, hip, window, door, curve, context, flatDisc, shape, stroke, flat } = pen;
  wall(-36, 0, 72, 27);
  hip(-41, 26, 82, 15, 16);
  for (const x of [-24, 24]) window(x, 7, 9, 13, true);
  door(0, 0, 12, 18);
  // Bottles behind the lit windows.
  for (const x of [-24, 24]) {
    shape(tone.potion, [x - 3, 8, x + 3, 8, x + 1.2, 12, x + 1.2, 15, x - 1.2, 15, x - 1.2, 12]);
  }
  for (const [x, y, r] of [
    [4, 73, 3.4],
    [10, 78, 4.6],
    [19, 80, 5],
    [28, 76, 3.6],
  ] as const)
    flatDisc(tone.potionLight, x, y, r);
  shape(tone.brassDark, [-20, 36, 12, 36, 9, 41, -17, 41]);
  const flask = () => {
    context.moveTo(-8, 70);
    context.lineTo(-8, 60);
    context.bezierCurveTo(-30, 52, -24, 38, -12, 39);
    context.lineTo(4, 39);
    context.bezierCurveTo(16, 38, 22, 52, 0, 60);
    context.lineTo(0, 70);
  };
  curve(tone.bone, flask);
  context.save();
  context.beginPath();
  flask();
  context.clip();
  flat(tone.potion, [-40, 30, 40, 30, 40, 53, -40, 53]);
  flatDisc(tone.potionLight, -10, 47, 2.6);
  flatDisc(tone.potionLight, -2, 50, 1.8);
  flatDisc(tone.potionLight, 3, 45, 2.2);
  context.restore();
  context.beginPath();
  flask();
  context.closePath();
  context.lineWidth = pen.line;
  context.strokeStyle = tone.ink;
  context.stroke();
  shape(tone.bone, [-10.5, 69, 2.5, 69, 2.5, 72.5, -10.5, 72.5]);
  stroke([-15, 53, -13, 46], { width: 1.8, color: tone.bone });
}

/** A forge with its fire, and an anvil. */
export function smithy(pen: Pen): void {
  const { hip, shape, curve, context, smoke, stroke, flat } = pen;
  smoke(1, 66);
  shape(tone.wallShade, [-6, 30, 7, 30, 7, 64, -6, 64]);
  shape(tone.stoneDark, [-8, 62, 9, 62, 9, 66, -8, 66]);
  shape(tone.wall, [-44, 0, 14, 0, 14, 32, -44, 32]);
  flat(tone.wallShade, [-2, 0, 13.4, 0, 13.4, 32, -2, 32]);
  hip(-49, 31, 68, 20, 9);
  curve(tone.glass, () => {
    context.moveTo(-36, 0);
    context.lineTo(-36, 12);
    context.arc(-20, 12, 16, Math.PI, 0, true);
    context.lineTo(-4, 0);
  });
  curve(tone.flame, () => {
    context.moveTo(-31, 0);
    context.quadraticCurveTo(-32, 11, -25, 19);
    context.quadraticCurveTo(-24, 13, -21, 12);
    context.quadraticCurveTo(-19, 18, -15, 21);
    context.quadraticCurveTo(-8, 10, -10, 0);
  });
  curve(tone.lamp, () => {
    context.moveTo(-25, 0);
    context.quadraticCurveTo(-25, 7, -20, 11);
    context.quadraticCurveTo(-14, 7, -15, 0);
  });
  // The anvil, and the hammer over it.
  shape(tone.iron, [20, 0, 44, 0, 41, 5, 37, 6, 37, 11, 45, 15, 48, 21, 18, 21, 14, 16, 27, 11, 27, 6, 23, 5]);
  stroke([29, 27, 45, 42], { width: 3.4, color: tone.timber });
  shape(tone.ironDark, [22, 30, 29, 23, 34, 28, 27, 35]);
}

/** Bookcases to both sides of the door, an open book in the gable. */
export function library(pen: Pen): void {
  const { shape, gable, stroke, flat, curve, context, door, tones } = pen;
  shape(tone.wallShade, [-45, 0, 45, 0, 45, 5, -45, 5]);
  shape(tone.wall, [-40, 5, 40, 5, 40, 40, -40, 40]);
  flat(tone.wallShade, [29, 5.5, 39.4, 5.5, 39.4, 39.5, 29, 39.5]);
  gable(-46, 40, 92, 27);
  const spines = ['#C8402F', tone.lamp, '#2B6CA3', tones.light, tone.leaf, tone.flame];
  for (const x of [-34, 11]) {
    shape(tone.timberDark, [x, 6, x + 23, 6, x + 23, 36, x, 36]);
    for (const [row, y] of [8, 17.5, 27].entries()) {
      for (let i = 0; i < 5; i++) {
        const left = x + 2 + i * 3.9;
        flat(spines[(i * 2 + row * 3 + (x > 0 ? 1 : 0)) % spines.length]!, [
          ...[left, y, left + 3.2, y],
          ...[left + 3.2, y + 6 + ((i + row) % 2) * 1.6, left, y + 6 + ((i + row) % 2) * 1.6],
        ]);
      }
      stroke([x, y - 0.8, x + 23, y - 0.8], { width: 1.4, color: tone.wallShade });
    }
    stroke([x, 6, x + 23, 6, x + 23, 36, x, 36, x, 6]);
  }
  door(0, 5, 14, 25);
  for (const way of [-1, 1]) {
    curve(tone.bone, () => {
      context.moveTo(0, 46);
      context.quadraticCurveTo(8 * way, 50, 17 * way, 46);
      context.lineTo(17 * way, 56);
      context.quadraticCurveTo(8 * way, 60, 0, 56);
    });
    stroke([4 * way, 51.5, 13 * way, 50.5], { width: pen.line * 0.8 });
    stroke([4 * way, 54.5, 13 * way, 53.5], { width: pen.line * 0.8 });
  }
}

/** A crooked tower with a bent hat for a roof, among stars. */
export function schoolOfMagic(pen: Pen): void {
  const { shape, curve, context, window, door, disc, wall, hip, tones, flat } = pen;
  for (const [x, y, r] of [
    [-34, 58, 5],
    [-42, 40, 3],
    [38, 64, 4.4],
    [42, 46, 3],
    [-20, 74, 3],
  ] as const)
    star(pen, x, y, r);
  wall(12, 0, 30, 19);
  hip(8, 18, 38, 13, 10);
  window(33, 5, 6, 9, true);
  shape(tone.wall, [-20, 0, 14, 0, 9, 24, 14, 46, -14, 46, -16, 24]);
  flat(tone.wallShade, [5, 0, 13.4, 0, 8.4, 24, 13.4, 46, 5, 46, 1, 24]);
  shape('transparent', [-20, 0, 14, 0, 9, 24, 14, 46, -14, 46, -16, 24]);
  shape(tone.timber, [-19, 44, 19, 44, 19, 49, -19, 49]);
  curve(tones.light, () => {
    context.moveTo(-24, 48);
    context.quadraticCurveTo(-6, 56, -4, 70);
    context.quadraticCurveTo(2, 84, 22, 76);
    context.quadraticCurveTo(13, 73, 13, 66);
    context.quadraticCurveTo(14, 54, 24, 48);
  });
  curve(tones.dark, () => {
    context.moveTo(6, 48);
    context.quadraticCurveTo(7, 66, 10, 79);
    context.quadraticCurveTo(16, 79, 22, 76);
    context.quadraticCurveTo(13, 73, 13, 66);
    context.quadraticCurveTo(14, 54, 24, 48);
  });
  star(pen, -2, 57, 4);
  disc(tone.lamp, -1, 34, 6.5);
  pen.stroke([-7.5, 34, 5.5, 34]);
  pen.stroke([-1, 27.5, -1, 40.5]);
  door(-4, 0, 13, 19);
}

/** A portico between two domed towers, under a cupola. */
export function university(pen: Pen): void {
  const { wall, dome, gable, window, shape, disc, flag, door } = pen;
  wall(-32, 0, 64, 30);
  for (const x of [-46, 30]) {
    wall(x, 0, 16, 43);
    dome(x + 8, 43, 9.5, 13);
    window(x + 8, 26, 5.5, 11, true);
    window(x + 8, 7, 5.5, 10);
  }
  wall(-8, 44, 16, 13);
  window(0, 46, 5, 8);
  dome(0, 57, 10, 12);
  flag(0, 69, 11);
  gable(-29, 33, 58, 16);
  disc(tone.goldPale, 0, 38.5, 3.4);
  shape(tone.wall, [-29, 30, 29, 30, 29, 34, -29, 34]);
  door(0, 5, 10, 19);
  for (const x of [-25, -15, 10, 20]) shape(tone.wall, [x, 5, x + 5, 5, x + 5, 30, x, 30]);
  shape(tone.wall, [-32, 0, 32, 0, 32, 5, -32, 5]);
}

/** A star with four points. */
function star({ shape }: Pen, x: number, y: number, radius: number): void {
  const dent = radius * 0.3;
  shape(tone.lamp, [
    ...[x, y + radius, x + dent, y + dent, x + radius, y, x + dent, y - dent],
    ...[x, y - radius, x - dent, y - dent, x - radius, y, x - dent, y + dent],
  ]);
}
