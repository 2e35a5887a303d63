import { tone } from '../../tones.ts';
import type { Pen } from '../pen.ts';

/** Five columns under a gable, on three steps. */
export function temple(pen: Pen): void {
  const { shape, flat, gable, disc, stroke } = pen;
  shape(tone.wallShade, [-44, 0, 44, 0, 44, 5, -44, 5]);
  shape(tone.wall, [-40, 5, 40, 5, 40, 10, -40, 10]);
  flat(tone.glass, [-34, 10, 34, 10, 34, 38, -34, 38]);
  for (const x of [-36, -20.5, -5, 10.5, 26]) {
    shape(tone.wall, [x, 10, x + 10, 10, x + 9, 38, x + 1, 38]);
    flat(tone.wallShade, [x + 6.5, 10.6, x + 9.4, 10.6, x + 8.4, 37.4, x + 6.5, 37.4]);
    stroke([x, 10, x + 10, 10, x + 9, 38, x + 1, 38, x, 10]);
  }
  shape(tone.wall, [-40, 38, 40, 38, 40, 45, -40, 45]);
  gable(-44, 45, 88, 21);
  disc(tone.goldPale, 0, 53, 4);
}

/** A nave and a tower with a spire and a cross. */
export function church(pen: Pen): void {
  const { wall, hip, cone, window, door, cross } = pen;
  wall(-12, 0, 50, 27);
  hip(-14, 26, 56, 19, 10);
  wall(-34, 0, 24, 42);
  cone(-37, 42, 30, 27);
  cross(-22, 68, 13);
  window(-22, 27, 7, 11, true);
  door(-22, 0, 11, 18);
  for (const x of [2, 15, 28]) window(x, 8, 6, 13, x === 15);
}

/** A long arcade in front of a roof, with a bell tower. */
export function monastery(pen: Pen): void {
  const { wall, hip, cone, window, disc, cross, shape, stroke } = pen;
  wall(-45, 0, 30, 31);
  hip(-48, 30, 36, 16, 9);
  window(-36, 14, 6, 10);
  window(-25, 14, 6, 10, true);
  wall(-15, 0, 60, 20);
  hip(-18, 19, 66, 14, 9);
  for (const x of [-7, 4, 15, 26, 37]) window(x, 0, 7.5, 14);
  stroke([-12, 0, 43, 0]);
  wall(-20, 24, 14, 23);
  shape(tone.glass, [-16, 35, -10, 35, -10, 43, -16, 43]);
  disc(tone.brass, -13, 38.5, 2.6);
  cone(-23, 47, 20, 16);
  cross(-13, 62, 10);
}

/** A rose window between two spires. */
export function cathedral(pen: Pen): void {
  const { wall, cone, gable, window, door, disc, stroke, cross } = pen;
  wall(-20, 0, 40, 42);
  gable(-21, 42, 42, 15);
  for (const x of [-38, 18]) {
    wall(x, 0, 20, 46);
    cone(x - 2, 46, 24, 28);
    window(x + 10, 28, 6, 13);
    window(x + 10, 8, 6, 12);
  }
  disc(tone.lamp, 0, 33, 8.5);
  for (let i = 0; i < 4; i++) {
    const [dx, dy] = [Math.cos((i * Math.PI) / 4) * 8.5, Math.sin((i * Math.PI) / 4) * 8.5];
    stroke([-dx, 33 - dy, dx, 33 + dy], { width: pen.line * 0.8 });
  }
  disc(pen.tones.light, 0, 33, 2.8);
  door(0, 0, 13, 19);
  window(-12.5, 2, 5, 13);
  window(12.5, 2, 5, 13);
  cross(0, 56, 9);
  for (const x of [-28, 28]) cross(x, 73, 9);
}
