/**
 * Priorities of the publisher's requests, most urgent first: the board after a move, a hand, and whatever no one is
 * looking at: replaced boards, and the backlog from before a start or an outage.
 */
export const SEND_PRIORITIES = ['board', 'hand', 'later'] as const;
export type SendPriority = (typeof SEND_PRIORITIES)[number];

/** In ms. */
const SPAN = 1_000;

interface Limit {
  /** Maximum requests of any priority within a span. A lower limit leaves room for more urgent requests. */
  readonly most: number;
  /** Minimum ms between two requests of this priority: less urgent ones are spread out evenly. */
  readonly apart: number;
}

/** Discord allows 50 requests per second; the rest is for replies to interactions. */
export const LIMITS: Readonly<Record<SendPriority, Limit>> = {
  board: { most: 25, apart: 0 },
  hand: { most: 23, apart: 0 },
  later: { most: 20, apart: SPAN / 20 },
};

/** Waits until another request may be made. Rejects when it is aborted. */
export type Pace = (priority: SendPriority) => Promise<void>;

/** A monotonic clock: jumps of the system clock must not hold anything up. */
export interface Time {
  /** In ms. */
  now(): number;
  /** Calls back after `ms`. Returns a function that cancels it. */
  after(ms: number, call: () => void): () => void;
}

const passing: Time = {
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, Math.ceil(ms));
    return () => clearTimeout(timer);
  },
};

/** The most urgent requests go first; within a priority, in order of arrival. */
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
          return; // Everything less urgent waits with it.
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
