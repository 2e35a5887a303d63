import { setTimeout as wait } from 'node:timers/promises';

/** How long a reply waits for a result, in ms. */
const LONGEST_WAIT = 5_000;

/** Passes results from the publisher to the handler of the member who waits for one. */
export interface Expected<T> {
  /** The next result, or null if it takes too long. Call it before waking the publisher. */
  expect(key: string): Promise<T | null>;
  isExpected(key: string): boolean;
  settle(key: string, result: T): void;
}

export function createExpected<T>(): Expected<T> {
  const waiting = new Map<string, PromiseWithResolvers<T | null>>();

  function settle(key: string, result: T | null): void {
    waiting.get(key)?.resolve(result);
    waiting.delete(key);
  }

  return {
    async expect(key) {
      settle(key, null); // A second request replaces the first.
      const expected = Promise.withResolvers<T | null>();
      waiting.set(key, expected);
      const late = new AbortController();
      void wait(LONGEST_WAIT, undefined, { signal: late.signal, ref: false }).then(
        () => waiting.get(key) === expected && settle(key, null),
        () => {}, // Settled in time.
      );
      return expected.promise.finally(() => late.abort());
    },
    isExpected: (key) => waiting.has(key),
    settle,
  };
}
