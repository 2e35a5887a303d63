import type { Clock } from '../../kernel/clock.ts';
import { createSlidingWindow, type Limit } from '../../kernel/slidingWindow.ts';

export interface PressLimits {
  /** Commands and presses of one person; more are dropped silently. */
  readonly ofUser: Limit;
  /** Presses at one table; beyond it only the table's players are answered. */
  readonly atTable: Limit;
}

export const PRESS_LIMITS: PressLimits = {
  ofUser: { most: 10, within: 5_000 },
  atTable: { most: 30, within: 10_000 },
};

/** Limits bursts of presses: answering each would run into Discord's own limits. */
interface RateLimiter {
  admitUser(user: string): boolean;
  admitAtTable(table: string): boolean;
}

/** @param limits null for none */
export function createRateLimiter(clock: Clock, limits: PressLimits | null): RateLimiter {
  if (limits === null) return { admitUser: () => true, admitAtTable: () => true };
  const ofUser = createSlidingWindow(clock, limits.ofUser);
  const atTable = createSlidingWindow(clock, limits.atTable);
  return { admitUser: ofUser.admit, admitAtTable: atTable.admit };
}
