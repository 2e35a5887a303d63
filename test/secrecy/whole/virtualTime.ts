/**
 * Time that passes only when it is told to, for everything in this thread: timers, clocks, and dates of the bot, of
 * discord.js, and of the stand-in for Discord. Two runs of the same work then do everything at the same moments.
 */
import { createRequire, syncBuiltinESMExports } from 'node:module';

export interface VirtualTime {
  /** Unix time in ms. */
  now(): number;
  /** Lets so many ms pass, with all that is due in them. */
  pass(ms: number): Promise<void>;
  /** Lets time pass until the work is done, at most `LONGEST_WORK` ms. */
  until<T>(work: Promise<T>): Promise<T>;
  /** For work that takes real time, such as reading a file: no time passes until it is done. */
  aside<T>(work: Promise<T>): Promise<T>;
}

const LONGEST_WORK = 120_000;

/** What `setTimeout` returns. */
class Timer {
  readonly id: number;
  readonly #run: () => void;
  readonly #every: number | null;
  at: number;

  constructor(id: number, at: number, every: number | null, run: () => void) {
    this.id = id;
    this.at = at;
    this.#every = every;
    this.#run = run;
  }

  fire(): void {
    if (this.#every === null) timers.delete(this.id);
    else this.at += Math.max(1, this.#every);
    this.#run();
  }
  ref = (): this => this;
  unref = (): this => this;
  hasRef = (): boolean => true;
  close = (): void => void timers.delete(this.id);
  [Symbol.toPrimitive] = (): number => this.id;
  [Symbol.dispose] = (): void => this.close();
}

const timers = new Map<number, Timer>();
const realTurn = setImmediate;
let clock = 0;
let ids = 0;
let aside = 0;

function start(delay: number | undefined, every: number | null, run: () => void): Timer {
  const timer = new Timer(++ids, clock + Math.max(0, delay ?? 0), every, run);
  timers.set(timer.id, timer);
  return timer;
}

const stop = (timer: unknown): void =>
  void (timer instanceof Timer ? timer.close() : timers.delete(Number(timer ?? Number.NaN)));

type Call = (...args: readonly unknown[]) => void;

const instead = {
  setTimeout: (call: Call, delay?: number, ...args: readonly unknown[]) => start(delay, null, () => call(...args)),
  setInterval: (call: Call, delay?: number, ...args: readonly unknown[]) =>
    start(delay, delay ?? 0, () => call(...args)),
  setImmediate: (call: Call, ...args: readonly unknown[]) => start(0, null, () => call(...args)),
  clearTimeout: stop,
  clearInterval: stop,
  clearImmediate: stop,
};

/** As in `node:timers/promises`. */
function wait(delay?: number, value?: unknown, { signal }: { readonly signal?: AbortSignal } = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const timer = start(delay, null, () => resolve(value));
    signal?.addEventListener('abort', () => {
      timer.close();
      reject(signal.reason);
    });
  });
}

/** Lets everything go on that waits for no timer. */
async function settle(): Promise<void> {
  do await new Promise((resolve) => realTurn(resolve));
  while (aside > 0);
}

function next(): Timer | null {
  let first: Timer | null = null;
  for (const timer of timers.values()) if (first === null || timer.at < first.at) first = timer;
  return first;
}

function goTo(time: number): void {
  clock = Math.max(clock, time);
}

/** Takes over the time of this thread. @param at what the clock shows first */
export function takeOverTime(at: number): VirtualTime {
  goTo(at);
  const require = createRequire(import.meta.url);
  Object.assign(globalThis, instead);
  Object.assign(require('node:timers'), instead);
  Object.assign(require('node:timers/promises'), {
    setTimeout: wait,
    setImmediate: (value?: unknown) => wait(0, value),
  });
  syncBuiltinESMExports();
  Object.defineProperty(performance, 'now', { value: () => clock - at });
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, args) => (args.length === 0 ? new RealDate(clock) : Reflect.construct(RealDate, args)),
    get: (date, name) => (name === 'now' ? () => clock : Reflect.get(date, name)),
  });

  return {
    now: () => clock,
    async pass(ms) {
      const end = clock + ms;
      for (;;) {
        await settle();
        const timer = next();
        if (timer === null || timer.at > end) break;
        goTo(timer.at);
        timer.fire();
      }
      goTo(end);
      await settle();
    },
    async until(work) {
      let isDone = false;
      const done = work.finally(() => {
        isDone = true;
      });
      done.catch(() => {}); // Whoever waits for it hears of it.
      const end = clock + LONGEST_WORK;
      for (await settle(); !isDone; await settle()) {
        const timer = next();
        if (timer === null || timer.at > end) throw new Error('nothing is left that could end this work');
        goTo(timer.at);
        timer.fire();
      }
      return done;
    },
    async aside(work) {
      aside++;
      try {
        return await work;
      } finally {
        aside--;
      }
    },
  };
}
