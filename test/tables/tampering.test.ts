/** Whoever can write to the database, but has no key, changes nothing of a table that its players then believe. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/kernel/random.ts';
import type { Suspension } from '../../src/tables/stored/stored.ts';
import { createAudit } from '../../src/tables/upkeep/audit.ts';
import { FINISHED, IDS, LOBBY, OTHER, RUNNING, tampered } from './support/signedTables.ts';
import {
  ANNE,
  BERT,
  CARL,
  CHANNEL,
  DORA,
  done,
  engines,
  GUILD,
  offers,
  openTestTables,
  playOn,
  press,
  refused,
  temporaryFolder,
} from './support/testTables.ts';

type Tampering = (database: Database.Database) => void;

const sql =
  (statement: string): Tampering =>
  (database) =>
    expect(database.prepare(statement).run().changes).toBeGreaterThan(0);

const ofTable = (id: string) => `WHERE table_id = '${id}'`;

/** Exchanges a column of two rows of a table with the key (table_id, …). */
const exchange =
  (table: string, column: string, one: string, other: string): Tampering =>
  (database) => {
    const read = database.prepare<[], string>(`SELECT ${column} FROM ${table} WHERE ${one}`).pluck();
    const second = database.prepare<[], string>(`SELECT ${column} FROM ${table} WHERE ${other}`).pluck();
    const [a, b] = [read.get(), second.get()];
    expect(a).not.toBe(b);
    const set = (value: string | undefined, where: string) =>
      database.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${where}`).run(value);
    set('aside', other);
    set(b, one);
    set(a, other);
  };

const seat = (number: number, id: string = RUNNING) => `table_id = '${id}' AND seat = ${number}`;

const CHANGES: readonly (readonly [what: string, change: Tampering, table: string, reason: Suspension])[] = [
  // What a commit of rows writes.
  [
    'the winner exchanged',
    sql(`UPDATE tables SET result = replace(replace(replace(result, '"place":1', '"place":9'), '"place":2', '"place":1'),
      '"place":9', '"place":2') WHERE id = '2'`),
    FINISHED,
    'record',
  ],
  [
    'a point more',
    sql(`UPDATE tables SET result = replace(result, '"points":', '"points":1') WHERE id = '2'`),
    FINISHED,
    'record',
  ],
  ['the result deleted', sql(`UPDATE tables SET result = NULL WHERE id = '2'`), FINISHED, 'record'],
  [
    'a result of a running game',
    sql(`UPDATE tables SET result = (SELECT result FROM tables WHERE id = '2') WHERE id = '1'`),
    RUNNING,
    'record',
  ],
  ['members exchanged', exchange('seats', 'user_id', seat(0), seat(1)), RUNNING, 'record'],
  ['a member replaced', sql(`UPDATE seats SET user_id = '${DORA}' WHERE ${seat(1)}`), RUNNING, 'record'],
  ['a member erased', sql(`UPDATE seats SET user_id = NULL WHERE ${seat(1)}`), RUNNING, 'record'],
  ['the last seat deleted', sql(`DELETE FROM seats WHERE ${seat(2)}`), RUNNING, 'record'],
  ['the first seat deleted', sql(`DELETE FROM seats WHERE ${seat(0)}`), RUNNING, 'state'],
  ['all seats deleted', sql(`DELETE FROM seats ${ofTable(RUNNING)}`), RUNNING, 'record'],
  [
    'a seat added',
    sql(`INSERT INTO seats SELECT table_id, 3, '${DORA}', host, awaited, offer_seq, offered_at, join_interaction, word,
      holder, held_from, free_until, awaited_at, reserve_used, extended, word_erased FROM seats WHERE ${seat(2)}`),
    RUNNING,
    'record',
  ],
  ['another host', sql(`UPDATE seats SET host = 1 - host ${ofTable(LOBBY)}`), LOBBY, 'record'],
  ['a seat given to the bot', sql(`UPDATE seats SET holder = 'bot' WHERE ${seat(1)}`), RUNNING, 'record'],
  ['a seat that looks taken over', sql(`UPDATE seats SET held_from = 5 WHERE ${seat(1)}`), RUNNING, 'record'],
  ['a seat that is offered', sql(`UPDATE seats SET free_until = 9 WHERE ${seat(1)}`), RUNNING, 'record'],
  ['whose turn it is', sql(`UPDATE seats SET awaited = 1 - awaited WHERE ${seat(1)}`), RUNNING, 'record'],
  ['since when somebody is waited for', sql(`UPDATE seats SET awaited_at = 1 WHERE ${seat(0)}`), RUNNING, 'record'],
  ['the reserve used up', sql(`UPDATE seats SET reserve_used = 1 WHERE ${seat(0)}`), RUNNING, 'record'],
  ['more time for a decision', sql(`UPDATE seats SET extended = 1 WHERE ${seat(0)}`), RUNNING, 'record'],
  [
    'old buttons that count again',
    sql(`UPDATE seats SET offer_seq = offer_seq + 1 WHERE ${seat(0)}`),
    RUNNING,
    'record',
  ],
  ['the time of an offer', sql(`UPDATE seats SET offered_at = 1 WHERE ${seat(0)}`), RUNNING, 'record'],
  [
    'a word that looks erased',
    sql(`UPDATE seats SET word_erased = 1 - word_erased WHERE ${seat(1)}`),
    RUNNING,
    'record',
  ],
  ['a word', sql(`UPDATE seats SET word = 'another' WHERE ${seat(1, FINISHED)}`), FINISHED, 'record'],
  [
    'the press of joining',
    sql(`UPDATE seats SET join_interaction = '1' WHERE ${seat(1, FINISHED)}`),
    FINISHED,
    'record',
  ],
  ['a finished game that runs again', sql(`UPDATE tables SET status = 'running' WHERE id = '2'`), FINISHED, 'record'],
  ['a running game that is over', sql(`UPDATE tables SET status = 'cancelled' WHERE id = '1'`), RUNNING, 'record'],
  ['a lobby that is over', sql(`UPDATE tables SET status = 'cancelled' WHERE id = '3'`), LOBBY, 'record'],
  ['the end of a game', sql(`UPDATE tables SET ended_at = 1 WHERE id = '2'`), FINISHED, 'record'],
  ['the start of a game', sql(`UPDATE tables SET started_at = 1 WHERE id = '1'`), RUNNING, 'record'],
  ['the opening', sql(`UPDATE tables SET opened_at = 1 WHERE id = '1'`), RUNNING, 'record'],
  ['the last change', sql(`UPDATE tables SET changed_at = 1 WHERE id = '3'`), LOBBY, 'record'],
  ['the server', sql(`UPDATE tables SET guild_id = 'another' WHERE id = '1'`), RUNNING, 'record'],
  ['a private table made public', sql(`UPDATE tables SET private = 0 WHERE id = '3'`), LOBBY, 'record'],
  ['a rematch of another table', sql(`UPDATE tables SET rematch_of = '2' WHERE id = '3'`), LOBBY, 'record'],
  ['an invitation', sql(`INSERT INTO invitations VALUES ('3', '${DORA}')`), LOBBY, 'record'],
  ['an invitation withdrawn', sql(`DELETE FROM invitations WHERE user_id = '${CARL}'`), LOBBY, 'record'],
  ['the clock', sql(`UPDATE tables SET clock = 'live2' WHERE id = '1'`), RUNNING, 'record'],
  ['a vote dropped', sql(`UPDATE tables SET vote = NULL WHERE id = '1'`), RUNNING, 'record'],
  [
    'a ballot',
    sql(`UPDATE tables SET vote = json_set(vote, '$.ballots', json('[{"seat":1,"answer":"yes"}]')) WHERE id = '1'`),
    RUNNING,
    'record',
  ],
  [
    'an event',
    sql(`UPDATE states SET recent = replace(recent, '"kind"', '"kinds"') ${ofTable(RUNNING)}`),
    RUNNING,
    'record',
  ],
  ['no events', sql(`UPDATE states SET recent = '[]' ${ofTable(RUNNING)}`), RUNNING, 'record'],
  ['events that are none', sql(`UPDATE states SET recent = '[null]' ${ofTable(RUNNING)}`), RUNNING, 'record'],
  [
    'the events of another table',
    sql(`UPDATE states SET recent = (SELECT recent FROM states WHERE table_id = '2') ${ofTable(RUNNING)}`),
    RUNNING,
    'record',
  ],
  ['the hash itself', sql(`UPDATE tables SET record_mac = zeroblob(32) WHERE id = '1'`), RUNNING, 'record'],
  ['a hash removed', sql(`UPDATE tables SET record_mac = NULL WHERE id = '1'`), RUNNING, 'record'],
  [
    'both hashes removed',
    sql(`UPDATE tables SET record_mac = NULL, beside_mac = NULL WHERE id = '2'`),
    FINISHED,
    'record',
  ],
  [
    'the hashes of another table',
    sql(`UPDATE tables SET record_mac = (SELECT record_mac FROM tables WHERE id = '4') WHERE id = '1'`),
    RUNNING,
    'record',
  ],

  // What is kept beside the record.
  ['the channel', sql(`UPDATE tables SET channel_id = 'another' WHERE id = '1'`), RUNNING, 'beside'],
  ['the thread', sql(`UPDATE tables SET thread_id = 'another' WHERE id = '1'`), RUNNING, 'beside'],
  ['the language', sql(`UPDATE tables SET locale = 'ja' WHERE id = '1'`), RUNNING, 'beside'],
  [
    'the message of the board',
    sql(`UPDATE messages SET message_id = 'x' ${ofTable(RUNNING)} AND kind = 'board'`),
    RUNNING,
    'beside',
  ],
  [
    'the row on the board',
    sql(`UPDATE messages SET seq = 99 ${ofTable(RUNNING)} AND kind = 'board'`),
    RUNNING,
    'beside',
  ],
  ['a message forgotten', sql(`DELETE FROM messages ${ofTable(RUNNING)} AND kind = 'lobby'`), RUNNING, 'beside'],
  ['a call', sql(`UPDATE calls SET seats = '[0]' ${ofTable(RUNNING)}`), RUNNING, 'beside'],
  ['a call forgotten', sql(`DELETE FROM calls ${ofTable(RUNNING)}`), RUNNING, 'beside'],
  ['a reminder', sql(`UPDATE reminders SET message_id = 'x' ${ofTable(RUNNING)}`), RUNNING, 'beside'],
  [
    'hands that go to another member',
    exchange('hands', 'message_id', `user_id = '${ANNE}'`, `user_id = '${BERT}'`),
    RUNNING,
    'beside',
  ],
  ['a hand forgotten', sql(`DELETE FROM hands ${ofTable(RUNNING)} AND user_id = '${ANNE}'`), RUNNING, 'beside'],
  ['who has held a seat', sql(`UPDATE holders SET user_id = '${DORA}' WHERE ${seat(1)}`), RUNNING, 'beside'],
  ['a holder forgotten', sql(`DELETE FROM holders WHERE ${seat(1)}`), RUNNING, 'beside'],
  ['a plan that nobody has made', sql(`INSERT INTO plans VALUES ('1', 0, '{"standing":["x"]}')`), RUNNING, 'beside'],
  ['a plan changed', sql(`UPDATE plans SET data = '{"standing":["x"]}' ${ofTable(RUNNING)}`), RUNNING, 'beside'],
  ['a plan dropped', sql(`DELETE FROM plans ${ofTable(RUNNING)}`), RUNNING, 'beside'],
  ['the other hash removed', sql(`UPDATE tables SET beside_mac = NULL WHERE id = '1'`), RUNNING, 'beside'],
];

describe('what is changed behind our back suspends its table alone', () => {
  it.each(CHANGES)('%s', async (_, change, changed, reason) => {
    const { store, tables, key, logged } = await tampered(change);
    const audit = createAudit(store, engines, key);
    for (const id of IDS) expect((await audit.check(id, false))?.damage ?? null).toBe(id === changed ? reason : null);
    for (const id of IDS) expect(await tables.proof(id)).toEqual(id === changed ? null : expect.anything());
    expect(await tables.get(changed)).toMatchObject({ suspended: reason, standpoints: null, fairness: null });
    expect(logged).toMatchObject([{ event: 'suspended', table: changed, reason }]);
    expect((await playOn({ tables }, OTHER, 'go on', 1)).table.status).toBe('running');
  });

  it('while nobody looks: nothing', async () => {
    const { store, tables, key, logged } = await tampered(() => {});
    const audit = createAudit(store, engines, key);
    for (const id of IDS) expect(await audit.check(id, true)).toMatchObject({ damage: null, failed: [] });
    for (const id of IDS) expect((await tables.get(id))?.suspended).toBeNull();
    expect(logged).toEqual([]);
  });
});

it('a change made while the table is in memory is found, too, and no later write signs it', async () => {
  const { store, tables, file } = await tampered(() => {});
  expect((await tables.get(RUNNING))?.suspended).toBeNull();
  const other = new Database(file);
  other.prepare("UPDATE messages SET message_id = 'x' WHERE kind = 'board'").run();
  other.close();
  await tables.attach(RUNNING, { call: null });
  await store.savePlan(RUNNING, 0, null);
  await store.saveGuildSettings(GUILD, { locale: 'ja', keepsPictures: false, clock: 'none' }, 'ja');
  expect((await tables.get(RUNNING))?.suspended).toBe('beside');
  expect((await tables.get(OTHER))?.suspended).toBeNull();
});

it('each of 400 flipped bits in events, result, seats, and messages is found', async () => {
  const { store, key, file } = await tampered(() => {});
  const database = new Database(file);
  database.pragma('ignore_check_constraints = ON');
  const audit = createAudit(store, engines, key);
  const stream = seeded('flips').stream('bits');
  const places = [
    ['states', 'recent', ofTable(RUNNING), RUNNING],
    ['tables', 'result', "WHERE id = '2'", FINISHED],
    ['seats', 'word', `WHERE ${seat(1)}`, RUNNING],
    ['seats', 'user_id', `WHERE ${seat(1)}`, RUNNING],
    ['messages', 'message_id', `${ofTable(RUNNING)} AND kind = 'board'`, RUNNING],
  ] as const;
  const missed: string[] = [];
  for (let flip = 0; flip < 400; flip++) {
    const [table, column, where, id] = places[flip % places.length]!;
    const bytes = database.prepare<[], Buffer>(`SELECT CAST(${column} AS BLOB) FROM ${table} ${where}`).pluck().get()!;
    const write = (value: Buffer) =>
      database.prepare(`UPDATE ${table} SET ${column} = CAST(? AS TEXT) ${where}`).run(value);
    const changed = Buffer.from(bytes);
    const at = stream.uniform(bytes.length);
    changed[at] = changed[at]! ^ (1 << stream.uniform(8));
    write(changed);
    const finding = await audit.check(id, false);
    if (finding?.damage === null) missed.push(`${column} at ${at}: ${changed.toString('latin1')}`);
    write(bytes);
  }
  database.close();
  expect(missed).toEqual([]);
});

it('without its inbox, nothing is suspended, and a press that is delivered again is outdated', async () => {
  const service = await tampered(() => {});
  const { tables, file } = service;
  const [first] = offers((await tables.get(OTHER))!);
  const request = { interaction: press(), user: first!.user, offer: first!.offer, moves: [first!.move] };
  const { seq } = done(await tables.play(OTHER, request));
  expect(refused(await tables.play(OTHER, request))).toEqual({ kind: 'duplicate' });
  const database = new Database(file);
  expect(database.prepare('DELETE FROM inbox').run().changes).toBeGreaterThan(0);
  database.close();
  const again = openTestTables(service.folder);
  expect(refused(await again.tables.play(OTHER, request)).kind).toBe('stale');
  expect(await again.tables.get(OTHER)).toMatchObject({ seq, suspended: null });
});

describe('tables of an earlier release', () => {
  const SAVE = join(import.meta.dirname, 'saves/releases/0011.db.gz');

  async function old() {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'guildhall.db'), gunzipSync(readFileSync(SAVE)));
    const service = openTestTables(folder);
    const macs = async (id: string) => (await service.store.position(id))!.macs;
    const ids = await service.store.tableIds(null, 99);
    return { ...service, macs, ids };
  }

  it('are signed when they are loaded, and from then on a hash that is gone is noticed', async () => {
    const { store, tables, key, file, macs, ids } = await old();
    const id = ids[0]!;
    const audit = createAudit(store, engines, key);
    expect(await macs(id)).toEqual({ record: null, beside: null });
    expect(await audit.check(id, true)).toMatchObject({ damage: null, isSigned: false });
    expect((await tables.get(id))?.suspended).toBeNull();
    expect(await audit.check(id, true)).toMatchObject({ damage: null, isSigned: true });
    expect(await macs(id)).toEqual({ record: expect.any(Buffer), beside: expect.any(Buffer) });

    const database = new Database(file);
    database.exec('UPDATE tables SET record_mac = NULL, beside_mac = NULL');
    database.close();
    expect(await audit.check(id, true)).toMatchObject({ damage: 'record' });
    expect(await audit.check(ids[1]!, true)).toMatchObject({ damage: null, isSigned: false });
  });

  it('play on and can be changed in every way while they are not signed', async () => {
    const { store, tables, macs, ids } = await old();
    const id = ids[0]!;
    const message = { channel: CHANNEL, message: 'm', seq: 1, generation: 0, postedAt: 1, turnSeq: null };
    await tables.attach(id, { message: { ...message, kind: 'board' } });
    await store.setThread(id, null);
    expect(await macs(id)).toEqual({ record: null, beside: null });
    const { table } = await playOn({ tables }, id, 'on');
    expect(table).toMatchObject({ status: 'finished', suspended: null });
    expect(await macs(id)).toEqual({ record: expect.any(Buffer), beside: expect.any(Buffer) });
  });
});
