import { failureOf } from '../discord/failure.ts';
import { describeError } from '../log.ts';
import type { Channels } from '../publisher/channels.ts';
import type { Context } from '../state/context.ts';
import { everyMinute } from './everyMinute.ts';

const HOUR = 3_600_000;
/** How long ago a thread may have become due, in ms: longer than most outages, and Discord archives it after a week itself. */
const DUE_WITHIN = 24 * HOUR;

/**
 * Archives the threads of games that ended `age` ms ago, which would stay in everybody's list for a week. The bot has made
 * them, and needs no permission. Each is archived once: whoever writes there opens it again. Returns a function that stops it.
 */
export function watchEndedThreads(
  { tables, blocked, clock, log }: Pick<Context, 'tables' | 'blocked' | 'clock' | 'log'>,
  channels: Channels,
  age: number,
): () => void {
  /** Threads that were archived in this run. */
  let done: ReadonlySet<string> = new Set();
  let nextLook = Number.NEGATIVE_INFINITY;
  let isWorking = false;

  async function archive(thread: string): Promise<boolean> {
    try {
      if (!(await channels.isArchived(thread))) await channels.setArchived(thread, true);
      return true;
    } catch (error) {
      log.info({ error: describeError(error) }, 'archiving a thread failed');
      return failureOf(error) !== 'unclear';
    }
  }

  return everyMinute(
    async () => {
      if (isWorking || clock.steady() < nextLook) return;
      isWorking = true;
      try {
        const due = await tables.endedThreads(age, DUE_WITHIN);
        const isDone = await Promise.all(
          due.map(async ({ thread, guild }) => done.has(thread) || (blocked.why(guild) === null && archive(thread))),
        );
        done = new Set(due.filter((_, at) => isDone[at]).map(({ thread }) => thread));
        nextLook = clock.steady() + HOUR;
      } finally {
        isWorking = false;
      }
    },
    (error) => log.error({ error: describeError(error) }, 'check of ended threads failed'),
  );
}
