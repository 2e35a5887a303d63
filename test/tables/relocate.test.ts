import { describe, expect, test } from 'vitest';
import { createTables } from '../../src/tables/createTables.ts';
import {
  ANNE,
  BERT,
  CARL,
  CHANNEL,
  DORA,
  done,
  engines,
  openTable,
  openTestTables,
  press,
  refused,
  startTable,
} from './support/testTables.ts';

const move = (user: string, channel: string) => ({ interaction: press(), user, channel });

describe('a table is moved', () => {
  test('by whoever sits there, with its record as it was, and both messages are to be posted', async () => {
    const service = openTestTables();
    const { tables } = service;
    const { id, seq } = await startTable(service, 2);
    await tables.attach(id, { thread: { id: 'thread', channel: CHANNEL } });
    const before = await service.history(id);
    await tables.outbox.done((await tables.outbox.due(service.clock.time, 100)).map((entry) => entry.id));
    const told: string[] = [];
    tables.onCommit((table) => told.push(table));

    const moved = done(await tables.relocate(id, move(BERT, 'elsewhere')));
    expect(moved).toMatchObject({ channel: 'elsewhere', thread: null, seq, status: 'running' });
    expect(await tables.get(id)).toMatchObject({ channel: 'elsewhere', thread: null });
    expect(await service.history(id)).toEqual(before);
    expect(told).toEqual([id]);
    const news = await tables.outbox.due(service.clock.time, 10);
    expect(news.map(({ kind }) => kind)).toEqual(['lobby', 'board', 'hand']);
    const board = JSON.parse(news[1]!.payload);
    expect(board).toMatchObject({ isMoved: true, before: [], after: [moved.seats.find((one) => one.awaited)!.seat] });
    expect((await tables.inChannel('elsewhere')).map((table) => table.id)).toEqual([id]);
  });

  test('in its own thread it is only shown anew; a thread of the former channel comes too late', async () => {
    const service = openTestTables();
    const { tables } = service;
    const { id } = await startTable(service, 2);
    await tables.attach(id, { thread: { id: 'thread', channel: CHANNEL } });
    expect(done(await tables.relocate(id, move(ANNE, 'thread')))).toMatchObject({ channel: CHANNEL, thread: 'thread' });
    done(await tables.relocate(id, move(ANNE, 'elsewhere')));
    await tables.attach(id, { thread: { id: 'thread 2', channel: CHANNEL } });
    expect((await tables.get(id))?.thread).toBeNull();
  });

  test('by nobody else, nor when it has ended, nor once more by the same request', async () => {
    const service = openTestTables();
    const { tables } = service;
    const { id } = await openTable(service, 2);
    expect(refused(await tables.relocate(id, move(DORA, 'elsewhere')))).toEqual({ kind: 'notSeated' });
    expect(refused(await tables.relocate('404', move(ANNE, 'elsewhere')))).toEqual({ kind: 'unknownTable' });
    const asked = move(ANNE, 'elsewhere');
    done(await tables.relocate(id, asked));
    const waiting = async () => (await tables.outbox.due(service.clock.time, 100)).length;
    const before = await waiting();
    done(await tables.relocate(id, asked));
    expect(await waiting()).toBe(before);
    await tables.cancel(id, { interaction: press(), user: ANNE, byModerator: false });
    expect(refused(await tables.relocate(id, move(ANNE, 'elsewhere')))).toEqual({
      kind: 'notOpen',
      status: 'cancelled',
    });
  });

  test('not by a member who has resigned: the others play where they are', async () => {
    const service = openTestTables();
    const { tables } = service;
    const { id } = await startTable(service, 3);
    done(await tables.resign(id, { interaction: press(), user: BERT }));
    expect(refused(await tables.relocate(id, move(BERT, 'elsewhere')))).toEqual({ kind: 'alreadyResigned' });
    expect(await tables.get(id)).toMatchObject({ channel: CHANNEL });
    done(await tables.relocate(id, move(ANNE, 'elsewhere')));
  });

  test('not into a channel that is full, and not as often as one likes', async () => {
    const service = openTestTables();
    const { store, clock, key, newSeed } = service;
    const limits = { hosted: 50, seats: 50, inChannel: 2, inGuild: 50, openings: 4 };
    const tables = createTables({ store, engines, clock, key, newSeed, limits });
    const first = await openTable({ tables }, 2);
    await openTable({ tables }, 2);
    const where = { guild: 'guild', channel: 'full', game: 'toy', options: [], locale: 'en' };
    for (let i = 0; i < 2; i++) done(await tables.open({ interaction: press(), user: CARL, ...where }));
    expect(refused(await tables.relocate(first.id, move(BERT, 'full')))).toEqual({ kind: 'channelFull', most: 2 });
    // Where it is already it takes up no more room.
    for (let i = 0; i < 4; i++) done(await tables.relocate(first.id, move(BERT, CHANNEL)));
    expect(refused(await tables.relocate(first.id, move(BERT, CHANNEL)))).toMatchObject({ kind: 'tooFast', most: 4 });
  });
});
