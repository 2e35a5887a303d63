import { failureOf, isUndeliverable } from '../discord/failure.ts';
import { describeError } from '../log.ts';
import type { Channels } from '../publisher/channels.ts';
import { DirectsPaused } from '../publisher/directChannels.ts';
import type { Context } from '../state/context.ts';
import { everyMinute } from './everyMinute.ts';

type Wanted = Pick<Context, 'tables' | 'directs' | 'log'>;

/** Continues erasing members and servers. Returns a function that stops it. */
export function watchErasures(context: Wanted, channels: Channels): () => void {
  const { tables, log } = context;
  let isWorking = false;

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    try {
      await tables.continueErasing((user) => deleteDirects(context, channels, user));
    } finally {
      isWorking = false;
    }
  }

  return everyMinute(work, (error) => log.error({ error: describeError(error) }, 'erasing failed'));
}

/** Deletes all direct messages from the bot to a member. Resolves to whether none is left that can be deleted. */
async function deleteDirects({ directs, log }: Wanted, channels: Channels, user: string): Promise<boolean> {
  try {
    return await directs.send(channels, user, async (channel) => {
      for (const message of await channels.ownIds(channel)) await remove(channels, channel, message);
      return true;
    });
  } catch (error) {
    if (error instanceof DirectsPaused) return false;
    if (isUndeliverable(error)) return true;
    log.warn({ error: describeError(error) }, 'deleting direct messages failed');
    return false;
  }
}

async function remove(channels: Channels, channel: string, message: string): Promise<void> {
  try {
    await channels.remove(channel, message);
  } catch (error) {
    if (failureOf(error) !== 'messageGone') throw error;
  }
}
