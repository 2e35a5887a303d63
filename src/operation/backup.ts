import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { addErasures, ERASURES_FILE, readErasures } from '../store/erasureList.ts';
import { lockBackups } from '../store/folderLock.ts';
import { removeOldCopies } from '../store/oldCopies.ts';
import { syncFolder } from '../store/syncFolder.ts';
import { copyDatabase } from './copyDatabase.ts';
import { backupName, expiredBackups } from './keptBackups.ts';
import { noteBackup } from './lastBackup.ts';
import { type CopyReport, type OpenAudit, verifyCopy } from './verifyCopy.ts';

interface BackupSettings {
  /** The data folder, whose bot may be running. */
  readonly data: string;
  /** The key as text, or null for the key file of the data folder. */
  readonly key: string | null;
  /** Where the backups are kept; created if missing. */
  readonly folder: string;
  readonly openAudit: OpenAudit;
  /** The time of the backup: Unix time in ms. */
  readonly now: number;
}

export interface Backup {
  readonly file: string;
  readonly isSound: boolean;
  readonly report: CopyReport;
  /** Older backups that were deleted. */
  readonly removed: readonly string[];
}

/**
 * Takes a backup while the bot may be running, and verifies all of it. Only a sound backup gets its final name, counts
 * as the last backup, and has older ones deleted; a damaged one is named `….damaged` for inspection. The key is not in
 * it, but the list of what was erased is kept beside it. However damaged the database is, its copy is kept. Throws when the copy cannot be made, the key does not fit, or
 * another backup is running.
 */
export async function takeBackup(settings: BackupSettings): Promise<Backup> {
  mkdirSync(settings.folder, { recursive: true, mode: 0o700 });
  const lock = lockBackups(settings.data);
  try {
    removeUnfinished(settings.folder);
    return await take(settings);
  } finally {
    lock.release();
  }
}

/** Deletes what killed backups have left. No other backup is running. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder))
    if (/^guildhall-\d{8}T\d{9}Z\.db\.unfinished/.test(name)) rmSync(join(folder, name), { force: true });
}

async function take({ data, key, folder, openAudit, now }: BackupSettings): Promise<Backup> {
  const file = join(folder, backupName(now));
  const unfinished = `${file}.unfinished`;
  await copyDatabase(join(data, 'guildhall.db'), unfinished);

  let report: CopyReport;
  try {
    report = await verifyCopy(unfinished, { text: key, file: join(data, 'guildhall.key') }, openAudit);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  // Left behind by reading a copy that is too damaged to leave WAL mode.
  for (const end of ['-wal', '-shm']) rmSync(`${unfinished}${end}`, { force: true });
  const isSound = report.file.length === 0 && report.damaged.length === 0;
  const named = isSound ? file : `${file}.damaged`;
  renameSync(unfinished, named);
  syncFolder(folder);
  if (!isSound) return { file: named, isSound, report, removed: [] };

  noteBackup(data, { at: now, file });
  addErasures(join(folder, ERASURES_FILE), readErasures(join(data, ERASURES_FILE)));
  removeOldCopies(data, now);
  const removed = expiredBackups(readdirSync(folder), now);
  for (const name of removed) rmSync(join(folder, name));
  return { file, isSound, report, removed };
}
