import { describe, expect, test } from 'vitest';
import type { FairRecord } from '../../src/tables/record.ts';
import { withToy } from '../games.ts';
import { amount } from '../support/amount.ts';
import { startAt } from '../support/startAt.ts';
import {
  ANNE,
  done,
  openTable,
  openTablesBeforeMildMoves,
  openTestTables,
  playOn,
  press,
} from '../tables/support/testTables.ts';
import { DEAL_LIES, drawnAmong } from './support/lies.ts';
import { failures, PROGRAMMES, verify } from './support/programmes.ts';
import { exported, playedRecord, undoneRecord } from './support/records.ts';
import { expectChangesFound } from './support/wholeTable.ts';

describe.each(PROGRAMMES)('%s', (_name, programme) => {
  test.each(Object.entries(withToy).filter(([game]) => game !== 'toy'))(
    'holds a whole table of %s, and finds each single change of it',
    (game, { seats, optionSets }) => {
      const options = DEAL_LIES[game] ? optionSets.at(-1)! : [];
      return expectChangesFound(programme, { game, seats, options, nth: amount(2, 1) });
    },
  );

  test.each(Object.entries(withToy))(
    'holds a table of %s in which moves were taken back, and finds a changed undo',
    async (game, { seats, optionSets }) => {
      const record = await undoneRecord(game, Math.max(seats, 3), DEAL_LIES[game] ? optionSets.at(-1)! : []);
      const verdict = verify(programme, JSON.stringify(record));
      expect([verdict.status, failures(verdict)]).toEqual([0, []]);
      const undos = record.rows.filter(({ kind }) => kind === 'undo');
      expect(undos.length).toBeGreaterThan(3);
      const none = record.rows.filter(({ kind }) => kind !== 'undo');
      expect(verify(programme, JSON.stringify({ ...record, rows: none })).status).toBe(1);
    },
  );

  test.each(['fluss', 'erweiterung', 'haendler', 'koenig', 'drache'])(
    'knows how Carcassonne is dealt with %s alone',
    async (option) => {
      const { lines, ...verdict } = verify(programme, JSON.stringify(await playedRecord('carcassonne', 2, [option])));
      expect([verdict.status, lines.filter((line) => line.includes('not known'))]).toEqual([0, []]);
    },
  );

  test('holds the records of tables from before mild moves, and of one that is played on with them', async () => {
    const service = openTablesBeforeMildMoves();
    await playOn(service, '3', 'on');
    for (const id of ['1', '2', '3']) {
      const verdict = verify(programme, await exported(service, id));
      expect([id, verdict.status, failures(verdict)]).toEqual([id, 0, []]);
    }
    // Called mild, moves of before are found: there was harm among them.
    const former = JSON.parse(Buffer.from(await exported(service, '1')).toString()) as FairRecord;
    const mild = former.rows.map((row) => (row.actor === 'system' ? { ...row, kind: 'mildMove' } : row));
    expect(verify(programme, JSON.stringify({ ...former, rows: mild })).status).toBe(1);
  });

  test('holds a draw among nothing but harm, where all would harm somebody', async () => {
    const record = await playedRecord('citadels', 4, []);
    const onlyHarm = drawnAmong(record, () => ['king', 'bishop'].map((character) => ({ kind: 'murder', character })));
    const verdict = verify(programme, JSON.stringify(onlyHarm));
    expect([verdict.status, failures(verdict)]).toEqual([0, []]);
  });

  test.each(['citadels', 'carcassonne'])(
    'holds the record of a game of %s with votes and seats that changed hands',
    async (game) => {
      const service = openTestTables();
      const { tables, clock } = service;
      const { id } = await openTable(service, 4, game);
      const request = (user: string) => ({ interaction: press(), user });
      done(await tables.setClock(id, { ...request(ANNE), clock: 'days1' }));
      done(await startAt(tables, id, request(ANNE)));
      await playOn(service, id, 'first', 5);
      clock.time += 2 * 24 * 60 * 60 * 1000;
      expect(await tables.doDue(9, () => false)).toBe(1); // Reminds.
      expect(await tables.doDue(9, () => false)).toBe(1); // Asks.
      const { vote, seats } = (await tables.get(id))!;
      for (const seat of vote!.electorate)
        await tables.vote(id, { ...request(seats[seat]!.user!), row: vote!.row, answer: 'bot' });
      await playOn(service, id, 'with the bot', 5);
      done(await tables.takeOver(id, { ...request('300'), seat: null }));
      const staying = (await tables.get(id))!.seats.find(({ user }) => user !== '300')!.user!;
      done(await tables.resign(id, request(staying)));
      await playOn(service, id, 'with the bot again', 5);
      done(await tables.comeBack(id, request(staying)));
      await playOn(service, id, 'to the end');
      const bytes = await exported(service, id);
      const record: FairRecord = JSON.parse(Buffer.from(bytes).toString());
      const kinds = new Set(record.rows.map(({ kind }) => kind));
      expect([...kinds]).toEqual(expect.arrayContaining(['mildMove', 'verdict', 'takeover', 'resign', 'comeback']));
      const verdict = verify(programme, bytes);
      expect([verdict.status, failures(verdict)]).toEqual([0, []]);
      expect((await tables.proof(id))!.checks.filter(({ holds }) => holds !== true)).toEqual([]);
    },
  );
});
