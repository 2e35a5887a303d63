import type { Delivery } from '../../tables/stored/stored.ts';
import { createExpected } from './expected.ts';

/** Passes results from the publisher, which delivers hands, to the handler of the member who asked for one. */
export interface Deliveries {
  /** The result of the next delivery, or null if it takes too long. Call it before waking the publisher. */
  expect(table: string, user: string): Promise<Delivery | null>;
  isExpected(table: string, user: string): boolean;
  settle(table: string, user: string, delivery: Delivery): void;
}

export function createDeliveries(): Deliveries {
  const expected = createExpected<Delivery>();
  const keyOf = (table: string, user: string) => `${table}:${user}`;
  return {
    expect: (table, user) => expected.expect(keyOf(table, user)),
    isExpected: (table, user) => expected.isExpected(keyOf(table, user)),
    settle: (table, user, delivery) => expected.settle(keyOf(table, user), delivery),
  };
}
