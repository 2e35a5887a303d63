import { availableParallelism } from 'node:os';
import { DRAW_PRIORITIES, type DrawPriority, type PictureFile, type PictureOrder, type TableOrder } from './order.ts';
import { createPainter, type Pictures } from './painter.ts';
import { startThread } from './thread.ts';

export interface Renderer {
  /**
   * The file of a picture; the most urgent one is drawn first, but boards and panels take turns. Of a table's waiting
   * public boards, only the newest is drawn, and every caller gets it.
   *
   * @throws if the picture fails or the renderer is closed
   */
  render(order: PictureOrder, priority: DrawPriority): Promise<PictureFile>;
  /** Ends the threads; waiting pictures fail. */
  close(): Promise<void>;
}

/**
 * In milliseconds. A picture usually takes less than a hundred, but others may leave the machine's processors to a
 * thread that steps back for only a moment now and then, and a new thread would first have to load everything again.
 */
const LONGEST = 120_000;

/** Threads to draw on: one leaves most of two processors unused while many tables play, more than two rarely help. */
const THREADS = Math.min(2, availableParallelism());

/**
 * Draws on separate threads to keep this one free. A table keeps its thread, which remembers its last pictures. If a
 * thread ends, its picture fails and its next picture starts a new thread.
 *
 * @param pictures URL of a module that exports `pictures`, those of each game
 * @param limit in milliseconds; a picture that takes longer fails
 */
export function createRenderer(
  pictures: string = new URL('../games.ts', import.meta.url).href,
  { limit = LONGEST, threads = THREADS }: { readonly limit?: number; readonly threads?: number } = {},
): Renderer {
  const queues = Array.from({ length: threads }, () => {
    const thread = startThread(pictures, limit);
    return createQueue(thread.paint, thread.close);
  });
  return {
    render: (order, priority) => queues[numberOf(order) % queues.length]!.render(order, priority),
    close: async () => void (await Promise.all(queues.map((queue) => queue.close()))),
  };
}

/** The same number for all pictures of a table; pictures without a table count as those of one more. */
function numberOf(order: PictureOrder): number {
  const shown = order.kind === 'frame' ? order.of : order;
  const table = 'table' in shown ? shown.table : '';
  return [...table].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 0);
}

/** Draws on this thread, for programs with nothing else to do in the meantime. */
export function createLocalRenderer(pictures: Pictures): Renderer {
  const { paint } = createPainter(pictures);
  return createQueue(async (order) => {
    const file = paint(order);
    // The canvas library frees its buffers only when the event loop turns.
    await new Promise((resolve) => setImmediate(resolve));
    return file;
  });
}

interface Waiting {
  order: PictureOrder;
  readonly priority: DrawPriority;
  readonly callers: PromiseWithResolvers<PictureFile>[];
}

/**
 * Paints orders one at a time, the most urgent first, equally urgent ones in order of arrival. After a panel, a waiting
 * board goes next: otherwise boards would wait for as long as panels keep coming.
 *
 * @param paint paints one order
 * @param end is called once, when the queue is closed
 */
export function createQueue(
  paint: (order: PictureOrder) => Promise<PictureFile>,
  end: () => Promise<void> = async () => {},
): Renderer {
  const waiting: Waiting[] = [];
  let isBusy = false;
  let isClosed = false;

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    let isBoardNext = false;
    for (let next = take(waiting, isBoardNext); next !== null; next = take(waiting, isBoardNext)) {
      const { callers, priority } = next;
      isBoardNext = priority === 'panel';
      try {
        const file = await paint(next.order);
        for (const caller of callers) caller.resolve(file);
      } catch (error) {
        for (const caller of callers) caller.reject(error);
      }
    }
    isBusy = false;
  }

  return {
    render(order, priority) {
      const caller = Promise.withResolvers<PictureFile>();
      if (isClosed) caller.reject(new Error('the renderer is closed'));
      else {
        const older = waiting.find((one) => one.priority === priority && isReplaced(one.order, order));
        if (older) {
          older.order = order;
          older.callers.push(caller);
        } else waiting.push({ order, priority, callers: [caller] });
        void work();
      }
      return caller.promise;
    },
    async close() {
      isClosed = true;
      for (const { callers } of waiting.splice(0)) {
        for (const caller of callers) caller.reject(new Error('the renderer is closed'));
      }
      await end();
    },
  };
}

/** A newer public board replaces an older one; a panel's picture, an enlarged part, and the past are each for one viewer. */
const isReplaced = (older: PictureOrder, newer: PictureOrder): boolean =>
  isPublicBoard(older) && isPublicBoard(newer) && older.table === newer.table;

const isPublicBoard = (order: PictureOrder): order is TableOrder =>
  order.kind === 'board' && order.viewer === 'table' && order.scene.zoom === null && order.isPast !== true;

function take(waiting: Waiting[], isBoardNext: boolean): Waiting | null {
  const priorities: readonly DrawPriority[] = isBoardNext ? ['board', ...DRAW_PRIORITIES] : DRAW_PRIORITIES;
  for (const priority of priorities) {
    const index = waiting.findIndex((one) => one.priority === priority);
    if (index >= 0) return waiting.splice(index, 1)[0] ?? null;
  }
  return null;
}
