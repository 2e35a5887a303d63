import { type Client, DiscordAPIError, Events, Routes } from 'discord.js';
import type { Blocked } from './blocked.ts';
import { describeError, type Log } from './log.ts';

/**
 * Follows what becomes of servers and threads. A server that Discord cannot reach stays as it is; nothing is posted any
 * more in one from which the bot was removed.
 *
 * @param reopened is called with a server or thread in which something can be posted again
 */
export function followPlaces(
  client: Client,
  { blocked, log }: { readonly blocked: Blocked; readonly log: Log },
  reopened: (place: string) => void,
): void {
  const reopen = (place: string) => {
    if (blocked.remove(place)) reopened(place);
  };

  client.on(Events.GuildUnavailable, () => log.info({}, 'a server is out of reach'));
  client.on(Events.GuildDelete, async ({ id }) => {
    // What the gateway says is asked again: nobody's table is to suffer from a mistake.
    if (!(await isOut(client, id, log))) return;
    blocked.add(id, 'left');
    log.warn({}, 'the bot is not in a server any more: nothing is posted there');
  });
  client.on(Events.GuildCreate, ({ id }) => reopen(id));
  client.on(Events.ThreadUpdate, (_, { id, locked }) => {
    if (locked !== true && blocked.why(id) === 'locked') reopen(id);
  });
}

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
