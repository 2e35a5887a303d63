import { restore } from '../commit/loadIntact.ts';
import type { Sealer } from '../fair/seal.ts';
import { endingOf } from '../seats/ending.ts';
import { resultOf } from '../seats/gameResult.ts';
import type { Ending } from '../stored/results.ts';
import { type Store, Unreadable } from '../stored/store.ts';
import type { Suspension } from '../stored/stored.ts';
import type { LoadedTable } from '../table/loadedTable.ts';
import type { Engines } from '../table/table.ts';

/**
 * Called with a finished table that turns out to be damaged, its newest row (0: unknown), and what was thrown, or null.
 * Must suspend it.
 */
export type OnDamage = (table: string, seq: number, reason: Suspension, error: unknown) => Promise<void>;

/**
 * Counts up to `most` finished tables that aren't in the results, from their checked final states, then rates games that
 * had to wait for them. Returns how many tables or games it has dealt with; 0: everything is counted and rated.
 */
export type CountResults = (most: number) => Promise<number>;

/** See `CountResults`. */
export function createCounting(store: Store, engines: Engines, sealer: Sealer, onDamage: OnDamage): CountResults {
  async function countTable(table: string): Promise<void> {
    try {
      const position = await store.position(table);
      if (position === null) return;
      const live = await restore(store, engines, sealer, position);
      if (!live.ok) return onDamage(table, position.seq, live.error, null);
      let ending: Ending | null;
      try {
        ending = recomputedEnding(live.value);
      } catch (error) {
        return onDamage(table, position.seq, 'reading', error);
      }
      await store.results.count(table, ending);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      await onDamage(table, 0, 'file', null);
    }
  }

  return async (most) => {
    const tables = await store.results.uncounted(most);
    for (const table of tables) await countTable(table);
    return tables.length > 0 ? tables.length : store.results.rateLate(most);
  };
}

function recomputedEnding({ engine, content }: LoadedTable): Ending | null {
  const { state, seats } = content;
  const result = state && resultOf(engine, state, seats);
  return result && endingOf(result, content);
}
