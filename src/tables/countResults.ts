import { endingOf } from './ending.ts';
import { resultOf } from './gameResult.ts';
import { resignedSeats } from './loadedTable.ts';
import { restore } from './restore.ts';
import type { Ending } from './results.ts';
import type { Sealer } from './seal.ts';
import type { Store } from './store.ts';
import type { Suspension } from './stored.ts';
import type { Engines } from './tables.ts';

/** Called with a finished table that turns out to be damaged. Must suspend it. */
export type OnDamage = (table: string, seq: number, reason: Suspension) => Promise<void>;

/**
 * Counts up to `most` finished tables that aren't in the results, from their checked final states, then rates games that
 * had to wait for them. Returns how many tables or games it has dealt with; 0: everything is counted and rated.
 */
export async function countResults(
  store: Store,
  engines: Engines,
  sealer: Sealer,
  most: number,
  onDamage: OnDamage,
): Promise<number> {
  const tables = await store.results.uncounted(most);
  for (const table of tables) await countTable(table);
  return tables.length > 0 ? tables.length : store.results.rateLate(most);

  async function countTable(table: string): Promise<void> {
    const position = await store.position(table);
    if (position === null) return;
    const live = await restore(store, engines, sealer, position);
    if (!live.ok) return onDamage(table, position.seq, live.error);
    const { engine, content } = live.value;
    const { state, seats } = content;
    const result = state && resultOf(engine, state, seats.length, resignedSeats(content));
    const ending: Ending | null = result && endingOf(result, content);
    await store.results.count(table, ending);
  }
}
