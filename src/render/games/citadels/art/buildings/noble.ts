import { tone } from '../../tones.ts';
import type { Pen } from '../pen.ts';

/** A hunting lodge: a house with a wing, a chimney, and a tree beside it. */
export function manor(pen: Pen): void {
  const { wall, hip, window, door, shape, tree, smoke } = pen;
  smoke(-21, 58);
  shape(tone.wallShade, [-25, 40, -17, 40, -17, 57, -25, 57]);
  shape(tone.wall, [-27, 56, -15, 56, -15, 59, -27, 59]);
  wall(12, 0, 24, 19);
  hip(6, 18, 34, 15, 8);
  wall(-36, 0, 46, 27);
  hip(-41, 26, 56, 22, 12);
  // A dormer.
  shape(tone.wall, [-14, 31, -4, 31, -4, 38, -9, 43, -14, 38]);
  window(-9, 32, 4.5, 6, true);
  window(-28, 9, 7, 12, true);
  window(-1, 9, 7, 12);
  window(24, 5, 6, 9);
  door(-14, 0, 10, 17);
  tree(44, 0, 27);
}

/** Three cones over towers, walls with merlons between them. */
export function castle(pen: Pen): void {
  const { wall, battlements, cone, window, door, flag } = pen;
  wall(-26, 0, 52, 30);
  battlements(-24, 30, 16, 2);
  battlements(8, 30, 16, 2);
  for (const x of [-42, 24]) {
    wall(x, 0, 18, 42);
    cone(x - 3.5, 42, 25, 24);
    window(x + 9, 26, 5.5, 10);
  }
  wall(-11, 0, 22, 51);
  cone(-14.5, 51, 29, 23);
  window(0, 36, 6.5, 11, true);
  door(0, 0, 13, 21);
  flag(-33, 65, 9);
  flag(0, 73, 9);
}

/** Wide wings, a gable over columns, and a domed lantern. */
export function palace(pen: Pen): void {
  const { wall, hip, gable, dome, window, door, flag, shape, disc } = pen;
  for (const x of [-45, 17]) {
    wall(x, 0, 28, 25);
    hip(x - 3, 24, 34, 13, 9);
    for (const at of [6.5, 14, 21.5]) window(x + at, 8, 5, 11, at === 14);
  }
  wall(-18, 0, 36, 35);
  gable(-22, 34, 44, 16);
  wall(-7, 46, 14, 12);
  window(0, 48, 5, 8, true);
  dome(0, 58, 9, 11);
  flag(0, 69, 10);
  disc(tone.goldPale, 0, 40.5, 3.2);
  for (const x of [-14, 10]) shape(tone.wall, [x, 4, x + 4, 4, x + 4, 31, x, 31]);
  shape(tone.wall, [-20, 0, 20, 0, 20, 4, -20, 4]);
  door(0, 4, 12, 20);
}
