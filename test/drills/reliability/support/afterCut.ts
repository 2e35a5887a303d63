import { join } from 'node:path';
import Database from 'better-sqlite3';
import { games } from '../../../../src/engines/games.ts';
import { digestsWith, ERASURES_FILE, isListDamaged, readErasures } from '../../../../src/store/erasureList.ts';
import { openStore } from '../../../../src/store/openStore.ts';
import { createTables } from '../../../../src/tables/createTables.ts';
import type { Step } from './trace.ts';

/** A commit of which somebody was told. */
interface Acknowledged {
  readonly table: string;
  readonly seq: number;
  readonly interaction: string;
  /** The row's hash in the chain, in hexadecimal. */
  readonly hash: string;
}

/** The acknowledgements of committing.ts: of commits, and the members who were told that their data is erased. */
export function acknowledgedIn(steps: readonly Step[]) {
  const commits: Acknowledged[] = [];
  const erased: string[] = [];
  for (const step of steps) {
    if (step.kind !== 'say') continue;
    const [table = '', seq = '', interaction = '', hash = ''] = step.line.split(' ');
    if (table === 'erased') erased.push(seq);
    else commits.push({ table, seq: Number(seq), interaction, hash });
  }
  return { commits, erased };
}

interface Aftermath {
  /** How many of the acknowledged rows are not there, or not as they were; and how many erased members still are. */
  readonly lost: number;
  /** SQLite's own check: 'ok', or what is wrong. */
  readonly check: string;
  /** Tables whose chain or state does not hold, or that cannot be dealt though they are frozen. */
  readonly damaged: readonly string[];
  readonly tables: number;
  /** Frozen tables that were dealt now. */
  readonly dealt: number;
}

/**
 * Opens what a power cut has left with the real store and goes over all of it.
 *
 * @param isNew the whole database may be gone, beside its key
 */
export async function inspectAftermath(
  folder: string,
  { commits, erased }: ReturnType<typeof acknowledgedIn>,
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
    for (const { table, seq, interaction, hash } of commits) {
      if (kept.get(`${table}/${seq}`) !== hash || !(await store.seen(interaction))) lost++;
    }
    const list = join(folder, ERASURES_FILE);
    if (isListDamaged(list)) damaged.push(ERASURES_FILE);
    const listed = readErasures(list).map(({ digest }) => digest);
    const digestOf = digestsWith(key);
    for (const user of erased) {
      const isListed = listed.includes(digestOf({ kind: 'member', user }));
      if (!isListed || (await store.personalData.tablesOf(user)).length > 0) lost++;
    }
    let dealt = 0;
    for (const id of ids) {
      const due = await tables.dueStart(id);
      if (due === null) continue;
      const done = await tables.deal(id, { row: due.row, channel: 'channel', message: '1300000000000000000' });
      if (done.ok) dealt++;
      else damaged.push(id);
    }
    const check =
      database.prepare<[], string>('SELECT integrity_check FROM pragma_integrity_check').pluck().get() ?? '';
    return { lost, check, damaged, tables: ids.length, dealt };
  } finally {
    database.close();
    await store.close();
  }
}
