import { MessageFlags } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { checkedLog } from '../../playground/support/checkedLog.ts';
import { startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { complaints, noticed, suggestions, typeTurn } from '../support/players.ts';
import { createShiftedClock } from '../support/shiftedClock.ts';
import {
  allTold,
  awaited,
  endOfTurn,
  idOf,
  labelsOf,
  messageOf,
  opened,
  shownBoard,
  startTable,
  tableOf,
  textOf,
} from '../support/table.ts';

const fits = checkedLog();
const DAY = 24 * 60 * 60 * 1000;
const LOUNGE = { channel: 'lounge' };

const posts = (hall: TestGuildhall) =>
  hall.discord.log.filter(({ method, route }) => method === 'POST' && route === '/channels/:channel/messages');
/** The boards in a channel on which somebody can move. */
const living = (hall: TestGuildhall, channel: string) =>
  hall.discord.messages(channel).filter((one) => labelsOf(one).includes('Place the tile'));

describe('§4 Discord: the channel of a table is gone', () => {
  test('the game goes on, nothing is posted, the host learns it, and whoever has a seat moves the table', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const thread = (await shownBoard(hall, id)).channel_id;
    await allTold(hall);
    hall.discord.deleteChannel(thread);
    hall.discord.deleteChannel('board-games');
    expect(textOf(await typeTurn(hall, id, 'lounge'))).toMatch(/^Done: /);
    // First the thread, then the channel.
    const gone = () => complaints(hall).filter((line) => line.includes('"failure":"channelGone"'));
    await expect.poll(() => gone().length).toBe(2);
    const before = posts(hall).length;

    // The host is told once, whatever he does next.
    const [aya, ben, emil] = ['aya', 'ben', 'emil'].map((name) => hall.discord.user(name));
    const host = textOf(messageOf(await aya!.slash('help', {}, LOUNGE)));
    expect(host).toContain(`I can’t show table ${id}. Its channel is gone`);
    expect(host).toContain('### Board games in this server');
    expect(textOf(messageOf(await aya!.slash('help', {}, LOUNGE)))).not.toContain('I can’t show');

    // Whoever plays is told, with a button; and nothing more is asked of Discord.
    const told = await typeTurn(hall, id, 'lounge');
    expect(textOf(told)).toContain('Your move is saved, but I can’t post the board. Its channel is gone');
    expect(labelsOf(told)).toEqual(['Move table here']);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(posts(hall).length).toBe(before);

    // Nobody else moves it, nor sees it any more.
    const stranger = messageOf(await emil!.slash('here', { table: id }, LOUNGE));
    expect(textOf(stranger)).toMatch(/^No table like that/);
    expect((await suggestions(ben!, 'here', { table: '' }, { ...LOUNGE, focused: 'table' }))[0]?.value).toBe(id);
    expect(textOf(messageOf(await ben!.slash('here', {}, LOUNGE)))).toBe(`Table ${id} is in this channel now.`);
    const board = await shownBoard(hall, id);
    expect(hall.discord.threads('lounge').map((one) => one.id)).toEqual([board.channel_id]);
    expect(board.mentions.map((user) => user.id)).toEqual([(await awaited(hall, id))[0]!.member.id]);
    await expect.poll(() => hall.discord.messages('lounge').map((one) => labelsOf(one)[0])).toEqual(['Go to the game']);
    const [me] = await awaited(hall, id);
    const panel = await endOfTurn(me!, board);
    expect(textOf(messageOf(await me!.press(panel.id, 'Confirm')))).toMatch(/^Done: /);
    await shownBoard(hall, id);
    fits(hall.discord);
  });

  test('`/games` has no link there, from the moment of the deletion, and names `/here` to whoever has a seat', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    await allTold(hall);
    const rowFor = async (name: string) =>
      textOf(messageOf(await hall.discord.user(name).slash('games', {}, LOUNGE)))
        .split('\n')
        .find((line) => line.includes(`Table ${id}`))!;
    expect(await rowFor('aya')).toContain(`[Table ${id}](https://discord.com/channels/`);

    hall.discord.deleteChannel((await shownBoard(hall, id)).channel_id);
    await expect.poll(() => rowFor('aya')).not.toContain('https://');
    hall.discord.deleteChannel('board-games');
    expect(await rowFor('aya')).toMatch(
      / · its channel or thread is gone: `\/here table:1` brings it to this channel$/,
    );
    expect(await rowFor('emil')).toBeUndefined();

    await hall.discord.user('ben').slash('here', { table: id }, LOUNGE);
    await expect.poll(() => rowFor('emil')).toContain(`[Table ${id}](https://discord.com/channels/`);
    fits(hall.discord);
  });

  test('in the lobby, the button in the private answer moves it, and players join there', async () => {
    await using hall = await startGuildhall();
    await opened(hall, 'carcassonne', ['aya', 'ben']);
    hall.discord.deleteChannel('board-games');
    await hall.discord.user('ben').slash('leave', { table: '1' }, LOUNGE);
    await noticed(hall, 'channelGone');
    const told = messageOf(await hall.discord.user('aya').slash('games', {}, LOUNGE));
    expect(textOf(told)).toContain('I can’t show table 1. Its channel is gone');
    expect(textOf(messageOf(await hall.discord.user('aya').press(told.id, 'Move table here')))).toContain(
      'is in this channel now',
    );
    await expect.poll(() => hall.discord.messages('lounge').length).toBe(1);
    const [lobby] = hall.discord.messages('lounge');
    expect(await hall.discord.user('dara').press(lobby!.id, 'Join')).toEqual({ kind: 'acknowledged' });
    await expect.poll(() => textOf(hall.discord.messages('lounge')[0]!)).toContain('Dara');
    fits(hall.discord);
  });

  test('after a restart, is found out anew with one request', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    hall.discord.deleteChannel((await shownBoard(hall, id)).channel_id);
    hall.discord.deleteChannel('board-games');
    await typeTurn(hall, id, 'lounge');
    await noticed(hall, 'channelGone');
    await hall.restart();
    const before = hall.discord.log.length;
    for (let turn = 0; turn < 3; turn++) await typeTurn(hall, id, 'lounge');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const asked = hall.discord.log.slice(before).filter(({ route }) => route?.startsWith('/channels/'));
    expect(asked.length).toBeLessThanOrEqual(1);
  });
});

describe('§4 Discord: a table that is moved although its channel is there', () => {
  test('leaves messages behind that say where it is, and has one living board', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const old = await shownBoard(hall, id);
    await hall.discord.user('ben').slash('here', { table: id }, LOUNGE);
    await hall.discord.until(() => hall.discord.threads('lounge').length === 1);
    await expect.poll(async () => (await tableOf(hall, id)).messages.board?.channel).not.toBe(old.channel_id);
    const board = await shownBoard(hall, id);
    expect(board.channel_id).toBe(hall.discord.threads('lounge')[0]!.id);
    await expect.poll(() => living(hall, old.channel_id).length).toBe(0);
    expect(textOf(hall.discord.messages(old.channel_id)[1]!)).toContain(`The board is in <#${board.channel_id}>.`);
    await expect
      .poll(() => textOf(hall.discord.messages('board-games')[0]!))
      .toBe(`-# Table ${id} moved to <#${hall.discord.channel('lounge').id}>.`);
    expect(labelsOf(hall.discord.messages('board-games')[0]!)).toEqual([]);
    expect(complaints(hall)).toEqual([]);
    fits(hall.discord);
  });

  test('is shown once, wherever the process is ended on the way', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const { seats } = await tableOf(hall, id);
    await hall.stop();
    await hall.start();
    // Moved, and the publisher is ended after each of its requests in turn.
    const channel = hall.discord.channel('lounge').id;
    for (const requests of [1, 2, 3]) {
      const before = hall.discord.log.length;
      await hall.tables().relocate(id, { user: seats[0]!.user!, interaction: `move-${requests}`, channel });
      await hall.discord.until(() => hall.discord.log.length >= before + requests);
      await hall.restart();
    }
    const board = await shownBoard(hall, id);
    await allTold(hall);
    const places = ['board-games', 'lounge'].flatMap((name) => hall.discord.threads(name));
    expect(places.flatMap((place) => living(hall, place.id)).map((one) => one.id)).toEqual([board.id]);
  });

  test('is refused where a right is missing there', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    hall.discord.setBotPermissions('lounge', 0n);
    const told = messageOf(await hall.discord.user('aya').slash('here', { table: id }, LOUNGE));
    expect(textOf(told)).toContain('**Attach Files**');
    expect((await tableOf(hall, id)).channel).toBe(hall.discord.channel('board-games').id);
  });
});

describe('§4 Discord: a board message is gone', () => {
  test('and shown anew by /here, with another nonce: the deleted one does not come back', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const gone = await shownBoard(hall, id);
    hall.discord.deleteMessage(gone.id);
    await hall.discord.user('ben').slash('here', {}, { channel: gone.channel_id });
    await expect.poll(() => living(hall, gone.channel_id).length).toBe(1);
    const boards = posts(hall).filter(({ payload }) => JSON.stringify(payload).includes('Place the tile'));
    const nonces = boards.map(({ payload }) => (payload as { nonce: string }).nonce);
    expect(nonces).toHaveLength(2);
    expect(new Set(nonces).size).toBe(2);
    expect((await shownBoard(hall, id)).channel_id).toBe(gone.channel_id);
  });
});

describe('§4 Discord: a thread', () => {
  test('that is archived is opened again by the next board', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const { channel_id: thread } = await shownBoard(hall, id);
    hall.discord.archive(thread, { locked: false });
    expect(textOf(await typeTurn(hall, id, 'lounge'))).toMatch(/^Done: /);
    await shownBoard(hall, id);
    expect(hall.discord.channel(thread).archived).toBe(false);
    expect(living(hall, thread).length).toBeGreaterThan(0);
  });

  test('in which nobody has written for most of a week gets its board once more, silently, and stays open', async () => {
    const clock = createShiftedClock();
    await using hall = await startGuildhall({ clock });
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const first = await shownBoard(hall, id);
    const thread = first.channel_id;
    await allTold(hall);
    const before = posts(hall).length;

    clock.pass(6.5 * DAY + 1_000);
    await hall.restart(); // It looks at the start, and every minute from then on.
    await expect.poll(() => posts(hall).length).toBe(before + 1);
    await allTold(hall);
    const again = await shownBoard(hall, id);
    expect(again.id).not.toBe(first.id);
    expect((again.flags ?? 0) & MessageFlags.SuppressNotifications).not.toBe(0);
    expect(living(hall, thread).map((board) => board.id)).toEqual([again.id]);
    clock.pass(6 * DAY);
    await hall.discord.user('aya').slash('help', {}, LOUNGE);
    expect(hall.discord.channel(thread).archived).toBe(false);

    // A game that nobody goes on with is let go to sleep.
    clock.pass(30 * DAY);
    await hall.restart();
    await hall.discord.user('aya').slash('help', {}, LOUNGE);
    await allTold(hall);
    expect(posts(hall).length).toBe(before + 1);
  });

  test('that is locked gets nothing: the host is told privately, and the board comes when it is opened', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const { channel_id: thread } = await shownBoard(hall, id);
    hall.discord.archive(thread, { locked: true });
    await typeTurn(hall, id, 'lounge');
    await noticed(hall, 'locked');
    const before = posts(hall).length;
    const told = messageOf(await hall.discord.user('aya').slash('help', {}, LOUNGE));
    expect(textOf(told)).toContain(`I can’t show table ${id}. The thread <#${thread}> is locked`);
    expect(labelsOf(told)).toContain('Move table here');
    expect(textOf(messageOf(await hall.discord.user('ben').slash('help', {}, LOUNGE)))).not.toContain('locked');
    expect(posts(hall).length).toBe(before);

    hall.discord.unlock(thread);
    const board = await shownBoard(hall, id);
    expect(board.channel_id).toBe(thread);
    expect(board.mentions).toHaveLength(1);
  });
});

describe('§4 Discord: rights that are missing', () => {
  test('close the channel for six hours at most; nobody has to do anything for the next try', async () => {
    const clock = createShiftedClock();
    await using hall = await startGuildhall({ clock });
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const { channel_id: thread } = await shownBoard(hall, id);
    hall.discord.setBotPermissions(thread, 0n);
    await typeTurn(hall, id, 'lounge');
    await noticed(hall, 'forbidden');
    const host = messageOf(await hall.discord.user('aya').slash('help', {}, LOUNGE));
    expect(textOf(host)).toContain(`I’m not allowed to post in <#${thread}>`);
    hall.discord.setBotPermissions(thread, null);
    clock.pass(6 * 3_600_000 + 1_000);
    await typeTurn(hall, id, 'lounge'); // So that it looks now, and not within a quarter of a minute.
    await shownBoard(hall, id);
  });
});

describe('§4 Discord: a server', () => {
  test('from which the bot was removed is asked for once, then left alone; the board comes when it is back', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    await allTold(hall);
    const guild = hall.discord.guilds[0]!.id;
    hall.discord.setBotPresence(guild, 'gone');
    await expect.poll(() => complaints(hall).join()).toContain('removed from a server');
    const before = hall.discord.log.length;
    const ben = hall.discord.user('ben').member.id;
    expect((await hall.tables().resign(id, { user: ben, interaction: 'while away' })).ok).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(hall.discord.log.length).toBe(before);
    expect((await tableOf(hall, id)).status).toBe('finished');

    hall.discord.setBotPresence(guild, 'here');
    const final = await shownBoard(hall, id);
    expect(textOf(final)).toContain('wins Carcassonne');
  });
});

describe('§4 Discord: a player is gone', () => {
  test('the seat stays, has its number for a name, and Discord is asked for it once', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    hall.discord.leaveGuild(hall.discord.guilds[0]!.id, 'ben');
    await hall.restart();
    const asked = () => hall.discord.log.filter(({ code }) => code === 10007).length;
    // The others are asked about the seat, which is still played here.
    await expect.poll(async () => (await tableOf(hall, id)).vote).not.toBeNull();
    const aya = hall.discord.user('aya');
    const own = (await tableOf(hall, id)).seats.find(({ user }) => user === aya.member.id)!.seat;
    for (let turn = 0; turn < 4; turn++) {
      const { standpoints, seats } = await tableOf(hall, id);
      const { seat, user } = seats.find((one) => one.awaited)!;
      const moves = [...standpoints!.of(seat).legal()].slice(0, 1);
      const played = await hall.tables().play(id, { user: user!, interaction: `t${turn}`, offer: null, moves });
      expect(played.ok).toBe(true);
      await shownBoard(hall, id);
    }
    const { seats } = await tableOf(hall, id);
    expect(seats.map(({ resigned }) => resigned)).toEqual([false, false]);
    const listed = textOf(messageOf(await aya.slash('log', { table: id }, { channel: 'board-games' })));
    expect(listed).toContain(`Seat ${own === 0 ? 2 : 1}`);
    expect(asked()).toBe(1);
  });
});

test('§4 Discord: a stale button of a message that was moved still answers with the present state', async () => {
  await using hall = await startGuildhall();
  const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
  const old = await shownBoard(hall, id);
  const button = idOf(old, 'Place the tile');
  await hall.discord.user('ben').slash('here', { table: id }, LOUNGE);
  await expect.poll(async () => (await tableOf(hall, id)).messages.board?.channel).not.toBe(old.channel_id);
  const [me] = await awaited(hall, id);
  expect(textOf(messageOf(await me!.pressStale(old.id, button)))).toContain('Where should the tile go?');
});
