import { describeError } from '../log.ts';
import type { Context } from '../state/context.ts';
import { everyMinute } from './everyMinute.ts';

/** Cancels lobbies that have not changed for `age` ms. Returns a function that stops it. */
export const watchIdleLobbies = ({ tables, log }: Pick<Context, 'tables' | 'log'>, age: number): (() => void) =>
  everyMinute(
    async () => {
      const count = await tables.cancelIdle(age);
      if (count > 0) log.info({ count }, 'idle lobbies closed');
    },
    (error) => log.error({ error: describeError(error) }, 'lobby check failed'),
  );
