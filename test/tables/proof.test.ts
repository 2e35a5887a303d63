import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/kernel/json.ts';
import { failed } from '../../src/kernel/result.ts';
import { restore } from '../../src/tables/commit/loadIntact.ts';
import { commitmentOf, newSeed, PRESENT_SCHEME } from '../../src/tables/fair/fair.ts';
import { createSealer } from '../../src/tables/fair/seal.ts';
import { type FairRecord, recordText, streamRecordOf } from '../../src/tables/record/format.ts';
import { proofOf as proofIn } from '../../src/tables/record/proof.ts';
import type { HistoryRow } from '../../src/tables/table/rows.ts';
import type { Table } from '../../src/tables/table/table.ts';
import {
  ANNE,
  BERT,
  done,
  engines,
  openTable,
  openTablesBeforeMildMoves,
  openTestTables,
  playOn,
  press,
  startTable,
  type TestTables,
} from './support/testTables.ts';

const proofOf = async (service: TestTables, id: string) => (await service.tables.proof(id))!;
const checksOf = async (service: TestTables, id: string) =>
  (await proofOf(service, id)).checks.map(({ check, holds }) => [check, holds]);
const ALL_HOLD = [
  ['seal', true],
  ['entropy', true],
  ['replay', true],
  ['system', true],
];

/** A table that was played to its end, the system in one seat for the second half. */
async function playedTable(service: TestTables, game: string, seats = 3): Promise<Table> {
  const { id } = await startTable(service, seats, game);
  await playOn(service, id, 'first half', 6);
  done(await service.tables.resign(id, { interaction: press(), user: BERT }));
  return (await playOn(service, id, 'second half')).table;
}

describe('the seed of a table', () => {
  const ends: readonly (readonly [string, (service: TestTables) => Promise<string>])[] = [
    ['played to its end', async (service) => (await playedTable(service, 'toy')).id],
    [
      'left by all but one',
      async (service) => {
        const { id } = await startTable(service, 2);
        done(await service.tables.resign(id, { interaction: press(), user: ANNE }));
        return id;
      },
    ],
    [
      'closed in the middle of the game',
      async (service) => {
        const { id } = await startTable(service, 2);
        done(await service.tables.cancel(id, { interaction: press(), user: ANNE, byModerator: true }));
        return id;
      },
    ],
    [
      'closed before the start',
      async (service) => {
        const { id } = await openTable(service, 2);
        done(await service.tables.cancel(id, { interaction: press(), user: ANNE, byModerator: false }));
        return id;
      },
    ],
    [
      'left by everybody',
      async (service) => {
        const { id } = await openTable(service, 1);
        done(await service.tables.leave(id, { interaction: press(), user: ANNE }));
        return id;
      },
    ],
  ];

  it.each(ends)('that was %s is open, stands in the last row, and is the one that was sealed', async (_, end) => {
    const service = openTestTables();
    await openTable(service, 1); // The seal holds for one table only, and the first would not show that.
    const id = await end(service);
    const { fairness } = (await service.tables.get(id))!;
    const rows = await service.history(id);
    expect(rows.at(-1)).toMatchObject({ kind: 'reveal', actor: 'system', payload: { seed: fairness?.seed } });
    expect(rows[0]).toMatchObject({ kind: 'open', payload: { commitment: fairness?.commitment } });
    const seed = Buffer.from(fairness?.seed ?? '', 'hex');
    expect(Buffer.from(commitmentOf(PRESENT_SCHEME, id, seed)).toString('hex')).toBe(fairness?.commitment);
    expect((await openTestTables(service.folder).tables.get(id))?.fairness).toEqual(fairness);
  });

  it('is nowhere before the end: not in what tables say, not in the file', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 2);
    await playOn(service, id, 'some', 5);
    const said = JSON.stringify([
      await service.tables.get(id),
      await service.history(id),
      await service.tables.proof(id),
      await service.tables.inGuild('700000000000000001'),
    ]);
    const files = Buffer.concat([service.file, `${service.file}-wal`].map((file) => readFileSync(file)));
    const { table } = await playOn(service, id, 'rest');

    const seed = Buffer.from(table.fairness!.seed!, 'hex');
    expect(seed).toHaveLength(32);
    expect(said).toContain(table.fairness!.commitment);
    for (const form of ['hex', 'base64', 'base64url', 'latin1'] as const) {
      expect(said).not.toContain(seed.toString(form));
      expect(files.includes(Buffer.from(seed.toString(form), 'latin1'))).toBe(false);
    }
    expect(files.includes(Buffer.from(table.fairness!.commitment))).toBe(true);
  });

  it('that is exchanged for another one, properly sealed, is found by the commitment of the opening', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 2);
    await service.store.close();
    const database = new Database(service.file);
    const other = createSealer(service.key).seal(id, 'seed', newSeed());
    database.prepare("UPDATE secrets SET sealed = ? WHERE kind = 'seed'").run(other);
    database.close();
    const again = openTestTables(service.folder);
    expect(await again.tables.get(id)).toMatchObject({ status: 'suspended', suspended: 'secrets', fairness: null });
  });
});

describe('the proof of a table', () => {
  it.each([
    ['toy', 3],
    ['carcassonne', 3],
  ] as const)('of %s holds in every part once the game is over', async (game, seats) => {
    const service = openTestTables();
    const { id, seq } = await playedTable(service, game, seats);
    expect(await checksOf(service, id)).toEqual(ALL_HOLD);

    const { record } = await proofOf(service, id);
    const rows = await service.history(id);
    expect(record.rows.map((row) => row.seq)).toEqual(Array.from({ length: seq - seats - 3 }, (_, i) => i + seats + 3));
    const bySystem = rows.filter(({ kind }) => kind === 'mildMove');
    const labels = record.streams.map(({ label }) => label);
    // Before these moves, all rows are moves but those that seat the players, freeze, start, and one `resign`.
    const labelOf = (row: HistoryRow) => `system/${row.seq - seats - 3}`;
    expect(labels.filter((label) => label.startsWith('system/'))).toEqual(bySystem.map(labelOf));
    expect(bySystem.length).toBeGreaterThan(0);
    expect(new Set(labels).size).toBe(labels.length);
    for (const stream of record.streams.filter(({ label }) => label.startsWith('system/'))) {
      if (!('among' in stream)) throw new Error('a system draw without its moves');
      const { payload } = bySystem.find((row) => labelOf(row) === stream.label)!;
      expect(stream.among?.[stream.values[0]!]).toEqual(payload);
    }
  });

  it('of Carcassonne holds the whole shuffle of the tiles, and the deal that comes of it', async () => {
    const service = openTestTables();
    const { id } = await playedTable(service, 'carcassonne');
    const { record } = await proofOf(service, id);
    const tiles = record.streams.find(({ label }) => label === 'tiles');
    if (!tiles || !('order' in tiles)) throw new Error('no shuffle of the tiles');
    expect([...tiles.order].sort((a, b) => a - b)).toEqual(Array.from({ length: 71 }, (_, i) => i));
    const { start, stack } = record.deal as { readonly start: number; readonly stack: readonly string[] };
    expect(record.streams.find(({ label }) => label === 'start')).toEqual({
      ...{ label: 'start', below: [3], values: [start] },
    });
    const box = tiles.order.reduce<string[]>(
      (found, value, place) => found.with(value, stack[place]!),
      Array(71).fill(''),
    );
    expect(box).toEqual(box.toSorted());
  });

  it('of a running game tells what is fixed so far, and nothing else', async () => {
    const service = openTestTables();
    const { id, fairness } = await startTable(service, 2, 'carcassonne', ['old']);
    await playOn(service, id, 'some', 5);
    const { record, checks } = await proofOf(service, id);
    expect(checks).toEqual([]);
    expect(record).toEqual({
      ...{ format: 'guildhall-record-1', scheme: 'dbg-fair-3', seal: 'dbg-fair-3' },
      ...{ table: id, game: 'carcassonne', options: ['old'], seats: 2 },
      ...{ commitment: fairness?.commitment, seed: null, start: fairness?.startMessage?.message },
      attempts: [{ seq: 3, at: expect.any(Number), outcome: 'dealt' }],
      words: ['', 'word of 2'].map((word, seat) => ({ seat, word, hash: sha256(word) })),
      ...{ frozen: expect.stringMatching(/^[0-9a-f]{64}$/) },
      ...{ entropy: expect.stringMatching(/^[0-9a-f]{64}$/), deal: null, streams: [], rows: [] },
    });
  });

  it('of a table that never began has its seal only', async () => {
    const service = openTestTables();
    const { id } = await openTable(service, 2);
    expect(await proofOf(service, id)).toMatchObject({
      record: { start: null, entropy: null, seed: null },
      checks: [],
    });
    done(await service.tables.cancel(id, { interaction: press(), user: ANNE, byModerator: false }));
    expect(await checksOf(service, id)).toEqual([['seal', true]]);
    expect(await proofOf(service, id)).toMatchObject({ record: { start: null, deal: null, streams: [], rows: [] } });
  });

  it('names what does not fit when a word was exchanged, and holds when one was erased: its hash remains', async () => {
    const service = openTestTables();
    const { id } = await playedTable(service, 'toy');
    const live = await restore(service.store, engines, createSealer(service.key), (await service.store.position(id))!);
    if (!live.ok) throw new Error(live.error);
    const { content } = live.value;
    const rows = await service.history(id);
    const proofWith = (word: string | null) => {
      const seats = content.seats.with(1, { ...content.seats[1]!, word });
      return proofIn({ ...live.value, content: { ...content, seats } }, rows);
    };
    const failed = (word: string | null) =>
      proofWith(word).checks.flatMap(({ check, holds }) => (holds ? [] : [check]));
    expect(failed('another')).toEqual(['entropy']);
    expect(failed(null)).toEqual([]);
    const [before, { record }] = [await proofOf(service, id), proofWith(null)];
    if (record.scheme === 'dbg-fair-1' || before.record.scheme === 'dbg-fair-1') throw new Error('another scheme');
    expect(record.words[1]).toEqual({ seat: 1, word: null, hash: sha256('word of 2') });
    expect({ ...record, words: before.record.words }).toEqual(before.record);
  });

  it('names each single row that was not played so', async () => {
    const service = openTestTables();
    const { id } = await playedTable(service, 'carcassonne');
    const position = (await service.store.position(id))!;
    const live = await restore(service.store, engines, createSealer(service.key), position);
    if (!live.ok) throw new Error(live.error);
    const rows = await service.history(id);
    const { streams } = proofIn(live.value, rows).record;
    const failedWith = (changed: typeof rows) =>
      proofIn(live.value, changed).checks.flatMap(({ check, holds }) => (holds === true ? [] : [check]));
    expect(failedWith(rows)).toEqual([]);

    // Another one of the moves from which the system chose.
    const at = rows.findLastIndex(({ kind }) => kind === 'mildMove');
    const draw = streams.findLast(({ label }) => label.startsWith('system/'));
    if (!draw || !('among' in draw)) throw new Error('no draw');
    const other = draw.among!.find((_, index) => index !== draw.values[0])! as unknown as Json; // Moves are plain JSON.
    expect(failedWith(rows.with(at, { ...rows[at]!, payload: other }))).toContain('system');
    // A move that the rules refuse, one that is left out, and an opening and a start that noted something else.
    const first = rows.findIndex(({ kind }) => kind === 'move');
    expect(failedWith(rows.with(first, { ...rows[first]!, payload: { kind: 'pass' } }))).toContain('replay');
    expect(failedWith(rows.toSpliced(first, 1))).toContain('replay');
    const last = rows.findLastIndex(({ kind }) => kind === 'move' || kind === 'mildMove');
    expect(failedWith(rows.toSpliced(last, 1))).toEqual(['replay']);
    expect(failedWith(rows.with(0, { ...rows[0]!, payload: { commitment: '00' } }))).toEqual(['seal']);
    const start = rows.findIndex(({ kind }) => kind === 'start');
    expect(failedWith(rows.with(start, { ...rows[start]!, payload: { entropy: '00' } }))).toEqual(['entropy']);
    expect(failedWith(rows.with(0, { ...rows[0]!, payload: {} }))).toEqual(['seal']);
  });

  it('holds of tables from before mild moves, also of one that is played on with them', async () => {
    const service = openTablesBeforeMildMoves();
    for (const id of ['1', '2']) {
      expect(await checksOf(service, id)).toEqual(ALL_HOLD);
      const rows = await service.history(id);
      expect(rows.some(({ actor, kind }) => actor === 'system' && kind === 'move')).toBe(true);
      expect(rows.some(({ kind }) => kind === 'mildMove')).toBe(false);
      const played = rows.slice(rows.findIndex(({ kind }) => kind === 'start')).filter(({ kind }) => kind !== 'reveal');
      expect((await service.tables.story(id, 'table')).map(({ seq }) => seq)).toEqual(played.map(({ seq }) => seq));
    }
    await playOn(service, '3', 'on');
    expect(await checksOf(service, '3')).toEqual(ALL_HOLD);
    const kinds = (await service.history('3')).filter(({ actor }) => actor === 'system').map(({ kind }) => kind);
    expect(new Set(kinds.slice(0, -1))).toEqual(new Set(['move', 'mildMove']));
  });

  it('does not hold when a mild move is called a move, or a move a mild one', async () => {
    const service = openTablesBeforeMildMoves();
    await playOn(service, '3', 'on');
    const position = (await service.store.position('3'))!;
    const live = await restore(service.store, engines, createSealer(service.key), position);
    if (!live.ok) throw new Error(live.error);
    const rows = await service.history('3');
    const failed = (at: number, kind: 'move' | 'mildMove') =>
      proofIn(live.value, rows.with(at, { ...rows[at]!, kind })).checks.filter(({ holds }) => !holds);
    const former = rows.findIndex(({ actor, kind }) => actor === 'system' && kind === 'move');
    const mild = rows.findLastIndex(({ kind }) => kind === 'mildMove');
    expect(failed(former, 'mildMove')).toEqual([{ check: 'system', holds: false }]);
    expect(failed(mild, 'move')).toEqual([{ check: 'system', holds: false }]);
  });

  it('holds by newer rules that lead to the same position', async () => {
    const service = openTestTables();
    const { id } = await playedTable(service, 'toy');
    const { record } = await proofOf(service, id);
    await service.store.close();
    const newer = { ...engines, toy: { ...engines.toy!, rulesVersion: engines.toy!.rulesVersion + 1 } };
    const again = openTestTables(service.folder, newer);
    expect(await checksOf(again, id)).toEqual(ALL_HOLD);
    expect((await proofOf(again, id)).record).toEqual(record);
  });

  it('cannot tell whether a game was played so by newer rules that lead to another', async () => {
    const service = openTestTables();
    const { id } = await playedTable(service, 'toy');
    await service.store.close();
    const toy = engines.toy!;
    const play: typeof toy.play = () => failed({ kind: 'gameOver' });
    const newer = { ...engines, toy: { ...toy, rulesVersion: toy.rulesVersion + 1, play } };
    const again = openTestTables(service.folder, newer);
    expect(await checksOf(again, id)).toEqual([
      ['seal', true],
      ['entropy', true],
      ['replay', null],
      ['system', null],
    ]);
    expect((await proofOf(again, id)).record).toMatchObject({ deal: null, streams: [] });
  });

  it('there is none of a table that is not there, or not sound', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 2);
    expect(await service.tables.proof('99')).toBeNull();
    await service.store.suspend(id, 'rows');
    expect(await service.tables.proof(id)).toBeNull();
    expect((await service.tables.get(id))?.fairness).toBeNull();
  });
});

it('what was drawn is written as a shuffle only when it is a whole one', () => {
  const form = (below: readonly number[], values: readonly number[]) =>
    streamRecordOf({ label: 'x', below, values }, undefined);
  expect(form([4, 3, 2], [0, 2, 0])).toEqual({ label: 'x', order: [1, 3, 2, 0] });
  expect(form([3, 2], [2, 1])).toEqual({ label: 'x', order: [0, 1, 2] });
  for (const below of [[], [2], [6], [2, 2, 2], [4, 3], [3, 2, 2], [6, 6, 6, 6]]) {
    const values = below.map(() => 1);
    expect(form(below, values)).toEqual({ label: 'x', below, values });
  }
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The lines of a record about what was mixed in. */
const brought = (record: FairRecord): number =>
  record.scheme === 'dbg-fair-1' ? record.joins.length : record.words.length + record.attempts.length;

it('a record is written as JSON that reads back the same, a line for each stream and row', async () => {
  const service = openTestTables();
  const { id } = await playedTable(service, 'carcassonne');
  const { record } = await proofOf(service, id);
  const text = recordText(record);
  expect(JSON.parse(text)).toEqual(record);
  const lines = text.split('\n').filter((line) => line.startsWith('    '));
  expect(lines).toHaveLength(brought(record) + record.streams.length + record.rows.length);
  console.info(`${lines.length} lines, ${text.length} characters`);
});
