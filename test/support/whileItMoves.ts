import { setTimeout as wait } from 'node:timers/promises';
import { createPatience } from './patience.ts';

/** How long nothing may move, in ms. */
const STILL = 300_000;

/** Waits for work as long as it gets on, however long it takes; fails when its progress stays the same for minutes. */
export async function whileItMoves<T>(work: Promise<T>, progress: () => unknown): Promise<T> {
  let isOver = false;
  async function watch(): Promise<T> {
    let isLeft = createPatience(STILL);
    for (let last = progress(); !isOver; await wait(250, null, { ref: false })) {
      const now = progress();
      if (now !== last) isLeft = createPatience(STILL);
      if (!isLeft()) throw new Error(`nothing moves any more: ${now}`);
      last = now;
    }
    return work;
  }
  try {
    return await Promise.race([work, watch()]);
  } finally {
    isOver = true;
  }
}
