/** Whole games of every kind while Discord does what it is reported to do, every now and then. */
import { expect, test } from 'vitest';
import type { BotGame } from '../../../src/bot/contract.ts';
import { games } from '../../../src/bot/games.ts';
import { BARRED_FOR } from '../../../src/bot/publisher/directChannels.ts';
import { eachGame } from '../../games.ts';
import { amount } from '../../support/amount.ts';
import { players, playOut, pressOn } from '../support/driver.ts';
import { startGuildhall } from '../support/guildhall.ts';
import { drawLiveFaults, mostInvalid, startDespiteRefusals } from '../support/liveFaults.ts';
import { picker } from '../support/players.ts';
import { createShiftedClock } from '../support/shiftedClock.ts';
import { allTold, shownBoard, tableOf, textOf } from '../support/table.ts';

/** After so many moves all but one resign, where the whole game is left to `npm run drills`. */
const SOME_MOVES = amount(40, Number.POSITIVE_INFINITY);
/** Between two moves, by the clock of the bot and of Discord. */
const THINKING = 20_000;
const LONGEST = 600_000;

test.for(eachGame)(
  'a game of %s ends, nobody is marked wrongly, and few requests are invalid',
  { timeout: LONGEST },
  async ([game]) => {
    const { engine }: BotGame = games[game];
    const clock = createShiftedClock();
    await using hall = await startGuildhall({ clock });
    const names = players(engine.seats([]).max);
    for (const name of names) hall.discord.user(name).set({ acceptsDms: true });
    const pick = picker(`${game} as Discord really is`);
    const { id, refused } = await startDespiteRefusals(hall, game, names);
    expect(refused).toBe(3);
    const faults = drawLiveFaults(hall, id, pick);
    const rows = await playOut(
      hall,
      id,
      async (me) => {
        faults.heal();
        clock.pass(THINKING);
        await pressOn(hall, id, me, await shownBoard(hall, id), pick);
      },
      SOME_MOVES,
    );
    await faults.stop();
    const { status, seats, guild } = await tableOf(hall, id);
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
    const kinds = [...faults.drawn].map(([fault, count]) => `${fault} ${count}`).join(', ');
    console.info(
      `${game}: ${rows} rows, ${hall.discord.log.length} requests, at most ${mostInvalid(hall)} invalid in 10 minutes; ${kinds}`,
    );
    expect(faults.drawn.size).toBeGreaterThan(amount(2, 6));
    expect(mostInvalid(hall)).toBeLessThan(100);
    expect(hall.lines.filter(({ message }) => message === 'interaction failed')).toEqual([]);
  },
);
