import { isOverdue } from '../seats/electorate.ts';
import { extend, restartClock, vacate } from '../seats/handOver.ts';
import { voteTimes } from '../stored/clock.ts';
import { type NewRow, row } from '../table/change.ts';
import type { TableContent } from '../table/loadedTable.ts';
import type { Decision } from '../table/tableHead.ts';

// Our own payload.

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
    // What all have consented to is carried out in takeBack.ts.
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
