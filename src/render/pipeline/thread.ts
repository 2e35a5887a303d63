import { Worker } from 'node:worker_threads';
import type { PictureFile, PictureOrder } from './order.ts';

/** The thread's reply to an order. */
export type WorkerReply =
  /** It has loaded everything, and begins with the first order. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly file: PictureFile }
  | { readonly kind: 'failed'; readonly error: Error };

/** A thread that paints one order at a time. */
interface Thread {
  paint(order: PictureOrder): Promise<PictureFile>;
  close(): Promise<void>;
}

/**
 * Pictures need little heap. Without limits, V8 lets it grow to many times what they need; with lower limits, it runs a
 * full collection for every other picture.
 */
const LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 };

/**
 * @param pictures URL of a module that exports `pictures`, those of each game
 * @param limit in milliseconds, without the time in which the thread loads its modules; a picture that takes longer fails,
 *   and its thread is terminated
 */
export function startThread(pictures: string, limit: number): Thread {
  /** Whether the thread has loaded everything. */
  let isReady = false;
  let worker: Worker | null = start();
  let isClosed = false;
  /** The order being painted, and what begins to count its time. */
  let asked: (PromiseWithResolvers<PictureFile> & { readonly count: () => void }) | null = null;

  function start(): Worker {
    isReady = false;
    const fresh = new Worker(new URL('./worker.ts', import.meta.url), {
      // Runs TypeScript without a build, as `npm start` does.
      execArgv: ['--import', new URL('../../node.mjs', import.meta.url).href],
      workerData: pictures,
      resourceLimits: LIMITS,
    });
    fresh.on('message', (answer: WorkerReply) => {
      if (worker !== fresh) return;
      if (answer.kind === 'ready') {
        isReady = true;
        asked?.count();
      } else if (answer.kind === 'done') asked?.resolve(answer.file);
      else asked?.reject(answer.error);
    });
    const lost = (reason: string) => {
      if (worker !== fresh) return;
      worker = null;
      asked?.reject(new Error(`the painting thread exited: ${reason}`));
    };
    fresh.on('error', (error: Error) => lost(error.message));
    fresh.on('exit', (code) => lost(`code ${code}`));
    fresh.unref(); // It keeps the process alive only while a picture is pending.
    return fresh;
  }

  return {
    async paint(order) {
      if (isClosed) throw new Error('the renderer is closed');
      worker ??= start();
      const at = worker;
      let timer: NodeJS.Timeout | undefined;
      const giveUp = () => {
        asked?.reject(new Error(`a picture took longer than ${limit / 1000} s`));
        if (worker === at) worker = null;
        void at.terminate();
      };
      const count = () => {
        timer = setTimeout(giveUp, limit);
      };
      asked = { ...Promise.withResolvers(), count };
      if (isReady) count();
      at.ref();
      at.postMessage(order);
      try {
        return await asked.promise;
      } finally {
        asked = null;
        at.unref();
        clearTimeout(timer);
      }
    },
    async close() {
      isClosed = true;
      await worker?.terminate();
    },
  };
}
