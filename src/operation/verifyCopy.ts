import Database from 'better-sqlite3';
import { isCorruption } from '../store/guard.ts';
import { type KeySource, readKey } from '../store/key.ts';
import { problemsIn } from '../store/problemsIn.ts';
import { createSqliteStore } from '../store/sqliteStore.ts';
import { StoreError } from '../store/storeError.ts';
import { createSealer } from '../tables/fair/seal.ts';
import type { CheckName } from '../tables/record/proof.ts';
import { type Store, Unreadable } from '../tables/stored/store.ts';
import type { Suspension } from '../tables/stored/stored.ts';
import type { Audit, Finding } from '../tables/upkeep/audit.ts';

/** What is wrong with one table of a copy: its record, or a check of its fairness proof. */
interface Damage {
  readonly table: string;
  readonly what: Suspension | CheckName;
}

export interface CopyReport {
  /** What SQLite finds wrong with the file; empty when it is sound. */
  readonly file: readonly string[];
  readonly damaged: readonly Damage[];
  /** Tables that were suspended before the copy was made. */
  readonly suspended: readonly string[];
  readonly tables: number;
  /** Rows of moves whose hashes were checked. */
  readonly rows: number;
  /** Finished games that were replayed from their seed. */
  readonly proven: number;
}

/** Creates the audit of a store whose secrets are sealed with this key of 32 bytes. */
export type OpenAudit = (store: Store, key: Uint8Array) => Audit;

/** What the audit of all tables has found; `lists`: which lists of tables could not be read. */
type Found = Omit<CopyReport, 'file' | 'rows'> & { readonly lists: readonly string[] };

/** Table ids read from the store at once. */
const PIECE = 200;

/** Of a table whose check throws, which is nothing that anybody has thought of. */
const UNCHECKED: Finding = { wasSuspended: false, isSigned: false, damage: 'reading', isProven: false, failed: [] };

/**
 * Checks all of a copy of the database: the file, its references, every row, every state, and whether replaying each
 * finished game gives its result. Throws a `StoreError` when the key is not the one of this database.
 */
export async function verifyCopy(file: string, key: KeySource, openAudit: OpenAudit): Promise<CopyReport> {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const problems = [...problemsIn(database, 'integrity_check'), ...referencesOf(database)];
    const { lists, ...found } = await auditTables(database, key, openAudit);
    return { file: [...problems, ...lists], rows: rowsIn(database), ...found };
  } finally {
    database.close();
  }
}

async function auditTables(database: Database.Database, key: KeySource, openAudit: OpenAudit): Promise<Found> {
  const refuse = () => {
    throw new Error('copies are read-only');
  };
  try {
    const seal = readKey(database, key);
    const store = createSqliteStore(database, refuse, createSealer(seal));
    return await auditAll(store, openAudit(store, seal));
  } catch (error) {
    if (error instanceof StoreError) throw error;
    return { damaged: [], suspended: [], tables: 0, proven: 0, lists: ['the tables cannot be checked'] };
  }
}

function referencesOf(database: Database.Database): readonly string[] {
  try {
    const references = database.prepare<[], { readonly table: string }>('PRAGMA foreign_key_check').all();
    return references.map(({ table }) => `a row of ${table} refers to nothing`);
  } catch (error) {
    if (!isCorruption(error)) throw error;
    return ['the references cannot be checked'];
  }
}

/** The rows of moves that can be read. */
function rowsIn(database: Database.Database): number {
  try {
    return database.prepare<[], number>('SELECT count(*) FROM moves').pluck().get() ?? 0;
  } catch (error) {
    if (!isCorruption(error)) throw error;
    return 0;
  }
}

async function auditAll(store: Store, audit: Audit): Promise<Found> {
  const damaged: Damage[] = [];
  const suspended: string[] = [];
  const lists: string[] = [];
  let tables = 0;
  let proven = 0;
  const idsAfter = (last: string | null): Promise<readonly string[]> =>
    store.tableIds(last, PIECE).catch((error: unknown) => {
      if (!(error instanceof Unreadable)) throw error;
      lists.push('the list of tables cannot be read');
      return [];
    });
  for (let ids = await idsAfter(null); ids.length > 0; ids = await idsAfter(ids.at(-1) ?? null)) {
    for (const table of ids) {
      tables++;
      const finding = await audit.check(table, true).catch(() => UNCHECKED);
      if (finding?.wasSuspended) suspended.push(table);
      else if (finding?.damage) damaged.push({ table, what: finding.damage });
      else damaged.push(...(finding?.failed ?? []).map((what) => ({ table, what })));
      if (finding?.isProven) proven++;
    }
  }
  return { damaged, suspended, tables, proven, lists };
}
