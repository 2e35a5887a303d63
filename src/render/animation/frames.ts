import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { createLruCache } from '../kit/caches.ts';
import type { Box } from '../kit/geometry.ts';
import { color } from '../kit/theme.ts';
import { frameChunk, ANIMATION_SIZE as SIZE } from './file.ts';

/** Makes frames of animations: small pictures of which only what has changed is kept. */
export interface Frames {
  /**
   * The chunk of a frame.
   *
   * @param animation frames of the same one follow each other; after another, or if the one before is forgotten, all of
   * the picture is kept
   * @param shownFor in ms
   */
  frame(picture: Canvas, animation: string, isFirst: boolean, shownFor: number): Uint8Array<ArrayBuffer>;
}

/** Of how many animations a thread remembers the last frame. */
const MOST = 3;
/** Of lossy compression, from 0 to 100: text is still easy to read, and most games take less than a megabyte. */
const QUALITY = 70;

export function createFrames(): Frames {
  const last = createLruCache<Uint8ClampedArray>(MOST, () => 1);
  const small = createCanvas(SIZE, SIZE);

  return {
    frame(picture, animation, isFirst, shownFor) {
      paintInto(small, picture);
      const image = small.getContext('2d').getImageData(0, 0, SIZE, SIZE);
      const before = isFirst ? undefined : last.get(animation);
      last.set(animation, image.data.slice());
      const box = before === undefined ? WHOLE : keepChanged(before, image.data);
      const cut = createCanvas(box.width, box.height);
      cut.getContext('2d').putImageData(image, -box.x, -box.y);
      return frameChunk({ ...box, shownFor }, cut.encodeSync('webp', QUALITY));
    },
  };
}

const WHOLE: Box = { x: 0, y: 0, width: SIZE, height: SIZE };

/** Paints the picture into the middle of the square, as large as possible, on the color of all pages. */
function paintInto(square: Canvas, picture: Canvas): void {
  const scale = SIZE / Math.max(picture.width, picture.height);
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const context = square.getContext('2d');
  context.fillStyle = color.paper;
  context.fillRect(0, 0, SIZE, SIZE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, Math.round((SIZE - width) / 2), Math.round((SIZE - height) / 2), width, height);
}

/** Makes all pixels transparent that are as before. Returns the box with the others: at least one pixel, at even places. */
function keepChanged(before: Uint8ClampedArray, after: Uint8ClampedArray): Box {
  const [old, fresh] = [before, after].map(({ buffer, byteOffset }) => new Int32Array(buffer, byteOffset, SIZE * SIZE));
  let [left, top, right, bottom] = [SIZE - 1, SIZE - 1, 0, 0];
  for (let at = 0; at < SIZE * SIZE; at++) {
    if (old![at] === fresh![at]) {
      fresh![at] = 0;
      continue;
    }
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  const [x, y] = [left - (left % 2), top - (top % 2)];
  return { x, y, width: Math.max(right - x, 0) + 1, height: Math.max(bottom - y, 0) + 1 };
}
