import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/kernel/random.ts';
import { withToy } from '../games.ts';
import { heapOf } from './support/heap.ts';
import { replay } from './support/replay.ts';
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
} from './support/testTables.ts';

const resign = (service: TestTables, id: string, user: string) =>
  service.tables.resign(id, { interaction: press(), user });

describe('a seat that resigns', () => {
  it('is played on by the system, and the game ends by its rules with that seat last', async () => {
    for (const [game, { seats: players }] of Object.entries(withToy)) {
      const service = openTestTables();
      const { id } = await startTable(service, players, game);
      await playOn(service, id, 'before', 3);
      const table = done(await resign(service, id, BERT));
      expect(table.status).toBe('running');
      expect(table.seats.map(({ resigned }) => resigned)).toEqual(
        Array.from({ length: players }, (_, seat) => seat === 1),
      );
      expect(table.seats.filter(({ awaited, resigned }) => awaited && resigned)).toEqual([]);

      const { table: ended } = await playOn(service, id, 'after');
      expect(ended.result?.how).toBe('played');
      expect(ended.result?.standings.map(({ seat }) => seat).at(-1)).toBe(1);
      expect(ended.result?.standings.map(({ place }) => place).at(-1)).toBe(players);
      const rows = await service.history(id);
      const bySystem = rows.filter(({ actor, kind }) => actor === 'system' && kind !== 'reveal');
      expect(bySystem.length).toBeGreaterThan(0);
      expect(bySystem.every(({ kind, seat }) => kind === 'mildMove' && seat === 1)).toBe(true);
      const afterwards = rows.slice(rows.findIndex(({ kind }) => kind === 'resign') + 1);
      expect(afterwards.filter(({ actor, seat }) => actor === 'seat' && seat === 1)).toEqual([]);
      expect(service.logged).toEqual([]);
    }
  });

  it('harms nobody where the rules leave it anything else', async () => {
    const byPlayers = new Map<string, number>();
    const bySystem = new Map<string, number>();
    for (const [game, seed] of ['toy', 'citadels'].flatMap((game) => [1, 2, 3].map((seed) => [game, seed] as const))) {
      const service = openTestTables();
      const engine = engines[game]!;
      const { id } = await startTable(service, 4, game);
      done(await resign(service, id, BERT));
      done(await resign(service, id, CARL));
      await playOn(service, id, `others ${seed}`);
      for (const { actor, payload } of await service.history(id)) {
        const move = engine.readMove(payload);
        if (!move.ok || !engine.harms(move.value)) continue;
        const counts = actor === 'seat' ? byPlayers : bySystem;
        counts.set(move.value.kind, (counts.get(move.value.kind) ?? 0) + 1);
      }
      // What the rows say is what the streams give.
      expect(await replay(service, id, engine)).toEqual(await service.state(id));
    }
    expect([...bySystem]).toEqual([]);
    expect(byPlayers.size).toBeGreaterThan(2);
  });

  it('is moved on in the commit of the move that leads to it', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 2 + 1, 'carcassonne');
    let table = done(await resign(service, id, BERT));
    const stream = seeded('same commit').stream('moves');
    let followed = 0;
    for (let move = 0; move < 20; move++) {
      const before = table.seq;
      const { user, offer, move: drawn } = drawMove(table, stream);
      table = done(await service.tables.play(id, { interaction: press(), user, offer, moves: [drawn] }));
      const rows = (await service.history(id)).slice(before);
      expect(new Set(rows.map(({ at }) => at)).size).toBe(1);
      expect(rows[0]!.actor).toBe('seat');
      if (rows.length > 1) followed++;
    }
    expect(followed).toBeGreaterThan(2);
  });

  it('says no more', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 3);
    done(await resign(service, id, CARL));
    expect(refused(await resign(service, id, CARL))).toEqual({ kind: 'alreadyResigned' });
    const move = { interaction: press(), user: CARL, offer: null, moves: [{ kind: 'end' }] };
    expect(refused(await service.tables.play(id, move))).toEqual({ kind: 'alreadyResigned' });
    expect(refused(await resign(service, id, DORA))).toEqual({ kind: 'notSeated' });
  });

  it('hands the table on when it is the host', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 4);
    const hosts = async (user: string) => done(await resign(service, id, user)).seats.map(({ host }) => host);
    expect(await hosts(BERT)).toEqual([true, false, false, false]);
    expect(await hosts(ANNE)).toEqual([false, false, true, false]);
  });

  it('ends the game when one other is left, who wins whatever the points say', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 3, 'carcassonne');
    await playOn(service, id, 'points', 20);
    done(await resign(service, id, ANNE));
    const table = done(await resign(service, id, CARL));
    expect(table.status).toBe('finished');
    expect(table.endedAt).toBe(table.changedAt);
    expect(table.result?.how).toBe('resigned');
    expect(table.result?.standings.map(({ place }) => place)).toEqual([1, 2, 2]);
    expect(table.result?.standings[0]).toMatchObject({ seat: 1, place: 1 });
    expect(table.result?.scores).toHaveLength(3);
    expect(table.seats.some(({ awaited }) => awaited)).toBe(false);
    expect(plain(await openTestTables(service.folder).tables.get(id))).toEqual(plain(table));
    expect(refused(await resign(service, id, BERT))).toEqual({ kind: 'notRunning', status: 'finished' });
  });
});

describe('a long run of the system', () => {
  it('goes on in further commits behind the answer, and after a restart', async () => {
    const heap = { heap: heapOf(1000) };
    const service = openTestTables(undefined, heap);
    const { id } = await startTable(service, 3, 'heap');
    const table = done(await resign(service, id, ANNE));
    // All seats are awaited all the time, so the system plays for Anne until no stone is left.
    expect(table.seq).toBe(5 + 1 + 100);
    await service.store.close();
    await expect.poll(() => service.logged).toMatchObject([{ event: 'stopped', table: id }]);

    const again = openTestTables(service.folder, heap);
    const stopped = (await again.tables.get(id))!;
    expect(stopped.status).toBe('running');
    await again.tables.resume();
    await expect.poll(async () => (await again.tables.get(id))?.status).toBe('finished');
    const rows = await again.history(id);
    expect(rows.length).toBeGreaterThan(table.seq + 200);
    const perCommit = Map.groupBy(rows.slice(table.seq), ({ at }) => at);
    expect(Math.max(...[...perCommit.values()].map(({ length }) => length))).toBe(100);
    expect(again.logged).toEqual([]);
  });
});
