import type { Clock } from '../../kernel/clock.ts';

/**
 * The time by which entries of the outbox are due: that of the system's clock, but it never goes back. A clock that was
 * set back an hour would hold up everything from before for as long.
 */
export function createOutboxTime(clock: Clock): () => number {
  let offset = Number.NEGATIVE_INFINITY;
  return () => {
    offset = Math.max(offset, clock.now() - clock.steady());
    return Math.round(clock.steady() + offset);
  };
}
