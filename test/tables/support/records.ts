/** What is proved of the import of records, whichever game they are of. */
import { expect } from 'vitest';
import { withToy } from '../../games.ts';
import { expectImported, expectVerified, importInto, openElsewhere, recordOf } from './imports.ts';
import {
  BERT,
  CARL,
  done,
  engines,
  openTestTables,
  playOn,
  press,
  refused,
  startTable,
  type TestTables,
  USERS,
} from './testTables.ts';
import { takeBack, undosAt } from './undos.ts';

export const NEWCOMER = '100000000000000009';

/** A table that was played to its end: with an undo, a seat that the bot held for a while, and one that was taken over. */
export async function eventfulTable(
  service: TestTables,
  game: string,
  options: readonly string[] = [],
): Promise<string> {
  const { tables } = service;
  const { id } = await startTable(service, withToy[game]!.seats, game, options);
  const { table } = await playOn(service, id, 'first', 4);
  const [last] = undosAt(table).toSorted((a, b) => b.undo.row - a.undo.row);
  if (last !== undefined) await takeBack(service, id, last.user, last.undo.row);
  await playOn(service, id, 'second', 3);
  done(await tables.resign(id, { interaction: press(), user: BERT }));
  await playOn(service, id, 'third', 3);
  done(await tables.comeBack(id, { interaction: press(), user: BERT }));
  await playOn(service, id, 'fourth', 2);
  done(await tables.resign(id, { interaction: press(), user: CARL }));
  await playOn(service, id, 'fifth', 3);
  done(await tables.takeOver(id, { interaction: press(), user: NEWCOMER, seat: 2 }));
  await playOn(service, id, 'rest');
  return id;
}

/** A record becomes a table elsewhere that shows and proves the same. */
export async function expectEventful(game: string, options: readonly string[]): Promise<void> {
  const here = openTestTables();
  const id = await eventfulTable(here, game, options);
  const kinds = new Set((await here.history(id)).map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['undo', 'resign', 'comeback', 'takeover', 'mildMove']));
  const { there, table } = await expectImported(here, id);
  await expectVerified(there, table.id);
}

export type Json = Record<string, unknown>;
type Rows = readonly Json[];

/** Lies about one thing each, and the check that finds it. */
const LIES: readonly (readonly [
  string,
  (record: Json & { rows: Rows; words: Rows; streams: Rows }) => Json,
  object,
])[] = [
  ['the seed', ({ seed }) => ({ seed: bitOff(seed) }), { check: 'seal' }],
  ['the seal', ({ commitment }) => ({ commitment: bitOff(commitment) }), { check: 'seal' }],
  ['the scheme of the seal', () => ({ seal: 'dbg-fair-1' }), { check: 'seal' }],
  ['the scheme', () => ({ scheme: 'dbg-fair-2' }), { check: 'seal' }],
  ['the id of the table', () => ({ table: '99' }), { check: 'seal' }],
  ['a word', ({ words }) => ({ words: words.map((one) => ({ ...one, word: 'x' })) }), { check: 'words' }],
  ['a hash', ({ words }) => ({ words: words.map((one) => ({ ...one, hash: bitOff(one.hash) })) }), { check: 'words' }],
  ['what was frozen', ({ frozen }) => ({ frozen: bitOff(frozen) }), { check: 'words' }],
  ['the start message', () => ({ start: '4711' }), { check: 'entropy' }],
  ['what was mixed in', ({ entropy }) => ({ entropy: bitOff(entropy) }), { check: 'entropy' }],
  ['the options', () => ({ options: ['none'] }), { check: 'options' }],
  ['the deal', ({ deal }) => ({ deal: { ...(deal as Json), more: 1 } }), { check: 'deal' }],
  ['a stream', ({ streams }) => ({ streams: streams.slice(1) }), { check: 'streams' }],
  ['the attempts', () => ({ attempts: [] }), { check: 'row' }],
  ['the last row', ({ rows }) => ({ rows: rows.slice(0, -1) }), { check: 'result' }],
  ['the first move', ({ rows }) => ({ rows: rows.slice(1) }), { check: 'row' }],
  [
    'a number',
    ({ rows }) => ({ rows: rows.map((one, at) => (at === 3 ? { ...one, seq: (one.seq as number) - 1 } : one)) }),
    { check: 'row' },
  ],
  [
    'a row after the end',
    ({ rows }) => ({ rows: [...rows, { ...rows.at(-1), seq: (rows.at(-1)!.seq as number) + 1 }] }),
    { check: 'row' },
  ],
  [
    'who moved',
    ({ rows }) => ({ rows: rows.map((one) => (one.kind === 'move' ? { ...one, actor: 'system' } : one)) }),
    { check: 'row' },
  ],
  [
    'a move of the bot',
    ({ rows }) => ({
      rows: rows.map((one) => (one.kind === 'mildMove' ? { ...one, kind: 'plannedMove', actor: 'seat' } : one)),
    }),
    { check: 'row' },
  ],
  ['who had left', ({ rows }) => ({ rows: rows.filter(({ kind }) => kind !== 'resign') }), { check: 'row' }],
  [
    'an undo',
    ({ rows }) => ({ rows: rows.map((one) => (one.kind === 'undo' ? { ...one, payload: { to: 1 } } : one)) }),
    { check: 'row' },
  ],
  ['a move that was taken back', undoneOtherwise, { check: 'row' }],
];

/** The last digit is another one. */
const bitOff = (digits: unknown): string => `${String(digits).slice(0, -1)}${String(digits).endsWith('0') ? 1 : 0}`;

/** Only the rules can tell that a move which was taken back could not be made. */
function undoneOtherwise({ rows }: { rows: Rows }): Json {
  const undo = rows.findIndex(({ kind }) => kind === 'undo');
  expect(undo).toBeGreaterThan(0);
  return { rows: rows.map((one, at) => (at === undo - 1 ? { ...one, payload: { kind: 'nothing' } } : one)) };
}

/** Each lie is refused with its reason, and nothing is left of it. */
export async function expectLiesFound(game: string): Promise<void> {
  const here = openTestTables();
  const record = JSON.parse(await recordOf(here, await eventfulTable(here, game)));
  const there = await openElsewhere();
  for (const [what, lie, found] of LIES) {
    const text = JSON.stringify({ ...record, ...lie(record) });
    expect(refused(await importInto(there, text)), what).toMatchObject({ kind: 'recordFails', ...found });
  }
  expect(await there.tables.inGuild('700000000000000002', 'ended')).toEqual([]);
  expect(await there.store.tableIds(null, 10)).toHaveLength(1);
  expect(there.logged).toEqual([]);
}

/** The record of a running table, for its operator's eyes. */
export async function cut(game: string, moves: number) {
  const here = openTestTables();
  const { id } = await startTable(here, withToy[game]!.seats, game);
  await playOn(here, id, 'first', moves);
  const { seq } = (await here.tables.get(id))!;
  const state = await here.state(id);
  await playOn(here, id, 'rest');
  return { here, id, seq, state, record: await recordOf(here, id), seats: withToy[game]!.seats };
}
export const others = (seats: number) => USERS.slice(1, seats);

/** A record that is played on goes on from its row, draws what the record has drawn, and counts for nothing. */
export async function expectPlayedOn(game: string): Promise<void> {
  const { here, id, seq, state, record, seats } = await cut(game, 7);
  const there = await openElsewhere(true);
  const table = done(await importInto(there, record, { row: seq, others: others(seats) }));
  expect(table).toMatchObject({ status: 'running', seq, clock: 'none', origin: id, playedFrom: seq });
  expect(table.seats.map(({ user }) => user)).toEqual(USERS.slice(0, seats));
  expect(await there.state(table.id)).toEqual(state);
  expect(table.fairness?.seed).toBeNull();

  // The same moves come to the same end.
  for (const { kind, payload, seat } of (await here.history(id)).slice(seq)) {
    if (kind !== 'move') continue;
    done(
      await there.tables.play(table.id, {
        interaction: press(),
        user: USERS[seat!]!,
        offer: null,
        moves: [payload],
      }),
    );
  }
  expect(await there.tables.get(table.id)).toMatchObject({ status: 'finished' });
  expect(await there.state(table.id)).toEqual(await here.state(id));
  expect(await there.tables.countResults(9)).toBe(0);
  expect(await there.store.results.servers()).toEqual([]);
  const { checks } = (await there.tables.proof(table.id))!;
  expect(checks.every(({ holds }) => holds)).toBe(true);
  // It is known after a restart, and forgotten once the whole game is imported.
  const again = openTestTables(there.folder, engines, { key: '1e'.repeat(32) });
  expect((await again.tables.get(table.id))?.playedFrom).toBe(seq);
  expect((await expectImported(there, table.id)).table.playedFrom).toBeNull();
}
