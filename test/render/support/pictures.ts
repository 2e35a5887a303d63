import type { Picture } from '../../../src/render/contract.ts';
import { createCompositor } from '../../../src/render/pipeline/compositor.ts';

/** The true pixels of a picture painted from nothing: four bytes each, red, green, blue, alpha. */
export function pixelsOf(picture: Picture): Buffer {
  const { context } = createCompositor().compose(picture, null, 'test');
  return Buffer.from(context.getImageData(0, 0, picture.width, picture.height).data);
}

/** Lets the canvas library let go of its buffers. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
