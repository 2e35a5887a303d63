import { Worker } from 'node:worker_threads';
import type { PictureFile, PictureOrder } from './order.ts';

/** The thread's reply to an order. */
export type WorkerReply =
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
 * @param limit in milliseconds; a picture that takes longer fails, and its thread is terminated
 */
export function startThread(pictures: string, limit: number): Thread {
  let worker: Worker | null = start();
  let isClosed = false;
  /** The order being painted. */
  let asked: PromiseWithResolvers<PictureFile> | null = null;

  function start(): Worker {
    const fresh = new Worker(new URL('./worker.ts', import.meta.url), {
      // Runs TypeScript without a build, as `npm start` does.
      execArgv: ['--import', new URL('../../node.mjs', import.meta.url).href],
      workerData: pictures,
      resourceLimits: LIMITS,
    });
    fresh.on('message', (answer: WorkerReply) => {
      if (worker !== fresh) return;
      if (answer.kind === 'done') asked?.resolve(answer.file);
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
      asked = Promise.withResolvers();
      const timer = setTimeout(() => {
        asked?.reject(new Error(`a picture took longer than ${limit / 1000} s`));
        if (worker === at) worker = null;
        void at.terminate();
      }, limit);
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
