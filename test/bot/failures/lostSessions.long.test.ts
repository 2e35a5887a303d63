/** What a channel or thread allows again while no event can say so: the session has ended, and another one begins. */
import { expect, test } from 'vitest';
import { testGames } from '../support/games.ts';
import { startGuildhall, type TestGuildhall, type TestGuildhallSettings } from '../support/guildhall.ts';
import { complaints } from '../support/players.ts';
import { allTold, shownBoard, startTable, tableOf } from '../support/table.ts';

/** The library waits some seconds before it begins a session. */
const NEW_SESSION = 20_000;

/** Ends a turn where that is possible, so that there is a new board; otherwise changes the one that is there. */
async function playOn(hall: TestGuildhall, id: string): Promise<void> {
  const { standpoints, seats, seq } = await tableOf(hall, id);
  const { seat, user } = seats.find((one) => one.awaited)!;
  const legal = [...standpoints!.of(seat).legal()];
  const moves = [legal.find(({ kind }) => kind === 'end') ?? legal[0]!];
  const played = await hall.tables().play(id, { user: user!, interaction: `${id}-${seq}`, offer: null, moves });
  expect(played).toMatchObject({ ok: true });
}

/** Tables in one thread, which refuses the next board of each. */
async function refusedTables(settings: TestGuildhallSettings, close: (hall: TestGuildhall, thread: string) => void) {
  const hall = await startGuildhall({ ...settings, games: testGames });
  const first = await startTable(hall, 'toy', ['aya', 'ben']);
  const { channel_id: thread } = await shownBoard(hall, first);
  await allTold(hall);
  const ids = [first];
  for (let others = 0; others < 3; others++) ids.push(await startTable(hall, 'toy', ['dara', 'emil'], thread));
  await allTold(hall);
  close(hall, thread);
  for (const [at, id] of ids.entries()) {
    await playOn(hall, id);
    // The others are refused without a request.
    if (at === 0) await expect.poll(() => complaints(hall).length).toBeGreaterThan(0);
  }
  await expect.poll(() => hall.tables().outbox.due(Date.now(), 1)).toEqual([]);
  return { hall, ids, thread };
}

const lock = (hall: TestGuildhall, thread: string) => hall.discord.trouble(thread, 'lock');
const forbid = (hall: TestGuildhall, thread: string) => hall.discord.setBotPermissions(thread, 0n);

const requestsIn = (hall: TestGuildhall, place: string) =>
  hall.discord.log.filter(({ path }) => path.includes(`/channels/${place}`));

/** Ends the session, does something unheard, and waits for the next session. */
async function betweenSessions(hall: TestGuildhall, work: () => void): Promise<void> {
  hall.discord.gateway.invalidate();
  expect(hall.discord.isBotOnline()).toBe(false);
  work();
  expect(await hall.discord.until(() => hall.discord.isBotOnline(), NEW_SESSION)).toBe(true);
}

test('a thread that was unlocked between two sessions gets the boards of all its tables', async () => {
  const { hall, ids, thread } = await refusedTables({}, lock);
  await using _ = hall;
  await betweenSessions(hall, () => hall.discord.unlock(thread));
  for (const id of ids) expect((await shownBoard(hall, id)).channel_id).toBe(thread);
});

test('a channel that allows posting again gets the boards, with the first request that is made', async () => {
  const { hall, ids, thread } = await refusedTables({}, forbid);
  await using _ = hall;
  const before = complaints(hall).length;
  await betweenSessions(hall, () => hall.discord.setBotPermissions(thread, null));
  for (const id of ids) expect((await shownBoard(hall, id)).channel_id).toBe(thread);
  expect(complaints(hall)).toHaveLength(before);
});

test('a channel that still refuses is asked once in each session, however many tables are in it', async () => {
  const { hall, ids, thread } = await refusedTables({}, forbid);
  await using _ = hall;
  for (let sessions = 0; sessions < 2; sessions++) {
    const before = requestsIn(hall, thread).length;
    await betweenSessions(hall, () => {});
    await expect.poll(() => requestsIn(hall, thread).length).toBe(before + 1);
    for (const id of ids) await playOn(hall, id);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(requestsIn(hall, thread)).toHaveLength(before + 1);
    expect(requestsIn(hall, thread).at(-1)?.status).toBe(403);
  }
});

test('a session that is resumed has missed nothing: nothing is asked', async () => {
  const { hall, thread } = await refusedTables({}, forbid);
  await using _ = hall;
  const before = requestsIn(hall, thread).length;
  hall.discord.gateway.askToReconnect();
  expect(await hall.discord.until(() => !hall.discord.isBotOnline())).toBe(true);
  expect(await hall.discord.until(() => hall.discord.isBotOnline(), NEW_SESSION)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(requestsIn(hall, thread)).toHaveLength(before);
});
