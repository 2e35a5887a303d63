/**
 * `npm run drill:start -- [tables] [untold]`: starts the bot, with its real pictures, on so many running games, plays
 * a turn at once and waits until every board has been posted. Ends with 1 when anything is wrong.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAtScale } from './support/startAtScale.ts';

const [tables = 10_000, untold = 1_000] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'guildhall-scale-'));
try {
  const { problems, memory, ...report } = await startAtScale(folder, { tables, unposted: untold, preloads: [] });
  const [ready, answered, drained] = [report.ready, report.answered, report.drained].map((time) => Math.round(time));
  console.log(
    [
      `${tables} running games with ${report.rows} rows, ${report.sound} of them sound; ${untold} boards to be posted.`,
      `The process was ready after ${ready} ms, and answered the first turn within ${answered} ms`,
      `when ${report.postedBefore} boards were posted; all were after ${drained} ms, with ${report.busiest} requests`,
      'in the busiest second.',
      memory && `Memory: ${memory.ready.toFixed(0)} MiB when ready, ${memory.most.toFixed(0)} MiB at most.`,
    ].join(' '),
  );
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
