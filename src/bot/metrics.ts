/** What the bot tells of itself in figures, for whoever watches it. */
export interface BotMetrics {
  /** An interaction of this type was dealt with, so many ms after it came in. */
  answered(type: string, ms: number): void;
  /** Discord has refused so many requests in a span that ends in so many ms. */
  refused(requests: number, endsIn: number): void;
}

/** How many sessions Discord still allows, and in how many ms it allows all of them again. */
export interface SessionsLeft {
  readonly remaining: number;
  readonly resetAfter: number;
}

/**
 * Asked before each new session with Discord (IDENTIFY), reconnections that need one included. Settles when it may be
 * begun, and never where it must not.
 */
export type BeforeIdentify = (left: SessionsLeft) => Promise<void>;
