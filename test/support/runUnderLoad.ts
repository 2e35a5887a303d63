/**
 * Runs a command while eight processes keep every core busy, and ends with its exit code: `npm run under-load -- npm test`.
 * A test that fails here, and not alone, waits for time instead of for a thing.
 */
import { spawn, spawnSync } from 'node:child_process';

const BUSY = 8;
/** Computes until the process that started it is gone. */
const COMPUTE = 'for (const parent = process.ppid; process.ppid === parent; );';
const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error('usage: npm run under-load -- <command>');
  process.exit(2);
}

const busy = Array.from({ length: BUSY }, () => spawn(process.execPath, ['--eval', COMPUTE], { stdio: 'ignore' }));
const { status } = spawnSync(command, args, { stdio: 'inherit' });
for (const one of busy) one.kill();
process.exit(status ?? 1);
