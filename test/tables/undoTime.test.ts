/** Taking back gives nobody time. */
import { describe, expect, it } from 'vitest';
import { returnedSince } from '../../src/tables/judges/timeReturned.ts';
import type { ReplayedRow } from '../../src/tables/replay/playAgain.ts';
import type { LoadedTable } from '../../src/tables/table/loadedTable.ts';
import { testUndoTime } from './support/undoTime.ts';

// Of the games: undoTime.long.test.ts.
describe('of toy', () => testUndoTime('toy'));

it('a seat that was taken over counts from then on', () => {
  const engine = { turn: () => ({ awaits: [0] }) };
  const live = { engine, content: { seats: [{}, {}], clock: 'live5' } } as unknown as LoadedTable; // What is read of it.
  const kinds = ['start', 'takeover', 'ballot', 'move'];
  const rows = kinds.map((kind, i) => ({
    row: { seq: i + 1, kind, seat: i === 0 ? null : 0, at: 100 * i },
    state: {},
  }));
  const since = (to: number) =>
    returnedSince(live, rows as unknown as readonly ReplayedRow[], { by: 0, to }, { isFree: true, at: 900 });
  expect(since(3)).toBe(100);
});
