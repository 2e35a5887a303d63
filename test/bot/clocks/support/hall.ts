import type { APIMessage } from 'discord.js';
import { expect } from 'vitest';
import { startGuildhall, type TestGuildhall, type TestGuildhallSettings } from '../../support/guildhall.ts';
import { createShiftedClock } from '../../support/shiftedClock.ts';
import { allTold, idOf, messageOf, shownBoard, tableOf } from '../../support/table.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const CHANNEL = 'board-games';

/** A Guildhall whose clock a test moves. */
export interface ClockedHall extends TestGuildhall {
  /** Moves the clock, has done what is due by then, and waits until it is told. */
  pass(ms: number): Promise<void>;
  /** Moves the clock and starts the bot again: it looks at once for what has become due, rather than after a while. */
  passAndRestart(ms: number): Promise<void>;
}

export async function startClocked(settings: TestGuildhallSettings = {}): Promise<ClockedHall> {
  const clock = createShiftedClock();
  const hall = await startGuildhall({ ...settings, clock });
  async function pass(ms: number): Promise<void> {
    clock.pass(ms);
    while ((await hall.tables().doDue(50, () => false)) > 0);
    // Reminders may wait for the end of quiet hours.
    const told = async () => (await hall.tables().outbox.due(clock.now(), 1)).length === 0;
    await expect.poll(told, { interval: 20 }).toBe(true);
  }

  return {
    ...hall,
    pass,
    async passAndRestart(ms) {
      clock.pass(ms);
      await hall.restart();
      await pass(0);
    },
    [Symbol.asyncDispose]: () => hall[Symbol.asyncDispose](),
  };
}

/** Starts a table with this clock; resolves to its id. */
export async function startWith(
  hall: TestGuildhall,
  game: string,
  clock: string,
  names: readonly [string, ...string[]],
): Promise<string> {
  const [host, ...others] = names;
  const lobby = messageOf(await hall.discord.user(host).slash('new', { game, clock }, { channel: CHANNEL }));
  for (const name of others) await hall.discord.user(name).press(lobby.id, 'Join');
  await hall.discord.user(host).press(lobby.id, 'Start');
  const id = idOf(lobby, 'Join').split(':')[1]!;
  await shownBoard(hall, id);
  await allTold(hall);
  return id;
}

/** The names of those who have to act, and of the other players. */
export async function whoActs(
  hall: TestGuildhall,
  id: string,
  names: readonly string[],
): Promise<{ readonly acting: readonly string[]; readonly others: readonly string[] }> {
  const { seats } = await tableOf(hall, id);
  const isActing = (name: string) =>
    seats.some(({ user, awaited }) => awaited && user === hall.discord.user(name).member.id);
  return { acting: names.filter(isActing), others: names.filter((name) => !isActing(name)) };
}

/** The board message; a vote changes the table without it. */
export async function boardNow(hall: TestGuildhall, id: string): Promise<APIMessage> {
  await allTold(hall);
  const { board } = (await tableOf(hall, id)).messages;
  const shown = hall.discord.messages(board?.channel ?? '').find((message) => message.id === board?.message);
  if (shown === undefined) throw new Error(`table ${id} has no board`);
  return shown;
}

/** The public messages of the place where a table is played. */
export async function atTable(hall: TestGuildhall, id: string): Promise<readonly APIMessage[]> {
  const { thread, channel } = await tableOf(hall, id);
  return hall.discord.messages(thread ?? channel);
}
