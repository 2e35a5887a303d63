import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Space } from '../tables/store.ts';

const MIB = 1024 * 1024;

/** The room in the data folder, in bytes. */
export interface DiskLimits {
  /** Size of the file that is given up when the disk is full; 0 for none. */
  readonly reserve: number;
  /** Below this no tables are opened. */
  readonly low: number;
  /** Below this nothing is played. */
  readonly full: number;
}

export const diskLimits = (reserve: number): DiskLimits => ({ reserve, low: 512 * MIB, full: 128 * MIB });

/** The disk beneath the data folder. */
export interface Disk {
  /** Bytes that this process may still write. */
  free(): number;
  space(): Space;
  /** Gives the reserve up; false when there was none. */
  makeRoom(): boolean;
  /** Makes the reserve where it is missing and there is room for it. Changes nothing on failure. */
  keepReserve(): Promise<void>;
}

/** Watches the disk of a folder; `free` is told to it in tests. */
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

/** Bytes that a process without special rights may still write into the file system of a folder. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Bytes that no file system can hold in less space, written beside everything else; the name is given at the end. */
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
