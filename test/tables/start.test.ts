/** The start of a game in two commits, and the attack that made it so: ids that were tried until a deal suited. */
import { describe, expect, it, test } from 'vitest';
import { entropyOf, frozenDigest, wordHash } from '../../src/tables/fair/fair.ts';
import { expectVerified } from './support/imports.ts';
import { dealWaiting, expectProved, openSave } from './support/saves.ts';
import {
  ANNE,
  BERT,
  CARL,
  CHANNEL,
  DORA,
  done,
  openTable,
  openTestTables,
  playOn,
  press,
  refused,
  type TestTables,
} from './support/testTables.ts';

/** A table that its host has started, before the start message is posted. */
async function frozenTable(service: TestTables, seats = 2, game = 'toy') {
  const { id } = await openTable(service, seats, game);
  const { seq: row } = done(await service.tables.start(id, { interaction: press(), user: ANNE }));
  return { id, row };
}

const kindsOf = async (service: TestTables, id: string) => (await service.history(id)).map(({ kind }) => kind);

describe('between the start and the deal', () => {
  it('nothing can be changed, by nobody, but the table can be canceled', async () => {
    const service = openTestTables();
    const { tables } = service;
    const { id, row } = await frozenTable(service);
    const as = (user: string) => ({ interaction: press(), user });
    const attempts = [
      () => tables.join(id, as(CARL)),
      () => tables.setWord(id, { ...as(BERT), word: 'late' }),
      () => tables.leave(id, as(BERT)),
      () => tables.invite(id, { ...as(ANNE), invited: [DORA] }),
      () => tables.remove(id, { ...as(ANNE), seat: 1, seq: row }),
      () => tables.setOptions(id, { ...as(ANNE), options: ['fog'] }),
      () => tables.setClock(id, { ...as(ANNE), clock: 'days1' }),
      () => tables.relocate(id, { ...as(ANNE), channel: 'elsewhere' }),
      () => tables.start(id, as(ANNE)),
    ];
    for (const attempt of attempts) expect(refused(await attempt())).toEqual({ kind: 'starting' });
    expect((await tables.get(id))!).toMatchObject({ status: 'lobby', seq: row, standpoints: null });
    done(await tables.cancel(id, { ...as(ANNE), byModerator: false }));
    expect(refused(await tables.deal(id, { row, channel: CHANNEL, message: '1' }))).toMatchObject({ kind: 'notOpen' });
  });

  it('the game is dealt once, for the row that froze it, also after a restart', async () => {
    const service = openTestTables();
    const { id, row } = await frozenTable(service);
    const again = openTestTables(service.folder);
    const deal = (message: string, at = row) => again.tables.deal(id, { row: at, channel: CHANNEL, message });
    expect(await again.tables.dueStart(id)).toMatchObject({ row, words: ['', 'word of 2'] });
    expect(refused(await deal('1', row - 1))).toEqual({ kind: 'stale' });
    const table = done(await deal('1'));
    expect(table.fairness?.startMessage).toMatchObject({ channel: CHANNEL, message: '1' });
    // Of two messages, the first one decides.
    expect(refused(await deal('2'))).toEqual({ kind: 'duplicate' });
    expect(await again.tables.dueStart(id)).toBeNull();
    expect(await kindsOf(again, id)).toEqual(['open', 'join', 'freeze', 'start']);
  });

  it('a refused message is a row, opens the table again, and can be followed by another start', async () => {
    const service = openTestTables();
    const { tables } = service;
    const { id, row } = await frozenTable(service);
    const refusal = { why: 'unreachable', seat: 1 } as const;
    expect(done(await tables.reopen(id, row, refusal)).refusedStart).toEqual(refusal);
    expect((await openTestTables(service.folder).tables.get(id))?.refusedStart).toEqual(refusal);
    expect(done(await tables.join(id, { interaction: press(), user: CARL })).refusedStart).toBeNull();
    const { seq } = done(await tables.start(id, { interaction: press(), user: ANNE }));
    expect(refused(await tables.deal(id, { row, channel: CHANNEL, message: '1' }))).toEqual({ kind: 'stale' });
    done(await tables.deal(id, { row: seq, channel: CHANNEL, message: '1' }));
    expect(await kindsOf(service, id)).toEqual(['open', 'join', 'freeze', 'reopen', 'join', 'freeze', 'start']);
    expect((await tables.proof(id))?.record).toMatchObject({
      attempts: [{ outcome: 'refused' }, { outcome: 'dealt' }],
    });
  });
});

describe('the operator', () => {
  it('finds no number among those that players bring or press by which the deal could be tried', async () => {
    const service = openTestTables();
    const { id, row } = await frozenTable(service, 2, 'carcassonne');
    done(await service.tables.deal(id, { row, channel: CHANNEL, message: '1000000000000000003' }));
    const { record } = (await service.tables.proof(id))!;
    const rows = JSON.stringify(await service.history(id));
    if (record.scheme === 'dbg-fair-1') throw new Error('the first scheme');
    // Every number in the record that entered the deal is shown to players before the deal, or is the message's own.
    expect(Object.keys(record)).not.toContain('joins');
    expect(record.start).toBe('1000000000000000003');
    expect(rows).not.toMatch(/"interaction"/);
    for (const all of [rows, JSON.stringify(record)]) expect(all).not.toMatch(/9000000000000/);
    // Nor did one enter that is in no row: this is all that was mixed in.
    const { scheme, commitment, game, options, words } = record;
    const shown = { scheme, table: id, commitment: Buffer.from(commitment, 'hex'), game, options };
    const frozen = frozenDigest({ ...shown, words: words.map(({ word }) => wordHash(word ?? '')) });
    expect(words.map(({ word }) => word)).toEqual(['', 'word of 2']);
    expect(record.frozen).toBe(Buffer.from(frozen).toString('hex'));
    expect(record.entropy).toBe(Buffer.from(entropyOf(scheme, id, frozen, record.start!)).toString('hex'));
  });
});

test('a game that was frozen before there was a third scheme is dealt by the second, and verifies', async () => {
  const service = openSave('commits', '17a33d04.db.gz');
  const due = async (id: string) => (await service.tables.dueStart(id)) !== null;
  const ids = await service.store.tableIds(null, 99);
  const waiting = (await Promise.all(ids.map(async (id) => ((await due(id)) ? [id] : [])))).flat();
  expect(await dealWaiting(service)).toBe(waiting.length);
  for (const id of waiting) {
    await playOn(service, id, id, 3);
    done(await service.tables.resign(id, { interaction: press(), user: BERT }));
    const { table } = await playOn(service, id, id, 5);
    // A game of two ends when one of them leaves.
    if (table.status === 'running')
      done(await service.tables.cancel(id, { interaction: press(), user: ANNE, byModerator: true }));
    expect((await service.tables.proof(id))?.record).toMatchObject({ scheme: 'dbg-fair-2', seal: 'dbg-fair-2' });
    await expectProved(service, id);
    await expectVerified(service, id);
  }
});

describe('tables from before there were start messages', () => {
  /** 1: a lobby with raw words. 2: canceled before the start. 3: Citadels, finished. 4 and 5: running. */
  const openFormer = () => openSave('beforeStartMessages', 'record.db.gz');
  const failedOf = async ({ tables }: TestTables, id: string) =>
    (await tables.proof(id))!.checks.filter(({ holds }) => holds !== true);

  it('play on and are proven by their own scheme', async () => {
    const service = openFormer();
    expect((await service.tables.proof('3'))?.record).toMatchObject({ scheme: 'dbg-fair-1', seats: 4 });
    for (const id of ['4', '5']) expect((await playOn(service, id, id)).table.status).toBe('finished');
    for (const id of ['2', '3', '4', '5']) expect([id, await failedOf(service, id)]).toEqual([id, []]);
    expect((await service.tables.proof('5'))?.record).toMatchObject({ scheme: 'dbg-fair-1' });
    // What never began was sealed by that scheme, and mixed by none.
    expect((await service.tables.proof('2'))?.record).toMatchObject({ seal: 'dbg-fair-1', start: null, words: [] });
  });

  it('that are still open keep their seal and start with a message', async () => {
    const service = openFormer();
    const { tables } = service;
    const seal = (await tables.get('1'))!.fairness!.commitment;
    const { seq: row } = done(await tables.start('1', { interaction: press(), user: ANNE }));
    done(await tables.deal('1', { row, channel: CHANNEL, message: '1000000000000000003' }));
    expect((await playOn(service, '1', 'on')).table.status).toBe('finished');
    const { record } = (await tables.proof('1'))!;
    expect(record).toMatchObject({ scheme: 'dbg-fair-3', seal: 'dbg-fair-1', commitment: seal });
    expect(await failedOf(service, '1')).toEqual([]);
  });
});
