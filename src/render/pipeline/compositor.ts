import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Layer, Part, Picture } from '../contract.ts';
import { bytesOf, createBitmapCache, createLruCache, returnCanvas, takeCanvas } from '../kit/caches.ts';
import { type Box, disjoint, intersection, overlap } from '../kit/geometry.ts';

/** Paints pictures; of a picture similar to the last one, only what has changed. */
export interface Compositor {
  /**
   * Paints a picture where it differs from another of the same size.
   *
   * @param before the outline of that other picture; null paints everything
   * @param game pictures of one game share the bitmaps of their kept layers
   * @returns where it was painted, as boxes of whole pixels without overlaps. The canvas is valid only there, and only
   * until the next picture.
   */
  compose(picture: Picture, before: Outline | null, game: string): Composed;
}

/** Everything that distinguishes two pictures of a kind, without the code that paints them. */
export interface Outline {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly { readonly name: string; readonly parts: readonly Keyed[] }[];
}
type Keyed = Pick<Part, 'box' | 'key'>;

export const outlineOf = ({ width, height, layers }: Picture): Outline => ({
  width,
  height,
  layers: layers.map(({ name, parts }) => ({ name, parts: parts.map(({ box, key }) => ({ box, key })) })),
});

interface Composed {
  readonly context: SKRSContext2D;
  readonly changed: readonly Box[];
}

/** Memory for the canvases to paint on and for the bitmaps of kept parts. */
const MOST_SCRATCH_BYTES = 6 * 1024 * 1024;
const MOST_BITMAP_BYTES = 10 * 1024 * 1024;

export function createCompositor(): Compositor {
  const bitmaps = createBitmapCache(MOST_BITMAP_BYTES);
  const scratch = createLruCache<Canvas>(MOST_SCRATCH_BYTES, bytesOf, returnCanvas);

  function scratchFor({ width, height }: Picture): Canvas {
    const key = `${width} ${height}`;
    const canvas = scratch.get(key) ?? takeCanvas(width, height);
    scratch.set(key, canvas);
    return canvas;
  }

  /** Copies the bitmaps of kept parts into these boxes; a copy can be cut anywhere. */
  function copyKept(context: SKRSContext2D, { name, parts }: Layer, boxes: readonly Box[], game: string): void {
    for (const part of parts) {
      const { box } = part;
      const seen = boxes.flatMap((one) => intersection(one, box) ?? []);
      if (seen.length === 0) continue;
      const bitmap = bitmaps.get(`${game} ${name} ${part.key}`, box.width, box.height, (inside) => {
        inside.translate(-box.x, -box.y);
        part.paint(inside);
      });
      for (const { x, y, width, height } of seen)
        context.drawImage(bitmap, x - box.x, y - box.y, width, height, x, y, width, height);
    }
  }

  return {
    compose(picture, before, game) {
      const loose = picture.layers.flatMap(({ isKept, parts }) => (isKept ? [] : parts));
      const changed = before === null ? [wholeOf(picture)] : settled(differences(before, picture), loose);
      const context = scratchFor(picture).getContext('2d');
      for (const box of changed) clear(context, box);
      for (const layer of picture.layers) {
        if (layer.isKept) copyKept(context, layer, changed, game);
        else paintTouched(context, layer.parts, changed);
      }
      return { context, changed };
    },
  };
}

const wholeOf = ({ width, height }: Picture): Box => ({ x: 0, y: 0, width, height });

/**
 * The boxes to repaint when these boxes have changed, without overlaps. They include every part that extends into them,
 * and the parts that extend into those: a part is always painted whole, clipped only to its own box, because other clip
 * edges would change the antialiasing.
 */
function settled(boxes: readonly Box[], parts: readonly Keyed[]): readonly Box[] {
  let reached: readonly Box[] = boxes;
  const all = [...boxes];
  let left = parts;
  while (reached.length > 0 && left.length > 0) {
    const touched = (part: Keyed) => reached.some((box) => overlap(part.box, box));
    const next = left.filter(touched).map(({ box }) => box);
    left = left.filter((part) => !touched(part));
    all.push(...next);
    reached = next;
  }
  return disjoint(all);
}

/** About how many pixels two pictures of the same size differ in. */
export const changedArea = (before: Outline, after: Outline): number =>
  differences(before, after).reduce((sum, { width, height }) => sum + width * height, 0);

export const isSameSize = (one: Outline, other: Outline): boolean =>
  one.width === other.width && one.height === other.height;

/** The boxes in which a layer differs from the layer of the same name in the other picture. */
function differences(before: Outline, after: Outline): readonly Box[] {
  const former = new Map(before.layers.map(({ name, parts }) => [name, parts]));
  const present = new Map(after.layers.map(({ name, parts }) => [name, parts]));
  return [...new Set([...former.keys(), ...present.keys()])].flatMap((name) =>
    changedBoxes(former.get(name) ?? [], present.get(name) ?? []),
  );
}

/** The boxes of the parts that only one of the lists contains. */
export function changedBoxes(before: readonly Keyed[], after: readonly Keyed[]): readonly Box[] {
  // Most parts keep their index; only the others are searched for.
  const isKept = (part: Keyed, i: number, others: readonly Keyed[]) => {
    const other = others[i];
    return other !== undefined && other.key === part.key && isSame(other.box, part.box);
  };
  const left = new Map<string, Box[]>();
  before.forEach((part, i) => {
    if (isKept(part, i, after)) return;
    const id = identity(part);
    const same = left.get(id);
    if (same) same.push(part.box);
    else left.set(id, [part.box]);
  });
  const fresh = after.filter((part, i) => !isKept(part, i, before) && left.get(identity(part))?.pop() === undefined);
  return [...[...left.values()].flat(), ...fresh.map(({ box }) => box)];
}

const isSame = (a: Box, b: Box): boolean => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

const identity = ({ box, key }: Keyed): string => `${box.x} ${box.y} ${box.width} ${box.height} ${key}`;

/** Repaints all parts that extend into these boxes. */
function paintTouched(context: SKRSContext2D, parts: readonly Part[], boxes: readonly Box[]): void {
  for (const part of parts) {
    if (boxes.some((box) => overlap(part.box, box))) clipped(context, part.box, () => part.paint(context));
  }
}

const clear = (context: SKRSContext2D, { x, y, width, height }: Box): void => context.clearRect(x, y, width, height);

function clipped(context: SKRSContext2D, { x, y, width, height }: Box, paint: () => void): void {
  context.save();
  try {
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    paint();
  } finally {
    context.restore();
  }
}
