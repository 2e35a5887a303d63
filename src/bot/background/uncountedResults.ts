import { setTimeout as wait } from 'node:timers/promises';
import { describeError } from '../log.ts';
import type { Context } from '../state/context.ts';
import { everyMinute } from './everyMinute.ts';

/** Tables counted, or games rated, at once: checking the record of a long game takes several milliseconds. */
const AT_ONCE = 1;

/**
 * Counts finished tables that aren't in the results: those from before results were kept, and those that were damaged
 * for a while. After each it pauses for as long as that took, so that players notice nothing. Returns a
 * function that stops it.
 */
export function watchUncountedResults({ tables, log }: Pick<Context, 'tables' | 'log'>): () => void {
  let isEnded = false;
  let isCounting = false;

  async function countAll(): Promise<void> {
    if (isCounting) return;
    isCounting = true;
    let total = 0;
    try {
      while (!isEnded) {
        const started = performance.now();
        const count = await tables.countResults(AT_ONCE);
        if (count === 0) break;
        total += count;
        await wait(performance.now() - started);
      }
    } finally {
      isCounting = false;
      if (total > 0) log.info({ count: total }, 'results counted');
    }
  }

  const stop = everyMinute(countAll, (error) => {
    if (!isEnded) log.error({ error: describeError(error) }, 'counting results failed');
  });
  return () => {
    isEnded = true;
    stop();
  };
}
