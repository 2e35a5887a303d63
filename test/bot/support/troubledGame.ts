import { expect } from 'vitest';
import type { BotGame } from '../../../src/bot/contract.ts';
import { games } from '../../../src/bot/games.ts';
import { BARRED_FOR } from '../../../src/bot/publisher/directChannels.ts';
import type { GameId } from '../../../src/engines/games.ts';
import { players, playOut, pressOn } from './driver.ts';
import { startGuildhall } from './guildhall.ts';
import { createLiveFaults, LIVE_FAULTS, mostInvalid, startDespiteRefusals } from './liveFaults.ts';
import { picker } from './players.ts';
import { createShiftedClock } from './shiftedClock.ts';
import { allTold, shownBoard, tableOf, textOf } from './table.ts';

/** Between two moves, by the clock of the bot and of Discord. */
const THINKING = 20_000;

/**
 * A game ends, nobody is marked wrongly, and few requests are invalid, while Discord does what it is reported to do, every
 * now and then.
 */
export async function playTroubled(
  kind: GameId,
  { seated, isWhole }: { readonly seated: number; readonly isWhole: boolean },
): Promise<void> {
  const game: BotGame = games[kind];
  const clock = createShiftedClock();
  await using hall = await startGuildhall({ clock });
  const names = players(seated);
  for (const name of names) hall.discord.user(name).set({ acceptsDms: true });
  const pick = picker(`${kind} as Discord really is`);
  const { id, refused } = await startDespiteRefusals(hall, kind, names);
  expect(refused).toBe(Math.min(3, names.length));
  const { thread, guild } = await tableOf(hall, id);
  expect(hall.discord.channel(thread!).slowMode).toBe(0);

  const faults = createLiveFaults(hall, id, { game, clock, pick });
  /** Unless the whole game is played, all but one resign once everything was met. */
  const isEnough = () => !isWhole && faults.met.size === LIVE_FAULTS.length;
  let rows = 0;
  do {
    rows = await playOut(
      hall,
      id,
      async (me) => {
        if (faults.isDue()) return faults.next();
        clock.pass(THINKING);
        await pressOn(hall, id, me, await shownBoard(hall, id), pick);
      },
      1,
    );
  } while (!isEnough() && (await tableOf(hall, id)).status === 'running');
  const { status, seats } = await tableOf(hall, id);
  if (status === 'running') {
    for (const { user } of seats.slice(1))
      await hall.tables().resign(id, { user: user!, interaction: `resign ${user}` });
  }
  const final = await shownBoard(hall, id);
  expect(textOf(final)).toMatch(/^## .*(wins|tie for the win)/);
  // Hands that wait for direct messages come when these may be opened again.
  clock.pass(BARRED_FOR + THINKING);
  await hall.tables().refreshHands(id, 'at last');
  await allTold(hall);
  const delivery = seats.map(async ({ user }) => (await hall.tables().hands.member(user!, guild))?.hands);
  expect(new Set(await Promise.all(delivery))).toEqual(new Set(['on']));
  const kinds = [...faults.met].map(([fault, count]) => `${fault} ${count}`).join(', ');
  console.info(
    `${kind}: ${rows} rows, ${hall.discord.log.length} requests, at most ${mostInvalid(hall)} invalid in 10 minutes; ${kinds}`,
  );
  expect([...faults.met.keys()].toSorted()).toEqual(LIVE_FAULTS.toSorted());
  expect(mostInvalid(hall)).toBeLessThan(100);
  expect(hall.lines.filter(({ message }) => message === 'interaction failed')).toEqual([]);
}
