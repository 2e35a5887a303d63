/** A table's clock in words. */

import type { Seat } from '../../engines/contract.ts';
import { CLOCK_RULES, type ClockName, isClockName } from '../../tables/stored/clock.ts';
import type { TableHead } from '../../tables/table/tableHead.ts';
import type { Say } from '../../words/contract.ts';
import type { Words } from '../../words/words.ts';
import { inSeconds } from '../discord/text.ts';

/** The clock with this name; null if there is none. */
export const clockNamed = (name: string): ClockName | null => (isClockName(name) ? name : null);

/** The clock as a sentence. */
export const clockLine = (clock: ClockName, words: Words): string => words.clock.line(CLOCK_RULES[clock]);

/**
 * Until when those who have to act have time, as small print in which Discord counts down by itself; empty without
 * a clock.
 */
export function deadlineLines({ seats }: Pick<TableHead, 'seats'>, say: Say, words: Words): readonly string[] {
  const awaited = seats.filter((seating) => seating.awaited);
  const byTime = Map.groupBy(
    awaited.flatMap(({ seat, deadline }) => (deadline === null ? [] : [{ seat, at: inSeconds(deadline) }])),
    ({ at }) => at,
  );
  if (byTime.size === 0) return [];
  const isForAll = byTime.size === 1 && [...byTime.values()][0]?.length === awaited.length;
  const namesOf = (some: readonly { readonly seat: Seat }[]) =>
    isForAll ? [] : some.map(({ seat }) => say.name(seat));
  const groups = [...byTime].sort(([a], [b]) => a - b).map(([at, some]) => ({ names: namesOf(some), at }));
  return [words.clock.deadlines(groups)];
}

/** The seats for which a replacement is sought, and until when, as small print. */
export const freeLines = ({ seats }: Pick<TableHead, 'seats'>, say: Say, words: Words): readonly string[] =>
  seats.flatMap(({ seat, freeUntil }) =>
    freeUntil === null ? [] : [words.clock.free(say.name(seat), inSeconds(freeUntil))],
  );
