import { closeSync, fdatasyncSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { seeded } from '../../kernel/random.ts';
import type { Table } from '../../tables/tables.ts';
import type { Latency } from './latency.ts';
import { drawMove, openLiveTables, stateOf } from './liveTables.ts';

/** Tables that take turns. */
const TABLES = 20;
/** Bytes of a page in SQLite's log, with the frame around it. */
const FRAME = 4096 + 24;
/** Where the log's index counts its frames, in the byte order of the machine. */
const FRAMES_AT = 16;
/** SQLite writes over its log again and again: so does what is compared with it. */
const RAW_SIZE = 1_000 * FRAME;

/** One commit: how long it took, how long its bytes alone take, and how many they are. */
interface Sample {
  readonly stored: number;
  readonly raw: number;
  readonly bytes: number;
}

interface DurableCommits {
  /** Moves committed by the store, and as many bytes written to a file beside it and flushed, by turns. */
  readonly rows: readonly [stored: Latency, raw: Latency];
  /** Bytes of each commit. */
  readonly bytes: readonly number[];
}

/**
 * What it costs that a move is on the disk before it is answered, against what this disk takes at the least.
 *
 * @param now milliseconds since any moment
 */
export async function durableCommits(samples: number, now: () => number): Promise<DurableCommits> {
  const taken: Sample[] = [];
  await using tables = openLiveTables((store, folder) => {
    const disk = openDisk(folder);
    return {
      ...store,
      async append(change) {
        const start = now();
        const appended = await store.append(change);
        const stored = now() - start;
        const bytes = disk.logged();
        const between = now();
        disk.write(bytes);
        if (change.rows.every(({ kind }) => kind === 'move')) taken.push({ stored, raw: now() - between, bytes });
        return appended;
      },
      async close() {
        disk.close();
        await store.close();
      },
    };
  });

  const stream = seeded('durable').stream('moves');
  const playing: Table[] = [];
  for (let turn = 0; taken.length < samples; turn++) {
    // As at play, where every press comes by itself.
    await nextTurn();
    const table = playing[turn % TABLES];
    const move = table ? drawMove(stateOf(table), stream) : null;
    playing[turn % TABLES] = table && move ? await tables.play(table, move) : await tables.begin();
  }
  return {
    rows: [
      { name: 'a move committed by the store', samples: taken.map(({ stored }) => stored) },
      { name: 'as many bytes written and flushed', samples: taken.map(({ raw }) => raw) },
    ],
    bytes: taken.map(({ bytes }) => bytes),
  };
}

interface Disk {
  /** How many bytes the last commit has added to SQLite's log. */
  logged(): number;
  /** Writes so many bytes where the log could be and waits until they are on the disk. */
  write(bytes: number): void;
  close(): void;
}

function openDisk(folder: string): Disk {
  const index = openSync(join(folder, 'guildhall.db-shm'), 'r');
  const raw = openSync(join(folder, 'raw'), 'w');
  const content = Buffer.alloc(RAW_SIZE, 'guildhall');
  const count = Buffer.alloc(4);
  let frames = 0;
  let at = 0;
  writeSync(raw, content);
  fdatasyncSync(raw);
  return {
    logged() {
      const before = frames;
      readSync(index, count, 0, count.length, FRAMES_AT);
      frames = new Uint32Array(count.buffer, count.byteOffset, 1)[0]!;
      // It begins anew when everything in it has been copied back.
      return (frames > before ? frames - before : frames) * FRAME;
    },
    write(bytes) {
      if (at + bytes > RAW_SIZE) at = 0;
      writeSync(raw, content, at, bytes, at);
      fdatasyncSync(raw);
      at += bytes;
    },
    close() {
      closeSync(index);
      closeSync(raw);
    },
  };
}
