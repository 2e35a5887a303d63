import { expect, test, vi } from 'vitest';
import { games } from '../../src/bot/games.ts';
import { carcassonne as engine } from '../../src/engines/carcassonne/index.ts';
import { startGuildhall, type TestGuildhall } from './support/guildhall.ts';
import { allTold, awaited, endOfTurn, shownBoard, startTable, tableOf, textOf } from './support/table.ts';

const TOLD = /A rules fix took effect during this game\./;

async function playTurn(hall: TestGuildhall, id: string): Promise<void> {
  const [me] = await awaited(hall, id);
  const panel = await endOfTurn(me!, await shownBoard(hall, id));
  await me!.press(panel.id, 'Confirm');
  await shownBoard(hall, id);
}

test('a fix of the rules holds from the next move on, what was played stays, and the table is told', async () => {
  const { carcassonne } = games;
  await using hall = await startGuildhall({ games: { carcassonne } });
  const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
  await playTurn(hall, id);
  expect(textOf(await shownBoard(hall, id))).not.toMatch(TOLD);
  await allTold(hall);
  const before = await hall.history(id);

  await hall.stop();
  const old = engine.rulesVersion;
  vi.spyOn(engine, 'rulesVersion', 'get').mockReturnValue(old + 1);
  await hall.start();
  expect((await tableOf(hall, id)).status).toBe('running');
  await playTurn(hall, id);
  await playTurn(hall, id);

  const after = await hall.history(id);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(before.every(({ rulesVersion }) => rulesVersion === old)).toBe(true);
  expect(after.slice(before.length).every(({ rulesVersion }) => rulesVersion === old + 1)).toBe(true);
  expect(textOf(await shownBoard(hall, id))).toMatch(TOLD);
});
