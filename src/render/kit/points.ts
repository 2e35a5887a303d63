/** A point or a vector; x to the right, y down, in whatever unit the drawing uses. */
export type Point = readonly [x: number, y: number];

/** Adds a vector, as often as `times` says. */
export const plus = (a: Point, b: Point, times = 1): Point => [a[0] + b[0] * times, a[1] + b[1] * times];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
/** The point at a share of the way from one to the other: 0 is the first, 1 the second. */
export const between = (a: Point, b: Point, share: number): Point => plus(a, minus(b, a), share);
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The vector of length 1 in the same direction; the zero vector stays as it is. */
export const unit = ([x, y]: Point): Point => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};
