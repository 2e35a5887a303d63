import { wordsIn } from '../../words/words.ts';
import { localeOf } from '../interaction/readInteraction.ts';
import { describeError } from '../log.ts';
import { dailyNote } from '../messages/reminder.ts';
import type { Channels } from '../publisher/channels.ts';
import type { Context } from '../state/context.ts';
import { everyMinute } from './everyMinute.ts';

/** Notes sent at once. The rest follow a minute later. */
const AT_ONCE = 100;

/**
 * Sends members who wish for it a note about the tables that wait for them, by direct message. It is tried once: the next
 * one comes tomorrow. Returns a function that stops it.
 */
export function watchDailyNotes(
  context: Pick<Context, 'tables' | 'games' | 'blocked' | 'directs' | 'log'>,
  channels: Channels,
): () => void {
  const { tables, blocked, directs, log } = context;
  let isEnded = false;

  async function send(user: string, waiting: Parameters<typeof dailyNote>[2]): Promise<void> {
    const reachable = waiting.filter(({ guild }) => blocked.why(guild) === null);
    const [first] = reachable;
    if (first === undefined) return;
    const member = await tables.hands.member(user, first.guild);
    const message = dailyNote(context, user, reachable, wordsIn(localeOf(member?.locale ?? first.locale)));
    await directs.send(channels, user, (channel) =>
      channels.post(channel, { ...message, pings: [user] }, { nonce: `daily${user}`, isSilent: false }),
    );
  }

  const stop = everyMinute(
    async () => {
      for (const { user, tables: waiting } of await tables.dailyNotes(AT_ONCE)) {
        if (isEnded) return;
        await send(user, waiting).catch((error: unknown) =>
          log.info({ error: describeError(error) }, 'delivering a daily note failed'),
        );
      }
    },
    (error) => {
      if (!isEnded) log.error({ error: describeError(error) }, 'daily notes failed');
    },
  );
  return () => {
    isEnded = true;
    stop();
  };
}
