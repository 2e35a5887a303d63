import type { APIMessage } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { OPTIONS } from '../../../../src/engines/carcassonne/index.ts';
import { createRenderer } from '../../../../src/render/pipeline/renderer.ts';
import { checkedLog } from '../../../playground/support/checkedLog.ts';
import { amount } from '../../../support/amount.ts';
import { startGuildhall, type TestGuildhall } from '../../support/guildhall.ts';
import { complaints, picker, placeByButtons, pressed, refusedRequests, suggestions } from '../../support/players.ts';
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

/** Plays some turns, then all but one resign, unless it is over; tells how many turns it took. */
async function playSome(hall: TestGuildhall, id: string, turn: () => Promise<void>): Promise<number> {
  for (let turns = 0; turns < SOME_TURNS; turns++) {
    if ((await tableOf(hall, id)).status !== 'running') return turns;
    await turn();
  }
  const { seats } = await tableOf(hall, id);
  for (const { user } of seats.slice(1)) {
    await hall.tables().resign(id, { user: user!, interaction: `resign ${user}` });
  }
  return SOME_TURNS;
}

describe('a game of Carcassonne', () => {
  test('is played by three with buttons, four presses a turn and one for each turning', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben', 'dara']);
    const pick = picker('buttons');
    const clicks: number[] = [];
    const answers: number[] = [];

    const turns = await playSome(hall, id, async () => {
      const [me] = await awaited(hall, id);
      const presses = await placeByButtons(me!, await shownBoard(hall, id), pick);
      clicks.push(presses.clicks);
      answers.push(presses.answered);
    });

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

  test('is played by six with all options but one and slash commands, every option chosen from what is suggested', async () => {
    await using hall = await startGuildhall();
    const six = ['aya', 'ben', 'dara', 'emil', 'priya', 'noor'] as const;
    const options = OPTIONS.filter((option) => option !== 'drache'); // `drache/wholeGame.test.ts`
    const id = await startTable(hall, 'carcassonne', six, 'board-games', options);
    const figures = new Set<string>();
    const pick = picker('commands');
    let longest = 0;
    let typed = 0;

    const turns = await playSome(hall, id, async () => {
      const [me] = await awaited(hall, id);
      const channel = (await shownBoard(hall, id)).channel_id;
      const places = await suggestions(me!, 'carcassonne place', { at: '' }, { channel, focused: 'at' });
      const at = String(pick(places).value);
      const turnings = await suggestions(
        me!,
        'carcassonne place',
        { at, rotation: '' },
        { channel, focused: 'rotation' },
      );
      const rotation = String(pick(turnings).value);
      const followers = await suggestions(
        me!,
        'carcassonne place',
        { at, rotation, follower: '' },
        { channel, focused: 'follower' },
      );
      const follower = String(pick(followers).value);
      figures.add(follower.split(' ')[1] ?? (follower === 'nobody' ? follower : 'follower'));
      longest = Math.max(longest, ...places.map(({ name }) => name.length));
      const done = messageOf(await me!.slash('carcassonne place', { at, rotation, follower }, { channel }));
      expect(textOf(done)).toMatch(/^Done: /);
      typed++;
    });

    expect(turns).toBeGreaterThanOrEqual(amount(24, 100));
    expect([...figures]).toEqual(expect.arrayContaining(['follower', 'bigFollower']));
    expect(longest).toBeLessThanOrEqual(100);
    expect(textOf(await shownBoard(hall, id))).toContain('Carcassonne');
    expect(refusedRequests(hall)).toEqual([]);
    expect(complaints(hall)).toEqual([]);
    fits(hall.discord);
    console.info(
      `${typed} lines typed for ${[...figures].join(', ')}; the longest suggestion has ${longest} characters`,
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
