/** Records that are imported as tables: as games that have ended, and to play on from a row. */
import { describe, expect, it } from 'vitest';
import type { FairRecord } from '../../src/tables/record/format.ts';
import { createAudit } from '../../src/tables/upkeep/audit.ts';
import { expectImported, expectVerified, importInto, openElsewhere, recordOf } from './support/imports.ts';
import {
  cut,
  eventfulTable,
  expectEventful,
  expectLiesFound,
  expectPlayedOn,
  type Json,
  NEWCOMER,
  others,
} from './support/records.ts';
import { openSave } from './support/saves.ts';
import {
  ANNE,
  BERT,
  CARL,
  done,
  engines,
  GUILD,
  openTable,
  openTestTables,
  playOn,
  press,
  refused,
  startTable,
} from './support/testTables.ts';
import { takeBack, undosAt } from './support/undos.ts';

describe('a record', () => {
  it('of the toy becomes a table elsewhere that shows and proves the same', () => expectEventful('toy', []));

  it('of a game that was canceled, or left by all but one, does as well', async () => {
    const here = openTestTables();
    const canceled = await startTable(here, 2);
    await playOn(here, canceled.id, 'some', 3);
    done(await here.tables.cancel(canceled.id, { interaction: press(), user: ANNE, byModerator: true }));
    const { there, table } = await expectImported(here, canceled.id);
    await expectVerified(there, table.id);
    expect(table).toMatchObject({ status: 'cancelled', result: null });
    const left = await startTable(here, 2);
    done(await here.tables.resign(left.id, { interaction: press(), user: ANNE }));
    expect((await expectImported(here, left.id)).table.result?.how).toBe('resigned');
  });

  it('keeps its attempts to start, and its erased words', async () => {
    const here = openTestTables();
    const { id } = await openTable(here, 3);
    done(await here.tables.start(id, { interaction: press(), user: ANNE }));
    const due = (await here.tables.dueStart(id))!;
    done(await here.tables.reopen(id, due.row, { why: 'forbidden', seat: null }));
    done(await here.tables.setOptions(id, { interaction: press(), user: ANNE, options: ['fog'] }));
    done(await here.tables.start(id, { interaction: press(), user: ANNE }));
    const { row } = (await here.tables.dueStart(id))!;
    done(await here.tables.deal(id, { row, channel: '1', message: '1234567890' }));
    await playOn(here, id, 'all');
    done(await here.tables.eraseMember(BERT));
    const record = JSON.parse(await recordOf(here, id));
    expect(record.attempts.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['refused', 'dealt']);
    expect(record.words[1].word).toBeNull();
    const { there, table } = await expectImported(here, id);
    await expectVerified(there, table.id);
  });

  it('of an imported table is imported again, as that of the first', async () => {
    const here = openTestTables();
    const { id } = await startTable(here, 2);
    await playOn(here, id, 'all');
    const { there, table } = await expectImported(here, id);
    expect((await expectImported(there, table.id)).table.origin).toBe(id);
  });

  it('without a result, as older ones are, is imported; with another one it is not', async () => {
    const here = openTestTables();
    const { id } = await startTable(here, 3);
    await playOn(here, id, 'all');
    const { result, ...older } = JSON.parse(await recordOf(here, id));
    const there = await openElsewhere();
    expect(done(await importInto(there, JSON.stringify(older))).result).toEqual(result);
    const other = JSON.stringify({ ...older, result: { ...result, how: 'resigned' } });
    expect(refused(await importInto(there, other))).toEqual({ kind: 'recordFails', check: 'result', row: null });
  });
});

describe('a record that lies', () => {
  it('is refused with the reason, and leaves nothing (toy)', () => expectLiesFound('toy'));

  it('or says more than it has to is refused: nobody’s name comes in with it', async () => {
    const here = openTestTables();
    const eventful = JSON.parse(await recordOf(here, await eventfulTable(here, 'toy')));
    const { id } = await startTable(here, 2);
    done(await here.tables.cancel(id, { interaction: press(), user: ANNE, byModerator: true }));
    const canceled = JSON.parse(await recordOf(here, id));
    const there = await openElsewhere();
    const tried = new Set<string>();
    for (const record of [eventful, canceled])
      for (const [at, { seq, kind, payload }] of record.rows.entries()) {
        if (tried.has(kind)) continue;
        tried.add(kind);
        const rows = record.rows.with(at, { ...record.rows[at], payload: { ...payload, note: '<@1> was here' } });
        const problem = refused(await importInto(there, JSON.stringify({ ...record, rows })));
        expect(problem, kind).toEqual({ kind: 'recordFails', check: 'row', row: seq });
      }
    const kinds = ['move', 'mildMove', 'resign', 'comeback', 'takeover', 'undo', 'cancel'];
    expect([...tried]).toEqual(expect.arrayContaining(kinds));
  });

  it('names the row that cannot be', async () => {
    const here = openTestTables();
    const record = JSON.parse(await recordOf(here, await eventfulTable(here, 'toy')));
    const { seq } = record.rows[1];
    const rows = record.rows.map((one: Json, at: number) => (at === 1 ? { ...one, payload: { kind: 'skip' } } : one));
    const problem = refused(await importInto(await openElsewhere(), JSON.stringify({ ...record, rows })));
    expect(problem).toEqual({ kind: 'recordFails', check: 'row', row: seq });
  });

  const BARE = { seq: 9, actor: 'seat', seat: 0, kind: 'resign', payload: {} };
  const NONE: readonly (readonly [string, (text: string, record: Json) => string, object])[] = [
    ['no text', () => '\u0000\uFFFD', { kind: 'badRecord', fault: 'noRecord' }],
    ['half a record', (text) => text.slice(0, text.length / 2), { kind: 'badRecord', fault: 'noRecord' }],
    ['a list', () => '[]', { kind: 'badRecord', fault: 'noRecord' }],
    [
      'another form',
      (_, record) => JSON.stringify({ ...record, format: 'x' }),
      { kind: 'badRecord', fault: 'noRecord' },
    ],
    [
      'a kind of row that is never in one',
      (text) => text.replace('"kind":"move"', '"kind":"reveal"'),
      { kind: 'badRecord', fault: 'noRecord' },
    ],
    [
      'a seat too many',
      (_, record) => JSON.stringify({ ...record, seats: 4 }),
      { kind: 'badRecord', fault: 'noRecord' },
    ],
    [
      'deep lists',
      (_, record) =>
        JSON.stringify({ ...record, deal: 0 }).replace('"deal":0', `"deal":${'['.repeat(99_999)}${']'.repeat(99_999)}`),
      { kind: 'badRecord', fault: 'noRecord' },
    ],
    // Text in which every quotation mark could begin a string that never ends.
    ['a string without an end', () => `"${'\\"'.repeat(500_000)}`, { kind: 'badRecord', fault: 'noRecord' }],
    [
      'too many rows',
      (_, record) => JSON.stringify({ ...record, rows: Array(10_001).fill({ ...BARE, rulesVersion: 1, at: 0 }) }),
      { kind: 'badRecord', fault: 'noRecord' },
    ],
    [
      'a row far away',
      (text) => text.replace(/"seq":\d+,"actor"/, '"seq":20001,"actor"'),
      { kind: 'badRecord', fault: 'noRecord' },
    ],
    ['too much', (text) => text + ' '.repeat(1024 * 1024), { kind: 'badRecord', fault: 'tooLarge' }],
    [
      'a game that never began',
      (_, record) => JSON.stringify({ ...record, start: null }),
      { kind: 'badRecord', fault: 'notBegun' },
    ],
    ['a sealed seed', (_, record) => JSON.stringify({ ...record, seed: null }), { kind: 'badRecord', fault: 'sealed' }],
    ['another game', (_, record) => JSON.stringify({ ...record, game: 'toString' }), { kind: 'unknownGame' }],
  ];

  let text: string | null = null;
  async function endedRecord(): Promise<string> {
    const here = openTestTables();
    const { id } = await startTable(here, 2);
    await playOn(here, id, 'all');
    return recordOf(here, id);
  }

  it.each(NONE)('is none: %s', async (_, change, problem) => {
    text ??= await endedRecord();
    expect(refused(await importInto(await openElsewhere(), change(text, JSON.parse(text))))).toEqual(problem);
  });
});

describe('an imported table', () => {
  it('is imported once for each interaction', async () => {
    const here = openTestTables();
    const { id } = await startTable(here, 2);
    await playOn(here, id, 'all');
    const record = await recordOf(here, id);
    const there = await openElsewhere();
    const request = {
      interaction: press(),
      user: ANNE,
      guild: GUILD,
      channel: '1',
      locale: 'en',
      record,
      playOn: null,
    };
    done(await there.tables.import(request));
    expect(refused(await there.tables.import(request))).toEqual({ kind: 'duplicate' });
    expect(await there.store.tableIds(null, 10)).toHaveLength(2);
  });

  it('is one at a time for a member, whatever comes of the record', async () => {
    const here = openTestTables();
    const { id } = await startTable(here, 3);
    await playOn(here, id, 'all');
    const record = await recordOf(here, id);
    const lie = record.replace('"result"', '"results"').replace(/"at": ?\d+/, '"at":-1');
    const there = await openElsewhere();
    const several = await Promise.all([
      ...Array.from({ length: 5 }, () => importInto(there, record)),
      importInto(there, record, null, BERT),
      importInto(there, lie, null, CARL),
    ]);
    const kinds = several.map((one) => (one.ok ? 'imported' : one.error.kind));
    const busy = Array(4).fill('checkingRecord');
    expect(kinds).toEqual(['imported', ...busy, 'imported', 'badRecord']);
    // Then it is another one's turn.
    done(await importInto(there, record));
    expect(refused(await importInto(there, lie, null, CARL)).kind).toBe('badRecord');
  });

  it('counts for nothing, also when all results are counted anew', async () => {
    const here = openTestTables();
    const { id } = await startTable(here, 2);
    await playOn(here, id, 'all');
    const there = await openElsewhere();
    const table = done(await importInto(there, await recordOf(here, id)));
    expect(await there.tables.countResults(9)).toBe(0);
    await there.store.results.reset();
    expect(await there.tables.countResults(9)).toBe(0);
    expect(await there.store.results.servers()).toEqual([]);
    expect(await there.tables.results.outcome(table.id)).toBeNull();
  });

  it('is intact to the audit, and is not when its origin is another, in the column or in the row', async () => {
    const here = openTestTables();
    const { id } = await startTable(here, 3);
    await playOn(here, id, 'all');
    const there = await openElsewhere();
    const table = done(await importInto(there, await recordOf(here, id)));
    const audit = createAudit(there.store, engines, there.key);
    expect(await audit.check(table.id, true)).toMatchObject({ damage: null, isProven: true, failed: [] });
    const { default: Database } = await import('better-sqlite3');
    const file = new Database(there.file);
    file.prepare('UPDATE tables SET origin = ? WHERE id = ?').run('77', table.id);
    expect((await audit.check(table.id, false))?.damage).toBe('record');
    file.prepare('UPDATE tables SET origin = NULL WHERE id = ?').run(table.id);
    expect((await audit.check(table.id, false))?.damage).toBe('record');
    file.close();
  });

  it('has rows of a kind of its own where the record has none, and nobody learns of them', async () => {
    const here = openTestTables();
    const { id } = await startTable(here, 3);
    await playOn(here, id, 'all');
    const { there, table } = await expectImported(here, id);
    const rows = await there.history(table.id);
    expect(rows[0]).toMatchObject({ kind: 'open', payload: { origin: id } });
    expect(rows.filter(({ kind }) => kind === 'omitted').map(({ seq }) => seq)).toEqual([2, 3]);
    const played = (await here.history(id)).filter(({ kind }) => kind === 'move');
    const at = (list: typeof rows) => list.map(({ seq, kind, at: when }) => [seq, kind, when]);
    expect(at(rows.filter(({ kind }) => kind === 'move'))).toEqual(at(played));
    expect((await there.tables.story(table.id, 'table')).map(({ kind }) => kind)).not.toContain('omitted');
  });
});

describe('a record that is played on', () => {
  it('goes on from its row, draws what the record has drawn, and counts for nothing (toy)', () =>
    expectPlayedOn('toy'));

  it('starts at the last row after which the game goes on, and is refused from any other', async () => {
    const { record, seats } = await cut('toy', 3);
    const there = await openElsewhere(true);
    const rows: readonly Json[] = JSON.parse(record).rows;
    const last = rows.at(-2)!.seq as number;
    expect(done(await importInto(there, record, { row: null, others: others(seats) })).seq).toBe(last);
    for (const row of [1, last + 1, last + 9]) {
      const problem = refused(await importInto(there, record, { row, others: others(seats) }));
      expect(problem, String(row)).toMatchObject({ kind: 'recordRow', last });
    }
  });

  it('needs one member for each seat, and somebody who may', async () => {
    const { record } = await cut('toy', 3);
    const there = await openElsewhere(true);
    const asked = async (...users: readonly string[]) =>
      refused(await importInto(there, record, { row: null, others: users }));
    expect(await asked(BERT)).toEqual({ kind: 'recordSeats', needs: 3, given: 2 });
    expect(await asked(BERT, ANNE)).toEqual({ kind: 'recordSeats', needs: 3, given: 2 });
    expect(await asked(BERT, CARL, NEWCOMER)).toEqual({ kind: 'recordSeats', needs: 3, given: 4 });
    const onDiscord = await openElsewhere();
    const refusal = refused(await importInto(onDiscord, record, { row: null, others: [BERT, CARL] }));
    expect(refusal).toEqual({ kind: 'cannotPlayOn' });
  });

  it('lets whoever sits where a player had left take that seat over, without its secrets', async () => {
    const here = openTestTables();
    const { id } = await startTable(here, 4);
    await playOn(here, id, 'first', 9);
    done(await here.tables.resign(id, { interaction: press(), user: BERT }));
    await playOn(here, id, 'second', 6);
    const { seq } = (await here.tables.get(id))!;
    await playOn(here, id, 'rest');
    const there = await openElsewhere(true);
    const table = done(await importInto(there, await recordOf(here, id), { row: seq, others: others(4) }));
    expect(table.seats.map(({ heldFrom }) => heldFrom)).toEqual([0, seq + 1, 0, 0]);
    expect((await there.history(table.id)).at(-1)).toMatchObject({ seq: seq + 1, kind: 'takeover', seat: 1 });
    await playOn(there, table.id, 'on');
    await expectImported(there, table.id);
  });

  it.each([
    ['dbg-fair-1', () => openSave('beforeStartMessages', 'record.db.gz')],
    ['dbg-fair-2', () => openSave('commits', '17a33d04.db.gz')],
    ['dbg-fair-3', () => openTestTables()],
  ] as const)('goes on under the scheme of its record: %s', async (scheme, open) => {
    const here = open();
    if (scheme === 'dbg-fair-3') await eventfulTable(here, 'toy');
    const all = await Promise.all((await here.store.tableIds(null, 99)).map((id) => here.tables.get(id)));
    const { id, seats } = all.find((one) => one?.status === 'finished' && [3, 4].includes(one.seats.length))!;
    const record: FairRecord = JSON.parse(await recordOf(here, id));
    expect(record.scheme).toBe(scheme);
    const there = await openElsewhere(true);
    const { seq: row } = record.rows.find(({ kind }) => kind === 'move')!;
    const table = done(await importInto(there, JSON.stringify(record), { row, others: others(seats.length) }));
    done(await there.tables.resign(table.id, { interaction: press(), user: BERT }));
    await playOn(there, table.id, 'on', 9);
    done(await there.tables.cancel(table.id, { interaction: press(), user: ANNE, byModerator: true }));
    const drawn = (await there.history(table.id)).findLast(({ kind }) => kind === 'mildMove')!;
    const { record: after, checks } = (await there.tables.proof(table.id))!;
    expect(after.scheme).toBe(scheme);
    expect(checks.filter(({ check, holds }) => holds !== true && check !== 'entropy')).toEqual([]);
    expect(after.streams.some(({ label }) => label === `system/${drawn.seq}`)).toBe(scheme !== 'dbg-fair-3');
    await expectVerified(there, table.id);
  });

  it('takes back what is done there, as at any table', async () => {
    const { record, seq, seats } = await cut('toy', 5);
    const there = await openElsewhere(true);
    const { id } = done(await importInto(there, record, { row: seq, others: others(seats) }));
    const state = await there.state(id);
    const { table } = await playOn(there, id, 'one', 1);
    const [last] = undosAt(table).toSorted((a, b) => b.undo.row - a.undo.row);
    await takeBack(there, id, last!.user, last!.undo.row);
    expect(await there.state(id)).toEqual(state);
    await playOn(there, id, 'rest');
    await expectImported(there, id);
  });
});

describe('the record of a running table', () => {
  it('as /verify gives it is refused, since its seed is sealed', async () => {
    const here = openTestTables();
    const { id } = await startTable(here, 2);
    await playOn(here, id, 'some', 3);
    const sealed = await recordOf(here, id);
    const there = await openElsewhere(true);
    expect(refused(await importInto(there, sealed))).toEqual({ kind: 'badRecord', fault: 'sealed' });
  });
});
