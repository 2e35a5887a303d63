import { expect } from 'vitest';
import { playOut } from '../../bot/support/driver.ts';
import { testGames } from '../../bot/support/games.ts';
import { startGuildhall } from '../../bot/support/guildhall.ts';
import { moveByPanel, picker, refusedRequests } from '../../bot/support/players.ts';
import { awaited, shownBoard, startTable, textOf } from '../../bot/support/table.ts';
import { expectEnd } from '../../bot/support/wholeGame.ts';

/** A whole game is played by three through panels made of nothing but its choices. */
export async function expectPlayedByPanels(acceptsDms: boolean): Promise<void> {
  await using hall = await startGuildhall({ games: testGames });
  const names = ['aya', 'ben', 'dara'] as const;
  for (const name of names) hall.discord.user(name).set({ acceptsDms });
  const id = await startTable(hall, 'toy', [...names]);
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
  expect(refusedRequests(hall).length === 0).toBe(acceptsDms);
  await expectEnd(hall, id);
  console.info(`${played.length} actions of the kinds ${[...kinds].join(', ')}`);
}
