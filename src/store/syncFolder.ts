import { closeSync, fsyncSync, openSync } from 'node:fs';

/**
 * Flushes the entries of a folder: without this, a power cut may lose a new file's name even though its content is
 * flushed. Does nothing on Windows, which can't open folders.
 */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
