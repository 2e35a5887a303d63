/** Channels that are remembered; the oldest are forgotten first. */
const MOST = 10_000;

/**
 * Which channels are private threads: there, Discord adds whoever is mentioned, so only those who play are. A channel never
 * becomes one, or ceases to be one.
 */
export interface PrivateThreads {
  note(channel: string, isPrivate: boolean): void;
  /** Null if it isn't known. */
  has(channel: string): boolean | null;
}

export function createPrivateThreads(): PrivateThreads {
  const known = new Map<string, boolean>();
  return {
    note(channel, isPrivate) {
      known.set(channel, isPrivate);
      const [oldest] = known.keys();
      if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    },
    has: (channel) => known.get(channel) ?? null,
  };
}
