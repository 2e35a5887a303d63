/** Threads and servers as live Discord is reported to treat them, although it documents otherwise. */
import { PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { BOT, USUAL_BOT_PERMISSIONS } from '../../../src/playground/world/world.ts';
import { createFakeChannels } from '../support/fakeChannels.ts';
import { startGuildhall, type TestGuildhall } from '../support/guildhall.ts';
import { complaints, typeTurn } from '../support/players.ts';
import { openPrinter } from '../support/printer.ts';
import { createShiftedClock } from '../support/shiftedClock.ts';
import {
  allTold,
  awaited,
  buttonOf,
  endOfTurn,
  messageOf,
  opened,
  shownBoard,
  startTable,
  textOf,
} from '../support/table.ts';

const HOUR = 3_600_000;
const LOUNGE = { channel: 'lounge' };

const refusals = (hall: TestGuildhall) => hall.discord.log.filter(({ status }) => status === 403).length;
const failed = (hall: TestGuildhall, how: string) => () =>
  complaints(hall).filter((line) => line.includes(`"failure":"${how}"`)).length;

async function lockedTable(hall: TestGuildhall, isArchived: boolean) {
  const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
  const { channel_id: thread } = await shownBoard(hall, id);
  await allTold(hall);
  hall.discord.trouble(thread, 'lock');
  if (isArchived) hall.discord.trouble(thread, 'archive');
  expect(hall.discord.channel(thread)).toMatchObject({ locked: true, archived: isArchived });
  await typeTurn(hall, id, 'lounge');
  await expect.poll(failed(hall, 'locked')).toBe(1);
  return { id, thread };
}

describe('a thread that is locked', () => {
  test.each([
    ['still open', false],
    ['archived', true],
  ] as const)(
    'is tried once, and again when it is unlocked; whoever presses there gets no second request: %s',
    async (_, isArchived) => {
      const clock = createShiftedClock();
      await using hall = await startGuildhall({ clock });
      const { id, thread } = await lockedTable(hall, isArchived);
      // A message, and the attempt to reopen the thread.
      expect(refusals(hall)).toBe(2);
      clock.pass(HOUR);
      await typeTurn(hall, id, 'lounge');
      const before = refusals(hall);
      expect(await hall.discord.user('emil').slash('games', {}, { channel: thread })).toEqual({ kind: 'failed' });
      expect(refusals(hall)).toBe(before + 1); // Discord refuses the answer, which has no other way.
      expect(before).toBe(2);

      hall.discord.unlock(thread);
      expect((await shownBoard(hall, id)).channel_id).toBe(thread);
    },
  );

  test('is seen to be unlocked after a restart, too, when discord.js knows nothing of it', async () => {
    await using hall = await startGuildhall();
    const { id, thread } = await lockedTable(hall, true);
    await hall.restart();
    await expect.poll(failed(hall, 'locked')).toBe(2);
    expect(refusals(hall)).toBe(4);
    hall.discord.unlock(thread);
    expect((await shownBoard(hall, id)).channel_id).toBe(thread);
  });
});

test('a locked thread in which somebody wants a new table is open again as soon as it is unlocked', async () => {
  await using hall = await startGuildhall();
  const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
  const { channel_id: thread } = await shownBoard(hall, id);
  await allTold(hall);
  hall.discord.archive(thread, { locked: true });
  // Discord refuses the answer.
  expect(await hall.discord.user('dara').slash('new', { game: 'carcassonne' }, { channel: thread })).toEqual({
    kind: 'failed',
  });
  const before = refusals(hall);
  hall.discord.unlock(thread);
  await typeTurn(hall, id, 'lounge');
  expect((await shownBoard(hall, id)).channel_id).toBe(thread);
  expect(refusals(hall)).toBe(before);
});

test('a thread that no message reopens is reopened by the bot', async () => {
  await using hall = await startGuildhall();
  const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
  const { channel_id: thread } = await shownBoard(hall, id);
  await allTold(hall);
  hall.discord.arm('staysArchived');
  hall.discord.archive(thread, { locked: false });
  await typeTurn(hall, id, 'lounge');
  expect((await shownBoard(hall, id)).channel_id).toBe(thread);
  expect(hall.discord.channel(thread).archived).toBe(false);
  expect(complaints(hall)).toEqual([]);
});

describe('a private thread without the bot', () => {
  test('is tried once more, not at every press, and again when somebody mentions the bot', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const { channel_id: thread } = await shownBoard(hall, id);
    await allTold(hall);
    hall.discord.trouble(thread, 'hideFromBot');
    await typeTurn(hall, id, 'lounge');
    await expect.poll(failed(hall, 'forbidden')).toBe(1);
    const [emil, aya] = ['emil', 'aya'].map((name) => hall.discord.user(name));
    await emil!.slash('games', {}, { channel: thread });
    await expect.poll(failed(hall, 'forbidden')).toBe(2);
    const before = refusals(hall);
    for (let presses = 0; presses < 5; presses++) {
      await emil!.slash('games', {}, { channel: thread });
      await typeTurn(hall, id, 'lounge');
    }
    expect(refusals(hall)).toBe(before);
    aya!.say(thread, `<@${BOT.id}>, come in`);
    expect((await shownBoard(hall, id)).channel_id).toBe(thread);
  });

  test('gets no table: /new says what to do, before a table is there', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const { channel_id: thread } = await shownBoard(hall, id);
    await allTold(hall);
    hall.discord.trouble(thread, 'hideFromBot');
    const dara = hall.discord.user('dara');
    const before = refusals(hall);
    for (let tries = 0; tries < 5; tries++) {
      const told = textOf(messageOf(await dara.slash('new', { game: 'carcassonne' }, { channel: thread })));
      expect(told).toContain('Mention me here to add me');
    }
    expect(refusals(hall) - before).toBeLessThanOrEqual(2);
    expect(await hall.tables().inGuild(hall.discord.guilds[0]!.id)).toHaveLength(1);
    dara.say(thread, `<@${BOT.id}>`);
    const lobby = messageOf(await dara.slash('new', { game: 'carcassonne' }, { channel: thread }));
    expect(buttonOf(lobby, 'join')).toBe('Join');
  });
});

test('a server that has only the commands gets no table, and nothing is asked there', async () => {
  await using hall = await startGuildhall();
  const [guild] = hall.discord.guilds;
  hall.discord.setBotPresence(guild!.id, 'commandsOnly');
  await expect.poll(() => complaints(hall).join()).toContain('removed from a server');
  const before = refusals(hall);
  const dara = hall.discord.user('dara');
  const told = textOf(messageOf(await dara.slash('new', { game: 'carcassonne' }, LOUNGE)));
  expect(told).toContain('This server has my commands but not me');
  for (let presses = 0; presses < 5; presses++) await dara.slash('games', {}, LOUNGE);
  expect(await hall.tables().inGuild(guild!.id)).toEqual([]);
  expect(refusals(hall)).toBe(before);
});

test('an archived thread is known to be one: no permission is asked for that threads do not need', async () => {
  await using hall = await startGuildhall();
  const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
  const { channel_id: thread } = await shownBoard(hall, id);
  await allTold(hall);
  hall.discord.archive(thread, { locked: false });
  hall.discord.setBotPermissions(thread, USUAL_BOT_PERMISSIONS & ~PermissionFlagsBits.SendMessages);
  await hall.restart();
  const lobby = messageOf(await hall.discord.user('dara').slash('new', { game: 'carcassonne' }, { channel: thread }));
  expect(textOf(lobby)).toContain('Dara');
  expect(buttonOf(lobby, 'join')).toBe('Join');
});

test('a refusal that arrives when its thread has been opened again blocks nothing', async () => {
  const channels = createFakeChannels();
  const printer = await openPrinter(channels);
  await using _ = printer;
  const id = await printer.begin('carcassonne', ['ann', 'bob']);
  const answer = channels.hold('post', 'later'); // After a start, nobody waits for it.
  channels.fail('post', 50001);
  await printer.start();
  await expect.poll(() => channels.requests).toContain('post #thread-lobby');
  printer.context.blocked.remove('thread-lobby'); // As the gateway reports it.
  answer();
  await expect.poll(() => printer.lines.map(({ message }) => message)).toContain('publishing a message failed');
  expect(printer.context.blocked.why('thread-lobby')).toBeNull();
  printer.clock.pass(60_000);
  await printer.playAny(id);
  await printer.idle();
  expect((await printer.get(id)).messages.board?.channel).toBe('thread-lobby');
});

test('the thread of a table has no slow mode, which would hold back presses', async () => {
  await using hall = await startGuildhall();
  const lobby = await opened(hall, 'carcassonne', ['aya', 'ben']);
  hall.discord.trouble('board-games', 'slowDown');
  await hall.discord.user('aya').press(lobby.id, 'Start');
  const board = await shownBoard(hall, '1');
  const [me] = await awaited(hall, '1');
  const panel = await endOfTurn(me!, board);
  expect(textOf(messageOf(await me!.press(panel.id, 'Confirm')))).toMatch(/^Done: /);
});

const added = (hall: TestGuildhall, thread: string): readonly string[] =>
  hall.discord.log.flatMap(({ method, path, status }) => {
    const [, user] = path.split(`/channels/${thread}/thread-members/`);
    return method === 'PUT' && user !== undefined && status === 204 ? [user] : [];
  });

describe('players are in the thread where they play', () => {
  test('if it is one that was there before', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben']);
    const { channel_id: thread } = await shownBoard(hall, id);
    await allTold(hall);
    await startTable(hall, 'carcassonne', ['dara', 'emil'], thread);
    const users = ['aya', 'ben', 'dara', 'emil'].map((name) => hall.discord.user(name).member.id);
    expect(hall.discord.channel(thread).memberIds).toEqual(expect.arrayContaining(users));
    // The start message has added them.
    expect(added(hall, thread)).toEqual([]);
  });

  test('if they come back, or take over a seat', async () => {
    await using hall = await startGuildhall();
    const id = await startTable(hall, 'carcassonne', ['aya', 'ben', 'dara']);
    const { channel_id: thread } = await shownBoard(hall, id);
    await allTold(hall);
    const [ben, emil] = ['ben', 'emil'].map((name) => hall.discord.user(name));
    const before = added(hall, thread).length;
    const resign = (interaction: string) => hall.tables().resign(id, { user: ben!.member.id, interaction });
    expect((await resign('once')).ok).toBe(true);
    await ben!.slash('comeback', { table: id }, LOUNGE);
    await expect.poll(() => added(hall, thread).slice(before)).toEqual([ben!.member.id]);
    expect((await resign('again')).ok).toBe(true);
    await emil!.slash('takeover', { table: id }, LOUNGE);
    await expect.poll(() => added(hall, thread).slice(before)).toEqual([ben!.member.id, emil!.member.id]);
  });
});
