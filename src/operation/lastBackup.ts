import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The file by which the bot learns of backups that another process takes. */
const note = z.object({ at: z.int(), file: z.string() });

const fileIn = (data: string): string => join(data, 'last-backup.json');

/** Records the newest verified backup in the data folder. */
export function noteBackup(data: string, backup: z.infer<typeof note>): void {
  const unfinished = `${fileIn(data)}.unfinished`;
  const made = openSync(unfinished, 'w', 0o600);
  writeSync(made, `${JSON.stringify(backup)}\n`);
  fsyncSync(made);
  closeSync(made);
  renameSync(unfinished, fileIn(data));
}

/** Unix time in ms of the newest verified backup of a data folder; null when none is known. */
export function lastBackup(data: string): number | null {
  try {
    return note.parse(JSON.parse(readFileSync(fileIn(data), 'utf8'))).at;
  } catch {
    return null; // Missing or damaged: no backup is known, and the alert fires.
  }
}
