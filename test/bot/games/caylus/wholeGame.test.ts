/** Whole games with two, three, and five members, by buttons and by slash commands. */
import { expect, test } from 'vitest';
import { caylus as game } from '../../../../src/bot/games/caylus/index.ts';
import { IS_DRILL } from '../../../support/amount.ts';
import { lookAround, players, playOut, pressOn, speakManyLanguages, typeMove } from '../../support/driver.ts';
import { startGuildhall } from '../../support/guildhall.ts';
import { complaints, picker, refusedRequests } from '../../support/players.ts';
import { allTold, messageOf, shownBoard, startTable, tableOf, textOf } from '../../support/table.ts';

/** After so many moves, everything is waited for that has to be posted. */
const POSTING = 10;

/** Five members play by buttons in `wholeGames.long.test.ts` too. */
const GAMES = IS_DRILL
  ? [2, 3, 5].flatMap((seats) => [
      { seats, by: 'buttons' as const },
      { seats, by: 'commands' as const },
    ])
  : ([
      { seats: 2, by: 'commands' },
      { seats: 3, by: 'buttons' },
    ] as const);

test.each(GAMES)('a whole game of $seats members by $by', async ({ seats, by }) => {
  await using hall = await startGuildhall();
  speakManyLanguages(hall);
  const id = await startTable(hall, 'caylus', players(seats));
  const pick = picker(`caylus ${seats} by ${by}`);
  const used = new Set<string>();
  let moves = 0;
  await playOut(hall, id, async (me) => {
    if (by === 'buttons' || moves++ % POSTING === 0) await allTold(hall);
    if (by === 'commands') return void used.add(await typeMove(hall, id, me, game, pick));
    if (pick([true, ...Array<boolean>(9).fill(false)])) await lookAround(hall, id, pick);
    return pressOn(hall, id, me, await shownBoard(hall, id), pick);
  });
  await allTold(hall);
  const { status, seq } = await tableOf(hall, id);
  const final = await shownBoard(hall, id);
  expect(status).toBe('finished');
  expect(textOf(final)).toMatch(/^## .*(wins|tie for the win)/);
  expect(final.mentions).toHaveLength(seats);
  if (by === 'commands') expect(used.size).toBeGreaterThan(game.commands.length / 2);
  const onlooker = hall.discord.user('priya');
  const proof = textOf(messageOf(await onlooker.slash('verify', { table: id }, { channel: final.channel_id })));
  expect(proof).toContain('✓ Replaying the game from the seed gives the same final position.');
  expect(complaints(hall)).toEqual([]);
  expect(refusedRequests(hall)).toEqual([]);
  console.info(`${seq} rows, ${hall.discord.log.length} requests`);
});
