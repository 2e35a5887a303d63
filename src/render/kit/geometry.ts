/** Points, vectors, and rectangles. */
/** A point or a vector; x to the right, y down, in the unit of the drawing. */
export type Point = readonly [x: number, y: number];

/** Adds a vector, as often as `times` says. */
export const plus = (a: Point, b: Point, times = 1): Point => [a[0] + b[0] * times, a[1] + b[1] * times];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
/** The point at a share of the way from one to the other: 0 is the first, 1 the second. */
export const between = (a: Point, b: Point, share: number): Point => plus(a, minus(b, a), share);
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The vector of length 1 in the same direction; the zero vector is returned unchanged. */
export const unit = ([x, y]: Point): Point => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};

/** A rectangle; x to the right, y down, in pixels unless said otherwise. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A box that is larger by this amount on each side; smaller if negative. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Whether two boxes have more than an edge in common. */
export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The smallest box of whole pixels that contains both. */
export function boundingBox(a: Box, b: Box): Box {
  const x = Math.floor(Math.min(a.x, b.x));
  const y = Math.floor(Math.min(a.y, b.y));
  const right = Math.ceil(Math.max(a.x + a.width, b.x + b.width));
  const bottom = Math.ceil(Math.max(a.y + a.height, b.y + b.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The box that two boxes have in common; null if they do not overlap. */
export function intersection(a: Box, b: Box): Box | null {
  if (!overlap(a, b)) return null;
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
}

/**
 * Boxes that cover exactly the same area without overlaps: the area is cut into strips at all edges, and equal strips
 * are joined vertically.
 */
export function disjoint(boxes: readonly Box[]): readonly Box[] {
  const xs = edges(boxes.flatMap(({ x, width }) => [x, x + width]));
  const ys = edges(boxes.flatMap(({ y, height }) => [y, y + height]));
  const found: Box[] = [];
  let above = new Map<string, Box>();
  ys.slice(1).forEach((bottom, i) => {
    const y = ys[i]!;
    const here = boxes.filter((box) => box.y <= y && box.y + box.height >= bottom);
    const strip = new Map<string, Box>();
    for (const { x, right } of runs(here, xs)) {
      const id = `${x} ${right}`;
      const top = above.get(id)?.y ?? y;
      strip.set(id, { x, y: top, width: right - x, height: bottom - top });
    }
    for (const [id, box] of above) if (!strip.has(id)) found.push(box);
    above = strip;
  });
  return [...found, ...above.values()];
}

/** The stretches that the boxes cover, from left to right; touching ones are joined. */
function runs(boxes: readonly Box[], xs: readonly number[]): readonly { readonly x: number; readonly right: number }[] {
  const found: { x: number; right: number }[] = [];
  xs.slice(1).forEach((right, i) => {
    const x = xs[i]!;
    if (!boxes.some((box) => box.x <= x && box.x + box.width >= right)) return;
    const last = found.at(-1);
    if (last?.right === x) last.right = right;
    else found.push({ x, right });
  });
  return found;
}

const edges = (places: readonly number[]): readonly number[] => [...new Set(places)].sort((a, b) => a - b);

/** In square pixels. */
export const area = ({ width, height }: Box): number => width * height;
