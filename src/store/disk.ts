import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Space } from '../tables/stored/store.ts';

const MIB = 1024 * 1024;

/** Sizes in bytes. */
export interface DiskLimits {
  /** Size of the reserve file, which is deleted when the disk is full; 0 for none. */
  readonly reserve: number;
  /** With less free space than this, no tables can be opened. */
  readonly low: number;
  /** With less free space than this, no moves can be played. */
  readonly full: number;
}

export const diskLimits = (reserve: number): DiskLimits => ({ reserve, low: 512 * MIB, full: 128 * MIB });

/** The disk of the data folder. */
export interface Disk {
  /** Bytes that this process can still write. */
  free(): number;
  space(): Space;
  /** Deletes the reserve file; false if there was none. */
  makeRoom(): boolean;
  /** Creates the reserve file if it is missing and there is room for it. Changes nothing on failure. */
  keepReserve(): Promise<void>;
}

/** @param free free bytes, replaced in tests */
export function createDisk(folder: string, limits: DiskLimits, free = () => freeBytes(folder)): Disk {
  const file = join(folder, 'guildhall.reserve');
  let making: Promise<void> | null = null;

  return {
    free,
    space() {
      const left = free();
      return left < limits.full ? 'full' : left < limits.low ? 'low' : 'enough';
    },
    makeRoom() {
      if (sizeOf(file) === 0) return false;
      rmSync(file);
      return true;
    },
    keepReserve() {
      if (sizeOf(file) === limits.reserve || free() < limits.low + limits.reserve) return Promise.resolve();
      making ??= makeReserve(file, limits.reserve).finally(() => {
        making = null;
      });
      return making;
    },
  };
}

/** Bytes that an unprivileged process can still write to the file system of a folder. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Random bytes, which no file system can compress, under a temporary name until they are complete. */
async function makeReserve(file: string, size: number): Promise<void> {
  await rm(file, { force: true });
  if (size === 0) return;
  const unfinished = `${file}.unfinished`;
  try {
    const made = await open(unfinished, 'w', 0o600);
    try {
      const piece = randomBytes(MIB);
      for (let left = size; left > 0; left -= piece.length) await made.write(piece, 0, Math.min(left, piece.length));
      await made.sync();
    } finally {
      await made.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
