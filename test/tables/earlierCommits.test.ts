/**
 * Tables of earlier commits verify, play on, and verify again. `saves/commits` has a database as each of them left it, named
 * after the commit: of every game, with the options that it knew, a running table or several, and an ended one.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { replayRecord } from '../../src/cli/replay/replayRecord.ts';
import type { Viewer } from '../../src/engines/contract.ts';
import { recordText } from '../../src/tables/record.ts';
import { engines, GUILD, openTestTables, playOn, type TestTables, temporaryFolder } from './support/testTables.ts';

const SAVES = join(import.meta.dirname, 'saves/commits');

async function expectReplayed({ tables }: TestTables, id: string): Promise<number> {
  const { seats, seq, status } = (await tables.get(id))!;
  const viewers: readonly Viewer[] = ['table', ...seats.map(({ seat }) => seat)];
  const ends = await Promise.all(viewers.map(async (viewer) => (await tables.replay(id, viewer))?.at(-1)?.seq));
  // The last row of an ended game opens its seed.
  expect(ends).toEqual(viewers.map(() => (status === 'running' ? seq : seq - 1)));
  return seq;
}

async function expectProved({ tables }: TestTables, id: string): Promise<void> {
  const { checks, record } = (await tables.proof(id))!;
  expect(checks.map(({ check, holds }) => [check, holds])).toEqual(checks.map(({ check }) => [check, true]));
  expect(checks.length).toBe(3);
  expect(replayRecord(recordText(record), engines).filter(({ holds }) => !holds)).toEqual([]);
}

it.each(readdirSync(SAVES))('%s', { timeout: 60_000 }, async (save) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'guildhall.db'), gunzipSync(readFileSync(join(SAVES, save))));
  const service = openTestTables(folder);
  const { tables } = service;
  await tables.resume();
  const running = (await tables.inGuild(GUILD)).filter(({ status }) => status === 'running');
  const ended = (await tables.inGuild(GUILD, 'ended')).filter(({ status }) => status === 'finished');
  const games = (list: typeof running) => [...new Set(list.map(({ game }) => game))].sort();
  expect(games(ended)).toEqual(games(running));
  expect(running.length).toBeGreaterThanOrEqual(4);
  for (const { id } of ended) {
    await expectReplayed(service, id);
    await expectProved(service, id);
  }
  for (const { id } of running) {
    const seq = await expectReplayed(service, id);
    const { table, played } = await playOn(service, id, `${save} ${id}`);
    expect([table.status, table.suspended, played > 0]).toEqual(['finished', null, true]);
    expect(await expectReplayed(service, id)).toBeGreaterThan(seq);
    await expectProved(service, id);
  }
  expect(service.logged).toEqual([]);
});
