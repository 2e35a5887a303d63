import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { board, countAll, everything, playedGame } from './support/results.ts';
import {
  ANNE,
  BERT,
  CARL,
  DORA,
  done,
  GUILD,
  openTablesBeforeMildMoves,
  openTestTables,
  playOn,
  press,
  startTable,
} from './support/testTables.ts';

describe('a finished table', () => {
  it('is counted in the commit that ends it, with places, points and their parts', async () => {
    const service = openTestTables();
    const id = await playedGame(service, 'one');
    const table = (await service.tables.get(id))!;
    expect(await service.store.results.uncounted(9)).toEqual([]);
    const outcome = await service.tables.results.outcome(id);
    expect(outcome?.how).toBe('played');
    expect(
      outcome?.seats.map(({ seat, points, parts, user, resigned }) => ({ seat, points, parts, user, resigned })),
    ).toEqual(
      table.result!.scores.map((score) => ({ ...score, user: table.seats[score.seat]!.user, resigned: false })),
    );
    const places = new Map(table.result!.standings.map(({ seat, place }) => [seat as number, place]));
    for (const { seat, place, rating } of outcome!.seats) {
      expect(place).toBe(places.get(seat));
      expect(rating).toBeNull(); // Nobody is rated after a single game.
    }
    const rows = (await service.store.results.all(GUILD)).results!;
    const start = (await service.history(id)).find(({ kind }) => kind === 'start')!.seq;
    expect(rows).toHaveLength(3);
    for (const row of rows)
      expect(row).toMatchObject({ from_seq: start, to_seq: table.seq, counts: 1, nth: 1, started_at: table.startedAt });
  });

  it('counts a resigned seat as last, and holds it until its resignation', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 3, 'carcassonne');
    await playOn(service, id, 'until', 30);
    const { seq } = done(await service.tables.resign(id, { interaction: press(), user: BERT }));
    await playOn(service, id, 'then');
    const outcome = (await service.tables.results.outcome(id))!;
    expect(outcome.how).toBe('played');
    expect(outcome.seats[1]).toMatchObject({ user: BERT, place: 3, resigned: true });
    const resignation = (await service.history(id)).find(({ kind }) => kind === 'resign')!.seq;
    expect(resignation).toBeLessThanOrEqual(seq);
    const rows = (await service.store.results.all(GUILD)).results!;
    expect(rows.map(({ to_seq }) => to_seq === resignation)).toEqual([false, true, false]);
    expect(rows.map(({ whole }) => whole)).toEqual([1, 0, 1]);
  });

  it('counts where all others have resigned, but not for averages; a closed table counts not at all', async () => {
    const service = openTestTables();
    const { id } = await startTable(service, 2);
    await playOn(service, id, 'some turns', 6);
    done(await service.tables.resign(id, { interaction: press(), user: ANNE }));
    const closed = await startTable(service, 2);
    done(await service.tables.cancel(closed.id, { interaction: press(), user: DORA, byModerator: true }));
    expect(await service.tables.results.outcome(closed.id)).toBeNull();
    expect((await service.tables.results.outcome(id))?.how).toBe('resigned');
    const { rows, games } = await service.tables.results.leaderboard(board());
    expect(games).toBe(1);
    expect(rows.map(({ user, wins, averages }) => ({ user, wins, averages }))).toEqual([
      { user: BERT, wins: 1, averages: [] },
      { user: ANNE, wins: 0, averages: [] },
    ]);
  });

  it('has the same results after a restart, and after counting all again with restarts between', async () => {
    const first = openTestTables();
    for (let game = 0; game < 12; game++) await playedGame(first, `game ${game}`, 2 + (game % 3));
    const { id } = await startTable(first, 3);
    done(await first.tables.resign(id, { interaction: press(), user: ANNE }));
    await playOn(first, id, 'rest');
    const before = await everything(first.store);
    expect(before[GUILD]?.results).toHaveLength(12 * 3 + 3);
    const shown = await first.tables.results.leaderboard(board({ by: 'rating' }));
    expect(shown.rows).toHaveLength(3); // Dora has played too few games.
    await first.store.close();

    const second = openTestTables(first.folder);
    expect(await everything(second.store)).toEqual(before);
    await second.store.results.reset();
    expect(await everything(second.store)).toEqual({});
    expect(await second.tables.countResults(5)).toBe(5);
    expect(await second.tables.countResults(5)).toBe(5);
    await second.store.close();

    const third = openTestTables(first.folder);
    // A game that ends before the rest is counted.
    third.clock.time += 1_000_000;
    const late = await playedGame(third, 'late', 4);
    expect((await third.tables.results.outcome(late))?.seats.every(({ rating }) => rating === null)).toBe(true);
    await countAll(third, 2);
    const after = await everything(third.store);
    const without = (rows: typeof before) => rows[GUILD]!.results!.filter(({ table_id }) => table_id !== late);
    expect(without(after)).toEqual(without(before));
    expect((await third.tables.results.outcome(late))?.seats.some(({ rating }) => rating !== null)).toBe(true);
    await third.store.results.reset();
    await countAll(third, 100);
    expect(await everything(third.store)).toEqual(after);
  });

  it('that is released later takes its place in the order of ends', async () => {
    const service = openTestTables();
    const ids: string[] = [];
    for (let game = 0; game < 8; game++) ids.push(await playedGame(service, `order ${game}`, 3));
    const before = await everything(service.store);
    await service.store.results.reset();
    await service.store.suspend(ids[2]!, 'rules');
    await countAll(service, 3);
    expect(await service.tables.results.outcome(ids[2]!)).toBeNull();
    expect(await everything(service.store)).not.toEqual(before);
    await service.store.suspend(ids[2]!, null);
    expect(await service.tables.countResults(100)).toBe(1);
    expect(await service.tables.countResults(3)).toBe(3);
    await countAll(service, 3);
    expect(await everything(service.store)).toEqual(before);
  });

  it('of an earlier release is counted from its final state, with the seat that had resigned as last', async () => {
    const service = openTablesBeforeMildMoves();
    expect(await service.store.results.uncounted(9)).toEqual(['1', '2']);
    await countAll(service, 1);
    expect(await service.store.results.uncounted(9)).toEqual([]);
    for (const id of ['1', '2']) {
      const { guild, seats, result } = (await service.tables.get(id))!;
      const outcome = (await service.tables.results.outcome(id))!;
      expect(outcome.seats.map(({ user, points }) => ({ user, points }))).toEqual(
        result!.scores.map(({ seat, points }) => ({ user: seats[seat]!.user, points })),
      );
      const absent = outcome.seats.find(({ resigned }) => resigned)!;
      expect(absent.place).toBe(seats.length);
      const row = (await service.store.results.all(guild)).results!.find(
        ({ table_id, resigned }) => table_id === id && resigned === 1,
      )!;
      expect(row.to_seq).toBe((await service.history(id)).find(({ kind }) => kind === 'resign')!.seq);
    }
    // The third is still being played.
    expect(await service.tables.results.outcome('3')).toBeNull();
  });

  it('with a damaged record is suspended and left out', async () => {
    const service = openTestTables();
    const id = await playedGame(service, 'damage');
    await service.store.close();
    const file = new Database(service.file);
    file.exec("UPDATE tables SET counted = 0; DELETE FROM results; UPDATE states SET state = replace(state, '1', '2')");
    file.close();
    const again = openTestTables(service.folder);
    await countAll(again, 5);
    expect((await again.tables.get(id))?.suspended).toBe('state');
    expect(await again.tables.results.outcome(id)).toBeNull();
  });
});

it('the results lose a member who is erased; others keep their ratings, also if all is counted again', async () => {
  const service = openTestTables();
  for (let game = 0; game < 9; game++) await playedGame(service, `erased ${game}`, 4);
  const { results } = service.store;
  const before = (await results.all(GUILD)).results!;
  done(await service.tables.eraseMember(CARL));
  const after = await everything(service.store);
  expect(after[GUILD]!.results).toEqual(before.map((row) => (row.user_id === CARL ? { ...row, user_id: null } : row)));
  expect(JSON.stringify(after)).not.toContain(CARL);
  expect(await results.member({ guild: GUILD, game: 'toy', user: CARL, viewer: CARL })).toBeNull();
  const shown = await results.leaderboard(board({ by: 'rating' }));
  expect(shown.rows.map(({ user }) => user).toSorted()).toEqual([ANNE, BERT, DORA]);
  await results.reset();
  await countAll(service, 4);
  expect(await everything(service.store)).toEqual(after);
});
