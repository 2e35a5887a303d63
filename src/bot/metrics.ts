/** Metrics that the bot reports. */
export interface BotMetrics {
  /** An interaction of this type was handled, `ms` after it arrived. */
  answered(type: string, ms: number): void;
  /** Discord has refused this many requests in the current window, which ends in `endsIn` ms. */
  refused(requests: number, endsIn: number): void;
  /** A connection to Discord was lost. */
  disconnected(): void;
}

/** A session with Discord that is about to start. */
interface NextSession {
  /** Which of the bot's `shards`: each has a session of its own. */
  readonly shard: number;
  readonly shards: number;
  /** How many sessions Discord still allows, this one included, and in how many ms the limit resets. */
  readonly remaining: number;
  readonly resetAfter: number;
}

/**
 * Called before each new session with Discord (IDENTIFY), including reconnections that need one. Resolves when the
 * session may start, and never if it must not.
 */
export type BeforeIdentify = (session: NextSession) => Promise<void>;
