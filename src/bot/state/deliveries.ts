import { setTimeout as wait } from 'node:timers/promises';
import type { Delivery } from '../../tables/stored.ts';

/** How long a reply waits for the result of a delivery, in ms. */
const LONGEST_WAIT = 5_000;

/** Passes results from the publisher, which delivers hands, to the handler of the member who asked for one. */
export interface Deliveries {
  /** The result of the next delivery, or null if it takes too long. Call it before waking the publisher. */
  expect(table: string, user: string): Promise<Delivery | null>;
  isExpected(table: string, user: string): boolean;
  settle(table: string, user: string, delivery: Delivery): void;
}

export function createDeliveries(): Deliveries {
  const waiting = new Map<string, PromiseWithResolvers<Delivery | null>>();
  const keyOf = (table: string, user: string) => `${table}:${user}`;

  function settle(key: string, delivery: Delivery | null): void {
    waiting.get(key)?.resolve(delivery);
    waiting.delete(key);
  }

  return {
    async expect(table, user) {
      const key = keyOf(table, user);
      settle(key, null); // A second request replaces the first.
      const expected = Promise.withResolvers<Delivery | null>();
      waiting.set(key, expected);
      const late = new AbortController();
      void wait(LONGEST_WAIT, undefined, { signal: late.signal, ref: false }).then(
        () => waiting.get(key) === expected && settle(key, null),
        () => {}, // Settled in time.
      );
      return expected.promise.finally(() => late.abort());
    },
    isExpected: (table, user) => waiting.has(keyOf(table, user)),
    settle: (table, user, delivery) => settle(keyOf(table, user), delivery),
  };
}
