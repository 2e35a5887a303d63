import { expect, test } from 'vitest';
import { replayRecord } from '../../src/cli/replay/replayRecord.ts';
import { recordText } from '../../src/tables/record.ts';
import { withToy } from '../games.ts';
import { BERT, done, engines, openTestTables, playOn, press, startTable } from '../tables/support/testTables.ts';

async function recordOf(game: string): Promise<string> {
  const service = openTestTables();
  const { id } = await startTable(service, withToy[game]!.seats, game);
  await playOn(service, id, 'first half', 6);
  done(await service.tables.resign(id, { interaction: press(), user: BERT }));
  await playOn(service, id, 'second half');
  return recordText((await service.tables.proof(id))!.record);
}

const failing = (text: string) => replayRecord(text, engines).flatMap(({ holds, line }) => (holds ? [] : [line]));

test.each(Object.keys(withToy))('the record of a finished game of %s is played again', async (game) => {
  const findings = replayRecord(await recordOf(game), engines);
  expect(findings.filter(({ holds }) => !holds)).toEqual([]);
  expect(findings.at(-1)?.line).toMatch(/^the game is over; seat 1: -?\d+, seat 2: -?\d+/);
});

const LIES: readonly (readonly [string, (record: Record<string, readonly unknown[]>) => object, RegExp])[] = [
  ['another seed', () => ({ seed: 'ab'.repeat(32) }), /seed is the one that was sealed/],
  ['another seal', () => ({ commitment: 'ab'.repeat(32) }), /seed is the one that was sealed/],
  ['another deal', () => ({ deal: {} }), /this deal/],
  ['a move left out', ({ rows }) => ({ rows: rows!.slice(1) }), /row \d+ is a move that the rules allow/],
  ['a draw left out', ({ streams }) => ({ streams: streams!.slice(1) }), /follow from the seed/],
];

test('a record that lies is found out, and what is no record of a finished game is refused', async () => {
  const text = await recordOf('carcassonne');
  const record = JSON.parse(text);
  const changed = (change: object) => JSON.stringify({ ...record, ...change });
  for (const [lie, change, line] of LIES) expect(failing(changed(change(record))).join('\n'), lie).toMatch(line);
  const others = [{ seed: null }, { format: 'guildhall-record-0' }, { game: 'toString' }].map(changed);
  for (const other of [text.slice(0, -9), ...others]) expect(() => replayRecord(other, engines)).toThrow();
});
