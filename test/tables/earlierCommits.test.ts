/**
 * Tables of earlier commits verify and play on. `saves/commits` has a database as each of them left it, named after the
 * commit: of every game, with the options that it knew, a running table or several, and an ended one. `npm run save` adds
 * that of the present commit (`support/playSave.ts`). All are played to their end in `earlierSaves.long.test.ts`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { OPTIONS } from '../../src/engines/carcassonne/index.ts';
import type { RowKind } from '../../src/tables/stored/rowKinds.ts';
import { playSave } from './support/playSave.ts';
import { countAll, everything } from './support/results.ts';
import {
  dealWaiting,
  expectProved,
  expectReplayed,
  expectSound,
  openSave,
  pathOf,
  SAVES,
  savesIn,
} from './support/saves.ts';
import { GUILD, openTestTables, playOn } from './support/testTables.ts';

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
  '161b3440': 'no time by undo; the last commit whose games count however soon they end',
};

const NEWEST = `${Object.keys(FINISHED).at(-1)}.db.gz`;

/** From here on, saves have what `playSave` plays. */
const PLAYED: readonly RowKind[] = [
  ...(['freeze', 'start', 'move', 'mildMove', 'resign'] as const),
  ...(['ask', 'ballot', 'verdict', 'clock', 'undo', 'reveal'] as const),
];

it('the saves are those of these commits', () => {
  const named = Object.keys(FINISHED).map((commit) => `${commit}.db.gz`);
  expect(savesIn('commits')).toEqual(named.toSorted());
});

it.runIf(process.env.SAVE === 'write')('the present commit leaves a save', async () => {
  const service = openTestTables();
  await playSave(service);
  await service.store.close();
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
  writeFileSync(pathOf('commits', `${commit}.db.gz`), gzipSync(readFileSync(service.file), { level: 9 }));
});

it('the newest save has undo, votes, seats the bot holds, starts that wait, and all options', async () => {
  const service = openSave('commits', NEWEST);
  const database = new Database(service.file, { readonly: true });
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
  expect(await dealWaiting(service)).toBe(2);
});

it('the results of the save 161b3440 are what they were, also of a game that ended unplayed', async () => {
  const service = openSave('commits', '161b3440.db.gz');
  const { tables, store } = service;
  const before = await everything(store);
  const ended = (await tables.inGuild(GUILD, 'ended')).filter(({ result }) => result?.how === 'resigned');
  const outcomes = await Promise.all(ended.map(({ id }) => tables.results.outcome(id)));
  expect(outcomes.map((outcome) => [outcome?.how, outcome?.seats.length])).toEqual([['resigned', 4]]);
  await store.results.reset();
  expect(await countAll(service, 9)).toBeGreaterThan(0);
  expect(await everything(store)).toEqual({ ...before });
});

it('the tables of the newest save are replayed, play on, and verify', async () => {
  const service = openSave('commits', NEWEST);
  await service.tables.resume();
  await dealWaiting(service);
  const running = (await service.tables.inGuild(GUILD)).filter(({ status }) => status === 'running');
  const ended = (await service.tables.inGuild(GUILD, 'ended')).filter(({ status }) => status === 'finished');
  expect(Math.min(running.length, ended.length)).toBeGreaterThanOrEqual(4);
  for (const { id } of running) {
    const seq = await expectReplayed(service, id);
    const { table } = await playOn(service, id, `${NEWEST} ${id}`, 5);
    expect(table.suspended).toBeNull();
    expect(await expectReplayed(service, id)).toBeGreaterThan(seq);
  }
  for (const { id } of ended) await expectProved(service, id);
  expect(service.logged).toEqual([]);
});

/** The oldest ones; of the others, see `earlierSaves.long.test.ts`. */
const OLDEST = SAVES.filter(([kind, save]) => save === savesIn(kind)[0]);

it.each(OLDEST)('the save %s/%s is migrated, and all of its tables are sound', expectSound);
