/**
 * One of two worlds, in a thread of its own: the whole bot as `npm start` runs it, with a stand-in for Discord, a file,
 * a log, and metrics, where time passes only when it is told to. Tells its parent what has reached the viewer.
 */
import { mkdtempSync, rmSync, writeSync } from 'node:fs';
import '../../../src/node.mjs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { GameId } from '../../../src/engines/games.ts';
import type { Counts } from './channels.ts';
import { exchangeModules, type Patch } from './hooks.ts';
import type { Shown } from './seenBy.ts';
import type { World } from './twoLines.ts';
import { takeOverTime } from './virtualTime.ts';

/** What a world is told to do. */
export interface Orders {
  readonly world: World;
  readonly game: GameId;
  readonly seed: string;
  /** The first game, how many of them, and how many moves of each at most. */
  readonly first: number;
  readonly games: number;
  readonly moves: number;
  /** Members look in every so manieth turn; the others are played quickly. */
  readonly every: number;
  /** Each game is one of others, of which the record is played on. */
  readonly isImported: boolean;
  /** In every so manieth position pictures are painted; 0: never. */
  readonly paints: number;
  readonly patches: readonly Patch[];
}

/** What a world reports after each move. */
export interface Report {
  /** Where this was: how to come back to it. */
  readonly where: string;
  readonly shown: readonly Shown[];
  readonly counts: Counts;
  /** All that has been done until now. */
  readonly used: readonly string[];
  /** What the bot has logged as its own mistake. */
  readonly failure: string | null;
  /** Whether the two lines differ here. */
  readonly isPair: boolean;
  readonly painted: number;
}

const NEW_YEAR = Date.UTC(2026, 0, 1);

const orders: Orders = workerData;
const report = (message: Report): void => parentPort?.postMessage(message);

const lines: string[] = [];
process.stdout.write = (text: string | Uint8Array) => {
  lines.push(String(text));
  return true;
};
process.stderr.write = process.stdout.write;
// It only spreads what is tried again after a failure.
Math.random = () => 0.5;
const { exit } = process;
process.exit = (code) => {
  writeSync(2, `the bot has ended with ${code}: ${lines.slice(-3).join('')}`);
  return exit(code);
};

const folder = mkdtempSync(join(tmpdir(), 'guildhall-world-'));
try {
  exchangeModules(orders.patches);
  const time = takeOverTime(NEW_YEAR);
  const { startWorld } = await import('./startWorld.ts');
  const started = await startWorld(orders, time, { folder, lines });
  const { playGames } = await import('./playGames.ts'); // It loads parts of the bot.
  await playGames(started, report);
} catch (error) {
  // The bot itself would hear of what is thrown, and end.
  writeSync(2, `${error instanceof Error ? error.stack : error}\n`);
  exit(1);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
