import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { readKey } from '../store/key.ts';
import { createSqliteStore } from '../store/sqliteStore.ts';
import { createSealer } from '../tables/fair/seal.ts';
import type { ResultRow, Store } from '../tables/stored/store.ts';
import type { CountResults } from '../tables/upkeep/countResults.ts';
import { copyDatabase } from './copyDatabase.ts';

interface CheckSettings {
  /** The data folder, whose bot may be running. */
  readonly data: string;
  /** The key as text, or null for the key file of the data folder. */
  readonly key: string | null;
  /** How the results of this store, whose secrets are sealed with this key of 32 bytes, are counted. */
  readonly openCounting: (store: Store, key: Uint8Array) => CountResults;
}

interface ResultsCheck {
  /** Finished tables with results. */
  readonly tables: number;
  /** Rows of results and sums. */
  readonly rows: number;
  /** Tables and late ratings that were still to be dealt with before the check. */
  readonly uncounted: number;
  /** Where recomputing has given something else: tables by their ids, and sums by name. */
  readonly different: readonly string[];
}

type Counted = Readonly<Record<string, readonly ResultRow[]>>;

/** Tables counted at once. */
const PIECE = 100;

/**
 * Recomputes all results and ratings from the checked final states, in a copy of the database, and compares them with
 * the stored ones. Throws if the copy can't be made or the key doesn't fit.
 */
export async function checkResults({ data, key, openCounting }: CheckSettings): Promise<ResultsCheck> {
  const file = join(data, `results-check-${process.pid}.db`);
  await copyDatabase(join(data, 'guildhall.db'), file);
  try {
    const database = new Database(file);
    try {
      // The copy needs to survive nothing.
      database.pragma('journal_mode = MEMORY');
      database.pragma('synchronous = OFF');
      const seal = readKey(database, { text: key, file: join(data, 'guildhall.key') });
      const store = createSqliteStore(database, (work) => database.transaction(work)(), createSealer(seal));
      return await compare(store, openCounting(store, seal));
    } finally {
      database.close();
    }
  } finally {
    rmSync(file, { force: true });
  }
}

async function compare(store: Store, count: CountResults): Promise<ResultsCheck> {
  const uncounted = await countAll(count);
  const before = await readAll(store);
  await store.results.reset();
  await countAll(count);
  const after = await readAll(store);

  const servers = new Set([...before.keys(), ...after.keys()]);
  const different = [...servers].flatMap((server) => differences(before.get(server) ?? {}, after.get(server) ?? {}));
  const all = [...before.values()];
  return {
    tables: new Set(all.flatMap(({ results = [] }) => results.map((row) => row.table_id))).size,
    rows: all.reduce((sum, counted) => sum + Object.values(counted).reduce((rows, list) => rows + list.length, 0), 0),
    uncounted,
    different: [...new Set(different)],
  };
}

async function countAll(count: CountResults): Promise<number> {
  let total = 0;
  for (let counted = await count(PIECE); counted > 0; counted = await count(PIECE)) total += counted;
  return total;
}

async function readAll(store: Store): Promise<ReadonlyMap<string, Counted>> {
  const all = new Map<string, Counted>();
  for (const server of await store.results.servers()) all.set(server, await store.results.all(server));
  return all;
}

function differences(before: Counted, after: Counted): readonly string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const texts = [before, after].map((counted) => new Set((counted[name] ?? []).map((row) => JSON.stringify(row))));
    const [old, now] = [texts[0] ?? new Set(), texts[1] ?? new Set()];
    const rows = [...(before[name] ?? []), ...(after[name] ?? [])];
    const changed = rows.filter((row) => !old.has(JSON.stringify(row)) || !now.has(JSON.stringify(row)));
    return changed.map(({ table_id }) => (table_id === undefined ? name : `table ${table_id}`));
  });
}
