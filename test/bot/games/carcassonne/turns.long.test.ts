import type { APIMessage } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { createRenderer } from '../../../../src/render/pipeline/renderer.ts';
import { checkedLog } from '../../../playground/support/checkedLog.ts';
import { amount } from '../../../support/amount.ts';
import { playOut } from '../../support/driver.ts';
import { startGuildhall, type TestGuildhall } from '../../support/guildhall.ts';
import { complaints, picker, placeByButtons, pressed, refusedRequests } from '../../support/players.ts';
import {
  awaited,
  labelsOf,
  messageOf,
  picturesOf,
  shownBoard,
  startTable,
  tableOf,
  textOf,
} from '../../support/table.ts';

const fits = checkedLog();

/** After so many turns all but one resign, where the whole game is left to `npm run drills`. */
const SOME_TURNS = amount(24, 500);

describe('a game of Carcassonne', () => {
  test('is played by three with buttons, four presses a turn and one for each turning', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben', 'dara']);
    const pick = picker('buttons');
    const clicks: number[] = [];
    const answers: number[] = [];

    await playOut(
      hall,
      id,
      async (me) => {
        const presses = await placeByButtons(me, await shownBoard(hall, id), pick);
        clicks.push(presses.clicks);
        answers.push(presses.answered);
      },
      SOME_TURNS,
    );
    const turns = clicks.length;
    const { status, seats } = await tableOf(hall, id);
    for (const { user } of status === 'running' ? seats.slice(1) : [])
      await hall.tables().resign(id, { user: user!, interaction: `resign ${user}` });

    expect(turns).toBeGreaterThanOrEqual(amount(24, 60));
    expect(Math.max(...clicks)).toBe(4);
    const final = await shownBoard(hall, id);
    expect(textOf(final)).toMatch(/^## .*(wins|tie for the win)/);
    expect(final.mentions.map(({ username }) => username).toSorted()).toEqual(['aya', 'ben', 'dara']);

    // One board a turn, in the thread of the lobby's message; only the last one has a picture and
    // buttons; the others tell their turns. Above them is the call at the start.
    const [call, ...boards] = hall.discord.messages(final.channel_id);
    expect(call?.mentions.map(({ username }) => username).toSorted()).toEqual(['aya', 'ben', 'dara']);
    expect(boards.length - turns).toBeGreaterThanOrEqual(1);
    expect(boards.length - turns).toBeLessThanOrEqual(2);
    const living = () =>
      hall.discord
        .messages(final.channel_id)
        .slice(1)
        .filter((one) => labelsOf(one).length > 0);
    await hall.discord.until(() => living().length === 1);
    expect(living()).toHaveLength(1);
    const [last, ...former] = hall.discord.messages(final.channel_id).slice(1).toReversed();
    expect(picturesOf(last!)).toHaveLength(1);
    for (const message of former) {
      expect(picturesOf(message)).toEqual([]);
      expect(textOf(message)).toMatch(/ placed a tile at | resigned/);
    }

    expect(refusedRequests(hall)).toEqual([]);
    expect(complaints(hall)).toEqual([]);
    fits(hall.discord);
    const sorted = answers.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)]?.toFixed(0);
    console.info(
      `${turns} turns, at most ${Math.max(...clicks)} clicks, ${hall.discord.log.length} requests; ` +
        `a move is answered in ${median} ms (median), ${sorted.at(-1)?.toFixed(0)} ms (longest)`,
    );
  });
});

test('the real pictures of a turn come with the board and with each step of the panel', async () => {
  const renderer = createRenderer();
  await using hall = await startGuildhall({ renderer });
  const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
  const board = await shownBoard(hall, id);
  const [me] = await awaited(hall, id);
  const sizes = [sizeOf(hall, board)];
  const first = messageOf(await me!.press(board.id, 'Place the tile'));
  sizes.push(sizeOf(hall, first));
  const place = labelsOf(first).find((label) => /^\d+$/.test(label));
  sizes.push(sizeOf(hall, await pressed(me!, first, place!)));

  expect(sizes.every(({ width, bytes }) => width >= 1000 && bytes > 10_000)).toBe(true);
  expect(complaints(hall)).toEqual([]);
  await renderer.close();
  console.info(`pictures of ${sizes.map(({ bytes }) => bytes).join(', ')} bytes`);
});

/** The picture of a message as it is now. */
function sizeOf(hall: TestGuildhall, message: APIMessage): { readonly width: number; readonly bytes: number } {
  const [item] = picturesOf(message).flatMap(
    ({ items }) => items as readonly { readonly media: { readonly width: number; readonly attachment_id: string } }[],
  );
  const file = item && hall.discord.file(item.media.attachment_id);
  if (!item || !file) throw new Error(`no picture in ${textOf(message)}`);
  return { width: item.media.width, bytes: file.bytes.length };
}
