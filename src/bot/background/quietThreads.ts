import { describeError } from '../log.ts';
import type { Context } from '../state/context.ts';
import { everyMinute } from './everyMinute.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Discord archives a thread after a week without a message. */
const QUIET_FOR = 6.5 * DAY;
/** Threads of games without a move for longer than this are left to be archived; the next move reopens them. */
const ACTIVE_WITHIN = 30 * DAY;

/** Keeps the threads of running games open by posting the board again. Returns a function that stops it. */
export const watchQuietThreads = ({ tables, log }: Pick<Context, 'tables' | 'log'>): (() => void) =>
  everyMinute(
    async () => {
      await tables.keepThreadsOpen(QUIET_FOR, ACTIVE_WITHIN);
    },
    (error) => log.error({ error: describeError(error) }, 'quiet thread check failed'),
  );
