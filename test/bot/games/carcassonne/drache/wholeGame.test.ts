/** Whole games with all six options and six members, by buttons and by slash commands. */
import { expect, test } from 'vitest';
import { carcassonne as game } from '../../../../../src/bot/games/carcassonne/index.ts';
import { OPTIONS } from '../../../../../src/engines/carcassonne/index.ts';
import { IS_DRILL } from '../../../../support/amount.ts';
import { lookAround, players, playOut, pressOn, speakManyLanguages, typeMove } from '../../../support/driver.ts';
import { startGuildhall } from '../../../support/guildhall.ts';
import { complaints, picker, refusedRequests } from '../../../support/players.ts';
import { allTold, messageOf, shownBoard, startTable, tableOf, textOf } from '../../../support/table.ts';

/** As many moves, where the rest of the game is left to `npm run drills`. */
const SOME_MOVES = 70;
/** After so many moves, everything is waited for that has to be posted. */
const POSTING = 10;

test.each(['buttons', 'commands'] as const)('six members play with all options by %s', async (by) => {
  await using hall = await startGuildhall();
  speakManyLanguages(hall);
  const id = await startTable(hall, 'carcassonne', players(6), 'board-games', OPTIONS);
  const pick = picker(`drache by ${by}`);
  const used = new Set<string>();
  let moves = 0;
  const most = IS_DRILL ? Number.POSITIVE_INFINITY : SOME_MOVES;
  await playOut(
    hall,
    id,
    async (me) => {
      if (by === 'buttons' || moves++ % POSTING === 0) await allTold(hall);
      if (by === 'commands') return void used.add(await typeMove(hall, id, me, game, pick));
      if (pick([true, ...Array<boolean>(9).fill(false)])) await lookAround(hall, id, pick);
      return pressOn(hall, id, me, await shownBoard(hall, id), pick);
    },
    most,
  );
  await allTold(hall);
  const { status, seq } = await tableOf(hall, id);
  const shown = await shownBoard(hall, id);
  expect(status).toBe(IS_DRILL ? 'finished' : 'running');
  if (IS_DRILL) {
    expect(textOf(shown)).toMatch(/^## .*(wins|tie for the win)/);
    expect(shown.mentions).toHaveLength(6);
  }
  // No deal is fixed: in some, the dragon comes late.
  if (by === 'commands') expect([...used]).toEqual(expect.arrayContaining(IS_DRILL ? ['place', 'dragon'] : ['place']));
  const onlooker = hall.discord.user('priya');
  const stack = messageOf(await onlooker.slash('carcassonne stack', { table: id }, { channel: shown.channel_id }));
  expect(JSON.stringify(stack)).toContain('list');
  expect(complaints(hall)).toEqual([]);
  expect(refusedRequests(hall)).toEqual([]);
  console.info(`${seq} rows, ${hall.discord.log.length} requests, ${[...used].join(', ')}`);
});
