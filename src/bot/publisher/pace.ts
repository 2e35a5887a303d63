/**
 * What a request of the publisher is for, the most urgent first: the board of somebody who has just moved, his hand, and
 * whatever nobody is looking at: boards that have been replaced, and what is left from before a start or an outage.
 */
export const URGENCIES = ['board', 'hand', 'later'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** In ms. */
const SPAN = 1_000;

/**
 * A request of this urgency is made only while fewer than so many, of whatever urgency, have been made within the last
 * second: what is less urgent leaves room. Discord allows 50 a second; the rest is for whoever waits for an answer.
 */
export const MOST_IN_SPAN: Readonly<Record<Urgency, number>> = { board: 25, hand: 23, later: 20 };

/** Waits until one more request may be made. Rejects when it is not wanted any more. */
export type Pace = (urgency: Urgency) => Promise<void>;

/** Time that nothing but its passing changes: a clock that jumps must not hold anything up. */
export interface Time {
  /** In ms. */
  now(): number;
  /** Calls back in so many ms. Returns what prevents that. */
  after(ms: number, call: () => void): () => void;
}

const passing: Time = {
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, Math.ceil(ms));
    return () => clearTimeout(timer);
  },
};

/** The most urgent go first, and those of the same urgency in order of arrival. */
export function createPace(signal: AbortSignal, time: Time = passing): Pace {
  const waiting: Readonly<Record<Urgency, PromiseWithResolvers<void>[]>> = { board: [], hand: [], later: [] };
  /** When the requests of the last span were made, oldest first. */
  const made: number[] = [];
  let stopWaiting = (): void => {};

  function admit(): void {
    stopWaiting();
    const now = time.now();
    while (made[0] !== undefined && made[0] <= now - SPAN) made.shift();
    for (const urgency of URGENCIES) {
      const most = MOST_IN_SPAN[urgency];
      while (made.length < most) {
        const next = waiting[urgency].shift();
        if (next === undefined) break;
        made.push(now);
        next.resolve();
      }
      const blocking = made[made.length - most];
      if (waiting[urgency].length === 0 || blocking === undefined) continue;
      stopWaiting = time.after(blocking + SPAN - now, admit);
      return; // Whatever is less urgent waits at least as long.
    }
  }

  signal.addEventListener('abort', () => {
    stopWaiting();
    for (const urgency of URGENCIES) for (const one of waiting[urgency].splice(0)) one.reject(signal.reason);
  });

  return async (urgency) => {
    signal.throwIfAborted();
    const turn = Promise.withResolvers<void>();
    waiting[urgency].push(turn);
    admit();
    return turn.promise;
  };
}
