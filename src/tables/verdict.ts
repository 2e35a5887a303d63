import type { Json } from '../kernel/json.ts';
import { type NewRow, row } from './change.ts';
import { voteTimes } from './clock.ts';
import { type Decision, isOverdue } from './electorate.ts';
import { extend, restartClock, vacate } from './handing.ts';
import type { TableContent } from './loadedTable.ts';
import { isMoveKind, type RowKind } from './stored.ts';
import type { RowEvents, Undone, Verdict } from './tables.ts';
import { lastAction } from './undo.ts';

/** What a row of the record has decided; empty for other rows. Our own payload: `decided` and `judgeDue` wrote it. */
export const verdictIn = (kind: RowKind, payload: Json | object): { readonly verdict?: Verdict } =>
  kind === 'verdict' ? { verdict: payload as Verdict } : {};

/** What a row `undo` has taken back; empty for other rows. */
export const undoIn = (kind: RowKind, payload: Json | object): { readonly undo?: Undone } =>
  kind === 'undo' ? { undo: payload as Undone } : {}; // Our own payload.

/** The rows with moves that a row `undo` has taken back; empty for other rows. `before`: the rows before it. */
export const undoneIn = (
  { undo }: Pick<RowEvents, 'undo'>,
  before: readonly RowEvents[],
): { readonly undone?: readonly RowEvents[] } =>
  undo === undefined ? {} : { undone: before.filter(({ seq, kind }) => seq > undo.to && isMoveKind(kind)) };

/** What a seat wanted to take back, and a verdict has refused; empty for other rows. `before`: the rows that stood then. */
export function keptIn(
  { verdict }: Pick<RowEvents, 'verdict'>,
  before: readonly RowEvents[],
): { readonly kept?: readonly RowEvents[] } {
  if (verdict?.about !== 'undo' || verdict.answer === 'yes') return {};
  const first = lastAction(before, verdict.by);
  const own = first < 0 ? [] : before.slice(first).filter(({ seat, kind }) => seat === verdict.by && kind === 'move');
  return { kept: own };
}

/** Carries out what a vote has decided. Null if the game ends with it. */
export function decided(
  content: TableContent,
  decision: Decision,
  at: number,
): { readonly content: TableContent; readonly rows: readonly NewRow[] } {
  const open = { ...content, vote: null };
  if (decision.about === 'clock') {
    const { answer, clock } = decision;
    const verdict = row('vote', null, 'verdict', { about: 'clock', answer, clock });
    if (answer === 'no') return { content: open, rows: [verdict] };
    const changed = row('vote', null, 'clock', { clock });
    return { content: { ...open, clock, seats: restartClock(content.seats, at) }, rows: [verdict, changed] };
  }
  if (decision.about === 'undo') {
    // What all have consented to is carried out in undoing.ts.
    return { content: open, rows: [row('vote', null, 'verdict', { about: 'undo', answer: 'no', by: decision.by })] };
  }
  const { answer, seats } = decision;
  const verdict = row('vote', null, 'verdict', { about: 'overdue', answer, seats });
  const times = voteTimes(content.clock);
  const isLate = (seat: number) => isOverdue(content.seats[seat]!, content.clock, 0, at); // Numbered without gaps.
  switch (answer) {
    case 'wait':
      // Members who are merely gone have time left.
      return { content: { ...open, seats: extend(content.seats, seats.filter(isLate), times, at) }, rows: [verdict] };
    case 'replace': {
      const free = vacate(content.seats, seats, { holder: 'free', until: at + times.extension });
      return { content: { ...open, seats: free }, rows: [verdict] };
    }
    case 'bot':
      return { content: { ...open, seats: vacate(content.seats, seats, { holder: 'bot' }) }, rows: [verdict] };
    case 'end':
      return { content: open, rows: [verdict, row('vote', null, 'cancel', { by: 'vote' })] };
  }
}
