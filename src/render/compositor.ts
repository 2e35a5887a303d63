import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { area, type Box, disjoint, overlap } from './boxes.ts';
import { createCache } from './cache.ts';
import type { Layer, Part, Picture } from './contract.ts';
import { changedBoxes } from './difference.ts';

/** Paints pictures, and of a picture much like the one before only what has changed. */
export interface Compositor {
  /**
   * Paints a picture where it differs from another of the same size.
   *
   * @param before how the picture looks that is there already; null paints all
   * @param owner pictures of one owner share their kept layers
   * @returns where it was painted: boxes of whole pixels without overlaps. The canvas is right there only, and until
   *   the next picture.
   */
  compose(picture: Picture, before: Outline | null, owner: string): Composed;
}

/** What tells a picture from another of its kind: all but how it is painted. */
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

export interface Composed {
  readonly context: SKRSContext2D;
  readonly changed: readonly Box[];
}

/** A layer as it was painted last. */
interface KeptLayer {
  readonly canvas: Canvas;
  readonly parts: readonly Keyed[];
}

/** Canvases of all pictures: those painted on now, and kept layers. */
const MOST_SCRATCH_BYTES = 16 * 1024 * 1024;
const MOST_KEPT_BYTES = 64 * 1024 * 1024;
const BYTES_A_PIXEL = 4;
const bytesOf = ({ width, height }: Canvas): number => width * height * BYTES_A_PIXEL;

export function createCompositor(): Compositor {
  const kept = createCache<KeptLayer>(MOST_KEPT_BYTES, ({ canvas }) => bytesOf(canvas));
  const scratch = createCache<Canvas>(MOST_SCRATCH_BYTES, bytesOf);

  function scratchFor(use: 'picture' | 'layer', { width, height }: Picture): Canvas {
    const key = `${use} ${width} ${height}`;
    const canvas = scratch.get(key) ?? createCanvas(width, height);
    scratch.set(key, canvas);
    return canvas;
  }

  /** A canvas on which the layer is right in these boxes. */
  function layerCanvas(picture: Picture, layer: Layer, boxes: readonly Box[], owner: string): Canvas {
    const key = `${owner} ${layer.name} ${picture.width} ${picture.height}`;
    const known = kept.get(key);
    if (known === undefined && !isMostOf(picture, boxes)) {
      const canvas = scratchFor('layer', picture);
      paintParts(canvas, layer.parts, settled(boxes, layer.parts));
      return canvas;
    }
    kept.delete(key); // Until all is painted: after an error half a layer must not be patched.
    const canvas = known?.canvas ?? createCanvas(picture.width, picture.height);
    paintParts(canvas, layer.parts, settled(changedBoxes(known?.parts ?? [], layer.parts), layer.parts));
    kept.set(key, { canvas, parts: layer.parts.map(({ box, key }) => ({ box, key })) });
    return canvas;
  }

  return {
    compose(picture, before, owner) {
      const loose = picture.layers.flatMap(({ isKept, parts }) => (isKept ? [] : parts));
      const changed = before === null ? [wholeOf(picture)] : settled(differences(before, picture), loose);
      const canvas = scratchFor('picture', picture);
      const context = canvas.getContext('2d');
      for (const box of changed) clear(context, box);
      for (const layer of picture.layers) {
        const touched = changed.filter((box) => layer.parts.some((part) => overlap(part.box, box)));
        if (touched.length === 0) continue;
        if (!layer.isKept) paintTouched(context, layer.parts, touched);
        else for (const box of touched) blit(context, layerCanvas(picture, layer, touched, owner), box);
      }
      return { context, changed };
    },
  };
}

const wholeOf = ({ width, height }: Picture): Box => ({ x: 0, y: 0, width, height });

/**
 * What has to be painted anew when these boxes have changed, in boxes that lie apart: together with every part that
 * reaches into them, since a part is painted as a whole, always in its own box: an edge cut by another box would come
 * out a shade different.
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

const isMostOf = (picture: Picture, boxes: readonly Box[]): boolean =>
  boxes.reduce((sum, box) => sum + area(box), 0) > area(wholeOf(picture)) / 2;

/** Where any layer differs from the one of its name in the other picture. */
function differences(before: Outline, after: Outline): readonly Box[] {
  const former = new Map(before.layers.map(({ name, parts }) => [name, parts]));
  const present = new Map(after.layers.map(({ name, parts }) => [name, parts]));
  return [...new Set([...former.keys(), ...present.keys()])].flatMap((name) =>
    changedBoxes(former.get(name) ?? [], present.get(name) ?? []),
  );
}

/** Paints all parts in these boxes anew. */
function paintParts(canvas: Canvas, parts: readonly Part[], boxes: readonly Box[]): void {
  const context = canvas.getContext('2d');
  for (const box of boxes) clear(context, box);
  paintTouched(context, parts, boxes);
}

function paintTouched(context: SKRSContext2D, parts: readonly Part[], boxes: readonly Box[]): void {
  for (const part of parts) {
    if (boxes.some((box) => overlap(part.box, box))) clipped(context, part.box, () => part.paint(context));
  }
}

const clear = (context: SKRSContext2D, { x, y, width, height }: Box): void => context.clearRect(x, y, width, height);

const blit = (context: SKRSContext2D, from: Canvas, { x, y, width, height }: Box): void =>
  context.drawImage(from, x, y, width, height, x, y, width, height);

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
