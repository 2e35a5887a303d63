import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stream } from '../../../../src/kernel/random.ts';
import type { Step } from './trace.ts';

/** What of that which was not flushed has reached the disk: nothing, all, or any part of it, its pages torn. */
export const REMAINS = ['nothing', 'all', 'some'] as const;
type Remains = (typeof REMAINS)[number];

/** What a disk writes as a whole, in bytes. */
const SECTOR = 512;

type Change = Extract<Step, { readonly kind: 'write' | 'truncate' }>;

/** The bytes of a file, with room to grow. */
interface Content {
  bytes: Buffer;
  size: number;
}

interface File {
  /** As of its last flush. */
  readonly flushed: Content;
  /** What has been done since. */
  pending: Change[];
}

/** A folder in the middle of its life: what certainly is on the disk, and what may be. */
interface Disk {
  /** By name, as programs see them. */
  readonly files: Map<string, File>;
  /** By name, as of the folder's last flush. */
  names: ReadonlyMap<string, File>;
}

/** Writes the folder down as a power cut after so many steps may have left it. */
export function rebuild(steps: readonly Step[], cut: number, remains: Remains, chance: Stream, folder: string): void {
  const disk: Disk = { files: new Map(), names: new Map() };
  for (const step of steps.slice(0, cut)) apply(disk, step);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const isKept = (): boolean => remains === 'all' || (remains === 'some' && chance.uniform(2) === 0);
  // Of each name: what was there at the folder's last flush, or what has become of it since.
  for (const name of new Set([...disk.names.keys(), ...disk.files.keys()])) {
    const before = disk.names.get(name);
    const now = disk.files.get(name);
    const file = before === now || !isKept() ? before : now;
    // Shared memory is made anew by whoever comes first.
    if (file === undefined || name.endsWith('-shm')) continue;
    writeFileSync(join(folder, name), contentOf(file, remains, chance));
  }
}

function apply(disk: Disk, step: Step): void {
  const fileOf = (name: string): File => {
    const file = disk.files.get(name);
    if (file === undefined) throw new Error(`${name} was never made`);
    return file;
  };
  switch (step.kind) {
    case 'create':
      disk.files.set(step.file, { flushed: { bytes: Buffer.alloc(SECTOR), size: 0 }, pending: [] });
      return;
    case 'write':
    case 'truncate':
      fileOf(step.file).pending.push(step);
      return;
    case 'flush': {
      const file = fileOf(step.file);
      for (const change of file.pending) carryOut(file.flushed, change);
      file.pending = [];
      return;
    }
    case 'remove':
      disk.files.delete(step.file);
      return;
    case 'rename':
      disk.files.set(step.to, fileOf(step.file));
      disk.files.delete(step.file);
      return;
    case 'flushFolder':
      disk.names = new Map(disk.files);
      return;
    case 'say':
      return;
  }
}

/** May change the file: it is asked for once. */
function contentOf({ flushed, pending }: File, remains: Remains, chance: Stream): Buffer {
  const kept = remains === 'some' ? pending.flatMap((change) => torn(change, chance)) : pending;
  if (remains !== 'nothing') for (const change of kept) carryOut(flushed, change);
  return flushed.bytes.subarray(0, flushed.size);
}

/** What has become of a change that was not flushed: nothing, all of it, or some of its sectors. */
function torn(change: Change, chance: Stream): readonly Change[] {
  const fate = chance.uniform(3);
  if (fate === 0) return [];
  if (fate === 1 || change.kind === 'truncate') return [change];
  const parts: Change[] = [];
  // Sectors lie where the disk has them, not where a write begins.
  for (let from = change.at; from < change.at + change.bytes.length; ) {
    const to = Math.min((Math.floor(from / SECTOR) + 1) * SECTOR, change.at + change.bytes.length);
    if (chance.uniform(2) === 0) {
      parts.push({ ...change, at: from, bytes: change.bytes.subarray(from - change.at, to - change.at) });
    }
    from = to;
  }
  return parts;
}

function carryOut(content: Content, change: Change): void {
  const size = change.kind === 'truncate' ? change.size : Math.max(content.size, change.at + change.bytes.length);
  if (size > content.bytes.length) content.bytes = Buffer.concat([content.bytes, Buffer.alloc(size)]);
  // What a file gives up and gets back is empty.
  if (size < content.size) content.bytes.fill(0, size, content.size);
  if (change.kind === 'write') change.bytes.copy(content.bytes, change.at);
  content.size = size;
}
