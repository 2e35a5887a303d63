/** Threads of games that are over leave everybody's list a day later. */
import { expect, test } from 'vitest';
import { testGames } from '../support/games.ts';
import { startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { createShiftedClock } from '../support/shiftedClock.ts';
import { allTold, shownBoard, startTable } from '../support/table.ts';

const HOUR = 3_600_000;
const AFTER = 24 * HOUR;

/** A game that has ended in a thread. */
async function ended(archiveAfter?: number) {
  const clock = createShiftedClock();
  const hall = await startGuildhall({ clock, games: testGames, ...(archiveAfter && { archiveAfter }) });
  const id = await startTable(hall, 'toy', ['aya', 'ben']);
  await hall.tables().resign(id, { user: hall.discord.user('ben').member.id, interaction: 'resign' });
  const { channel_id: thread } = await shownBoard(hall, id);
  await allTold(hall);
  return { hall, clock, thread };
}

const changes = ({ discord }: TestGuildhall) =>
  discord.log.filter(({ method, route }) => method === 'PATCH' && route === '/channels/:channel');
const isArchived = ({ discord }: TestGuildhall, thread: string) => discord.channel(thread).archived;

test('a day after the end, once, without Manage Threads', async () => {
  const { hall, clock, thread } = await ended(AFTER);
  await using _ = hall;
  clock.pass(AFTER - HOUR);
  await hall.restart(); // It looks at the start, and every hour from then on.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(changes(hall)).toEqual([]);
  clock.pass(HOUR);
  await hall.restart();
  await expect.poll(() => isArchived(hall, thread)).toBe(true);
  expect(changes(hall).map(({ status, payload }) => [status, payload])).toEqual([[200, { archived: true }]]);
  await hall.restart();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(changes(hall)).toHaveLength(1);
});

test('not where another table is being played, nor if nothing was set', async () => {
  const { hall, clock, thread } = await ended(AFTER);
  await using _ = hall;
  await startTable(hall, 'toy', ['dara', 'emil'], thread);
  clock.pass(AFTER);
  await hall.restart();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(isArchived(hall, thread)).toBe(false);

  const other = await ended();
  await using __ = other.hall;
  other.clock.pass(AFTER);
  await other.hall.restart();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(isArchived(other.hall, other.thread)).toBe(false);
});
