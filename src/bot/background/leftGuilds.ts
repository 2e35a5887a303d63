import {
  type Client,
  DiscordAPIError,
  GatewayDispatchEvents,
  type GatewayThreadCreateDispatchData,
  type GatewayThreadUpdateDispatchData,
  Routes,
} from 'discord.js';
import type { Log } from '../../kernel/log.ts';
import { failureOf } from '../discord/failure.ts';
import { followServers, type Servers } from '../discord/servers.ts';
import { describeError } from '../log.ts';
import { placeOf } from '../state/blockedPlaces.ts';
import type { Context } from '../state/context.ts';
import { everyMinute } from './everyMinute.ts';

/** How long the tables of a former server are kept, in ms. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;
const PURGED_AT_ONCE = 50;

type Places = Pick<Context, 'blocked' | 'log' | 'tables' | 'clock'>;

interface PlaceEvents {
  /** The bot can post again in this server or thread. */
  reopened(place: string): void;
  /** A blocked channel or thread may have been opened while no event could say so. */
  doubted(place: string): void;
}

/**
 * Follows events of servers and threads. A server that is merely unavailable is left alone; one that removed the bot
 * gets no more posts.
 */
export function followPlaces(client: Client, context: Places, { reopened, doubted }: PlaceEvents): Servers {
  const { blocked, log } = context;
  const reopen = (place: string) => {
    if (blocked.remove(place)) reopened(place);
  };

  client.ws.on(GatewayDispatchEvents.ThreadUpdate, ({ id, thread_metadata }: GatewayThreadUpdateDispatchData) => {
    if (thread_metadata?.locked !== true && blocked.why(id) !== 'forbidden') reopen(id);
  });
  // The bot was added to a thread that was closed to it.
  client.ws.on(GatewayDispatchEvents.ThreadCreate, ({ id }: GatewayThreadCreateDispatchData) => {
    reopen(id);
  });
  for (const deleted of [GatewayDispatchEvents.ChannelDelete, GatewayDispatchEvents.ThreadDelete] as const) {
    client.ws.on(deleted, ({ id }: { readonly id: string }) => blocked.noteDeleted(id));
  }
  return followServers(client, {
    missed(known) {
      for (const place of blocked.closedIn(known)) doubted(place);
    },
    unavailable: () => log.info({}, 'server unavailable'),
    // Confirm with the API first: a wrong event must not affect any table.
    left: (server) => void checkGuild(client, context, server),
    joined(server) {
      reopen(server);
      void reopenPlaces(context, server, reopen);
      void noteLeft(context, server, false);
    },
  });
}

/** What refused a bot that was about to be removed refuses it no longer. */
async function reopenPlaces(
  { tables, blocked, log }: Pick<Context, 'blocked' | 'log' | 'tables'>,
  server: string,
  reopen: (place: string) => void,
): Promise<void> {
  try {
    const places = new Set((await tables.inGuild(server)).map(placeOf));
    for (const place of places) if (blocked.why(place) === 'forbidden') reopen(place);
  } catch (error) {
    log.error({ error: describeError(error) }, 'reopening the channels of a server failed');
  }
}

/** After startup: finds servers with tables that the bot has left or rejoined in the meantime. */
export async function checkGuilds(client: Client, servers: Servers, context: Places): Promise<void> {
  for (const guild of await context.tables.guilds.atPlay()) {
    if (servers.has(guild)) await noteLeft(context, guild, false);
    else await checkGuild(client, context, guild);
  }
}

/** Looks up a server that seems to be gone, and blocks and records it if it is. */
async function checkGuild(client: Client, context: Places, guild: string): Promise<void> {
  if (!(await isRemovedFrom(client, guild, context.log))) return;
  context.blocked.add(guild, 'left', guild);
  context.log.warn({}, 'removed from a server; nothing more is posted there');
  await noteLeft(context, guild, true);
}

/** A failure is only logged: the next startup checks again. */
async function noteLeft(
  { tables, clock, log }: Pick<Context, 'log' | 'tables' | 'clock'>,
  guild: string,
  isLeft: boolean,
): Promise<void> {
  try {
    await tables.guilds.noteLeft(guild, isLeft ? clock.now() : null);
  } catch (error) {
    log.error({ error: describeError(error) }, 'recording that a server was left or rejoined failed');
  }
}

/** Deletes the data of servers that were left long ago, in batches. Returns a function that stops it. */
export const watchLeftGuilds = (
  client: Client,
  servers: Servers,
  { tables, clock, log }: Omit<Places, 'blocked'>,
): (() => void) =>
  everyMinute(
    async () => {
      const guild = await tables.guilds.leftBefore(clock.now() - KEPT_FOR);
      // Before the client is ready, a rejoined server may still be unknown.
      if (guild === null || !client.isReady() || servers.has(guild)) return;
      const count = await tables.guilds.purge(guild, PURGED_AT_ONCE);
      if (count > 0) log.info({ count }, 'tables of a former server deleted');
    },
    (error) => log.error({ error: describeError(error) }, 'deleting tables of a former server failed'),
  );

async function isRemovedFrom({ rest }: Client, guild: string, log: Log): Promise<boolean> {
  try {
    await rest.get(Routes.guild(guild));
    return false;
  } catch (error) {
    log.info({ error: describeError(error) }, 'server lookup failed');
    // Other errors show up when something is posted there.
    const isRefused = error instanceof DiscordAPIError && (error.status === 403 || error.status === 404);
    return isRefused && failureOf(error) !== 'unclear';
  }
}
