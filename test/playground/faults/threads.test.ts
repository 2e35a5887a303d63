/** Who is in a thread: whom a mention adds, what Discord writes about it, and how often it may be asked. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeDiscord, startFakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import { USUAL_BOT_PERMISSIONS } from '../../../src/playground/world/world.ts';
import { createManualClock } from '../support/manualClock.ts';
import { post } from '../support/messageBodies.ts';
import { channelPath, type RawBot, rawBot } from '../support/rawBot.ts';

const MANAGE_THREADS = 1n << 34n;
const PRIVATE = 12;

let discord: FakeDiscord;
let bot: RawBot;
const clock = createManualClock();
beforeEach(async () => {
  discord = await startFakeDiscord({ clock });
  bot = await rawBot(discord);
});
afterEach(async () => {
  bot.close();
  await discord.close();
});

const ben = () => discord.user('ben').member.id;

async function publicThread(): Promise<string> {
  const { body } = await post(bot, { content: 'x' });
  return (await bot.request('POST', channelPath(bot, 'lounge', `/messages/${body.id}/threads`), { name: 't' })).body.id;
}

async function privateThread(over: object = {}): Promise<string> {
  const path = channelPath(bot, 'lounge', '/threads');
  return (await bot.request('POST', path, { name: 't', type: PRIVATE, ...over })).body.id;
}

const call = (thread: string) => bot.request('POST', `/channels/${thread}/messages`, { content: `<@${ben()}>` });
const member = (method: string, thread: string) =>
  bot.request(method, `/channels/${thread}/thread-members/${ben()}`).then(({ status }) => status);
const typesIn = (channel: string) => discord.messages(channel).map(({ type }) => type);

describe('a mention', () => {
  test.each([
    ['public', publicThread, 'mentionsAddNobody'],
    ['private', privateThread, 'privateMentionsAddNobody'],
  ] as const)(
    'adds to a %s thread and notifies, and does neither while that fault is armed',
    async (_, open, fault) => {
      const added = await open();
      expect(await member('GET', added)).toBe(404);
      const { body } = await call(added);
      expect(body).toMatchObject({ mentions: [{ id: ben() }] });
      expect(await member('GET', added)).toBe(200);
      expect(
        discord
          .user('ben')
          .pings()
          .map(({ id }) => id),
      ).toEqual([body.id]);
      discord.arm(fault);
      const left = await open();
      await call(left);
      expect(await member('GET', left)).toBe(404);
      expect(discord.user('ben').pings()).toHaveLength(1);
      expect(await member('PUT', left)).toBe(204);
      expect(await member('GET', left)).toBe(200);
      await call(left);
      expect(discord.user('ben').pings()).toHaveLength(2);
    },
  );

  test('adds nobody to a thread that is not invitable without the right to manage threads', async () => {
    const closed = await privateThread({ invitable: false });
    await call(closed);
    expect([await member('GET', closed), await member('PUT', closed)]).toEqual([404, 403]);
    discord.setBotPermissions('lounge', USUAL_BOT_PERMISSIONS | MANAGE_THREADS);
    await call(closed);
    expect(await member('GET', closed)).toBe(200);
  });
});

describe('lines of Discord itself', () => {
  test('say that a member was added, which notifies them, repeat the first message, and announce old threads', async () => {
    discord.arm('systemMessages');
    const mentioned = await publicThread();
    await call(mentioned);
    expect(typesIn(mentioned)).toEqual([21, 0]);
    const added = await publicThread();
    for (let times = 0; times < 2; times++) await member('PUT', added);
    expect(typesIn(added)).toEqual([21, 1]);
    const [, line] = discord.messages(added);
    expect(line).toMatchObject({ mentions: [{ id: ben() }], content: '' });
    expect(
      discord
        .user('ben')
        .pings()
        .map(({ id }) => id),
    ).toContain(line?.id);
    expect(typesIn('lounge')).toEqual([0, 0]);
    const { body } = await post(bot, { content: 'x' });
    clock.pass(120_000);
    await bot.request('POST', channelPath(bot, 'lounge', `/messages/${body.id}/threads`), { name: 'late' });
    expect(typesIn('lounge')).toEqual([0, 0, 0, 18]);
  });

  test('are not written otherwise', async () => {
    const thread = await publicThread();
    await member('PUT', thread);
    expect(typesIn(thread)).toEqual([]);
  });
});

test('requests about members of threads are counted by server, reading and adding together', async () => {
  discord.limitRate(true);
  const [first, second] = [await publicThread(), await publicThread()];
  for (let asked = 0; asked < 5; asked++) expect(await member(asked % 2 ? 'GET' : 'PUT', first)).toBeLessThan(300);
  expect(await member('GET', second)).toBe(429);
  clock.pass(5_000);
  expect(await member('PUT', second)).toBe(204);
});

test('adding is refused while that fault is armed', async () => {
  const thread = await publicThread();
  discord.arm('addsRefused');
  expect(await bot.request('PUT', `/channels/${thread}/thread-members/${ben()}`)).toMatchObject({
    status: 403,
    body: { code: 50007 },
  });
});

test.each([
  ['as long as a test says', () => discord.setLookUpTime(80), 80],
  ['four seconds while that fault is armed', () => discord.arm('slowLookUps'), 4_000],
] as const)('looking up a member takes %s, by the clock of the stand-in', async (_, begin, ms) => {
  begin();
  let isDone = false;
  const asked = bot.request('GET', `/guilds/970000000000000001/members/${ben()}`).then(({ status }) => {
    isDone = true;
    return status;
  });
  clock.pass(ms - 1);
  expect((await bot.request('GET', '/users/@me')).status).toBe(200);
  expect(isDone).toBe(false);
  // The request may have come after that.
  clock.pass(ms);
  expect(await asked).toBe(200);
});
