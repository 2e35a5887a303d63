import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** Length of the header, and of the part that its checksum covers. */
const HEADER = 32;
const CHECKED = 24;
/** The first four bytes; the last bit says in which byte order checksums are computed. */
const MAGIC = 0x377f0682;

/**
 * Whether there is a write-ahead log that SQLite did not write. SQLite passes over such a log without a word, and with it
 * over the commits that the log had held. Ask before the database is opened.
 */
export function isForeignLog(file: string): boolean {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0) return false; // As every clean shutdown leaves it.
  const header = Buffer.alloc(HEADER);
  const opened = openSync(file, 'r');
  try {
    if (readSync(opened, header, 0, HEADER, 0) < HEADER) return true;
  } finally {
    closeSync(opened);
  }
  const magic = header.readUInt32BE(0);
  if (magic !== MAGIC && magic !== MAGIC + 1) return true;
  const read = (at: number) => (magic === MAGIC ? header.readUInt32LE(at) : header.readUInt32BE(at));
  let [first, second] = [0, 0];
  for (let at = 0; at < CHECKED; at += 8) {
    first = (first + read(at) + second) >>> 0;
    second = (second + read(at + 4) + first) >>> 0;
  }
  return first !== header.readUInt32BE(CHECKED) || second !== header.readUInt32BE(CHECKED + 4);
}
