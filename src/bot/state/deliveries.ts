import { setTimeout as wait } from 'node:timers/promises';
import type { Delivery } from '../../tables/store.ts';

/** What became of a direct message: it stands there, is not wanted, or Discord would not deliver it. */
export type Outcome = Delivery;

/** How long somebody is kept waiting to hear what became of a message, in ms. */
const LONGEST_WAIT = 5_000;

/** Between the publisher, which delivers hands, and whoever has just asked for one and is to hear of it. */
export interface Deliveries {
  /** To be asked before what makes the publisher look; null when nothing is known in time. */
  expect(table: string, user: string): Promise<Outcome | null>;
  isExpected(table: string, user: string): boolean;
  settle(table: string, user: string, outcome: Outcome): void;
}

export function createDeliveries(): Deliveries {
  const waiting = new Map<string, PromiseWithResolvers<Outcome | null>>();
  const keyOf = (table: string, user: string) => `${table}:${user}`;

  function settle(key: string, outcome: Outcome | null): void {
    waiting.get(key)?.resolve(outcome);
    waiting.delete(key);
  }

  return {
    async expect(table, user) {
      const key = keyOf(table, user);
      settle(key, null); // Whoever asks twice hears once.
      const expected = Promise.withResolvers<Outcome | null>();
      waiting.set(key, expected);
      const late = new AbortController();
      void wait(LONGEST_WAIT, undefined, { signal: late.signal, ref: false }).then(
        () => waiting.get(key) === expected && settle(key, null),
        () => {}, // It was settled in time.
      );
      return expected.promise.finally(() => late.abort());
    },
    isExpected: (table, user) => waiting.has(keyOf(table, user)),
    settle: (table, user, outcome) => settle(keyOf(table, user), outcome),
  };
}
