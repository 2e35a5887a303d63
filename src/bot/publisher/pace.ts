import { setTimeout as wait } from 'node:timers/promises';
import { createSlidingWindow } from '../../kernel/slidingWindow.ts';

/** Of the 50 that Discord allows a second; the rest is for whoever waits for an answer. */
const REQUESTS_A_SECOND = 20;

/** Waits until one more request may be made. Rejects when it is not wanted any more. */
export type Pace = () => Promise<void>;

export function createPace(signal: AbortSignal): Pace {
  // Time that nothing but its passing changes: a clock that jumps must not hold anything up.
  const window = createSlidingWindow({ now: () => performance.now() }, { most: REQUESTS_A_SECOND, within: 1_000 });
  return async () => {
    signal.throwIfAborted();
    while (!window.admit('')) await wait(Math.ceil(window.delay('')), undefined, { signal });
  };
}
