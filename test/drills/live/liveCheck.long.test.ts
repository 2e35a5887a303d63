import { PermissionFlagsBits } from 'discord.js';
import { expect, test } from 'vitest';
import type { FakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import { USUAL_BOT_PERMISSIONS } from '../../../src/playground/world/world.ts';
import { post } from '../../playground/support/messageBodies.ts';
import { channelPath, rawBot } from '../../playground/support/rawBot.ts';
import { type Line, liveCheck } from './liveCheck.ts';
import { CHANNEL, standIn } from './standIn.ts';

/** A thread that a moderator has locked. */
async function lockedThread(discord: FakeDiscord): Promise<string> {
  const bot = await rawBot(discord);
  const { body } = await post(bot, { content: 'x' });
  const path = channelPath(bot, 'lounge', `/messages/${body.id}/threads`);
  const { id } = (await bot.request('POST', path, { name: 'by hand' })).body;
  bot.close();
  discord.trouble(id, 'lock');
  return id;
}

async function checked(discord: FakeDiscord, member: string | null, locked: string | null = null) {
  const lines: Line[] = [];
  const { id: channel, guildId } = discord.channel(CHANNEL);
  const place = { token: discord.token, api: discord.apiBase, server: guildId!, channel, member, lockedThread: locked };
  const left = await liveCheck(place, (line) => lines.push(line));
  const others = lines.filter(({ verdict }) => verdict !== 'same').map(({ verdict, text }) => `${verdict} ${text}`);
  return { lines, others, left };
}

test('with every right, the stand-in answers as expected, and nothing is left in its channel', async () => {
  const discord = await standIn(USUAL_BOT_PERMISSIONS | PermissionFlagsBits.ManageThreads);
  const { others, lines, left } = await checked(discord, discord.user('ben').member.id, await lockedThread(discord));
  // What can't be seen by whoever may manage threads.
  expect(others).toEqual([
    'known Mention the member in a private thread that is not invitable, without the right to manage it: ok: added (the bot has the right, or needs none); the stand-in says ok: not added',
    'known Add the member to it: ok (the bot has the right, or needs none); the stand-in says 403 50013',
  ]);
  expect(lines.length).toBeGreaterThan(30);
  expect(left).toEqual([]);
  expect(discord.messages(CHANNEL)).toEqual([]);
  expect(discord.threads(CHANNEL)).toEqual([]);
  expect(discord.user('ben').directMessages()).toEqual([]);
});

test('with the six rights alone, all but what needs more is the same; an empty, archived thread is left', async () => {
  const discord = await standIn(309237746688n);
  const { others, left } = await checked(discord, null);
  expect(others).toEqual([
    'known Pin a message: 403 50013 (the bot lacks the right, and does without it); the stand-in says ok',
    ...[
      'Mention the member in the thread, who is not in it',
      'Add the member to the thread',
      'Mention the member in a private thread',
      'Mention the member in a private thread that is not invitable, without the right to manage it',
    ].map((what) => `skipped ${what}: set LIVE_CHECK_MEMBER to a member of the server`),
    'skipped Add the member to it: an earlier check failed',
    'skipped Add the member to another private thread, and read what Discord writes there: set LIVE_CHECK_MEMBER to a member of the server',
    'known Lock the thread: 403 50013 (the bot lacks the right, and does without it); the stand-in says ok',
    'skipped Post in the locked thread, with the right to manage it: the thread could not be locked',
    'skipped Post in the thread that was locked by hand, without the right to manage it: set LIVE_CHECK_LOCKED_THREAD to a thread that you have locked',
    'skipped Send the member a direct message: set LIVE_CHECK_MEMBER to a member of the server',
  ]);
  const [thread] = discord.threads(CHANNEL);
  expect(left).toEqual([`thread ${thread!.id} (403 50013)`]);
  expect(thread!.archived).toBe(true);
  expect([discord.messages(CHANNEL), discord.messages(thread!.id)]).toEqual([[], []]);
});

test('a right that is missing is named', async () => {
  const discord = await standIn(309237746688n & ~PermissionFlagsBits.CreatePublicThreads);
  const { others } = await checked(discord, null);
  expect(others[0]).toBe(
    'DIFFERENT Look which of the six rights the bot has in the channel: ok: without CreatePublicThreads; the stand-in says ok: all 6',
  );
});

test('an answer that the bot copes with is known, one that it does not know is different', async () => {
  const discord = await standIn(USUAL_BOT_PERMISSIONS);
  discord.refuseNext('pinsUsedUp', 'PATCH /channels/:channel/messages');
  const { others } = await checked(discord, discord.user('clemens').member.id);
  expect(others).toContain(
    'DIFFERENT Edit a board, keeping its picture: 400 30003; the stand-in says ok: with its picture',
  );
  expect(others.join('\n')).toContain(
    'known Send the member a direct message: 403 50007 (the member does not take any)',
  );
});

test.each([
  [null, null],
  ['mentionsAddNobody', 'known Mention the member in the thread, who is not in it: ok: not added'],
  ['privateMentionsAddNobody', 'known Mention the member in a private thread: ok: not added'],
  [
    'systemMessages',
    'known Add the member to another private thread, and read what Discord writes there: ok: with a line',
  ],
  ['keptRefused', 'known Edit a board, keeping its picture: 400 50035 (the bot uploads the picture again)'],
  ['uploadInEdit', 'known Edit a board with a new picture: 400 50035 (the bot posts a new board instead)'],
  ['addsRefused', 'known Add the member to the thread: 403 50007 (the bot says in the thread who is missing)'],
] as const)('a stand-in with %s is told from one without', async (fault, line) => {
  const discord = await standIn(USUAL_BOT_PERMISSIONS);
  if (fault !== null) discord.arm(fault);
  const { others } = await checked(discord, discord.user('ben').member.id);
  const ones = others.filter((one) => !one.startsWith('skipped') && !one.startsWith('known Lock the thread'));
  if (line === null) expect(ones).toEqual([]);
  else expect(ones).toContainEqual(expect.stringContaining(line));
});
