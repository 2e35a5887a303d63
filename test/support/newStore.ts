import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/store/database.ts';
import { migrate } from '../../src/store/migrate.ts';
import { openStore } from '../../src/store/openStore.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

let migrated: Buffer | null = null;

/** The same as `openStore`, in less time: a new folder begins with a copy of an empty database of the present schema. */
export function openNewStore(settings: Parameters<typeof openStore>[0]): ReturnType<typeof openStore> {
  const file = join(settings.folder, 'guildhall.db');
  if (!existsSync(file)) {
    migrated ??= emptyDatabase();
    writeFileSync(file, migrated, { mode: 0o600 });
  }
  return openStore(settings);
}

function emptyDatabase(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-new-'));
  const file = join(folder, 'guildhall.db');
  const database = openDatabase(file);
  migrate(database, MIGRATIONS, 1);
  database.close();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}
