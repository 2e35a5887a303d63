import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** How long copies of the data are kept at most, in ms: what was erased is in none of them any longer. */
export const MAX_COPY_AGE = 30 * 24 * 60 * 60 * 1000;

/** Deletes copies from before migrations that are older than that. */
export function removeOldCopies(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (/^guildhall\.db\.before-\w+\.sql$/.test(name) && statSync(file).mtimeMs < now - MAX_COPY_AGE) rmSync(file);
  }
}
