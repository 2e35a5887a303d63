import { closeSync, fdatasyncSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GameId } from '../../engines/games.ts';
import { seeded } from '../../kernel/random.ts';
import type { Table } from '../../tables/table/table.ts';
import type { Latency } from './latency.ts';
import { actingStandpoint, drawMove, openLiveTables } from './liveTables.ts';

/** Number of tables, used in rotation. */
const TABLES = 20;
/** Bytes of a page in SQLite's log, including its frame header. */
const FRAME = 4096 + 24;
/** Offset of the frame count in the log's index, in the machine's byte order. */
const FRAMES_AT = 16;
/** SQLite wraps around in its log from time to time, so the raw writes that it is compared with do too. */
const RAW_SIZE = 1_000 * FRAME;

/** One commit: its time, the time to write just its bytes, and their number. */
interface Sample {
  readonly stored: number;
  readonly raw: number;
  readonly bytes: number;
}

interface DurableCommits {
  /** Moves committed by the store, alternating with writing and flushing the same number of bytes to another file. */
  readonly rows: readonly [stored: Latency, raw: Latency];
  /** Bytes of each commit. */
  readonly bytes: readonly number[];
}

/**
 * The cost of flushing a move to disk before it is answered, compared with the minimum that this disk takes.
 *
 * @param now milliseconds from any start
 */
export async function durableCommits(game: GameId, samples: number, now: () => number): Promise<DurableCommits> {
  const taken: Sample[] = [];
  await using tables = openLiveTables(game, [], (store, folder) => {
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
    // As in play, where presses come one at a time.
    await nextTurn();
    const table = playing[turn % TABLES];
    const move = table ? drawMove(actingStandpoint(table).legal(), stream) : null;
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
  /** Bytes that the last commit added to SQLite's log. */
  logged(): number;
  /** Writes bytes to a file of its own and waits until they are flushed. */
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
      // The log restarts after a checkpoint of all its frames.
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
