/** `/privacy`: what a member takes along and has erased, and what is left of them on Discord. */
import type { APIMessage } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { PictureOrder } from '../../src/render/pipeline/order.ts';
import type { Renderer } from '../../src/render/pipeline/renderer.ts';
import { commonWords } from '../../src/words/common/index.ts';
import { checkedLog } from '../playground/support/checkedLog.ts';
import { testGames } from './support/games.ts';
import { quickRenderer, startGuildhall, type TestGuildhall } from './support/guildhall.ts';
import { complaints, refusedRequests } from './support/players.ts';
import { createShiftedClock } from './support/shiftedClock.ts';
import {
  allTold,
  buttonOf,
  buttonsOf,
  labelsOf,
  messageOf,
  opened,
  shownBoard,
  startTable,
  tableOf,
  textOf,
} from './support/table.ts';
import { playDirectly, toAuction } from './support/toyTable.ts';

const fits = checkedLog();
const LOUNGE = { channel: 'board-games' };
const { buttons } = commonWords.en.privacy;
/** Longer than the bot waits for what was under way. */
const SETTLED = 120_000;

const idOf = (hall: TestGuildhall, name: string): string => hall.discord.user(name).member.id;

/** Every public message of every channel and thread. */
const allPublic = (hall: TestGuildhall): readonly APIMessage[] =>
  ['board-games', 'lounge'].flatMap((name) => [
    ...hall.discord.messages(name),
    ...hall.discord.threads(name).flatMap(({ id }) => hall.discord.messages(id)),
  ]);

/** The messages, mentions, and alt texts that still name a member. */
const naming = (hall: TestGuildhall, name: string): readonly string[] => {
  const { id, name: shown } = hall.discord.user(name).member;
  return allPublic(hall)
    .map(({ content, components, attachments }) => JSON.stringify({ content, components, attachments }))
    .filter((text) => text.includes(id) || text.includes(shown));
};

/** Opens `/privacy` and presses these buttons in turn, each on the message before. */
async function privately(hall: TestGuildhall, name: string, ...labels: readonly string[]): Promise<APIMessage> {
  const member = hall.discord.user(name);
  let message = messageOf(await member.slash('privacy', {}, LOUNGE));
  for (const label of labels) message = messageOf(await member.press(message.id, label));
  return message;
}

/** The file in a message, as text. */
function fileIn(hall: TestGuildhall, message: APIMessage): string {
  const [, id = ''] = /"attachment_id":"(\d+)"/.exec(JSON.stringify(message.components)) ?? [];
  const file = hall.discord.file(id);
  if (file === null) throw new Error('no file came with the answer');
  expect(file.name).toBe('guildhall-my-data.json');
  return file.bytes.toString();
}

/** A toy with announcements, hands, and several turns, and whom Ben has not left yet. */
async function playedToy(hall: TestGuildhall, names: readonly [string, ...string[]]): Promise<string> {
  const id = await startTable(hall, 'toy', names);
  for (let round = 0; round < 2; round++) {
    await toAuction(hall, id);
    while ((await tableOf(hall, id)).seats.filter(({ awaited }) => awaited).length > 0) {
      const before = (await tableOf(hall, id)).standpoints!.public.view.open;
      const acting = (await tableOf(hall, id)).seats.find(({ awaited }) => awaited)!;
      const [move] = (await tableOf(hall, id)).standpoints!.of(acting.seat).legal();
      await playDirectly(hall, id, [move!]);
      await allTold(hall);
      if (JSON.stringify((await tableOf(hall, id)).standpoints!.public.view.open) === JSON.stringify(before)) continue;
      if ((await tableOf(hall, id)).seats.filter(({ awaited }) => awaited).length === 1) break;
    }
  }
  await allTold(hall);
  return id;
}

/** Waits until every message is written again, as the bot does within minutes. */
async function settled(hall: TestGuildhall, clock: { pass(ms: number): void }): Promise<void> {
  await allTold(hall);
  clock.pass(SETTLED);
  await hall.restart();
  await expect.poll(() => hall.tables().isErasing(idOf(hall, 'ben'), hall.discord.guilds[0]!.id)).toBe(false);
  await allTold(hall);
}

describe('/privacy', () => {
  test('says in a few lines what is stored, and gives all of it as a file, but not again and again', async () => {
    await using hall = await startGuildhall({ games: testGames });
    await startTable(hall, 'toy', ['aya', 'ben']);
    await allTold(hall);
    const shown = await privately(hall, 'ben');
    expect(textOf(shown)).toContain('### Your data');
    expect(textOf(shown)).toContain('(1 table)');
    expect(labelsOf(shown)).toEqual([buttons.export, buttons.erase]);
    expect((shown.flags ?? 0) & 64).toBe(64);

    const answer = messageOf(await hall.discord.user('ben').press(shown.id, buttons.export));
    expect((answer.flags ?? 0) & 64).toBe(64);
    const text = fileIn(hall, answer);
    const known = JSON.parse(text);
    expect(known).toMatchObject({ format: 'guildhall-export-1', user: idOf(hall, 'ben') });
    expect(Object.keys(known.records)).toEqual(expect.arrayContaining(['seats', 'holders', 'hands']));
    expect(text).not.toContain(idOf(hall, 'aya'));
    expect(textOf(messageOf(await hall.discord.user('ben').press(shown.id, buttons.export)))).toBe(
      'You got this file a moment ago. You can get it again in 10 minutes.',
    );
    // That says nothing about others.
    const other = await privately(hall, 'dara', buttons.export);
    expect(JSON.parse(fileIn(hall, other)).tables).toEqual([]);
    expect(refusedRequests(hall)).toEqual([]);
    fits(hall.discord);
  });

  test('works in the direct message', async () => {
    await using hall = await startGuildhall({ games: testGames });
    await startTable(hall, 'toy', ['aya', 'ben']);
    await allTold(hall);
    const ben = hall.discord.user('ben');
    const direct = ben.directMessages()[0]!.channel_id;
    const shown = messageOf(await ben.slash('privacy', {}, { channel: direct }));
    expect(labelsOf(shown)).toEqual([buttons.export, buttons.erase]);
    expect(textOf(messageOf(await ben.press(shown.id, buttons.erase)))).toContain('You’ll resign from 1 running game.');
  });

  test('erases after one question: nothing on Discord names the member any more, and the others play on', async () => {
    const clock = createShiftedClock();
    const orders: PictureOrder[] = [];
    const renderer: Renderer = {
      ...quickRenderer,
      render: (order, urgency) => {
        orders.push(order);
        return quickRenderer.render(order, urgency);
      },
    };
    await using hall = await startGuildhall({ games: testGames, clock, renderer });
    const finished = await playedToy(hall, ['aya', 'ben']);
    await hall.tables().resign(finished, { user: idOf(hall, 'aya'), interaction: 'over' });
    await allTold(hall);
    hall.discord.archive((await tableOf(hall, finished)).thread!, { locked: false });
    const running = await playedToy(hall, ['aya', 'ben', 'dara']);
    await opened(hall, 'toy', ['ben', 'emil']);
    const invited = hall.discord.user('ben');
    await hall.discord.user('priya').slash('new', { game: 'toy', with: invited.member.id }, { channel: 'lounge' });
    await allTold(hall);
    expect(naming(hall, 'ben').length).toBeGreaterThan(8);
    expect(invited.directMessages()).not.toEqual([]);
    const others = naming(hall, 'dara').length;

    const question = await privately(hall, 'ben', buttons.erase);
    expect(textOf(question)).toContain('You’ll resign from 1 running game and leave 1 open table.');
    expect((await tableOf(hall, running)).seats[1]).toMatchObject({ holder: 'member' });
    orders.length = 0;
    const answer = messageOf(await invited.press(question.id, buttons.eraseSure));
    expect(textOf(answer)).toContain('Your data is erased.');
    expect((await tableOf(hall, running)).seats[1]).toMatchObject({ user: null, holder: 'bot' });
    expect(textOf(await privately(hall, 'ben'))).toBe('Your data is being erased. Please try again in a few minutes.');
    await settled(hall, clock);

    expect(naming(hall, 'ben')).toEqual([]);
    expect(naming(hall, 'dara').length).toBeGreaterThanOrEqual(others - 1);
    expect(invited.directMessages()).toEqual([]);
    // The last picture of each board.
    const drawn = [finished, running].map((id) => orders.findLast((one) => one.kind === 'board' && one.table === id));
    expect(drawn.map((one) => one?.kind === 'board' && one.scene.names)).toEqual([
      ['Aya (resigned)', 'Seat 2'],
      ['Aya', 'Seat 2', 'Dara'],
    ]);
    expect(orders.filter(({ kind }) => kind === 'announcement').length).toBeGreaterThan(2);
    const board = await shownBoard(hall, running);
    expect(labelsOf(board).length).toBeGreaterThan(3);
    expect(hall.discord.channel((await tableOf(hall, finished)).thread!)).toMatchObject({ archived: true });

    const check = messageOf(await hall.discord.user('aya').slash('verify', { table: finished }, LOUNGE));
    expect(textOf(check)).not.toContain('✗');
    await startTable(hall, 'toy', ['ben', 'noor'], 'lounge');
    await allTold(hall);
    expect(naming(hall, 'ben').length).toBeGreaterThan(0);
    expect(refusedRequests(hall)).toEqual([]);
    expect(complaints(hall)).toEqual([]);
    expect(JSON.stringify(hall.lines)).not.toContain(invited.member.id);
    fits(hall.discord);
  });

  test('goes on after a kill, and when Discord takes no direct messages for a while', async () => {
    const clock = createShiftedClock();
    await using hall = await startGuildhall({ games: testGames, clock });
    await startTable(hall, 'toy', ['aya', 'ben', 'dara']);
    await allTold(hall);
    await hall.tables().eraseMember(idOf(hall, 'ben'));
    await hall.stop();
    clock.pass(SETTLED);
    hall.discord.refuseNext('rateLimited', 'GET /channels/:channel/messages');
    await hall.start();
    await expect.poll(() => JSON.stringify(hall.lines)).toContain('deleting direct messages failed');
    expect(hall.tables().isErasing(idOf(hall, 'ben'), null)).toBe(true);
    await hall.restart();
    await expect.poll(() => hall.tables().isErasing(idOf(hall, 'ben'), null)).toBe(false);
    await allTold(hall);
    expect(naming(hall, 'ben')).toEqual([]);
    expect(hall.discord.user('ben').directMessages()).toEqual([]);
  });

  test('lets managers erase their server: its games end aloud, and then nothing is known of it', async () => {
    const clock = createShiftedClock();
    await using hall = await startGuildhall({ games: testGames, clock });
    const first = await startTable(hall, 'toy', ['aya', 'ben']);
    const second = await startTable(hall, 'toy', ['dara', 'emil'], 'lounge');
    await hall.tables().resign(second, { user: idOf(hall, 'dara'), interaction: 'over' });
    await allTold(hall);
    const [here] = hall.discord.guilds;
    const manager = 'aya';
    const asked = await privately(hall, manager);
    expect(labelsOf(asked)).toEqual([buttons.export, buttons.erase, buttons.server]);
    const own = await privately(hall, 'noor');
    const forged = messageOf(await hall.discord.user('noor').pressStale(own.id, 'v1:privacy:serverSure'));
    expect(textOf(forged)).toContain('Manage Server');

    const question = await privately(hall, manager, buttons.server);
    expect(textOf(question)).toContain('This deletes 2 tables');
    expect(textOf(question)).toContain('1 game that hasn’t ended is canceled.');
    const done = messageOf(await hall.discord.user(manager).press(question.id, buttons.serverSure));
    expect(textOf(done)).toContain('All games here have ended.');
    await expect.poll(() => hall.tables().outbox.due(Number.MAX_SAFE_INTEGER, 1)).toEqual([]);
    const texts = allPublic(hall).map(textOf);
    expect(texts.some((text) => text.includes('canceled'))).toBe(true);
    const late = messageOf(await hall.discord.user('aya').slash('new', { game: 'toy' }, LOUNGE));
    expect(textOf(late)).toBe('This server’s data is being erased. Please try again in a few minutes.');
    await hall.restart();
    await expect.poll(() => hall.tables().isErasing('1', here!.id)).toBe(false);
    for (const id of [first, second]) expect(await hall.tables().get(id)).toBeNull();
    expect(labelsOf(messageOf(await hall.discord.user('aya').slash('new', { game: 'toy' }, LOUNGE)))).toContain('Join');
    expect(refusedRequests(hall)).toEqual([]);
  });
});

test('the buttons of /privacy name nothing but what they do', async () => {
  await using hall = await startGuildhall({ games: testGames });
  const shown = await privately(hall, 'ben');
  expect(buttonsOf(shown).map(({ custom_id: id }) => id)).toEqual(['v1:privacy:export', 'v1:privacy:erase']);
  const question = messageOf(await hall.discord.user('ben').press(shown.id, buttons.erase));
  expect(buttonsOf(question).map(({ custom_id: id }) => id)).toEqual(['v1:privacy:eraseSure']);
  const joined = await opened(hall, 'toy', ['aya', 'ben']);
  expect(buttonOf(joined, 'join')).toBe('Join');
});
