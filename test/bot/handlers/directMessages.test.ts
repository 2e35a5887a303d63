import type { APIMessage } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { checkedLog } from '../../playground/support/checkedLog.ts';
import { testGames } from '../support/games.ts';
import { startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { complaints, refusedRequests } from '../support/players.ts';
import { createShiftedClock } from '../support/shiftedClock.ts';
import {
  allTold,
  awaited,
  buttonsOf,
  idOf,
  labelsOf,
  messageOf,
  opened,
  picturesOf,
  shownBoard,
  startTable,
  tableOf,
  textOf,
} from '../support/table.ts';
import { ownOf, playDirectly, toAuction } from '../support/toyTable.ts';

const fits = checkedLog();

/** The last direct message of a member; fails where there is none. */
function newest(hall: TestGuildhall, name: string): APIMessage {
  const message = hall.discord.user(name).directMessages().at(-1);
  if (!message) throw new Error(`${name} has no direct message`);
  return message;
}

const directTexts = (hall: TestGuildhall, name: string): readonly string[] =>
  hall.discord.user(name).directMessages().map(textOf);
/** The private messages of a channel that a member sees. */
const privately = (hall: TestGuildhall, name: string, channel: string): readonly string[] =>
  hall.discord
    .user(name)
    .messages(channel)
    .filter(({ flags }) => ((flags ?? 0) & 64) !== 0)
    .map(textOf);
const deliveries = (hall: TestGuildhall) =>
  hall.discord.log.filter(({ method, route }) => method === 'POST' && route === '/users/@me/channels').length;

describe('the direct message with a hand', () => {
  test('is opened at Join, holds the hand from the start, and leads to the table', async () => {
    await using hall = await startGuildhall({ games: testGames });
    await opened(hall, 'toy', ['aya', 'ben']);
    await expect.poll(() => directTexts(hall, 'ben').length).toBe(1);
    await allTold(hall);
    expect(textOf(newest(hall, 'ben'))).toContain('### Your hand will appear here');
    expect(labelsOf(newest(hall, 'aya'))).toEqual(['Go to the game', 'Stop these DMs']);
    const first = newest(hall, 'ben').id;

    const lobby = hall.discord.messages('board-games').at(-1)!;
    await hall.discord.user('aya').press(lobby.id, 'Start');
    const board = await shownBoard(hall, '1');
    await allTold(hall);
    const { seats } = await tableOf(hall, '1');
    for (const name of ['aya', 'ben']) {
      const own = await ownOf(hall, '1', name);
      expect(textOf(newest(hall, name))).toContain(`You hold ${own.hand.join(', ')}.`);
      expect(picturesOf(newest(hall, name))).toHaveLength(1);
      const links = buttonsOf(newest(hall, name)) as readonly { label?: string; url?: string }[];
      const link = links.find(({ label }) => label === 'Go to the game');
      expect(link?.url).toBe(`https://discord.com/channels/${(await tableOf(hall, '1')).guild}/${board.channel_id}`);
    }
    // Whoever begins has a new message, the other one his first, edited.
    const [begins] = seats.filter((seat) => seat.awaited);
    const isBen = begins!.user === hall.discord.user('ben').member.id;
    expect(newest(hall, 'ben').id === first).toBe(!isBen);
    expect(directTexts(hall, isBen ? 'ben' : 'aya')).toEqual([expect.stringContaining('take your turn')]);
    expect(deliveries(hall)).toBe(2);
    expect(refusedRequests(hall)).toEqual([]);
    expect(complaints(hall)).toEqual([]);
    fits(hall.discord);
  });

  test('chooses in secret by one press, which only its edit shows', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'toy', ['aya', 'ben', 'dara']);
    await toAuction(hall, id);
    await shownBoard(hall, id);
    await allTold(hall);
    const ben = hall.discord.user('ben');
    const message = newest(hall, 'ben');
    const { hand } = await ownOf(hall, id, 'ben');
    expect(labelsOf(message).slice(0, hand.length)).toEqual(hand.map((candle) => `offer ${candle}`));
    const [before, seq] = [newest(hall, 'dara'), (await tableOf(hall, id)).seq];
    expect(await ben.press(message.id, `offer ${hand[0]}`)).toEqual({ kind: 'acknowledged' });
    await allTold(hall);
    expect((await tableOf(hall, id)).seq).toBe(seq + 1);
    expect(newest(hall, 'ben').id).toBe(message.id);
    expect(textOf(newest(hall, 'ben'))).toContain(`You have offered **${hand[0]}**.`);
    expect(labelsOf(newest(hall, 'ben'))).toEqual(['Go to the game', 'Rules', 'More']);
    // The others are sent nothing, and everybody sees no more than that he has chosen.
    expect(newest(hall, 'dara')).toEqual(before);
    expect(textOf(await shownBoard(hall, id))).toContain('offered a candle.');
    // The digits of the row are no candles.
    expect(textOf(await shownBoard(hall, id)).replace(/`[0-9a-f]{8}`/, '')).not.toMatch(/\d[a-h]\b/);
    expect(complaints(hall)).toEqual([]);
    fits(hall.discord);
  });

  test('calls for a secret choice with a sound; the board only names those who are called so', async () => {
    await using hall = await startGuildhall({ games: testGames });
    hall.discord.user('dara').set({ acceptsDms: false });
    const id = await startTable(hall, 'toy', ['aya', 'ben', 'dara']);
    await allTold(hall);
    await toAuction(hall, id);
    const board = await shownBoard(hall, id);
    await allTold(hall);
    const silent = (message: APIMessage) => ((message.flags ?? 0) & 4096) !== 0;
    const called = ['aya', 'ben'].filter((name) => textOf(newest(hall, name)).includes('offer a candle'));
    expect(called).toEqual(['aya', 'ben']);
    // Also whoever had the last turn before.
    expect(called.filter((name) => silent(newest(hall, name)))).toEqual([]);
    const mention = (name: string) => `<@${hall.discord.user(name).member.id}>`;
    expect(textOf(board)).toContain(mention('dara'));
    expect(textOf(board)).not.toContain(mention('aya'));
    expect(board.mentions.map(({ username }) => username)).not.toContain('ben');
    expect(complaints(hall)).toEqual([]);
  });

  test('is a new one for each decision of its seat, in place of the old one', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'toy', ['aya', 'ben']);
    await allTold(hall);
    const [first] = await awaited(hall, id);
    const other = first!.member.username === 'aya' ? 'ben' : 'aya';
    const before = newest(hall, other).id;
    await playDirectly(hall, id, [{ kind: 'end' }]);
    await allTold(hall);
    const now = hall.discord.user(other).directMessages();
    expect(now.at(-1)!.id).not.toBe(before);
    expect(labelsOf(now.at(-1)!)[0]).toBe('Take your turn');
    expect(now).toHaveLength(1);
    expect(complaints(hall)).toEqual([]);
    fits(hall.discord);
  });

  test('is edited at the end, and when its member leaves or resigns', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const lobby = await opened(hall, 'toy', ['aya', 'ben', 'dara', 'emil']);
    await allTold(hall);
    await hall.discord.user('dara').press(lobby.id, 'Leave');
    await allTold(hall);
    expect(textOf(newest(hall, 'dara'))).toContain('You left table 1.');
    expect(labelsOf(newest(hall, 'dara'))).toEqual(['Go to the game']);
    await hall.discord.user('aya').press(lobby.id, 'Start');
    await shownBoard(hall, '1');
    const request = (name: string) => ({ interaction: `resign ${name}`, user: hall.discord.user(name).member.id });
    await hall.tables().resign('1', request('emil'));
    await allTold(hall);
    expect(textOf(newest(hall, 'emil'))).toContain('You’re no longer playing at table 1.');
    await hall.tables().resign('1', request('ben'));
    await allTold(hall);
    expect(textOf(newest(hall, 'aya'))).toContain(
      '**Finished:** Aya wins.\nYour place: **1** of 3, with **0 points**.\n-# Table 1',
    );
    expect(await hall.tables().hands.ofTable('1')).toEqual([]);
    expect(complaints(hall)).toEqual([]);
  });

  test('comes in the language of its reader', async () => {
    await using hall = await startGuildhall({ games: testGames });
    hall.discord.user('emil').set({ locale: 'de' });
    await startTable(hall, 'toy', ['aya', 'emil']);
    await allTold(hall);
    expect(labelsOf(newest(hall, 'emil'))).toContain('Zum Tisch');
    expect(labelsOf(newest(hall, 'aya'))).toContain('Go to the game');
  });
});

describe('the language of a direct message', () => {
  test('follows the language in which its reader used Discord last, in all servers', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const emil = hall.discord.user('emil');
    const id = await startTable(hall, 'toy', ['aya', 'emil']);
    await allTold(hall);
    const { id: message } = newest(hall, 'emil');
    expect(labelsOf(newest(hall, 'emil'))).toContain('Go to the game');

    emil.set({ locale: 'ja' });
    // Whatever he asks for, and wherever: his hand is written anew, without a call.
    await emil.slash('help', {}, { channel: 'lounge' });
    await allTold(hall);
    expect(labelsOf(newest(hall, 'emil'))).toContain('卓へ行く');
    expect(newest(hall, 'emil').id).toBe(message);
    expect(labelsOf(newest(hall, 'aya'))).toContain('Go to the game');

    emil.set({ locale: 'de' });
    await emil.press((await shownBoard(hall, id)).id, 'Rules');
    await playDirectly(hall, id, [{ kind: 'end' }]);
    await allTold(hall);
    expect(labelsOf(newest(hall, 'emil'))).toContain('Zum Tisch');
    expect(complaints(hall)).toEqual([]);
  });
});

describe('direct messages that are closed', () => {
  test('from the start: the Join is answered, then privately said why, and all goes on by panels', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const noor = hall.discord.user('noor');
    noor.set({ acceptsDms: false });
    const lobby = await opened(hall, 'toy', ['aya', 'noor']);
    const said = () => privately(hall, 'noor', 'board-games');
    await expect.poll(said).toEqual([expect.stringContaining('I couldn’t DM you')]);
    await hall.discord.user('aya').press(lobby.id, 'Start');
    const board = await shownBoard(hall, '1');
    await allTold(hall);
    const refused = () => hall.discord.log.filter(({ status }) => status === 403).length;
    expect(refused()).toBe(1); // Nothing more is tried.
    await toAuction(hall, '1');
    const panel = messageOf(await noor.press((await shownBoard(hall, '1')).id, 'My hand'));
    const { hand } = await ownOf(hall, '1', 'noor');
    expect(textOf(messageOf(await noor.press(panel.id, `offer ${hand[0]}`)))).toContain('You have offered');
    await allTold(hall);
    expect(refused()).toBe(1);
    expect(noor.directMessages()).toEqual([]);
    expect(hall.discord.messages(board.channel_id).filter((one) => textOf(one).includes('DM you'))).toEqual([]);
    expect(complaints(hall)).toEqual([]);
  });

  test('open again by Try again', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const noor = hall.discord.user('noor');
    noor.set({ acceptsDms: false });
    await opened(hall, 'toy', ['aya', 'noor']);
    const note = () => noor.messages('board-games').findLast((one) => textOf(one).includes('I couldn’t DM you'));
    await expect.poll(() => note() !== undefined).toBe(true);
    const still = messageOf(await noor.press(note()!.id, 'Try again'));
    expect(textOf(still)).toContain('I couldn’t DM you');
    noor.set({ acceptsDms: true });
    expect(textOf(messageOf(await noor.press(still.id, 'Try again')))).toBe(
      'You’ll get your hand by DM for games in this server.',
    );
    expect(directTexts(hall, 'noor')).toEqual([expect.stringContaining('Your hand will appear here')]);
  });

  test('in mid-game: one mention at the table with My hand, and no further try', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'toy', ['aya', 'noor']);
    await allTold(hall);
    const noor = hall.discord.user('noor');
    noor.set({ acceptsDms: false });
    await toAuction(hall, id);
    await allTold(hall);
    const { channel_id: channel } = await shownBoard(hall, id);
    const mentions = () => hall.discord.messages(channel).filter((one) => textOf(one).includes('I can’t DM you'));
    expect(mentions()).toHaveLength(1);
    expect(mentions()[0]!.mentions.map(({ username }) => username)).toEqual(['noor']);
    const mine = messageOf(await noor.press(mentions()[0]!.id, 'My hand'));
    const { hand } = await ownOf(hall, id, 'noor');
    await noor.press(mine.id, `offer ${hand[0]}`);
    await allTold(hall);
    expect(mentions()).toHaveLength(1);
    expect((await ownOf(hall, id, 'noor')).bid).toBe(hand[0]);
    expect(complaints(hall)).toEqual([]);
  });
});

describe('a member who wants no direct messages', () => {
  test('stops them by the button, and gets them again by it or by /dm', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'toy', ['aya', 'ben']);
    await allTold(hall);
    const ben = hall.discord.user('ben');
    const direct = newest(hall, 'ben').id;
    const stopped = () => textOf(ben.directMessages().find((message) => message.id === direct)!);
    const more = messageOf(await ben.press(direct, 'More'));
    const inChannel = messageOf(await ben.press((await shownBoard(hall, id)).id, 'More'));
    expect(labelsOf(inChannel)).not.toContain('Stop these DMs');
    const said = messageOf(await ben.press(more.id, 'Stop these DMs'));
    expect(textOf(said)).toContain('No more DMs from this server');
    await allTold(hall);
    expect(stopped()).toContain('DMs are off.');
    ben.dismiss(more.id);
    expect(picturesOf(newest(hall, 'ben'))).toEqual([]);
    const count = ben.directMessages().length;
    await toAuction(hall, id);
    await allTold(hall);
    expect(ben.directMessages()).toHaveLength(count);
    expect(await ben.press(newest(hall, 'ben').id, 'Resume DMs')).toEqual({ kind: 'acknowledged' });
    await allTold(hall);
    expect(textOf(newest(hall, 'ben'))).toContain('You hold ');

    const where = { channel: (await shownBoard(hall, id)).channel_id };
    expect(textOf(messageOf(await ben.slash('dm off', {}, where)))).toContain('No more DMs from this server');
    await allTold(hall);
    expect(textOf(newest(hall, 'ben'))).toContain('DMs are off.');
    expect(textOf(messageOf(await ben.slash('dm on', {}, where)))).toContain('You’ll get your hand by DM');
    expect(textOf(newest(hall, 'ben'))).toContain('You hold ');
    expect(complaints(hall)).toEqual([]);
    fits(hall.discord);
  });

  test('is not asked again at the next table', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const ben = hall.discord.user('ben');
    expect(textOf(messageOf(await ben.slash('dm off', {}, { channel: 'lounge' })))).toContain('No more DMs');
    await opened(hall, 'toy', ['aya', 'ben']);
    await allTold(hall);
    expect(ben.directMessages()).toEqual([]);
  });
});

describe('a press in direct messages', () => {
  test('that is outdated is answered with the present hand; of another table or person it is unknown', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'toy', ['aya', 'ben']);
    await toAuction(hall, id);
    await allTold(hall);
    const ben = hall.discord.user('ben');
    const message = newest(hall, 'ben');
    const { hand } = await ownOf(hall, id, 'ben');
    const [first, second] = hand.map((candle) => idOf(message, `offer ${candle}`));
    await ben.press(message.id, first!);
    const { seq } = await tableOf(hall, id);
    expect(textOf(messageOf(await ben.pressStale(message.id, second!)))).toContain('You have offered');
    const elsewhere = await startTable(hall, 'toy', ['aya', 'dara'], 'lounge');
    for (const custom of [`v1:${elsewhere}:3:hand:0`, `v1:999:3:hand:0`, `v1:${elsewhere}:panel:`]) {
      const told = textOf(messageOf(await ben.pressStale(newest(hall, 'ben').id, custom)));
      expect(told).toMatch(/^(This button no longer works|Use this command in a server channel)/);
    }
    expect((await tableOf(hall, id)).seq).toBe(seq);
    expect(complaints(hall)).toEqual([]);
  });

  test('never takes the table there', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'toy', ['aya', 'ben']);
    await allTold(hall);
    const { channel } = await tableOf(hall, id);
    const told = await hall.discord.user('ben').pressStale(newest(hall, 'ben').id, `v1:${id}:here:`);
    expect(textOf(messageOf(told))).toContain('Use this command in a server channel');
    expect((await tableOf(hall, id)).channel).toBe(channel);
  });
});

describe('direct messages and restarts', () => {
  test('what was committed while nobody could tell it is delivered afterwards, once', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const id = await startTable(hall, 'toy', ['aya', 'ben']);
    await allTold(hall);
    const [first] = await awaited(hall, id);
    const other = first!.member.username === 'aya' ? 'ben' : 'aya';
    const before = hall.discord.user(other).directMessages().length;
    hall.discord.arm('down');
    await playDirectly(hall, id, [{ kind: 'end' }]);
    await hall.stop();
    hall.discord.disarm('down');
    await hall.start();
    await allTold(hall);
    const after = hall.discord.user(other).directMessages();
    expect([before, after.length]).toEqual([1, 1]);
    expect(after.filter((message) => labelsOf(message).includes('Take your turn'))).toHaveLength(1);
  });

  test('a hand older than an edit may be is posted anew, without a sound', async () => {
    const clock = createShiftedClock();
    await using hall = await startGuildhall({ games: testGames, clock });
    const id = await startTable(hall, 'toy', ['aya', 'ben']);
    await allTold(hall);
    const [first] = await awaited(hall, id);
    const old = newest(hall, first!.member.username);
    clock.pass(51 * 60_000);
    await playDirectly(hall, id, [{ kind: 'draw', count: 1 }]);
    await allTold(hall);
    const now = newest(hall, first!.member.username);
    expect(now.id).not.toBe(old.id);
    expect((now.flags ?? 0) & 4096).toBe(4096);
    expect(textOf(now)).toContain((await ownOf(hall, id, first!.member.username)).hand.join(', '));
  });
});
