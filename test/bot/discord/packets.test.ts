import { once } from 'node:events';
import { type Client, Events, GatewayDispatchEvents, type Interaction, PermissionFlagsBits } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { registerCommands } from '../../../src/bot/commands/register.ts';
import { createClient } from '../../../src/bot/discord/client.ts';
import { followServers } from '../../../src/bot/discord/servers.ts';
import { watchChannelTypes } from '../../../src/bot/interaction/channelTypes.ts';
import type { BeforeIdentify } from '../../../src/bot/metrics.ts';
import { startFakeDiscord } from '../../../src/playground/fakeDiscord.ts';
import { USUAL_BOT_PERMISSIONS } from '../../../src/playground/world/world.ts';
import { createManualClock } from '../../playground/support/manualClock.ts';
import { testGames } from '../support/games.ts';
import { startGuildhall } from '../support/guildhall.ts';
import { messageOf, startTable, tableOf, textOf } from '../support/table.ts';

const silent = { info() {}, warn() {}, error() {} };

interface Connecting {
  readonly shards?: number;
  readonly beforeIdentify?: BeforeIdentify;
}

/** The bot's client, logged in to a stand-in. */
async function connected({ shards = 1, beforeIdentify = async () => {} }: Connecting = {}) {
  const discord = await startFakeDiscord({ clock: createManualClock(), shards });
  onTestFinished(() => discord.close());
  const client = createClient({ rest: { api: discord.apiBase, cdn: discord.apiBase }, log: silent, beforeIdentify });
  onTestFinished(() => client.destroy());
  const told: string[] = [];
  const servers = followServers(client, {
    joined: (server) => told.push(`joined ${server}`),
    left: (server) => told.push(`left ${server}`),
    missed: (among) => told.push(...[...among].map((server) => `missed ${server}`)),
    unavailable: () => told.push('unavailable'),
  });
  const ready = once(client, Events.ClientReady);
  await client.login(discord.token);
  await ready;
  await registerCommands(client.rest, client.application!.id, testGames, false);
  return { discord, client, servers, told };
}

const kept = ({ guilds, channels, users }: Client) => [guilds.cache.size, channels.cache.size, users.cache.size];

test('nothing is kept of servers, channels, and members, whatever the gateway tells and whoever presses', async () => {
  const { discord, client } = await connected();
  const channelType = watchChannelTypes(client);
  expect(kept(client)).toEqual([0, 0, 0]);
  const heard: [Interaction, number | null][] = [];
  client.on(Events.InteractionCreate, (interaction) => heard.push([interaction, channelType(interaction.id)]));
  const isHeard = once(client, Events.InteractionCreate);
  void discord.user('aya').slash('help', {}, { channel: 'board-games' });
  await isHeard;
  expect(heard.map(([{ user }, type]) => [user.username, type])).toEqual([['aya', 0]]);

  const isTold = once(client.ws, GatewayDispatchEvents.GuildCreate);
  discord.setBotPresence(discord.guilds[0]!.id, 'gone');
  discord.setBotPresence(discord.guilds[0]!.id, 'here');
  await isTold;
  expect(kept(client)).toEqual([0, 0, 0]);
});

test('before each session, it is told which shard begins it, of how many', async () => {
  const sessions: (readonly number[])[] = [];
  await connected({
    shards: 3,
    beforeIdentify: async ({ shard, shards }) => void sessions.push([shard, shards]),
  });
  expect(sessions.toSorted()).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
  ]);
});

test('the servers that the bot is in are known by id: from the start, through outages, until it is removed', async () => {
  const { discord, client, servers, told } = await connected();
  const [one, two] = discord.guilds.map(({ id }) => id);
  expect([servers.has(one!), servers.has(two!), servers.has('1')]).toEqual([true, true, false]);
  const events: (readonly [presence: 'here' | 'gone' | 'unavailable', event: GatewayDispatchEvents])[] = [
    ['unavailable', GatewayDispatchEvents.GuildDelete],
    ['here', GatewayDispatchEvents.GuildCreate],
    ['gone', GatewayDispatchEvents.GuildDelete],
  ];
  const known: boolean[] = [];
  for (const [presence, event] of [...events, events[1]!]) {
    const isTold = once(client.ws, event);
    discord.setBotPresence(one!, presence);
    await isTold;
    known.push(servers.has(one!));
  }
  expect(known).toEqual([true, true, false, true]);
  expect(told).toEqual(['unavailable', `left ${one}`, `joined ${one}`]);
  expect(servers.has(two!)).toBe(true);
});

test('what was left or joined between two sessions is found out by the second one', async () => {
  const { discord, client, servers, told } = await connected();
  const [one, two] = discord.guilds.map(({ id }) => id);
  const beginSession = (...ids: readonly unknown[]) =>
    client.ws.emit(GatewayDispatchEvents.Ready, { guilds: ids.map((id) => ({ id, unavailable: true })) }, 0);
  beginSession(two);
  expect([servers.has(one!), servers.has(two!), told.splice(0)]).toEqual([
    false,
    true,
    [`missed ${two}`, `left ${one}`],
  ]);
  beginSession(one, two);
  expect([servers.has(one!), told.splice(0)]).toEqual([true, [`joined ${one}`, `missed ${two}`]]);
  beginSession(one, two);
  expect(told).toEqual([`missed ${one}`, `missed ${two}`]);
});

test('a new session of one shard says nothing of the servers of another', async () => {
  const { discord, client, servers, told } = await connected({ shards: 2 });
  const [one] = discord.guilds.map(({ id }) => id);
  for (let sessions = 0; sessions < 2; sessions++) client.ws.emit(GatewayDispatchEvents.Ready, { guilds: [] }, 1);
  expect([servers.has(one!), told]).toEqual([true, []]);
  client.ws.emit(GatewayDispatchEvents.Ready, { guilds: [] }, 0);
  expect([servers.has(one!), told]).toEqual([false, discord.guilds.map(({ id }) => `left ${id}`)]);
});

test('a thread is known by the interaction alone, also one that was not active at the start', async () => {
  await using hall = await startGuildhall({ games: testGames });
  const { discord } = hall;
  const thread = (await tableOf(hall, await startTable(hall, 'toy', ['aya', 'ben']))).thread!;
  // Not among the active threads, of which a bot is told when it starts.
  discord.archive(thread, { locked: false });
  await hall.restart();
  discord.setBotPermissions(thread, USUAL_BOT_PERMISSIONS & ~PermissionFlagsBits.SendMessages);
  const lobby = messageOf(await discord.user('dara').slash('new', { game: 'toy' }, { channel: thread }));
  expect(textOf(lobby)).toContain('Dara');
});
