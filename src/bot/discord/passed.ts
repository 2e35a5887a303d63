import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../kernel/clock.ts';

/** Longest sleep in ms, so that a clock that was shifted is noticed. */
const LONGEST_SLEEP = 500;

/** Waits until so many ms have passed by the clock. Throws if aborted before. */
export async function passed(clock: Pick<Clock, 'steady'>, ms: number, signal: AbortSignal): Promise<void> {
  const end = clock.steady() + ms;
  for (let left = ms; left > 0; left = end - clock.steady()) {
    await wait(Math.min(left, LONGEST_SLEEP), undefined, { signal });
  }
  signal.throwIfAborted();
}
