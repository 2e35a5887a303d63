/** Pseudorandom numbers for drawing, from 0 to 1. They depend on the position only, so that nothing ever moves. */
export function hash(x: number, y: number, salt: number): number {
  const place = Math.imul(Math.round(x * 4096), 0x27d4eb2d) ^ Math.imul(Math.round(y * 4096), 0x165667b1);
  let h = place ^ Math.imul(salt + 1, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

/** A sequence of such numbers for one position. */
export function rolls(x: number, y: number, salt: number): () => number {
  let next = salt * 1000;
  return () => hash(x, y, next++);
}

/** One of a list. */
export const pick = <T>(list: readonly T[], roll: number): T => list[Math.floor(roll * list.length)]!;

const smooth = (t: number): number => t * t * (3 - 2 * t);

/**
 * Smooth noise from 0 to 1.
 *
 * @param frequency how many bumps there are in a tile
 */
export function noise(x: number, y: number, frequency: number, salt: number): number {
  const [u, v] = [x * frequency, y * frequency];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const [s, t] = [smooth(u - i), smooth(v - j)];
  const top = hash(i, j, salt) * (1 - s) + hash(i + 1, j, salt) * s;
  const bottom = hash(i, j + 1, salt) * (1 - s) + hash(i + 1, j + 1, salt) * s;
  return top * (1 - t) + bottom * t;
}
