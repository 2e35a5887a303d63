import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { readKey } from '../store/key.ts';
import { createSqliteStore } from '../store/sqliteStore.ts';
import { createSealer } from '../tables/fair/seal.ts';
import type { Store } from '../tables/stored/store.ts';
import type { OpenRecord } from '../tables/upkeep/openRecord.ts';
import { copyDatabase } from './copyDatabase.ts';

interface ExportSettings {
  /** The data folder, whose bot may be running. */
  readonly data: string;
  /** The key as text, or null for the key file of the data folder. */
  readonly key: string | null;
  readonly table: string;
  /** How the records of this store, whose secrets are sealed with this key of 32 bytes, are read. */
  readonly openRecords: (store: Store, key: Uint8Array) => OpenRecord;
}

/** Reads the record of a table in a copy of the database. Throws if the copy can't be made or the key doesn't fit. */
export async function exportRecord({ data, key, table, openRecords }: ExportSettings): ReturnType<OpenRecord> {
  const file = join(data, `export-${process.pid}.db`);
  await copyDatabase(join(data, 'guildhall.db'), file);
  try {
    const database = new Database(file);
    try {
      const seal = readKey(database, { text: key, file: join(data, 'guildhall.key') });
      const store = createSqliteStore(database, (work) => database.transaction(work)(), createSealer(seal));
      return await openRecords(store, seal)(table);
    } finally {
      database.close();
    }
  } finally {
    rmSync(file, { force: true });
  }
}
