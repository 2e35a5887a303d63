/**
 * Tables of earlier commits verify, play on, and verify again. `saves/commits` has a database as each of them left it, named
 * after the commit: of every game, with the options that it knew, a running table or several, and an ended one.
 * `npm run save` adds that of the present commit (`support/playSave.ts`).
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { replayRecord } from '../../src/cli/replay/replayRecord.ts';
import { OPTIONS } from '../../src/engines/carcassonne/index.ts';
import type { Viewer } from '../../src/engines/contract.ts';
import { recordText } from '../../src/tables/record.ts';
import { isTold, type RowKind } from '../../src/tables/stored.ts';
import { playSave } from './support/playSave.ts';
import {
  CHANNEL,
  done,
  engines,
  GUILD,
  openTestTables,
  playOn,
  type TestTables,
  temporaryFolder,
} from './support/testTables.ts';

const SAVES = join(import.meta.dirname, 'saves/commits');

/** What was finished with each of these commits, oldest first. */
const FINISHED: Readonly<Record<string, string>> = {
  dc77e820: 'Citadels, with hands that stay secret, beside Carcassonne',
  a4c14f5d: 'pictures in time, and boards that are drawn ahead',
  '7a216390': 'what strangers missed in Citadels and on the page',
  '8dc17641': 'fewer and better messages: announcements, calls, and the lobby with its banner',
  f21e3027: 'words as natives write them, and ends that are explained',
  '013dce7f': 'a quicker suite of tests',
  c3ce2057: 'Alhambra, and four sets of Carcassonne',
  '1776035a': 'Caylus, leaderboards, statistics, and rematches',
  '34fd4c25': 'clocks, votes, reminders, plans, and the fifth set of Carcassonne',
  c6f4bc43: 'start messages, signatures, erasing, undo, and replays',
  '17a33d04': 'animations of replays, records that are imported, and Discord as it really is',
};

/** How many options of Carcassonne these knew, in their order; the others know all. */
const KNOWN: Readonly<Record<string, number>> = {
  ...{ dc77e820: 1, a4c14f5d: 1, '7a216390': 1, '8dc17641': 1, f21e3027: 1, '013dce7f': 1 },
  ...{ c3ce2057: 5, '1776035a': 5 },
};

/** From here on, saves have what `playSave` plays. */
const PLAYED: readonly RowKind[] = [
  ...(['freeze', 'start', 'move', 'mildMove', 'resign'] as const),
  ...(['ask', 'ballot', 'verdict', 'clock', 'undo', 'reveal'] as const),
];

/** Every viewer's replay comes to the last row of which viewers learn. */
async function expectReplayed({ tables, store }: TestTables, id: string): Promise<number> {
  const { seats, seq } = (await tables.get(id))!;
  const last = (await store.rows(id)).findLast(({ kind }) => isTold(kind))?.seq;
  const viewers: readonly Viewer[] = ['table', ...seats.map(({ seat }) => seat)];
  const ends = await Promise.all(viewers.map(async (viewer) => (await tables.replay(id, viewer))?.at(-1)?.seq));
  expect(ends).toEqual(viewers.map(() => last));
  return seq;
}

async function expectProved({ tables, store }: TestTables, id: string): Promise<void> {
  const { checks, record } = (await tables.proof(id))!;
  expect(checks.map(({ check, holds }) => [check, holds])).toEqual(checks.map(({ check }) => [check, true]));
  const isDrawn = (await store.rows(id)).some(({ kind }) => kind === 'mildMove');
  expect(checks.length).toBe(isDrawn ? 4 : 3);
  expect(replayRecord(recordText(record), engines).filter(({ holds }) => !holds)).toEqual([]);
}

/** A data folder with this save. */
function folderWith(save: string): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'guildhall.db'), gunzipSync(readFileSync(join(SAVES, save))));
  return folder;
}

/** Starts that were waiting for their message get it; resolves to how many. */
async function dealWaiting({ store, tables }: TestTables): Promise<number> {
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

it('the saves are those of these commits', () => {
  const named = Object.keys(FINISHED).map((commit) => `${commit}.db.gz`);
  expect(readdirSync(SAVES).toSorted()).toEqual(named.toSorted());
});

it.runIf(process.env.SAVE === 'write')('the present commit leaves a save', async () => {
  const service = openTestTables();
  await playSave(service);
  await service.store.close();
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
  writeFileSync(join(SAVES, `${commit}.db.gz`), gzipSync(readFileSync(service.file), { level: 9 }));
});

it('the newest save has undo, votes, seats that the bot holds, starts that wait, and all options to the end', async () => {
  const folder = folderWith(`${Object.keys(FINISHED).at(-1)}.db.gz`);
  const database = new Database(join(folder, 'guildhall.db'), { readonly: true });
  const kinds = database.prepare<[], string>('SELECT DISTINCT kind FROM moves').pluck().all();
  const whole = database
    .prepare<[], string>("SELECT options FROM tables WHERE game = 'carcassonne' AND status = 'finished'")
    .pluck()
    .all();
  const votes = database.prepare<[], number>('SELECT count(*) FROM tables WHERE vote IS NOT NULL').pluck().get();
  database.close();
  expect(kinds).toEqual(expect.arrayContaining([...PLAYED]));
  expect(votes).toBe(4);
  expect(whole).toEqual([JSON.stringify(OPTIONS)]);
  expect(await dealWaiting(openTestTables(folder))).toBe(2);
});

it.each(readdirSync(SAVES))('%s', { timeout: 0 }, async (save) => {
  const service = openTestTables(folderWith(save));
  const { tables } = service;
  await tables.resume();
  await dealWaiting(service);
  const running = (await tables.inGuild(GUILD)).filter(({ status }) => status === 'running');
  const ended = (await tables.inGuild(GUILD, 'ended')).filter(({ status }) => status === 'finished');
  const games = (list: typeof running) => [...new Set(list.map(({ game }) => game))].sort();
  expect(games(ended)).toEqual(games(running));
  expect(running.length).toBeGreaterThanOrEqual(4);
  const played = (game: string) => new Set(running.flatMap((one) => (one.game === game ? one.options : [])));
  expect(played('carcassonne')).toEqual(new Set(OPTIONS.slice(0, KNOWN[save.slice(0, 8)])));
  expect(played('citadels')).toEqual(new Set(['french']));
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
