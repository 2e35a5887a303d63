/** Databases as earlier commits and releases left them, in the folders of `saves/`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { replayRecord } from '../../../src/cli/replay/replayRecord.ts';
import type { Viewer } from '../../../src/engines/contract.ts';
import { recordText } from '../../../src/tables/record/format.ts';
import { isTold } from '../../../src/tables/stored/rowKinds.ts';
import { createAudit } from '../../../src/tables/upkeep/audit.ts';
import { CHANNEL, done, engines, openTestTables, type TestTables, temporaryFolder } from './testTables.ts';

type SaveFolder = 'beforeStartMessages' | 'commits' | 'releases' | 'withClocks';

export const pathOf = (kind: SaveFolder, save = ''): string => join(import.meta.dirname, '../saves', kind, save);

/** The saves of a folder, by name. */
export const savesIn = (kind: SaveFolder): readonly string[] => readdirSync(pathOf(kind)).toSorted();

export const SAVES = (['commits', 'releases', 'withClocks'] as const).flatMap((kind) =>
  savesIn(kind).map((save) => [kind, save] as const),
);

/** Tables on a copy of this save. */
export function openSave(kind: SaveFolder, save: string): TestTables {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'guildhall.db'), gunzipSync(readFileSync(pathOf(kind, save))));
  return openTestTables(folder);
}

/** A save is migrated, and all of its tables are sound. */
export async function expectSound(kind: SaveFolder, save: string): Promise<void> {
  const { tables, store, key, logged } = openSave(kind, save);
  await tables.resume();
  const audit = createAudit(store, engines, key);
  const ids = await store.tableIds(null, 999);
  expect(ids.length).toBeGreaterThanOrEqual(2);
  for (const id of ids) {
    const finding = await audit.check(id, true);
    expect([id, finding?.damage, finding?.failed]).toEqual([id, null, []]);
  }
  expect(logged).toEqual([]);
}

/** Every viewer's replay comes to the last row of which viewers learn. */
export async function expectReplayed({ tables, store }: TestTables, id: string): Promise<number> {
  const { seats, seq } = (await tables.get(id))!;
  const last = (await store.rows(id)).findLast(({ kind }) => isTold(kind))?.seq;
  const viewers: readonly Viewer[] = ['table', ...seats.map(({ seat }) => seat)];
  const ends = await Promise.all(viewers.map(async (viewer) => (await tables.replay(id, viewer))?.at(-1)?.seq));
  expect(ends).toEqual(viewers.map(() => last));
  return seq;
}

export async function expectProved({ tables, store }: TestTables, id: string): Promise<void> {
  const { checks, record } = (await tables.proof(id))!;
  expect(checks.map(({ check, holds }) => [check, holds])).toEqual(checks.map(({ check }) => [check, true]));
  const isDrawn = (await store.rows(id)).some(({ kind }) => kind === 'mildMove');
  expect(checks.length).toBe(isDrawn ? 4 : 3);
  expect(replayRecord(recordText(record), engines).filter(({ holds }) => !holds)).toEqual([]);
}

/** Starts that were waiting for their message get it; resolves to how many. */
export async function dealWaiting({ store, tables }: TestTables): Promise<number> {
  let dealt = 0;
  for (const id of await store.tableIds(null, 99)) {
    const due = await tables.dueStart(id);
    if (due !== null)
      done(
        await tables.deal(id, {
          row: due.row,
          channel: CHANNEL,
          message: `${1_000_000_000_000_000_000n + BigInt(++dealt)}`,
        }),
      );
  }
  return dealt;
}
