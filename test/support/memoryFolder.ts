/** A folder in memory for what tests write: they commit thousands of times, and a disk makes each commit wait. */
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
/** Before the number of the process. */
const NAME = 'guildhall-';
/** In bytes: more than the whole suite leaves. */
const ENOUGH = 4 * 1024 ** 3;

/**
 * Has temporary files of this process and of those that it starts written in memory, and removes them when it ends. Does
 * nothing if `TMPDIR` is set, or if the system has no such folder, or too little room there.
 */
export function writeInMemory(): void {
  const { TMPDIR } = process.env;
  if (TMPDIR !== undefined || !existsSync(IN_MEMORY)) return;
  removeStale();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  if (bavail * bsize < ENOUGH) return;
  const folder = `${IN_MEMORY}/${NAME}${process.pid}`;
  mkdirSync(folder, { recursive: true });
  Object.assign(process.env, { TMPDIR: folder });
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Removes the folders of runs that were killed. */
function removeStale(): void {
  for (const folder of readdirSync(IN_MEMORY)) {
    const isStale = folder.startsWith(NAME) && !existsSync(`/proc/${folder.slice(NAME.length)}`);
    if (isStale) rmSync(`${IN_MEMORY}/${folder}`, { recursive: true, force: true });
  }
}
