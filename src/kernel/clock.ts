/** The time, passed in so that tests and the playground can shift it. */
export interface Clock {
  /** Unix time in milliseconds. */
  now(): number;
}

export const systemClock: Clock = { now: Date.now };
