/**
 * Tables of earlier releases with clocks play on. `saves/withClocks` has a database as each of them left it, named after its
 * last migration: of every game, a table with a standing answer and one whose members vote about an overdue seat, one of
 * two ballots cast; a finished game; a lobby; from 0021 on, one that has been frozen and not dealt.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { GAME_IDS } from '../../src/engines/games.ts';
import { createAudit } from '../../src/tables/audit.ts';
import type { Table } from '../../src/tables/tables.ts';
import { startAt } from '../support/startAt.ts';
import {
  ANNE,
  CHANNEL,
  done,
  engines,
  GUILD,
  openTestTables,
  playOn,
  press,
  type TestTables,
  temporaryFolder,
} from './support/testTables.ts';

const SAVES = join(import.meta.dirname, 'saves/withClocks');

function openSave(save: string): TestTables {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'guildhall.db'), gunzipSync(readFileSync(join(SAVES, save))));
  return openTestTables(folder);
}

it.each(readdirSync(SAVES))('%s', async (save) => {
  const service = openSave(save);
  const { tables, clock, store } = service;
  // The saved tables know the first interactions by their ids.
  for (let known = 0; known < 1_000; known++) press();
  clock.time += 36 * 60 * 60 * 1000; // So late it was when it was saved.
  await tables.resume();
  const all = await store.tableIds(null, 99);
  const audit = createAudit(store, engines, service.key);
  const sound = async (id: string) => {
    const finding = await audit.check(id, true);
    expect([id, finding?.damage, finding?.failed]).toEqual([id, null, []]);
  };
  for (const id of all) await sound(id);
  const found = await Promise.all(all.map(async (id) => (await tables.get(id))!));
  const of = (is: (table: Table) => boolean) => found.filter(is).map(({ game }) => game);
  expect(of(({ vote }) => vote !== null).toSorted()).toEqual(GAME_IDS.toSorted());
  expect(of(({ status }) => status === 'finished')).toEqual(['carcassonne']);

  for (const { id, game, vote, status, seats } of found) {
    if (status === 'lobby') {
      const due = await tables.dueStart(id);
      if (due === null) done(await startAt(tables, id, { interaction: press(), user: ANNE }));
      else done(await tables.deal(id, { row: due.row, channel: CHANNEL, message: '1000000000000000003' }));
    } else if (vote !== null) {
      const [former] = vote.ballots;
      const voter = seats.find(({ seat }) => vote.electorate.includes(seat) && seat !== former?.seat)!;
      expect(former?.answer).toBe('wait');
      const ballot = { interaction: press(), user: voter.user!, row: vote.row, answer: 'wait' as const };
      expect([game, done(await tables.vote(id, ballot)).vote]).toEqual([game, null]);
    } else if (status === 'running') {
      const own = seats.find(({ user }) => user !== ANNE && user !== null)!;
      const answered = await tables.setStanding(id, { interaction: press(), user: own.user!, standing: [] });
      expect(done(answered).standing).toEqual([]);
    }
    const { table } = await playOn(service, id, id);
    expect([game, table.status, table.suspended]).toEqual([game, 'finished', null]);
    const checks = (await tables.proof(id))!.checks;
    expect([game, checks.filter(({ holds }) => holds !== true)]).toEqual([game, []]);
    await sound(id);
  }
  expect((await tables.inGuild(GUILD, 'ended')).length).toBe(all.length);
  expect(service.logged).toEqual([]);
});

it('the newest one has a table between the freeze and the deal', async () => {
  const service = openSave(readdirSync(SAVES).at(-1)!);
  const due = await Promise.all((await service.store.tableIds(null, 99)).map((id) => service.tables.dueStart(id)));
  expect(due.filter((one) => one !== null)).toMatchObject([
    { row: 5, words: ['', 'word of 2', 'word of 3', 'word of 4'] },
  ]);
});
