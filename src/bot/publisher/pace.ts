/**
 * What a request of the publisher is for, the most urgent first: the board of somebody who has just moved, his hand, and
 * whatever nobody is looking at: boards that have been replaced, and what is left from before a start or an outage.
 */
export const SEND_PRIORITIES = ['board', 'hand', 'later'] as const;
export type SendPriority = (typeof SEND_PRIORITIES)[number];

/** In ms. */
const SPAN = 1_000;

interface Limit {
  /** So many requests within a span, whatever they are for: what is less urgent leaves room. */
  readonly most: number;
  /** Ms between two of this priority: whoever is in no hurry comes evenly. */
  readonly apart: number;
}

/** Discord allows 50 requests a second; the rest is for whoever waits for an answer. */
export const LIMITS: Readonly<Record<SendPriority, Limit>> = {
  board: { most: 25, apart: 0 },
  hand: { most: 23, apart: 0 },
  later: { most: 20, apart: SPAN / 20 },
};

/** Waits until one more request may be made. Rejects when it is not wanted any more. */
export type Pace = (priority: SendPriority) => Promise<void>;

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

/** The most urgent go first, and those of the same priority in order of arrival. */
export function createPace(signal: AbortSignal, time: Time = passing): Pace {
  const waiting: Readonly<Record<SendPriority, PromiseWithResolvers<void>[]>> = { board: [], hand: [], later: [] };
  /** When the requests of the last span were made, oldest first. */
  const made: number[] = [];
  const last: Record<SendPriority, number> = { board: -SPAN, hand: -SPAN, later: -SPAN };
  let stopWaiting = (): void => {};

  /** When the next request of this priority may be made. */
  function earliest(priority: SendPriority): number {
    const { most, apart } = LIMITS[priority];
    const blocking = made[made.length - most];
    return Math.max(last[priority] + apart, blocking === undefined ? 0 : blocking + SPAN);
  }

  function admit(): void {
    stopWaiting();
    const now = time.now();
    while (made[0] !== undefined && made[0] <= now - SPAN) made.shift();
    for (const priority of SEND_PRIORITIES) {
      while (waiting[priority].length > 0) {
        const at = earliest(priority);
        if (at > now) {
          stopWaiting = time.after(at - now, admit);
          return; // Whatever is less urgent waits with it.
        }
        made.push(now);
        last[priority] = now;
        waiting[priority].shift()?.resolve();
      }
    }
  }

  signal.addEventListener('abort', () => {
    stopWaiting();
    for (const priority of SEND_PRIORITIES) for (const one of waiting[priority].splice(0)) one.reject(signal.reason);
  });

  return async (priority) => {
    signal.throwIfAborted();
    const turn = Promise.withResolvers<void>();
    waiting[priority].push(turn);
    admit();
    return turn.promise;
  };
}
