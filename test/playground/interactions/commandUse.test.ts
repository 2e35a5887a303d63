import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeDiscord, startFakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import { createManualClock } from '../support/manualClock.ts';
import { type RawBot, rawBot } from '../support/rawBot.ts';

const APPLICATION = '980000000000000001';

let discord: FakeDiscord;
let bot: RawBot;
beforeEach(async () => {
  discord = await startFakeDiscord({ clock: createManualClock() });
  bot = await rawBot(discord);
});
afterEach(async () => {
  bot.close();
  await discord.close();
});

const option = (type: number, name: string, over: object = {}) => ({ type, name, description: 'x', ...over });
const command = (name: string, over: object = {}) => ({ name, description: 'x', ...over });

async function register(...commands: readonly object[]): Promise<void> {
  const { status, body } = await bot.request('PUT', `/applications/${APPLICATION}/commands`, commands);
  expect([status, body]).toEqual([200, expect.any(Array)]);
}

test('a command is sent with its group, subcommand, options, and the users and channels that they name', async () => {
  const place = option(1, 'place', {
    options: [
      option(3, 'at', { required: true }),
      option(4, 'turn', { min_value: 0, max_value: 3 }),
      option(6, 'for'),
      option(7, 'where'),
    ],
  });
  await register(command('play', { options: [option(2, 'tile', { options: [place] })] }));
  const lounge = discord.channel('lounge').id;
  const options = { turn: 2, at: '3,0', for: '990000000000000002', where: lounge };
  const heard = await bot.hear(() => discord.user('aya').slash('play tile place', options, { channel: 'lounge' }));
  expect(heard.payload).toMatchObject({
    type: 2,
    guild_id: '970000000000000001',
    locale: 'en-US',
    guild_locale: 'en-US',
    context: 0,
    entitlements: [],
    authorizing_integration_owners: { 0: '970000000000000001' },
    channel: { id: lounge, name: 'lounge' },
    member: { user: { id: '990000000000000001' } },
    data: {
      name: 'play',
      type: 1,
      options: [
        {
          type: 2,
          name: 'tile',
          options: [
            {
              type: 1,
              name: 'place',
              options: [
                { type: 3, name: 'at', value: '3,0' },
                { type: 4, name: 'turn', value: 2 },
                { type: 6, name: 'for', value: '990000000000000002' },
                { type: 7, name: 'where', value: lounge },
              ],
            },
          ],
        },
      ],
      resolved: {
        users: { '990000000000000002': { username: 'ben' } },
        members: { '990000000000000002': { roles: [] } },
        channels: { [lounge]: { name: 'lounge' } },
      },
    },
  });
});

test('what Discord’s client would not send is refused in a sentence and reaches nobody', async () => {
  const choices = [{ name: 'Red', value: 'red' }];
  await register(
    command('play', {
      options: [
        option(3, 'at', { required: true, min_length: 2, max_length: 4 }),
        option(4, 'turn', { min_value: 0, max_value: 3 }),
        option(3, 'colour', { choices }),
        option(5, 'silent'),
        option(6, 'for'),
      ],
    }),
    command('group', { options: [option(1, 'part')] }),
  );
  const refusal = async (name: string, options: Readonly<Record<string, string | number | boolean>>) => {
    const outcome = await discord.user('aya').slash(name, options, { channel: 'lounge' });
    return outcome.kind === 'refused' ? outcome.reason : JSON.stringify(outcome);
  };
  expect(await refusal('nothing', {})).toBe('There is no command /nothing here.');
  expect(await refusal('group', {})).toBe('/group needs a subcommand.');
  expect(await refusal('group other', {})).toBe('/group other: there is no subcommand other.');
  expect(await refusal('play', {})).toBe('The option at is required.');
  expect(await refusal('play', { at: '30', other: 1 })).toBe('/play has no option other.');
  expect(await refusal('play', { at: '3' })).toBe('at: the text is too short or too long.');
  expect(await refusal('play', { at: '30', turn: 1.5 })).toBe('turn: must be a whole number.');
  expect(await refusal('play', { at: '30', turn: 4 })).toBe('turn: the number is out of range.');
  expect(await refusal('play', { at: '30', colour: 'blue' })).toBe('colour: blue is not one of its choices.');
  expect(await refusal('play', { at: '30', silent: 'yes' })).toBe('silent: must be true or false.');
  expect(await refusal('play', { at: '30', for: '990000000000000009' })).toBe('for: unknown member.');
  const heard = await bot.hear(() => discord.user('aya').slash('play', { at: '30', turn: 3 }, { channel: 'lounge' }));
  expect(heard.payload).toMatchObject({ data: { options: [{ value: '30' }, { value: 3 }] } });
});

test('a command is seen by those who have its permission, in the contexts that it names', async () => {
  await register(
    command('settings', { default_member_permissions: '32', contexts: [0] }),
    command('help', { contexts: [0, 1] }),
  );
  await bot.request('PUT', `/applications/${APPLICATION}/guilds/970000000000000002/commands`, [command('local')]);
  const isSent = async (who: string, name: string, channel: string) => {
    const outcome = discord.user(who).slash(name, {}, { channel });
    return Promise.race([
      outcome.then(({ kind }) => kind !== 'refused'),
      new Promise((done) => setTimeout(done, 20, true)),
    ]);
  };
  expect(await isSent('aya', 'settings', 'lounge')).toBe(true);
  expect(await isSent('ben', 'settings', 'lounge')).toBe(false);
  expect(await isSent('aya', 'settings', '談話室')).toBe(false);
  expect(await isSent('misaki', 'settings', '談話室')).toBe(true);
  expect(await isSent('aya', 'local', 'lounge')).toBe(false);
  expect(await isSent('aya', 'local', '談話室')).toBe(true);
  const dm = await bot.request('POST', '/users/@me/channels', { recipient_id: '990000000000000001' });
  expect(await isSent('aya', 'help', dm.body.id)).toBe(true);
  expect(await isSent('aya', 'settings', dm.body.id)).toBe(false);
});

test('a file that a member has chosen is sent as by Discord, and is served; of others, none', async () => {
  await register(command('import', { options: [option(11, 'file', { required: true })] }));
  const aya = discord.user('aya');
  const file = aya.upload('my record ü.json', '{"a":1}');
  const heard = await bot.hear(() => aya.slash('import', { file }, { channel: 'lounge' }));
  const path = `/cdn/ephemeral-attachments/${APPLICATION}/${file}/my_record__.json`;
  expect(heard.payload).toMatchObject({
    data: {
      options: [{ type: 11, name: 'file', value: file }],
      resolved: {
        attachments: {
          [file]: {
            ...{ id: file, filename: 'my_record__.json', size: 7, content_type: 'application/json', ephemeral: true },
            ...{ url: discord.url + path, proxy_url: discord.url + path },
          },
        },
      },
    },
  });
  const served = await fetch(discord.url + path);
  expect([served.status, await served.text()]).toEqual([200, '{"a":1}']);
  expect((await fetch(discord.url + path.replace(file, '1'))).status).toBe(404);
  const others = discord.user('ben').upload('other.json', 'x');
  for (const value of [others, '17', true]) {
    expect(await aya.slash('import', { file: value }, { channel: 'lounge' })).toEqual({
      kind: 'refused',
      reason: 'file: choose a file.',
    });
  }
  expect(await aya.slash('import', {}, { channel: 'lounge' })).toMatchObject({ kind: 'refused' });
  expect(() => aya.upload('large.json', Buffer.alloc(10 * 1024 * 1024 + 1))).toThrow('too large');
  expect(() => aya.upload('empty.json', '')).toThrow('empty');
});
