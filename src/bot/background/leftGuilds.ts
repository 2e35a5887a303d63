import { type Client, DiscordAPIError, Events, Routes } from 'discord.js';
import type { Log } from '../../kernel/log.ts';
import { describeError } from '../log.ts';
import type { Context } from '../state/context.ts';
import { everyMinute } from './everyMinute.ts';

/** How long the tables of a server are kept from which the bot was removed, in ms. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;
const PURGED_AT_ONCE = 50;

type Places = Pick<Context, 'blocked' | 'log' | 'tables' | 'clock'>;

/**
 * Follows what becomes of servers and threads. A server that Discord cannot reach stays as it is; nothing is posted any
 * more in one from which the bot was removed.
 *
 * @param reopened is called with a server or thread in which something can be posted again
 */
export function followPlaces(client: Client, context: Places, reopened: (place: string) => void): void {
  const { blocked, log } = context;
  const reopen = (place: string) => {
    if (blocked.remove(place)) reopened(place);
  };

  client.on(Events.GuildUnavailable, () => log.info({}, 'a server is out of reach'));
  client.on(Events.GuildDelete, async ({ id }) => {
    // What the gateway says is asked again: nobody's table is to suffer from a mistake.
    await lookFor(client, context, id);
  });
  client.on(Events.GuildCreate, async ({ id }) => {
    reopen(id);
    await noteLeft(context, id, false);
  });
  client.on(Events.ThreadUpdate, (_, { id, locked }) => {
    if (locked !== true && blocked.why(id) === 'locked') reopen(id);
  });
}

/** Finds out, after a start, from which servers with tables the bot was removed meanwhile, and which it is in again. */
export async function lookForGuilds(client: Client, context: Places): Promise<void> {
  for (const guild of await context.tables.guilds.atPlay()) {
    if (client.guilds.cache.has(guild)) await noteLeft(context, guild, false);
    else await lookFor(client, context, guild);
  }
}

/** Asks for a server that seems to be gone, and notes it if so. */
async function lookFor(client: Client, context: Places, guild: string): Promise<void> {
  if (!(await isOut(client, guild, context.log))) return;
  context.blocked.add(guild, 'left');
  context.log.warn({}, 'the bot is not in a server any more: nothing is posted there');
  await noteLeft(context, guild, true);
}

/** What cannot be noted now is found out again at the next start. */
async function noteLeft(
  { tables, clock, log }: Pick<Context, 'log' | 'tables' | 'clock'>,
  guild: string,
  isLeft: boolean,
): Promise<void> {
  try {
    await tables.guilds.noteLeft(guild, isLeft ? clock.now() : null);
  } catch (error) {
    log.error({ error: describeError(error) }, 'that a server was left, or is there again, could not be noted');
  }
}

/** Deletes what is kept of servers that were left long ago, piece by piece. Returns what ends that. */
export const watchLeftGuilds = (client: Client, { tables, clock, log }: Omit<Places, 'blocked'>): (() => void) =>
  everyMinute(
    async () => {
      const guild = await tables.guilds.leftBefore(clock.now() - KEPT_FOR);
      // Whether it is there again is not known before Discord has told of all servers.
      if (guild === null || !client.isReady() || client.guilds.cache.has(guild)) return;
      const count = await tables.guilds.purge(guild, PURGED_AT_ONCE);
      if (count > 0) log.info({ count }, 'tables of a server that was left long ago have been deleted');
    },
    (error) =>
      log.error({ error: describeError(error) }, 'what is kept of a server that was left could not be deleted'),
  );

async function isOut({ rest }: Client, guild: string, log: Log): Promise<boolean> {
  try {
    await rest.get(Routes.guild(guild));
    return false;
  } catch (error) {
    log.info({ error: describeError(error) }, 'a server was asked for');
    // Other trouble shows when something is to be posted there.
    return error instanceof DiscordAPIError && (error.status === 403 || error.status === 404);
  }
}
