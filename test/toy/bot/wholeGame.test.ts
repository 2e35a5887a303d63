import { expect, test } from 'vitest';
import { playOut } from '../../bot/support/driver.ts';
import { testGames } from '../../bot/support/games.ts';
import { startGuildhall } from '../../bot/support/guildhall.ts';
import { complaints, moveByPanel, picker, refusedRequests } from '../../bot/support/players.ts';
import { awaited, shownBoard, startTable, textOf } from '../../bot/support/table.ts';
import { checkedLog } from '../../playground/support/checkedLog.ts';

const fits = checkedLog();

test('a whole game is played by three through panels made of nothing but its choices', async () => {
  await using hall = await startGuildhall({ games: testGames });
  const id = await startTable(hall, 'toy', ['aya', 'ben', 'dara']);
  const pick = picker('generic');
  const played: string[] = [];

  await playOut(hall, id, async () => {
    const board = await shownBoard(hall, id);
    played.push(await moveByPanel(pick(await awaited(hall, id)), board, pick));
  });

  const kinds = new Set(
    played
      .join('; ')
      .toLowerCase()
      .match(/draw|hang|sell|end the turn|door|offer/g),
  );
  expect([...kinds]).toEqual(expect.arrayContaining(['draw', 'hang', 'offer']));
  expect(textOf(await shownBoard(hall, id))).toContain('Lanterns');
  expect(refusedRequests(hall)).toEqual([]);
  expect(complaints(hall)).toEqual([]);
  fits(hall.discord);
  console.info(`${played.length} actions of the kinds ${[...kinds].join(', ')}`);
});
