/** Records that leave one installation and come to another. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { replayRecord } from '../../../src/cli/replay/replayRecord.ts';
import type { Seat, Viewer } from '../../../src/engines/contract.ts';
import { type FairRecord, recordText } from '../../../src/tables/record/format.ts';
import type { ImportRequest } from '../../../src/tables/table/requests.ts';
import type { Changed, Table } from '../../../src/tables/table/table.ts';
import {
  ANNE,
  done,
  engines,
  openTable,
  openTestTables,
  press,
  type TestTables,
  temporaryFolder,
} from './testTables.ts';

const ELSEWHERE = { guild: '700000000000000002', channel: '800000000000000002' } as const;

/** Another installation, with another key, in which a table has been opened already. */
export async function openElsewhere(playsOn = false): Promise<TestTables> {
  const there = openTestTables(undefined, engines, { key: '1e'.repeat(32), playsOn });
  await openTable(there, 1);
  return there;
}

/** Imports a record there, as a game that has ended unless `playOn` says how it goes on. */
export const importInto = (
  { tables }: Pick<TestTables, 'tables'>,
  record: string,
  playOn: ImportRequest['playOn'] = null,
  user: string = ANNE,
): Changed => tables.import({ interaction: press(), user, ...ELSEWHERE, locale: 'en', record, playOn });

/** The record of a table that was made of another one’s: without the words that the members there gave. */
export function importedRecord(text: string): string {
  const record: FairRecord = JSON.parse(text);
  const bare = <W extends { readonly word: string | null }>(all: readonly W[]): readonly W[] =>
    all.map((one) => ({ ...one, word: one.word === '' ? '' : null }));
  return recordText(
    record.scheme === 'dbg-fair-1'
      ? { ...record, joins: bare(record.joins) }
      : { ...record, words: bare(record.words) },
  );
}

export const recordOf = async ({ tables }: Pick<TestTables, 'tables'>, id: string): Promise<string> =>
  recordText((await tables.proof(id))!.record);

/** What each viewer sees of a replay, step by step. Who hosted a table, no record says. */
async function seenIn({ tables }: Pick<TestTables, 'tables'>, { id, seats }: Table) {
  const viewers: readonly Viewer[] = ['table', ...seats.map(({ seat }): Seat => seat)];
  return Promise.all(
    viewers.map(async (viewer) =>
      (await tables.replay(id, viewer))?.map(({ view, kind, seat, ...step }) => ({
        ...{ kind, view, ...step },
        seat: kind === 'start' ? null : seat,
      })),
    ),
  );
}

/** The programs that check a record by themselves; the second where there is Python. */
const PROGRAMS = [
  [process.execPath, 'tools/verify.mjs'],
  ...(spawnSync('python3', ['--version']).status === 0 ? [['python3', 'tools/verify.py']] : []),
] as const;

/** What a program finds wrong with a record. */
function failuresOf([command, tool]: readonly string[], file: string): readonly string[] {
  const { status, stdout } = spawnSync(command!, [tool!, file], { encoding: 'utf8' });
  const failed = stdout.split('\n').filter((line) => line.startsWith('FAIL'));
  return status === 0 ? failed : [`ended with ${status}`, ...failed];
}

/** The programs find nothing wrong with the record of an imported table. */
export async function expectVerified(there: TestTables, id: string): Promise<void> {
  const file = join(temporaryFolder(), 'record.json');
  writeFileSync(file, await recordOf(there, id));
  for (const program of PROGRAMS) expect(failuresOf(program, file)).toEqual([]);
}

/** Exports a table that has ended, imports it elsewhere, and compares all that is seen and proved of it. */
export async function expectImported(here: TestTables, id: string): Promise<{ there: TestTables; table: Table }> {
  const there = await openElsewhere();
  const former = (await here.tables.get(id))!;
  const record = await recordOf(here, id);
  const table = done(await importInto(there, record));
  expect(table).toMatchObject({
    ...ELSEWHERE,
    origin: former.origin ?? id,
    status: former.status,
    result: former.result,
  });
  expect(table.seats.map(({ user, resigned }) => [user, resigned])).toEqual(
    former.seats.map(({ resigned }) => [null, resigned]),
  );
  expect(await seenIn(there, table)).toEqual(await seenIn(here, former));
  expect(await there.state(table.id)).toEqual(await here.state(id));
  const { checks } = (await there.tables.proof(table.id))!;
  expect(checks.length).toBeGreaterThanOrEqual(3);
  expect(checks.filter(({ check, holds }) => holds !== true && check !== 'entropy')).toEqual([]);
  const kept = importedRecord(record);
  expect(await recordOf(there, table.id)).toBe(kept);
  expect(replayRecord(kept, engines).filter(({ holds }) => !holds)).toEqual([]);
  expect(there.logged).toEqual([]);
  // Read from the file again, as after a restart.
  const again = openTestTables(there.folder, engines, { key: '1e'.repeat(32) });
  expect((await again.tables.get(table.id))?.status).toBe(former.status);
  expect(await recordOf(again, table.id)).toBe(kept);
  return { there, table };
}
