import type { Store } from '../../src/tables/stored/store.ts';
import type { HistoryRow } from '../../src/tables/table/rows.ts';
import type { Engines } from '../../src/tables/table/table.ts';
import { historyRowOf } from '../../src/tables/view/tableOf.ts';

/** The state of a table as it is stored; null before the start. */
export async function storedState(store: Store, engines: Engines, id: string): Promise<object | null> {
  const position = await store.position(id);
  const engine = position && engines[position.game];
  if (!position?.state || !engine) return null;
  const loaded = engine.load(position.state.version, JSON.parse(position.state.text));
  if (!loaded.ok) throw new Error(`the state of table ${id} cannot be loaded: ${loaded.error}`);
  return loaded.value;
}

/** All rows of a table, oldest first; none for an unknown table. */
export const storedHistory = async (store: Store, id: string): Promise<readonly HistoryRow[]> =>
  (await store.rows(id)).map(historyRowOf);

/** What is the same for every seat that a member has held since the start, at a table without a clock. */
export const HELD = { holder: 'member', heldFrom: 0, freeUntil: null, waitingSince: null, deadline: null } as const;

/** What is the same for every table without a clock. */
export const UNTIMED = { clock: 'none', vote: null, reminders: [] } as const;

/** What somebody has chosen who has chosen nothing. */
export const NO_CHOICES = { phonePictures: false, isListed: true, quiet: null, zone: null, daily: false } as const;
