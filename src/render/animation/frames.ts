import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { createLruCache } from '../kit/caches.ts';
import type { Box } from '../kit/geometry.ts';
import { color } from '../kit/theme.ts';
import { frameChunk } from './file.ts';

/** Makes frames of animations: small pictures of which only what has changed is kept. */
interface Frames {
  /**
   * The chunk of a frame.
   *
   * @param animation frames of the same one follow each other; if the one before is forgotten, all of the picture is kept
   * @param isWhole all of it is kept in any case: what is kept of lossy frames is never as clean as a new one
   * @param shownFor in ms
   */
  frame(shown: Shown, animation: string, isWhole: boolean, shownFor: number): Uint8Array<ArrayBuffer>;
}

/** The pictures of a frame. Each is drawn when the one before has been copied, so that they can share a canvas. */
export interface Shown {
  board(): Canvas;
  /** Null in all frames of an animation, or in none. */
  readonly hand: (() => Canvas) | null;
}

/** Where the pictures go, in pixels: each as large as possible, at the top of its box, so that nothing moves as they grow. */
const BOARD: Box = { x: 0, y: 0, width: 600, height: 600 };
const HAND: Box = { x: 0, y: BOARD.height, width: BOARD.width, height: 420 };

/** Width and height of an animation, in pixels. */
export const animationSize = (hasHand: boolean): Pick<Box, 'width' | 'height'> => ({
  width: BOARD.width,
  height: hasHand ? BOARD.height + HAND.height : BOARD.height,
});

/** Of how many animations a thread remembers the last frame. */
const MOST = 3;
/** Of lossy compression, from 0 to 100: text is still easy to read, and most games take less than a megabyte. */
const QUALITY = 70;

export function createFrames(): Frames {
  const last = createLruCache<Uint8ClampedArray>(MOST, () => 1);
  const largest = animationSize(true);
  const context = createCanvas(largest.width, largest.height).getContext('2d');

  return {
    frame({ board, hand }, animation, isWhole, shownFor) {
      const { width, height } = animationSize(hand !== null);
      context.fillStyle = color.paper;
      context.fillRect(0, 0, width, height);
      paintInto(context, BOARD, board());
      if (hand !== null) paintInto(context, HAND, hand());
      const image = context.getImageData(0, 0, width, height);
      const before = isWhole ? undefined : last.get(animation);
      last.set(animation, image.data.slice());
      const box = before === undefined ? { x: 0, y: 0, width, height } : keepChanged(before, image.data, width, height);
      const cut = createCanvas(box.width, box.height);
      cut.getContext('2d').putImageData(image, -box.x, -box.y);
      return frameChunk({ ...box, shownFor }, cut.encodeSync('webp', QUALITY));
    },
  };
}

function paintInto(context: SKRSContext2D, box: Box, picture: Canvas): void {
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, box.x + Math.round((box.width - width) / 2), box.y, width, height);
}

/** Makes all pixels transparent that are as before. Returns the box with the others: at least one pixel, at even places. */
function keepChanged(before: Uint8ClampedArray, after: Uint8ClampedArray, width: number, height: number): Box {
  const [old, fresh] = [before, after].map(
    ({ buffer, byteOffset }) => new Int32Array(buffer, byteOffset, width * height),
  );
  let [left, top, right, bottom] = [width - 1, height - 1, 0, 0];
  for (let at = 0; at < width * height; at++) {
    if (old![at] === fresh![at]) {
      fresh![at] = 0;
      continue;
    }
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  const [x, y] = [left - (left % 2), top - (top % 2)];
  return { x, y, width: Math.max(right - x, 0) + 1, height: Math.max(bottom - y, 0) + 1 };
}
