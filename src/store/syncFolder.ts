import { closeSync, fsyncSync, openSync } from 'node:fs';

/**
 * Brings to the disk which files a folder holds: a new name may be lost in a power cut although the file behind it is
 * safe. Windows cannot open folders, and needs it not.
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
