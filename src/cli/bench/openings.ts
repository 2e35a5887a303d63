import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameId, games } from '../../engines/games.ts';
import type { Latency } from './latency.ts';
import { fillFolder, type Place } from './manyTables.ts';
import type { Opening } from './opening.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = fileURLToPath(new URL('./opening.ts', import.meta.url));
const STARTS = 20;
const SERVERS = 200;

interface Openings {
  /** Moves in the record. */
  readonly moves: number;
  readonly rows: readonly [opened: Latency, played: Latency];
}

/**
 * How long it takes to open a store of this many running games, each time in a new process after the previous one was
 * killed.
 */
export async function openings(game: GameId, tables: number, unposted: number): Promise<Openings> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-bench-'));
  try {
    const { min, max } = games[game].seats([]);
    const places: readonly Place[] = Array.from({ length: SERVERS }, (_, server) => ({
      guild: `g${server}`,
      channel: `c${server}`,
      users: [...'abcdefghij'].slice(0, min + (server % (max - min + 1))).map((name) => `${name}${server}`),
    }));
    const moves = await fillFolder(folder, { game, tables, unposted, places });
    const opened = Array.from({ length: STARTS }, (_, start) =>
      open(folder, 1 + Math.floor((start * tables) / STARTS)),
    );
    return {
      moves,
      rows: [
        { name: `a store of ${tables} running games opens`, samples: opened.map((one) => one.opened) },
        { name: 'and the first move at one of them is durable', samples: opened.map((one) => one.played) },
      ],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function open(folder: string, table: number): Opening {
  const program = ['--import', './src/node.mjs', PROGRAM, folder, String(table)];
  const { stdout, stderr } = spawnSync(process.execPath, program, { cwd: ROOT, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Opening; // It prints nothing else.
}
