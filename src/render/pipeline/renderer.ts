import type { DrawPriority, PictureFile, PictureOrder } from './order.ts';
import { createPainter, type Pictures } from './painter.ts';
import { createQueue } from './queue.ts';
import { startThread } from './thread.ts';

/** Makes pictures one at a time: two at once would only wait for each other. */
export interface Renderer {
  /**
   * The file of a picture, the most urgent first. Of public boards of one table that wait, only the newest is drawn,
   * and whoever waits for an older one gets that.
   */
  render(order: PictureOrder, priority: DrawPriority): Promise<PictureFile>;
  /** Ends the thread; whatever still waits fails. */
  close(): Promise<void>;
}

/** A picture takes milliseconds. */
const LONGEST = 20_000;

/**
 * Draws on a thread of its own, so that this one is free for everything else. If it ends, the picture at hand fails
 * and the next one starts another.
 *
 * @param pictures URL of a module that exports `pictures`, those of each game
 * @param limit a picture that takes longer is given up, in milliseconds
 */
export function createRenderer(
  pictures: string = new URL('../games.ts', import.meta.url).href,
  { limit = LONGEST }: { readonly limit?: number } = {},
): Renderer {
  const thread = startThread(pictures, limit);
  return createQueue(thread.paint, thread.close);
}

/** Draws on this thread: for programs that do nothing else meanwhile. */
export function createLocalRenderer(pictures: Pictures): Renderer {
  const { paint } = createPainter(pictures);
  return createQueue(async (order) => {
    const file = await paint(order);
    // The canvas library lets go of its buffers only when the loop turns.
    await new Promise((resolve) => setImmediate(resolve));
    return file;
  });
}
