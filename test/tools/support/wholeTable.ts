import { expect } from 'vitest';
import { DEAL_LIES, PLAYED_LIES } from './lies.ts';
import { failures, verify } from './programmes.ts';
import { playedRecord } from './records.ts';

/** Fails unless the programme holds a whole table of the game, and finds each n-th of its single changes. */
export async function expectChangesFound(
  programme: readonly string[],
  {
    game,
    seats,
    options,
    nth,
  }: {
    readonly game: string;
    readonly seats: number;
    readonly options: readonly string[];
    readonly nth: number;
  },
): Promise<void> {
  const lies = [...(DEAL_LIES[game] ?? []), ...PLAYED_LIES].filter((_, i) => i % nth === 0);
  const record = await playedRecord(game, seats, options);
  const bySystem = record.rows.filter(({ actor }) => actor === 'system').length;
  expect(bySystem).toBeGreaterThan(0);
  const verdict = verify(programme, JSON.stringify(record));
  expect([verdict.status, failures(verdict)]).toEqual([0, []]);
  expect(verdict.lines.filter((line) => line.startsWith('ok')).length).toBeGreaterThan(record.streams.length);

  for (const [what, change] of lies) {
    const changed = change(record);
    expect(changed).not.toEqual(record);
    const { status, lines } = verify(programme, JSON.stringify(changed));
    const found = lines.filter((line) => line.startsWith('FAIL')).length;
    expect([what, status, found > 0, lines.at(-1)]).toEqual([what, 1, true, 'The record does NOT hold.']);
  }
  console.info(`${game}: ${record.streams.length} streams, ${bySystem} moves of the system, ${lies.length} changes`);
}
