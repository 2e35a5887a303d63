import Database from 'better-sqlite3';
import { type KeySource, readKey } from '../store/key.ts';
import { createSqliteStore } from '../store/sqliteStore.ts';
import type { Audit } from '../tables/audit.ts';
import type { CheckName } from '../tables/proof.ts';
import { createSealer } from '../tables/seal.ts';
import type { Store } from '../tables/store.ts';
import type { Suspension } from '../tables/stored.ts';

/** What is wrong with one table of a copy: its record, or a check of its fairness proof. */
export interface Damage {
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

/** Table ids read from the store at once. */
const PIECE = 200;

/**
 * Checks all of a copy of the database: the file, its references, every row, every state, and whether replaying each
 * finished game gives its result. Throws a `StoreError` when the key is not the one of this database.
 */
export async function verifyCopy(file: string, key: KeySource, openAudit: OpenAudit): Promise<CopyReport> {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const problems = problemsOf(database);
    const seal = readKey(database, key);
    const refuse = () => {
      throw new Error('copies are read-only');
    };
    const store = createSqliteStore(database, refuse, createSealer(seal));
    const found = await auditAll(store, openAudit(store, seal));
    const rows = database.prepare<[], number>('SELECT count(*) FROM moves').pluck().get() ?? 0;
    return { file: problems, rows, ...found };
  } finally {
    database.close();
  }
}

function problemsOf(database: Database.Database): readonly string[] {
  const results = database.prepare<[], string>('PRAGMA integrity_check').pluck().all();
  const references = database.prepare<[], { readonly table: string }>('PRAGMA foreign_key_check').all();
  return [
    ...results.filter((line) => line !== 'ok'),
    ...references.map(({ table }) => `a row of ${table} refers to nothing`),
  ];
}

async function auditAll(store: Store, audit: Audit) {
  const damaged: Damage[] = [];
  const suspended: string[] = [];
  let tables = 0;
  let proven = 0;
  for (
    let ids = await store.tableIds(null, PIECE);
    ids.length > 0;
    ids = await store.tableIds(ids.at(-1) ?? null, PIECE)
  ) {
    for (const table of ids) {
      tables++;
      const finding = await audit.check(table, true);
      if (finding?.wasSuspended) suspended.push(table);
      else if (finding?.damage) damaged.push({ table, what: finding.damage });
      else damaged.push(...(finding?.failed ?? []).map((what) => ({ table, what })));
      if (finding?.isProven) proven++;
    }
  }
  return { damaged, suspended, tables, proven };
}
