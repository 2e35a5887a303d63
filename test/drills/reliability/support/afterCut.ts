import { join } from 'node:path';
import Database from 'better-sqlite3';
import { games } from '../../../../src/engines/games.ts';
import { openStore } from '../../../../src/store/openStore.ts';
import { createTables } from '../../../../src/tables/createTables.ts';
import type { Step } from './trace.ts';

/** A commit of which somebody was told. */
export interface Acknowledged {
  readonly table: string;
  readonly seq: number;
  readonly interaction: string;
  /** The row's hash in the chain, in hexadecimal. */
  readonly hash: string;
}

/** The acknowledgements of committing.ts. */
export const acknowledgedIn = (steps: readonly Step[]): readonly Acknowledged[] =>
  steps.flatMap((step) => {
    if (step.kind !== 'say') return [];
    const [table = '', seq, interaction = '', hash = ''] = step.line.split(' ');
    return [{ table, seq: Number(seq), interaction, hash }];
  });

export interface Aftermath {
  /** How many of the acknowledged rows are not there, or not as they were. */
  readonly lost: number;
  /** SQLite's own check: 'ok', or what is wrong. */
  readonly check: string;
  /** Tables whose chain or state does not hold. */
  readonly damaged: readonly string[];
  readonly tables: number;
}

/**
 * Opens what a power cut has left with the real store and goes over all of it.
 *
 * @param isNew the whole database may be gone, beside its key
 */
export async function inspectAftermath(
  folder: string,
  acknowledged: readonly Acknowledged[],
  isNew: boolean,
): Promise<Aftermath> {
  const { store, key } = openStore({ folder, key: null, isNew, now: 1 });
  const database = new Database(join(folder, 'guildhall.db'), { readonly: true });
  try {
    const tables = createTables({ store, engines: games, clock: { now: () => 1, steady: () => 1 }, key });
    const ids = database.prepare<[], string>('SELECT id FROM tables').pluck().all();
    const kept = new Map<string, string>();
    const damaged: string[] = [];
    for (const id of ids) {
      for (const { seq, hash } of await store.rows(id)) kept.set(`${id}/${seq}`, Buffer.from(hash).toString('hex'));
      // Reading a table checks its chain and its state.
      if ((await tables.get(id))?.suspended !== null) damaged.push(id);
    }
    let lost = 0;
    for (const { table, seq, interaction, hash } of acknowledged) {
      if (kept.get(`${table}/${seq}`) !== hash || !(await store.seen(interaction))) lost++;
    }
    const check =
      database.prepare<[], string>('SELECT integrity_check FROM pragma_integrity_check').pluck().get() ?? '';
    return { lost, check, damaged, tables: ids.length };
  } finally {
    database.close();
    await store.close();
  }
}
