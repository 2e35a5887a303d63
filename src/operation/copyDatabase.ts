import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';

/** All pages in one step: between two, a running bot would change the file, and the copy would begin anew. */
const ALL_PAGES = 0x7fff_ffff;

/**
 * Copies a database that others may be using into a new file, which is whole, on the disk and readable by its owner only
 * when this settles. Nobody is kept from writing meanwhile. A copy that fails leaves nothing behind.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  closeSync(openSync(to, 'wx', 0o600));
  try {
    const source = new Database(from, { readonly: true, fileMustExist: true });
    try {
      await source.backup(to, { progress: () => ALL_PAGES });
    } finally {
      source.close();
    }
    makeSingleFile(to);
  } catch (error) {
    rmSync(to, { force: true });
    throw error;
  }
}

/** Without files beside it, and belonging to no process: the lease was the original's. */
function makeSingleFile(file: string): void {
  const copy = new Database(file);
  try {
    copy.pragma('journal_mode = DELETE');
    copy.exec('UPDATE leases SET until = 0');
  } finally {
    copy.close();
  }
  const written = openSync(file, 'r+');
  fsyncSync(written);
  closeSync(written);
}
