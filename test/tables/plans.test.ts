/** What members settle in advance: when it is played, when it is dropped, and that nothing shows before. */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { seatsOf } from '../../src/engines/contract.ts';
import { seeded } from '../../src/kernel/random.ts';
import { ONLY_MOVE } from '../../src/tables/table/plan.ts';
import type { Table } from '../../src/tables/table/table.ts';
import { onlyMove } from '../../src/tables/unasked/settled.ts';
import { turn } from '../engines/citadels/support.ts';
import { planOf, play, setNext, setStanding } from './support/plans.ts';
import {
  ANNE,
  BERT,
  CARL,
  DORA,
  done,
  drawMove,
  engines,
  openTestTables,
  plain,
  playOn,
  press,
  refused,
  startTable,
  type TestTables,
  temporaryFolder,
  USERS,
} from './support/testTables.ts';

const awaited = ({ seats }: Table) => seats.filter((seat) => seat.awaited).map(({ user }) => user);

/** A game of Caylus with Anne, Bert, and Carl in the first round, in the order in which they play. */
async function caylus(service: TestTables) {
  const table = await startTable(service, 3, 'caylus');
  const order = await orderOf(service, table);
  return { id: table.id, first: order[0]!, second: order[1]!, third: order[2]! };
}

async function orderOf(service: TestTables, { id }: Table): Promise<readonly string[]> {
  const state = (await service.state(id)) as { readonly order: readonly number[] }; // Of Caylus.
  return state.order.map((seat) => USERS[seat]!);
}

const to = (place: string) => ({ kind: 'placeWorker', place });
const PASS = { kind: 'pass' };

/** Everything in the database apart from plans, and from which process has it. */
function dump(file: string): string {
  const database = new Database(file, { readonly: true });
  const names = database
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .pluck()
    .all();
  const rows = names
    .filter((name) => !['plans', 'leases'].includes(name))
    .map((name) => [name, database.prepare(`SELECT * FROM ${name}`).all()]);
  database.close();
  // One hash is over what is beside the record: the plan itself.
  return JSON.stringify(rows, (key, value) => (key === 'beside_mac' ? null : value));
}

describe('planned moves', () => {
  it('are played in the commit that asks for them, one seat after another', async () => {
    const service = openTestTables();
    const { id, first, second, third } = await caylus(service);
    done(await setNext(service, id, second, [to('castle')]));
    expect(done(await setNext(service, id, third, [to('gate')])).next).toEqual([to('gate')]);
    const table = await play(service, id, first, to('inn'));
    expect(awaited(table)).toEqual([first]);
    const rows = (await service.history(id)).slice(-3);
    expect(rows.map(({ kind, actor, payload }) => [kind, actor, payload])).toEqual([
      ['move', 'seat', to('inn')],
      ['plannedMove', 'seat', to('castle')],
      ['plannedMove', 'seat', to('gate')],
    ]);
    expect(await planOf(service, id, second)).toMatchObject({ next: null, dropped: null });
  });

  it('are dropped when the decision is another one, and told until the seat has moved', async () => {
    const service = openTestTables();
    const { id, first, second } = await caylus(service);
    for (const [planned, played] of [
      [to('gate'), to('gate')], // Somebody else is there.
      [to('castle'), PASS], // It costs more than it did.
      [PASS, PASS], // Who passes second gets no denier.
    ] as const) {
      const service = openTestTables();
      const { id, first, second } = await caylus(service);
      done(await setNext(service, id, second, [planned]));
      expect(awaited(await play(service, id, first, played))).toEqual([second]);
      expect(await planOf(service, id, second)).toMatchObject({ next: null, dropped: [planned] });
      await play(service, id, second, to('inn'));
      expect(await planOf(service, id, second)).toMatchObject({ next: null, dropped: null });
    }
    done(await setNext(service, id, second, [to('gate')]));
    expect(done(await setNext(service, id, second, null)).next).toBeNull();
    expect(awaited(await play(service, id, first, to('inn')))).toEqual([second]);
  });

  it('are refused for whoever can play now, against the rules, and without a seat', async () => {
    const service = openTestTables();
    const { id, first, second } = await caylus(service);
    expect(refused(await setNext(service, id, first, [PASS]))).toEqual({ kind: 'stale' });
    expect(refused(await setNext(service, id, second, [to('space1')]))).toMatchObject({ kind: 'refused', index: 0 });
    expect(refused(await setNext(service, id, second, [{ kind: 'fly' }]))).toMatchObject({ kind: 'refused' });
    expect(refused(await setNext(service, id, second, []))).toMatchObject({ kind: 'refused' });
    expect(refused(await setNext(service, id, '1', [PASS]))).toEqual({ kind: 'notSeated' });
    const carcassonne = await startTable(service, 2, 'carcassonne');
    const { user: waiting } = carcassonne.seats.find((one) => !one.awaited)!;
    expect(refused(await setNext(service, carcassonne.id, waiting!, [PASS]))).toEqual({ kind: 'cannotPlan' });
  });

  it('outlast a restart, and go with the member who resigns', async () => {
    const service = openTestTables();
    const { id, first, second, third } = await caylus(service);
    done(await setNext(service, id, second, [to('castle')]));
    done(await setNext(service, id, third, [to('gate')]));
    done(await setStanding(service, id, third, ONLY_MOVE));
    done(await service.tables.resign(id, { interaction: press(), user: third }));
    await service.store.close();
    const again = openTestTables(service.folder);
    expect((await planOf(again, id, second)).next).toEqual([to('castle')]);
    expect((await again.store.position(id))!.plans).toHaveLength(1);
    await play(again, id, first, to('inn'));
    expect((await again.history(id)).slice(-2).map(({ kind }) => kind)).toEqual(['plannedMove', 'mildMove']);
  });
});

it('a plan is what a kill leaves: saved before the answer, and played or dropped with its commit', async () => {
  const service = openTestTables();
  const { id, first, second } = await caylus(service);
  done(await setNext(service, id, second, [to('castle')]));
  const killed = openTestTables(copyOf(service));
  expect((await planOf(killed, id, second)).next).toEqual([to('castle')]);
  await play(killed, id, first, to('inn'));
  const again = openTestTables(copyOf(killed));
  expect((await again.history(id)).at(-1)).toMatchObject({ kind: 'plannedMove', payload: to('castle') });
  expect((await planOf(again, id, second)).next).toBeNull();
});

/** The folder of a service as it is at this moment, which is what a kill would leave. */
function copyOf({ folder }: TestTables): string {
  const copy = temporaryFolder();
  for (const name of readdirSync(folder))
    if (name.startsWith('guildhall.db')) cpSync(join(folder, name), join(copy, name));
  return copy;
}

it('whoever takes a seat over finds no plan of the former member', async () => {
  const service = openTestTables();
  const { id, first, second, third } = await caylus(service);
  done(await setNext(service, id, second, [to('castle')]));
  done(await setStanding(service, id, second, ONLY_MOVE));
  done(await service.tables.resign(id, { interaction: press(), user: second }));
  const { seat } = (await service.tables.get(id))!.seats.find(({ user }) => user === second)!;
  const request = { interaction: press(), user: DORA, seat };
  const { standpoints } = done(await service.tables.takeOver(id, request));
  expect(standpoints!.of(seat).plan).toMatchObject({ standing: [], next: null, dropped: null });
  expect(refused(await setNext(service, id, second, [PASS]))).toMatchObject({ kind: 'notSeated' });
  done(await setNext(service, id, third, [to('gate')]));
  await play(service, id, first, to('inn'));
  expect(awaited((await service.tables.get(id))!)).toEqual([DORA]);
});

it('the only move is one with a single answer to each question', () => {
  const here = turn({
    characters: ['king', 'bishop', 'merchant', 'warlord'],
    turn: 'king',
    deck: ['tavern', 'tavern'],
  });
  const only = ({ state }: Pick<typeof here, 'state'>) => onlyMove(engines.citadels!, state, seatsOf(4)[0]!);
  expect(only(here)).toBeNull();
  expect(only(here.play('draw'))).toEqual({ kind: 'keepCards', cards: ['tavern'] });
  expect(only(turn({ characters: ['king', 'bishop', 'merchant', 'warlord'], turn: 'king', used: ['action'] }))).toEqual(
    {
      kind: 'endTurn',
    },
  );
});

describe('standing answers', () => {
  it('are given for as long as they stand', async () => {
    const service = openTestTables();
    const { id } = await caylus(service);
    for (const user of [ANNE, BERT, CARL]) done(await setStanding(service, id, user, 'leaveProvost', 'unknown'));
    const stream = seeded('provost').stream('moves');
    for (let moves = 0; moves < 60; moves++) {
      const table = (await service.tables.get(id))!;
      const { user, move } = drawMove(table, stream);
      await play(service, id, user, move);
    }
    const left = (await service.history(id)).filter(({ kind }) => kind === 'plannedMove');
    expect(left.length).toBeGreaterThan(0);
    expect(new Set(left.map(({ payload }) => JSON.stringify(payload)))).toEqual(
      new Set([JSON.stringify({ by: 0, kind: 'moveProvost' })]),
    );
  });

  it('answer what has been asked already', async () => {
    const service = openTestTables();
    const { id } = await caylus(service);
    const stream = seeded('asked').stream('moves');
    let table = (await service.tables.get(id))!;
    // The merchants' guild asks for the same move, but is not what the answer is about.
    const isAsked = async () => (await service.state(id)) as { readonly activity: { readonly kind: string } }; // Of Caylus.
    while ((await isAsked()).activity.kind !== 'provost') {
      const { user, move } = drawMove(table, stream);
      table = await play(service, id, user, move);
    }
    const [user] = awaited(table);
    expect(done(await setStanding(service, id, user!, 'leaveProvost')).isPlayed).toBe(true);
    expect((await service.history(id)).at(-1)).toMatchObject({ kind: 'plannedMove' });
    expect(done(await setStanding(service, id, user!, 'leaveProvost')).isPlayed).toBe(false);
  });
});

it('nothing but the plan itself is changed before it is played', async () => {
  const service = openTestTables();
  const { id, second } = await caylus(service);
  const told: string[] = [];
  service.tables.onCommit((table) => told.push(table));
  const before = [dump(service.file), JSON.stringify(plain(await service.tables.get(id)))];
  done(await setNext(service, id, second, [to('castle')]));
  done(await setStanding(service, id, second, ONLY_MOVE, 'stayInn'));
  expect([dump(service.file), JSON.stringify(plain(await service.tables.get(id)))]).toEqual(before);
  expect(told).toEqual([]);
});

it.each([
  ['caylus', 1],
  ['alhambra', 0],
] as const)('a plan that is dropped in %s leaves everything else as if there had been none', async (game, moves) => {
  const service = openTestTables();
  const { id } = await startTable(service, 3, game);
  await playOn(service, id, 'before', moves);
  const before = (await service.tables.get(id))!;
  const [with_, without] = [openTestTables(copyOf(service)), openTestTables(copyOf(service))];
  const acting = before.seats.find((seat) => seat.awaited)!;
  // What the others plan is taken away from them.
  const others = before.seats.filter((seat) => !seat.awaited);
  const legal = [...before.standpoints!.of(acting.seat).legal()].map((move) => JSON.stringify(move));
  const common = [...before.standpoints!.of(others[0]!.seat).ahead!.legal()];
  const planned = common.find((move) => legal.includes(JSON.stringify(move)) && move.kind !== 'pass')!;
  for (const { user } of others) done(await setNext(with_, id, user!, [planned]));
  const request = { interaction: '1', user: acting.user!, offer: null, moves: [planned] };
  const shown = [];
  for (const { tables, file } of [with_, without]) {
    const table = done(await tables.play(id, request));
    shown.push([
      dump(file),
      JSON.stringify({ ...table, standpoints: null }),
      JSON.stringify(table.standpoints!.public.view),
    ]);
  }
  const isPlayed = (await with_.history(id)).at(-1)!.kind === 'plannedMove';
  // In Alhambra the same coins may have come again; then the plan is played.
  expect(isPlayed && game === 'caylus').toBe(false);
  if (!isPlayed) expect(shown[0]).toEqual(shown[1]);
});
