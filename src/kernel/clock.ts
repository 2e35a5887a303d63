/** The time, passed in so that tests and the playground can shift it. */
export interface Clock {
  /** Unix time in milliseconds. It jumps when the system's clock is set. */
  now(): number;
  /** Milliseconds since some start. They only pass: whatever is waited for is measured by them. */
  steady(): number;
}

export const systemClock: Clock = { now: Date.now, steady: () => performance.now() };
