import { accessSync, constants, type Stats, statSync } from 'node:fs';
import { StoreError } from './storeError.ts';

const { R_OK, W_OK } = constants;

/**
 * Throws a `StoreError` that says what to do if there is something at this path which cannot be used as a file of the data
 * folder. SQLite would only say that it cannot open the database, and Node would not always name the file.
 *
 * @param needs what this process must be allowed to do with the file. Default: read and write it
 */
export function refuseUnusable(file: string, needs = R_OK | W_OK): void {
  let found: Stats | undefined;
  try {
    found = statSync(file, { throwIfNoEntry: false });
    if (found?.isFile()) accessSync(file, needs);
  } catch (cause) {
    const verbs = needs === R_OK ? 'read' : 'read and write';
    const told = `This user isn’t allowed to ${verbs} ${file}. Give the file to the user that runs the bot, and start again.`;
    throw new StoreError('fileTrouble', told, { cause });
  }
  if (found === undefined || found.isFile()) return;
  const what = found.isDirectory() ? 'a folder' : 'no file';
  throw new StoreError('fileTrouble', `${file} is ${what}, and must be a file. Move it away, and start again.`);
}
