import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../src/engines/games.ts';
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
import { EXAMPLE } from './support/example.ts';
import { drawnAmong } from './support/lies.ts';
import { expectNotToHold, expectToHold, failures, PROGRAMS, TOOLS, verify } from './support/programs.ts';
import {
  expectToFindChangedUndo,
  expectToFindEachChange,
  exported,
  playedRecord,
  read,
} from './support/wholeTables.ts';

describe.each(PROGRAMS)('%s', (_name, program) => {
  test.each(['toy', ...GAME_IDS])('holds a whole table of %s, and finds each single change of it', (game) =>
    expectToFindEachChange(program, game),
  );

  test.each(['toy', ...GAME_IDS])(
    'holds a table of %s in which moves were taken back, and finds a changed undo',
    (game) => expectToFindChangedUndo(program, game),
  );

  test.each(['fluss', 'erweiterung', 'haendler', 'koenig', 'drache'])(
    'knows how Carcassonne is dealt with %s alone',
    async (option) => {
      const { lines } = expectToHold(program, await playedRecord('carcassonne', 2, [option]));
      expect(lines.filter((line) => line.includes('not known'))).toEqual([]);
    },
  );

  test('holds the records of tables from before mild moves, and of one that is played on with them', async () => {
    const service = openTablesBeforeMildMoves();
    await playOn(service, '3', 'on');
    for (const id of ['1', '2', '3']) expectToHold(program, await exported(service, id));
    // Called mild, moves of before are found: there was harm among them.
    const former = read(await exported(service, '1'));
    const mild = former.rows.map((row) => (row.actor === 'system' ? { ...row, kind: 'mildMove' } : row));
    expectNotToHold(program, { ...former, rows: mild });
  });

  test('holds a draw among nothing but harm, where all would harm somebody', async () => {
    const record = await playedRecord('citadels', 4, []);
    const onlyHarm = drawnAmong(record, () => ['king', 'bishop'].map((character) => ({ kind: 'murder', character })));
    expectToHold(program, onlyHarm);
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
      const kinds = new Set(read(bytes).rows.map(({ kind }) => kind));
      expect([...kinds]).toEqual(expect.arrayContaining(['mildMove', 'verdict', 'takeover', 'resign', 'comeback']));
      expectToHold(program, bytes);
      expect((await tables.proof(id))!.checks.filter(({ holds }) => holds !== true)).toEqual([]);
    },
  );

  test('refuses what is no record', () => {
    const bad = { ...EXAMPLE, streams: [{ label: 'x', below: [0], values: [0] }] };
    const larger = { ...EXAMPLE, streams: [{ label: 'x', below: [2 ** 33], values: [0] }] };
    for (const text of ['', '[]', '{}', 'null', '{"seed":7}', JSON.stringify(bad), JSON.stringify(larger)]) {
      const verdict = verify(program, text);
      expect([text.slice(0, 9), verdict.status, failures(verdict).length]).toEqual([text.slice(0, 9), 1, 1]);
    }
    const [command = '', ...rest] = program;
    expect(spawnSync(command, rest).status).toBe(1);
    expect(spawnSync(command, [...rest, join(TOOLS, 'missing.json')]).status).toBe(1);
  });
});
