import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The content of the file through which the bot learns of backups, which another process takes. */
const record = z.object({ at: z.int(), file: z.string() });

const fileIn = (data: string): string => join(data, 'last-backup.json');

/** Records the newest verified backup in the data folder. */
export function noteBackup(data: string, backup: z.infer<typeof record>): void {
  const unfinished = `${fileIn(data)}.unfinished`;
  // Written elsewhere and then renamed, so that no one ever reads half a file.
  const descriptor = openSync(unfinished, 'w', 0o600);
  writeSync(descriptor, `${JSON.stringify(backup)}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(unfinished, fileIn(data));
}

/** When the newest verified backup of a data folder was taken, as Unix time in ms; null when none is known. */
export function lastBackup(data: string): number | null {
  try {
    return record.parse(JSON.parse(readFileSync(fileIn(data), 'utf8'))).at;
  } catch {
    return null; // Missing or damaged: no backup is known, and the alert fires.
  }
}
