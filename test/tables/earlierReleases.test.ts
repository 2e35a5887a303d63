/**
 * Tables of earlier releases play on, without a clock. `saves/releases` has a database as each of them left it, named
 * after its last migration: of every game that it knew, a running table of four, and one with a seat that has resigned.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ANNE, BERT, done, GUILD, openTestTables, playOn, press, temporaryFolder } from './support/testTables.ts';
import { takeBack, undosAt } from './support/undos.ts';

const SAVES = join(import.meta.dirname, 'saves/releases');
const DAY = 24 * 60 * 60 * 1000;
const NEWCOMER = '100000000000000009';

it.each(readdirSync(SAVES))('%s', async (save) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'guildhall.db'), gunzipSync(readFileSync(join(SAVES, save))));
  const service = openTestTables(folder);
  const { tables, clock } = service;
  await tables.resume();
  const found = (await tables.inGuild(GUILD)).filter(({ status }) => status === 'running');
  expect(found.length).toBeGreaterThanOrEqual(2);
  expect(found.every((table) => table.clock === 'none' && table.vote === null)).toBe(true);
  expect(found.flatMap(({ seats }) => seats).filter(({ deadline }) => deadline !== null)).toEqual([]);
  expect(new Set(found.flatMap(({ seats }) => seats.map(({ holder }) => holder)))).toEqual(new Set(['member', 'bot']));
  const heads = found.map(({ seq }) => seq);
  const reminded = async () =>
    (await Promise.all(found.map(({ id }) => tables.outbox.ofTable(id))))
      .map((entries) => entries.filter(({ kind }) => kind === 'reminder').length)
      .filter((count) => count > 0);
  // By the system's clock, like the migration: whoever has waited for days is reminded within a day, not at once.
  clock.time = Date.now();
  await tables.doDue(99, () => false);
  expect((await reminded()).length).toBeLessThan(found.length);
  clock.time += DAY;
  await tables.doDue(99, () => false);
  expect(await reminded()).toHaveLength(found.length);
  clock.time += 100 * DAY;
  expect(await tables.doDue(99, () => false)).toBe(0);
  expect((await tables.inGuild(GUILD)).filter(({ status }) => status === 'running').map(({ seq }) => seq)).toEqual(
    heads,
  );

  const takenBack: string[] = [];
  for (const [index, { id, seats }] of found.entries()) {
    const request = { interaction: press(), user: seats[1]!.user! };
    // The record leads to the signed position, and what was done last can be taken back, by consent.
    expect((await tables.replay(id, 'table'))?.length).toBeGreaterThan(1);
    const state = await service.state(id);
    const [last, ...earlier] = undosAt((await tables.get(id))!).toSorted((a, b) => b.undo.row - a.undo.row);
    if (last === undefined) expect(seats[1]!.holder).toBe('bot');
    else {
      expect([last, ...earlier].every(({ undo }) => !undo.isFree)).toBe(true);
      const undone = await takeBack(service, id, last.user, last.undo.row);
      expect(undone.vote).toBeNull();
      expect(await service.state(id)).not.toEqual(state);
      const row = (await service.history(id)).find(({ seq }) => seq === last.undo.row)!;
      done(await tables.play(id, { interaction: press(), user: last.user, offer: null, moves: [row.payload] }));
      expect(await service.state(id)).toEqual(state);
      takenBack.push(id);
    }
    if (seats[1]!.holder === 'bot') {
      if (index % 4 < 2) done(await tables.comeBack(id, request));
      else done(await tables.takeOver(id, { ...request, user: NEWCOMER, seat: null }));
    } else if (index % 4 < 2) {
      const agree = (user: string) => tables.vote(id, { interaction: press(), user, row: null, answer: 'yes' });
      done(await tables.setClock(id, { interaction: press(), user: ANNE, clock: 'days2' }));
      for (const { user } of seats.slice(1)) done(await agree(user!));
    }
    const { table } = await playOn(service, id, id);
    expect([table.status, table.suspended]).toEqual(['finished', null]);
    const checks = (await tables.proof(id))!.checks.map(({ check, holds }) => [check, holds]);
    expect(checks.filter(([, holds]) => holds === false)).toEqual([]);
    const outcome = await tables.results.outcome(id);
    expect(outcome?.seats.map(({ user }) => user)).toEqual(seats.map(({ user }) => user));
    const isTaken = table.seats[1]!.user === NEWCOMER;
    expect(outcome?.successors.map(({ user }) => user)).toEqual(isTaken ? [NEWCOMER] : []);
    if (isTaken) expect(outcome?.seats[1]).toMatchObject({ user: BERT, resigned: true, place: 4 });
  }
  expect(takenBack.length).toBeGreaterThan(0);
  expect(service.logged).toEqual([]);
});
