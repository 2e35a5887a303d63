import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { isCorruption } from '../store/guard.ts';

/** Copies all pages in one step: a write between two steps would restart the copy. */
const ALL_PAGES = 0x7fff_ffff;

/**
 * Copies a database that other processes may be using into a new file. When this settles, the copy is complete,
 * flushed, and readable by its owner only. Others can write meanwhile. A copy that fails leaves no file.
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

/** Leaves WAL mode, so that the copy is one file, and ends the lease, which belongs to the original. */
function makeSingleFile(file: string): void {
  const copy = new Database(file);
  try {
    copy.pragma('journal_mode = DELETE');
    copy.exec('UPDATE leases SET until = 0');
  } catch (error) {
    if (!isCorruption(error)) throw error; // Whoever checks the copy finds out.
  } finally {
    copy.close();
  }
  const written = openSync(file, 'r+');
  fsyncSync(written);
  closeSync(written);
}
