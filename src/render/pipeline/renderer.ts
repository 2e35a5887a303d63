import type { DrawPriority, PictureFile, PictureOrder } from './order.ts';
import { createPainter, type Pictures } from './painter.ts';
import { createQueue } from './queue.ts';
import { startThread } from './thread.ts';

/** Makes pictures one at a time: two at once would only slow each other down. */
export interface Renderer {
  /**
   * The file of a picture; the most urgent one is drawn first. Of a table's waiting public boards only the newest is
   * drawn, and every caller gets it.
   *
   * @throws if the picture fails or the renderer is closed
   */
  render(order: PictureOrder, priority: DrawPriority): Promise<PictureFile>;
  /** Ends the thread; waiting pictures fail. */
  close(): Promise<void>;
}

/** In milliseconds; a picture usually takes less than a hundred. */
const LONGEST = 20_000;

/**
 * Draws on a separate thread to keep this one free. If that thread ends, its picture fails and the next picture starts
 * a new thread.
 *
 * @param pictures URL of a module that exports `pictures`, those of each game
 * @param limit in milliseconds; a picture that takes longer fails
 */
export function createRenderer(
  pictures: string = new URL('../games.ts', import.meta.url).href,
  { limit = LONGEST }: { readonly limit?: number } = {},
): Renderer {
  const thread = startThread(pictures, limit);
  return createQueue(thread.paint, thread.close);
}

/** Draws on this thread, for programs with nothing else to do meanwhile. */
export function createLocalRenderer(pictures: Pictures): Renderer {
  const { paint } = createPainter(pictures);
  return createQueue(async (order) => {
    const file = await paint(order);
    // The canvas library frees its buffers only when the event loop turns.
    await new Promise((resolve) => setImmediate(resolve));
    return file;
  });
}
