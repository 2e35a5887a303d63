/** Rows of the record that are no moves, as lines: what a vote has decided, and what was taken back. */

import type { Seat } from '../../engines/contract.ts';
import { CLOCK_RULES } from '../../tables/stored/clock.ts';
import type { Verdict } from '../../tables/table/rows.ts';
import type { SeenRow } from '../../tables/table/standpoint.ts';
import type { Seating } from '../../tables/table/tableHead.ts';
import type { Say } from '../../words/contract.ts';
import type { Words } from '../../words/words.ts';
import type { BotGame } from '../contract.ts';

/** Whether there is another clock. */
export function clockOutcome({ answer, clock }: Extract<Verdict, { about: 'clock' }>, words: Words): string {
  const clockWords = words.clock;
  const preset = clockWords.preset(CLOCK_RULES[clock]);
  return answer === 'yes' ? clockWords.events.clockSet(preset) : clockWords.events.clockRefused(preset);
}

/** A verdict in the move list, or null. Names are those of who plays now, so those who left since are not named. */
export function verdictLine(
  game: BotGame,
  { verdict, seq: row, kept = [] }: SeenRow,
  seats: readonly Seating[],
  say: Say,
  words: Words,
): string | null {
  const { events } = words.clock;
  if (verdict === undefined) return null;
  if (verdict.about === 'clock') return clockOutcome(verdict, words);
  if (verdict.about === 'undo') {
    const asker = holderOf(verdict.by, row, seats);
    // The row after one that was granted says so.
    if (verdict.answer === 'yes' || asker === null) return null;
    return words.undo.refused(say.name(asker), firstLineOf(game, kept, asker, say, words));
  }
  const decided = seats.filter(({ seat }) => verdict.seats.includes(seat));
  const present = decided.filter(({ heldFrom }) => row >= heldFrom);
  if (present.length > 0 || verdict.answer === 'end')
    return events.decided(
      verdict.answer,
      present.map(({ seat }) => say.name(seat)),
      null,
      'votes',
    );
  const hasLeft = verdict.answer === 'bot' || verdict.answer === 'replace';
  return hasLeft ? decided.map(({ seat }) => events.formerLeft(say.name(seat))).join('\n') : null;
}

/** Who took back what, with the row `undo`; null for other rows. */
export function undoLine(
  game: BotGame,
  { kind, seat, seq, undone = [] }: SeenRow,
  seats: readonly Seating[],
  say: Say,
  words: Words,
): string | null {
  if (kind !== 'undo' || seat === null || holderOf(seat, seq, seats) === null) return null;
  return words.undo.tookBack(say.name(seat), firstLineOf(game, undone, seat, say, words));
}

/** On an old board whose turn a row `undo` has taken back: who did it. */
export function formerUndone({ seat, seq }: SeenRow, seats: readonly Seating[], say: Say, words: Words): string {
  const by = seat === null ? null : holderOf(seat, seq, seats);
  return words.undo.former(by === null ? null : say.name(by));
}

/** What a seat did first in these rows, as a sentence; null if nobody could see anything of it. */
export function firstLineOf(game: BotGame, rows: readonly SeenRow[], by: Seat, say: Say, words: Words): string | null {
  const sights = rows.filter(({ seat }) => seat === by).flatMap((row) => row.sights);
  return game.words[words.locale].lines(sights, say)[0]?.text ?? null;
}

/** The seat, if whoever plays it now held it at this row: only then is it named. */
function holderOf(number: number, row: number, seats: readonly Seating[]): Seat | null {
  const seating = seats.find(({ seat }) => seat === number);
  return seating !== undefined && row >= seating.heldFrom ? seating.seat : null;
}
