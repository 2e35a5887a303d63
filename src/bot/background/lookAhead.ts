import { describeError } from '../log.ts';
import type { Context } from '../state/context.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;
/** Maximum number of tables: about a minute of look-ups. */
const MOST = 200;

/**
 * Looks up the names of the members at recently played tables, the last played first: after a start no name is known.
 * Returns a function that stops it.
 */
export function lookAhead({ tables, names, log }: Pick<Context, 'tables' | 'names' | 'log'>): () => void {
  let isEnded = false;

  async function lookAll(): Promise<void> {
    for (const id of await tables.lastPlayed(WEEK, MOST)) {
      const table = isEnded ? null : await tables.get(id);
      if (table !== null)
        names.lookAhead(
          table.guild,
          table.seats.flatMap(({ user }) => user ?? []),
        );
    }
  }

  lookAll().catch((error: unknown) => log.error({ error: describeError(error) }, 'listing recent tables failed'));
  return () => {
    isEnded = true;
  };
}
