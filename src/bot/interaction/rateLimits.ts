import type { Clock } from '../../kernel/clock.ts';
import { createSlidingWindow, type Limit } from '../../kernel/slidingWindow.ts';

export interface PressLimits {
  /** Commands and presses of one person; more are dropped without a word. */
  readonly ofUser: Limit;
  /** At one table; more are taken from those who sit there only. */
  readonly atTable: Limit;
}

export const PRESS_LIMITS: PressLimits = {
  ofUser: { most: 10, within: 5_000 },
  atTable: { most: 30, within: 10_000 },
};

/** Stems storms of presses: an answer to each would be held against us by Discord. */
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
