import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/kernel/random.ts';
import { createTables } from '../../src/tables/createTables.ts';
import type { Suspension } from '../../src/tables/stored/stored.ts';
import { heapOf } from './support/heap.ts';
import {
  ANNE,
  BERT,
  CHANNEL,
  DORA,
  done,
  engines,
  GUILD,
  openTable,
  openTestTables,
  playOn,
  press,
  refused,
  startTable,
  type TestTables,
} from './support/testTables.ts';

/** Two tables in mid-game; the first is then changed behind our back, while nobody has the file open. */
async function damaged(
  sql: string | ((database: Database.Database) => void),
): Promise<{ service: TestTables; sound: string }> {
  const before = openTestTables();
  const { id } = await startTable(before, 2);
  expect(id).toBe('1');
  const { id: sound } = await startTable(before, 2);
  await playOn(before, id, 'before', 3);
  await before.store.close();
  const database = new Database(before.file);
  for (const trigger of ['changed', 'deleted']) database.exec(`DROP TRIGGER moves_are_never_${trigger}`);
  if (typeof sql === 'string') expect(database.prepare(sql).run().changes).toBe(1);
  else sql(database);
  database.close();
  return { service: openTestTables(before.folder), sound };
}

async function expectSuspended(
  { service, sound }: { service: TestTables; sound: string },
  reason: Suspension,
): Promise<void> {
  const move = { interaction: press(), user: ANNE, offer: null, moves: [{ kind: 'end' }] };
  expect(refused(await service.tables.play('1', move))).toEqual({ kind: 'suspended', reason });
  const table = await service.tables.get('1');
  expect(table).toMatchObject({ status: 'suspended', suspended: reason, standpoints: null });
  expect(service.logged).toEqual([{ event: 'suspended', table: '1', seq: table?.seq, reason, frames: [] }]);
  expect((await service.tables.inChannel(CHANNEL)).map(({ id, status }) => [id, status])).toEqual([
    [sound, 'running'],
    ['1', 'suspended'],
  ]);
  const { table: other } = await playOn(service, sound, 'go on');
  expect(other.status).toBe('finished');
  expect((await openTable(service, 2)).status).toBe('lobby');
}

describe('a damaged table is set aside alone, and the others go on', () => {
  const rows: readonly [string, string, Suspension][] = [
    [
      'the payload of its last row',
      `UPDATE moves SET payload = '{"kind":"end"} ' WHERE table_id = '1' AND seq = 6`,
      'rows',
    ],
    ['the payload of an early row', `UPDATE moves SET payload = '{}' WHERE table_id = '1' AND seq = 1`, 'rows'],
    ['the seat of a row', `UPDATE moves SET seat = 1 - seat WHERE table_id = '1' AND seq = 5`, 'rows'],
    ['the actor of a row', `UPDATE moves SET actor = 'vote' WHERE table_id = '1' AND seq = 5`, 'rows'],
    ['the kind of a row', `UPDATE moves SET kind = 'join' WHERE table_id = '1' AND seq = 5`, 'rows'],
    ['the time of a row', `UPDATE moves SET created_at = 1 WHERE table_id = '1' AND seq = 5`, 'rows'],
    ['the rules version of a row', `UPDATE moves SET rules_version = 2 WHERE table_id = '1' AND seq = 5`, 'rows'],
    ['the hash of a row', `UPDATE moves SET hash = zeroblob(32) WHERE table_id = '1' AND seq = 6`, 'rows'],
    ['a row in the middle that is gone', `DELETE FROM moves WHERE table_id = '1' AND seq = 4`, 'rows'],
    ['the last row that is gone', `DELETE FROM moves WHERE table_id = '1' AND seq = 6`, 'rows'],
    ['the number of the head row', `UPDATE tables SET head_seq = 5 WHERE id = '1'`, 'state'],
    ['the options', `UPDATE tables SET options = '["fog"]' WHERE id = '1'`, 'rows'],
    [
      'a word in the state',
      `UPDATE states SET state = replace(state, '"round":', '"ROUND":') WHERE table_id = '1'`,
      'state',
    ],
    ['a state that is no JSON', `UPDATE states SET state = '{' WHERE table_id = '1'`, 'state'],
    ['the version of the state', `UPDATE states SET version = version + 1 WHERE table_id = '1'`, 'state'],
    ['the state that is gone', `DELETE FROM states WHERE table_id = '1'`, 'state'],
    ['the number of a seat', `UPDATE seats SET seat = 7 WHERE table_id = '1' AND seat = 1`, 'state'],
    ['the sealed seed', `UPDATE secrets SET sealed = zeroblob(61) WHERE table_id = '1' AND kind = 'seed'`, 'secrets'],
    ['the chain key that is gone', `DELETE FROM secrets WHERE table_id = '1' AND kind = 'chain'`, 'secrets'],
    ['the name of its game', `UPDATE tables SET game = 'ludo' WHERE id = '1'`, 'game'],
  ];
  for (const [what, sql, reason] of rows)
    it(`for ${what}`, async () => {
      await expectSuspended(await damaged(sql), reason);
    });

  it('for secrets that belong to another table', async () => {
    const swap = (database: Database.Database) => {
      const sealed = database
        .prepare("SELECT sealed FROM secrets WHERE table_id = '2' AND kind = 'seed'")
        .pluck()
        .get();
      database.prepare("UPDATE secrets SET sealed = ? WHERE table_id = '1' AND kind = 'seed'").run(sealed);
    };
    await expectSuspended(await damaged(swap), 'secrets');
  });
});

it('each of 24 flipped bytes in the rows and the state of a table is found', async () => {
  const before = openTestTables();
  const { id } = await startTable(before, 2, 'carcassonne');
  await playOn(before, id, 'before', 20);
  await before.store.close();
  const stream = seeded('flips').stream('bytes');
  const database = new Database(before.file);
  database.exec('DROP TRIGGER moves_are_never_changed');
  let found = 0;
  for (let flip = 0; flip < 24; flip++) {
    const seq = 1 + stream.uniform(20);
    const [table, column, where] = flip % 2 === 0 ? ['moves', 'payload', `seq = ${seq}`] : ['states', 'state', '1 = 1'];
    const text = database.prepare<[], string>(`SELECT ${column} FROM ${table} WHERE ${where}`).pluck().get()!;
    const at = stream.uniform(text.length);
    const digit = text[at] === '7' ? '3' : '7';
    const changed = `${text.slice(0, at)}${digit}${text.slice(at + 1)}`;
    const write = (value: string) => {
      database.pragma('ignore_check_constraints = ON');
      database.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${where}`).run(value);
    };
    write(changed);
    const service = openTestTables(before.folder);
    if ((await service.tables.get(id))?.status === 'suspended') found++;
    await service.store.suspend(id, null);
    await service.store.close();
    write(text);
  }
  database.close();
  expect(found).toBe(24);
  const { table } = await playOn(openTestTables(before.folder), id, 'unharmed');
  expect(table.status).toBe('finished');
});

it('a table that was mended is taken back at the next start, one that was not is not', async () => {
  const service = openTestTables();
  const { id } = await startTable(service, 2);
  const { id: other } = await startTable(service, 2);
  await service.store.suspend(id, 'state');
  await service.store.suspend(other, 'rows');
  const database = new Database(service.file);
  database.prepare('DELETE FROM states WHERE table_id = ?').run(other);
  database.close();
  const again = openTestTables(service.folder);
  await again.tables.resume();
  expect((await again.tables.get(id))?.status).toBe('running');
  expect((await again.tables.get(other))?.status).toBe('suspended');
  expect(again.logged).toEqual([{ event: 'released', table: id, seq: 4 }]);
});

describe('rules that throw', () => {
  it('suspend their table alone, which stays as it was saved, and the log tells where but no values', async () => {
    const service = openTestTables(undefined, { ...engines, heap: heapOf(9) });
    const { id } = await startTable(service, 2, 'heap');
    const { id: other } = await startTable(service, 2, 'toy');
    const play = (move: object) =>
      service.tables.play(id, { interaction: press(), user: BERT, offer: null, moves: [{ kind: 'wait' }, move] });
    done(await play({ kind: 'wait' }));
    expect(refused(await play({ kind: 'stumble' }))).toEqual({ kind: 'suspended', reason: 'rules' });
    expect(refused(await play({ kind: 'wait' }))).toEqual({ kind: 'suspended', reason: 'rules' });
    expect(await service.history(id)).toHaveLength(6);
    expect(JSON.stringify(service.logged)).not.toContain('secret');
    expect(service.logged).toMatchObject([{ event: 'suspended', table: id, seq: 6, reason: 'rules' }]);
    expect(JSON.stringify(service.logged)).toContain('heap.ts');
    expect((await playOn(service, other, 'go on')).table.status).toBe('finished');

    const again = openTestTables(service.folder, { ...engines, heap: heapOf(9) });
    await again.tables.resume();
    expect((await again.tables.get(id))?.status).toBe('running');
  });

  it('of an older release: a state of a newer version suspends its table', async () => {
    const newer = openTestTables(undefined, { heap: heapOf(9, 2) });
    const { id } = await startTable(newer, 2, 'heap');
    const older = openTestTables(newer.folder, { heap: heapOf(9, 1) });
    expect(await older.tables.get(id)).toMatchObject({ status: 'suspended', suspended: 'state' });
    const again = openTestTables(newer.folder, { heap: heapOf(9, 2) });
    await again.tables.resume();
    expect((await again.tables.get(id))?.status).toBe('running');
  });
});

it('trouble of the disk is thrown, and no table is suspended for it', async () => {
  const service = openTestTables();
  const { id } = await startTable(service, 2);
  const full = new Error('database or disk is full');
  const store = { ...service.store, append: () => Promise.reject(full) };
  const tables = createTables({ store, engines, clock: service.clock, key: service.key });
  await expect(tables.resign(id, { interaction: press(), user: ANNE })).rejects.toBe(full);
  expect((await tables.get(id))?.status).toBe('running');
  expect(done(await service.tables.resign(id, { interaction: press(), user: ANNE })).status).toBe('finished');
  expect(await service.tables.ofUser(GUILD, DORA)).toEqual([]);
});
