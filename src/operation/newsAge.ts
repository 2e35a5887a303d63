import type { Clock } from '../kernel/clock.ts';

/**
 * How long the oldest unsent update has waited, in ms; 0 if none waits. If the system's clock has been set back since it was
 * added, that counts from when it was first asked for here.
 *
 * @param oldest when it was added, or null
 */
export function createNewsAge(oldest: () => number | null, clock: Clock): () => number {
  let seen: { readonly added: number; readonly at: number } | null = null;
  return () => {
    const added = oldest();
    if (added === null) {
      seen = null;
      return 0;
    }
    if (seen?.added !== added) seen = { added, at: clock.steady() };
    return Math.max(clock.now() - added, clock.steady() - seen.at);
  };
}
