import { tone } from '../../tones.ts';
import type { Pen } from '../pen.ts';

/** A roofed platform on a slim tower, a palisade at its foot. */
export function watchtower(pen: Pen): void {
  const { wall, shape, cone, window, door, flag, stroke } = pen;
  shape(tone.wall, [-14, 0, 14, 0, 10, 46, -10, 46]);
  shape(tone.wallShade, [6, 0, 14, 0, 10, 46, 5, 46]);
  stroke([-14, 0, 14, 0, 10, 46, -10, 46, -14, 0]);
  shape(tone.timber, [-20, 44, 20, 44, 20, 50, -20, 50]);
  for (const x of [-18, -6, 6, 18]) stroke([x, 50, x, 64], { width: 2.6, color: tone.timberDark });
  shape(tone.timber, [-20, 50, 20, 50, 20, 55, -20, 55]);
  cone(-25, 63, 50, 18);
  flag(0, 79, 8);
  window(0, 29, 6, 10, true);
  door(0, 0, 10, 15);
  for (const x of [-44, -37, -30, -23]) {
    shape(tone.timber, [x, 0, x + 6, 0, x + 6, 15, x + 3, 20, x, 15]);
    shape(tone.timber, [-x - 6, 0, -x, 0, -x, 15, -x - 3, 20, -x - 6, 15]);
  }
  wall(-47, 6, 26, 3, [tone.timberDark, tone.timberDark]);
  wall(21, 6, 26, 3, [tone.timberDark, tone.timberDark]);
}

/** A block with barred windows and a barred gate. */
export function prison(pen: Pen): void {
  const { wall, battlements, shape, stroke, context, tones, curve } = pen;
  const stones = [tone.stone, tone.stoneDark] as const;
  wall(-40, 0, 80, 44, stones);
  for (const [x, y] of [
    [-36, 8],
    [-33, 16],
    [26, 10],
    [31, 18],
    [-8, 38],
    [6, 40],
  ] as const)
    stroke([x, y, x + 7, y], { width: pen.line * 0.8, color: tone.iron });
  shape(tones.light, [-43, 44, 43, 44, 43, 49, -43, 49]);
  battlements(-43, 49, 86, 6, stones);
  for (const x of [-27, 27]) {
    shape(tone.glass, [x - 8, 22, x + 8, 22, x + 8, 36, x - 8, 36]);
    for (const bar of [-4, 0, 4]) stroke([x + bar, 22, x + bar, 36], { width: 1.8, color: tone.steel });
    stroke([x - 8, 29, x + 8, 29], { width: 1.6, color: tone.steel });
    stroke([x - 8, 22, x + 8, 22, x + 8, 36, x - 8, 36, x - 8, 22]);
  }
  curve(tone.glass, () => {
    context.moveTo(-12, 0);
    context.lineTo(-12, 20);
    context.arc(0, 20, 12, Math.PI, 0, true);
    context.lineTo(12, 0);
  });
  for (const x of [-6.5, 0, 6.5]) stroke([x, 0, x, x === 0 ? 32 : 30], { width: 2.2, color: tone.steel });
  for (const y of [9, 20]) stroke([-12, y, 12, y], { width: 2, color: tone.steel });
}

/** Tents behind a palisade, with lances. */
export function battlefield(pen: Pen): void {
  const { shape, flat, flag, stroke, tones } = pen;
  tent(-16, 26, 60);
  tent(18, 24, 50);
  flag(-16, 59, 11);
  flag(18, 49, 11, 1);
  for (const x of [-43, 43]) {
    stroke([x, 0, x, 52], { width: 2, color: tone.timberDark });
    shape(tone.steel, [x - 3, 51, x, 60, x + 3, 51]);
  }
  for (let x = -48; x < 46; x += 8) shape(tone.timber, [x, 0, x + 6.5, 0, x + 6.5, 15, x + 3.2, 20, x, 15]);
  for (const y of [5, 11]) shape(tone.timberDark, [-49, y, 48, y, 48, y + 2.6, -49, y + 2.6]);

  function tent(x: number, half: number, top: number): void {
    shape(tones.light, [x - half, 0, x, top, x + half, 0]);
    flat(tone.bone, [x - half * 0.55, 0, x, top, x - half * 0.15, 0]);
    flat(tones.dark, [x + half * 0.35, 0, x, top, x + half, 0]);
    flat(tone.glass, [x - half * 0.1, 0, x, top * 0.55, x + half * 0.3, 0]);
    stroke([x - half, 0, x, top, x + half, 0]);
  }
}

/** Three towers with merlons and no roofs. */
export function fortress(pen: Pen): void {
  const { wall, battlements, window, door, flag, shape, stroke, tones } = pen;
  wall(-30, 0, 60, 33);
  battlements(-28, 33, 18, 2);
  battlements(10, 33, 18, 2);
  for (const x of [-45, 25]) {
    wall(x, 0, 20, 48);
    battlements(x - 2.5, 48, 25, 3);
    window(x + 10, 30, 5, 10, x < 0);
    shape(tones.light, [x + 5, 12, x + 15, 12, x + 15, 23, x + 10, 19, x + 5, 23]);
  }
  wall(-15, 0, 30, 57);
  battlements(-18, 57, 36, 4);
  window(-6, 39, 5, 11);
  window(6, 39, 5, 11, true);
  door(0, 0, 17, 25);
  stroke([-8.5, 8, 8.5, 8], { width: 1.6, color: tone.iron });
  stroke([-8.5, 15, 8.5, 15], { width: 1.6, color: tone.iron });
  flag(0, 62, 18);
}
