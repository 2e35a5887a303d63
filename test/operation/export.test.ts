/** Records with their seeds, for the operator, also of games that go on. */
import { expect, it } from 'vitest';
import { replayRecord } from '../../src/cli/replay/replayRecord.ts';
import { games } from '../../src/engines/games.ts';
import { exportRecord } from '../../src/operation/exportRecord.ts';
import { recordText } from '../../src/tables/record/format.ts';
import { createRecordOpener } from '../../src/tables/upkeep/openRecord.ts';
import { importInto, openElsewhere } from '../tables/support/imports.ts';
import {
  BERT,
  CARL,
  done,
  KEY,
  openTestTables,
  playOn,
  press,
  startTable,
  temporaryFolder,
} from '../tables/support/testTables.ts';

const read = (data: string, table: string, key = KEY) =>
  exportRecord({ data, key, table, openRecords: (store, seal) => createRecordOpener(store, games, seal) });

it('the record of a running game holds its seed, and the game is played on elsewhere', async () => {
  const service = openTestTables();
  const { id } = await startTable(service, 3, 'carcassonne');
  await playOn(service, id, 'some', 6);
  done(await service.tables.resign(id, { interaction: press(), user: CARL }));
  await playOn(service, id, 'more', 4);
  const exported = await read(service.folder, id);
  if (!exported.ok) throw new Error(exported.error);
  expect(exported.value.isRunning).toBe(true);
  const text = recordText(exported.value.record);
  const { seed, ...shown } = JSON.parse(text);
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(shown.table).toBe(id);
  expect(text).not.toContain('"result"');
  const findings = replayRecord(text, games);
  expect(findings.filter(({ holds }) => !holds)).toEqual([]);
  expect(findings.at(-1)?.line).toMatch(/^the game goes on; seat 1/);

  const there = await openElsewhere(true);
  const table = done(await importInto(there, text, { row: null, others: [BERT, CARL] }));
  expect(table.status).toBe('running');
  const { open } = (await service.tables.get(id))!.standpoints!.public.view;
  expect(table.standpoints!.public.view.open).toEqual(open);
  expect(await importInto(there, text)).toMatchObject({ ok: false, error: { kind: 'recordRuns' } });
  // The seed is nowhere but in the file of the operator.
  expect(JSON.stringify(await there.tables.proof(table.id))).not.toContain(seed);
});

it('with another key, or from a folder without a database, there is none', async () => {
  const service = openTestTables();
  const { id } = await startTable(service, 2, 'carcassonne');
  await expect(read(service.folder, id, '77'.repeat(32))).rejects.toThrow();
  await expect(read(temporaryFolder(), id)).rejects.toThrow();
});
