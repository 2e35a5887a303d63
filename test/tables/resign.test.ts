import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/kernel/random.ts';
import {
  ANNE,
  BERT,
  CARL,
  DORA,
  done,
  drawMove,
  type Hall,
  openHall,
  playOn,
  press,
  refused,
  startTable,
} from './support/hall.ts';
import { heapOf } from './support/heap.ts';

const resign = (hall: Hall, id: string, user: string) => hall.tables.resign(id, { interaction: press(), user });

describe('a seat that resigns', () => {
  it('is played on by the system, and the game ends by its rules with that seat last', async () => {
    for (const [game, players] of [
      ['toy', 3],
      ['carcassonne', 3],
      ['citadels', 4],
    ] as const) {
      const hall = openHall();
      const { id } = await startTable(hall, players, game);
      await playOn(hall, id, 'before', 3);
      const table = done(await resign(hall, id, BERT));
      expect(table.status).toBe('running');
      expect(table.seats.map(({ resigned }) => resigned)).toEqual(
        Array.from({ length: players }, (_, seat) => seat === 1),
      );
      expect(table.seats.filter(({ awaited, resigned }) => awaited && resigned)).toEqual([]);

      const { table: ended } = await playOn(hall, id, 'after');
      expect(ended.result?.how).toBe('played');
      expect(ended.result?.standings.map(({ seat }) => seat).at(-1)).toBe(1);
      expect(ended.result?.standings.map(({ place }) => place).at(-1)).toBe(players);
      const rows = await hall.tables.log(id);
      const bySystem = rows.filter(({ actor, kind }) => actor === 'system' && kind !== 'reveal');
      expect(bySystem.length).toBeGreaterThan(2);
      expect(bySystem.every(({ kind, seat }) => kind === 'move' && seat === 1)).toBe(true);
      const afterwards = rows.slice(rows.findIndex(({ kind }) => kind === 'resign') + 1);
      expect(afterwards.filter(({ actor, seat }) => actor === 'seat' && seat === 1)).toEqual([]);
      expect(hall.logged).toEqual([]);
    }
  });

  it('is moved on in the commit of the move that leads to it', async () => {
    const hall = openHall();
    const { id } = await startTable(hall, 2 + 1, 'carcassonne');
    let table = done(await resign(hall, id, BERT));
    const stream = seeded('same commit').stream('moves');
    let followed = 0;
    for (let move = 0; move < 20; move++) {
      const before = table.seq;
      const { user, offer, move: drawn } = drawMove(table, stream);
      table = done(await hall.tables.play(id, { interaction: press(), user, offer, moves: [drawn] }));
      const rows = (await hall.tables.log(id)).slice(before);
      expect(new Set(rows.map(({ at }) => at)).size).toBe(1);
      expect(rows[0]!.actor).toBe('seat');
      if (rows.length > 1) followed++;
    }
    expect(followed).toBeGreaterThan(2);
  });

  it('says no more', async () => {
    const hall = openHall();
    const { id } = await startTable(hall, 3);
    done(await resign(hall, id, CARL));
    expect(refused(await resign(hall, id, CARL))).toEqual({ kind: 'alreadyResigned' });
    const move = { interaction: press(), user: CARL, offer: null, moves: [{ kind: 'end' }] };
    expect(refused(await hall.tables.play(id, move))).toEqual({ kind: 'alreadyResigned' });
    expect(refused(await resign(hall, id, DORA))).toEqual({ kind: 'notSeated' });
  });

  it('hands the table on when it is the host', async () => {
    const hall = openHall();
    const { id } = await startTable(hall, 4);
    const hosts = async (user: string) => done(await resign(hall, id, user)).seats.map(({ host }) => host);
    expect(await hosts(BERT)).toEqual([true, false, false, false]);
    expect(await hosts(ANNE)).toEqual([false, false, true, false]);
  });

  it('ends the game when one other is left, who wins whatever the points say', async () => {
    const hall = openHall();
    const { id } = await startTable(hall, 3, 'carcassonne');
    await playOn(hall, id, 'points', 20);
    done(await resign(hall, id, ANNE));
    const table = done(await resign(hall, id, CARL));
    expect(table.status).toBe('finished');
    expect(table.endedAt).toBe(table.changedAt);
    expect(table.result?.how).toBe('resigned');
    expect(table.result?.standings.map(({ place }) => place)).toEqual([1, 2, 2]);
    expect(table.result?.standings[0]).toMatchObject({ seat: 1, place: 1 });
    expect(table.result?.scores).toHaveLength(3);
    expect(table.seats.some(({ awaited }) => awaited)).toBe(false);
    expect(await openHall(hall.folder).tables.get(id)).toEqual(table);
    expect(refused(await resign(hall, id, BERT))).toEqual({ kind: 'notRunning', status: 'finished' });
  });
});

describe('a long run of the system', () => {
  it('goes on in further commits behind the answer, and after a restart', async () => {
    const heap = { heap: heapOf(1000) };
    const hall = openHall(undefined, heap);
    const { id } = await startTable(hall, 3, 'heap');
    const table = done(await resign(hall, id, ANNE));
    // All seats are awaited all the time, so the system plays for Anne until no stone is left.
    expect(table.seq).toBe(4 + 1 + 100);
    await hall.store.close();
    await expect.poll(() => hall.logged).toMatchObject([{ event: 'stopped', table: id }]);

    const again = openHall(hall.folder, heap);
    const stopped = (await again.tables.get(id))!;
    expect(stopped.status).toBe('running');
    await again.tables.resume();
    await expect.poll(async () => (await again.tables.get(id))?.status).toBe('finished');
    const rows = await again.tables.log(id);
    expect(rows.length).toBeGreaterThan(table.seq + 200);
    const perCommit = Map.groupBy(rows.slice(table.seq), ({ at }) => at);
    expect(Math.max(...[...perCommit.values()].map(({ length }) => length))).toBe(100);
    expect(again.logged).toEqual([]);
  });
});
