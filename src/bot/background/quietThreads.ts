import { describeError } from '../log.ts';
import type { Context } from '../state/context.ts';
import { everyMinute } from './everyMinute.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Discord puts a thread away after a week without a message. */
const QUIET_FOR = 6.5 * DAY;
/** A game at which nothing has happened for so long is let go to sleep: the next move wakes it. */
const ACTIVE_WITHIN = 30 * DAY;

/** Keeps the threads of running games open by showing the board once more. Returns what ends that. */
export const watchQuietThreads = ({ tables, log }: Pick<Context, 'tables' | 'log'>): (() => void) =>
  everyMinute(
    async () => {
      await tables.keepThreadsOpen(QUIET_FOR, ACTIVE_WITHIN);
    },
    (error) => log.error({ error: describeError(error) }, 'quiet thread check failed'),
  );
