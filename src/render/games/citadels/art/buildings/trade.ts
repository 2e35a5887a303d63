import { tone } from '../../tones.ts';
import type { Pen } from '../pen.ts';

/** A timbered house with a mug on its hanging sign. */
export function tavern(pen: Pen): void {
  const { wall, hip, window, door, shape, stroke, flat, smoke } = pen;
  const timber = { width: 2.6, color: tone.timberDark };
  smoke(14, 64);
  shape(tone.wallShade, [10, 46, 18, 46, 18, 63, 10, 63]);
  wall(-36, 0, 54, 33);
  for (const x of [-35, -17, 1, 17]) stroke([x, 1, x, 32], timber);
  stroke([-35, 17, 17, 17], timber);
  stroke([-35, 18, -27, 32], timber);
  stroke([17, 18, 9, 32], timber);
  hip(-42, 32, 66, 24, 11);
  window(-26, 20, 6.5, 9);
  window(-8, 20, 6.5, 9, true);
  window(9, 20, 5.5, 9);
  window(-27, 4, 7, 9, true);
  door(-8, 0, 11, 15);
  window(9, 4, 6.5, 9);
  // The sign.
  stroke([18, 30, 45, 30], { width: 2.2, color: tone.ironDark });
  stroke([18, 22, 29, 30], { width: 1.4, color: tone.ironDark });
  for (const x of [27, 41]) stroke([x, 30, x, 25]);
  shape(tone.timber, [22, 4, 46, 4, 46, 25, 22, 25]);
  shape(tone.lamp, [28, 7, 37, 7, 37, 19, 28, 19]);
  stroke([37, 16.5, 41.5, 16.5, 41.5, 10, 37, 10], { width: 1.8, color: tone.lamp });
  flat(tone.bone, [27, 17, 38, 17, 37.5, 22, 34, 21, 31, 23, 28, 21.5]);
}

/** Two stalls under striped awnings, with fruit. */
export function market(pen: Pen): void {
  const { shape, stroke, disc, flat, flag, tones } = pen;
  const stripes = [tones.dark, tone.bone];
  for (const x of [-46, 3]) {
    const width = 43;
    flat(tone.glass, [x + 4, 14, x + width - 4, 14, x + width - 4, 34, x + 4, 34]);
    for (const at of [3.5, width - 3.5]) stroke([x + at, 0, x + at, 36], { width: 2.6, color: tone.timberDark });
    for (let i = 0; i < 6; i++) {
      const [left, right] = [x + (i * width) / 6, x + ((i + 1) * width) / 6];
      const [upLeft, upRight] = [x + 5 + (i * (width - 10)) / 6, x + 5 + ((i + 1) * (width - 10)) / 6];
      shape(stripes[i % 2]!, [left, 32, (left + right) / 2, 29, right, 32, upRight, 47, upLeft, 47]);
    }
    const fruit = x < 0 ? ['#C8402F', tone.lamp, '#C8402F', tone.leaf, '#C8402F'] : [tone.lamp, tone.leaf, tone.flame];
    fruit.forEach((fill, i) => {
      disc(fill, x + 8 + (i * (width - 16)) / (fruit.length - 1), 18, 4);
    });
    shape(tone.timber, [x + 1, 0, x + width - 1, 0, x + width - 1, 15, x + 1, 15]);
    stroke([x + 1, 7.5, x + width - 1, 7.5], { width: pen.line * 0.8 });
    for (const at of [0.33, 0.67]) stroke([x + width * at, 0, x + width * at, 15], { width: pen.line * 0.8 });
  }
  stroke([0, 0, 0, 58], { width: 2.2, color: tone.timberDark });
  flag(0, 56, 12);
}

/** A log house with crates and a barrel in front of it. */
export function tradingPost(pen: Pen): void {
  const { gable, window, door, shape, stroke, disc, flat, curve, context } = pen;
  shape(tone.timber, [-40, 0, 14, 0, 14, 30, -40, 30]);
  flat(tone.timberDark, [0, 0, 13.4, 0, 13.4, 30, 0, 30]);
  for (const y of [7.5, 15, 22.5]) stroke([-40, y, 14, y], { width: pen.line * 0.8 });
  for (const y of [3.7, 11.2, 18.7, 26.2]) {
    disc(tone.wallShade, -40, y, 3.2);
    disc(tone.wallShade, 14, y, 3.2);
  }
  gable(-47, 29, 68, 30);
  disc(tone.lamp, -13, 38, 5);
  window(-28, 9, 8, 12, true);
  door(-9, 0, 12, 20);
  shape(tone.wallShade, [22, 0, 45, 0, 45, 17, 22, 17]);
  stroke([22, 17, 45, 0], { width: 2, color: tone.timber });
  stroke([22, 0, 45, 17], { width: 2, color: tone.timber });
  stroke([22, 0, 45, 0, 45, 17, 22, 17, 22, 0]);
  shape(tone.wall, [26, 17, 40, 17, 40, 30, 26, 30]);
  stroke([33, 17, 33, 30], { width: 2, color: tone.timber });
  curve(tone.timber, () => {
    context.moveTo(5, 0);
    context.quadraticCurveTo(1, 9, 5, 18);
    context.lineTo(17, 18);
    context.quadraticCurveTo(21, 9, 17, 0);
  });
  for (const y of [4.5, 13.5]) stroke([3.4, y, 18.6, y], { width: 1.8, color: tone.ironDark });
}

/** A counting house and a crane over a quay. */
export function docks(pen: Pen): void {
  const { wall, gable, window, door, shape, stroke, flat, disc } = pen;
  const beam = { width: 4, color: tone.timberDark };
  flat(tone.water, [-90, -20, 90, -20, 90, 5, -90, 5]);
  for (const x of [14, 30, 42]) stroke([x - 5, 1, x + 3, 1], { width: 1.4, color: tone.ripple });
  shape(tone.stone, [-48, 0, 8, 0, 8, 10, -48, 10]);
  for (const x of [-34, -20, -6]) stroke([x, 0, x, 10], { width: pen.line * 0.7 });
  wall(-44, 10, 34, 26);
  gable(-49, 35, 44, 21);
  window(-35, 20, 7, 11, true);
  window(-19, 20, 7, 11);
  door(-27, 10, 9, 13);
  // The crane.
  stroke([0, 10, 0, 66], beam);
  stroke([-4, 62, 42, 62], beam);
  stroke([0, 46, 16, 62], { width: 3, color: tone.timberDark });
  stroke([0, 72, 40, 63], { width: pen.line });
  stroke([0, 66, 0, 72], beam);
  stroke([36, 62, 36, 36], { width: pen.line });
  disc(tone.ironDark, 36, 62, 3);
  shape(tone.wallShade, [27, 18, 45, 18, 45, 35, 27, 35]);
  stroke([27, 35, 45, 18], { width: 1.8, color: tone.timber });
  stroke([27, 18, 45, 35], { width: 1.8, color: tone.timber });
  stroke([27, 18, 45, 18, 45, 35, 27, 35, 27, 18]);
  stroke([27, 35, 36, 42, 45, 35], { width: pen.line });
}

/** A ship under sail. */
export function harbor(pen: Pen): void {
  const { curve, context, shape, stroke, flat, flag, tones } = pen;
  flat(tone.water, [-90, -20, 90, -20, 90, 7, -90, 7]);
  stroke([-2, 16, -2, 66], { width: 3, color: tone.timberDark });
  flag(-2, 62, 14);
  curve(tone.bone, () => {
    context.moveTo(1, 60);
    context.quadraticCurveTo(32, 44, 30, 22);
    context.lineTo(1, 22);
  });
  curve(tones.light, () => {
    context.moveTo(1, 33);
    context.lineTo(1, 46);
    context.lineTo(25, 44);
    context.quadraticCurveTo(29, 38, 30, 31);
  });
  curve(tone.wallShade, () => {
    context.moveTo(-5, 56);
    context.quadraticCurveTo(-32, 40, -34, 23);
    context.lineTo(-5, 23);
  });
  curve(tone.timber, () => {
    context.moveTo(-44, 22);
    context.lineTo(-30, 17);
    context.lineTo(26, 17);
    context.lineTo(44, 25);
    context.quadraticCurveTo(38, 2, 22, 1);
    context.lineTo(-24, 1);
    context.quadraticCurveTo(-40, 4, -44, 22);
  });
  stroke([-37, 11, 37, 11], { width: 2, color: tone.timberDark });
  stroke([26, 17, 49, 33], { width: 2, color: tone.timberDark });
  for (const x of [-20, -6, 8, 22]) shape(tone.lamp, [x - 2, 5, x + 2, 5, x + 2, 8.5, x - 2, 8.5]);
  for (const x of [-62, -46, -26, -4, 18, 38, 58]) {
    context.beginPath();
    context.moveTo(x - 8, 2);
    context.quadraticCurveTo(x, -3, x + 8, 2);
    context.lineWidth = 1.8;
    context.strokeStyle = tone.ripple;
    context.stroke();
  }
}

/** A hall with a clock tower. */
export function townHall(pen: Pen): void {
  const { wall, hip, cone, window, door, disc, stroke, flag } = pen;
  wall(-40, 0, 80, 29);
  hip(-45, 28, 90, 18, 13);
  for (const x of [-31, -19, 19, 31]) window(x, 9, 7, 13, x === -19 || x === 31);
  wall(-12, 0, 24, 55);
  cone(-15, 55, 30, 20);
  disc(tone.bone, 0, 45, 7.5);
  stroke([0, 45, 0, 50.5]);
  stroke([0, 45, 3.6, 42.5]);
  window(0, 23, 7, 11, true);
  door(0, 0, 12, 18);
  flag(-36, 44, 12, -1);
  flag(36, 44, 12);
  flag(0, 73, 9);
}
