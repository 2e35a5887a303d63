/**
 * Plays the record of a table again by the bot's own rules:
 *
 *   npm run replay table-12.json
 *
 * Prints a line for each step. Ends with 0 when all of them hold, with 1 when one does not, with 2 when the file is no
 * record of a game that has ended. `npm run verify` checks a record without the rules, and without us.
 */
import { readFileSync } from 'node:fs';
import { games } from '../engines/games.ts';
import { replayRecord } from './replay/replayRecord.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('npm run replay FILE: the file that /verify gives for a game that has ended');
  process.exit(2);
}
try {
  const findings = replayRecord(readFileSync(file, 'utf8'), games);
  for (const { holds, line } of findings) console.info(`${holds ? 'ok  ' : 'BAD '} ${line}`);
  process.exitCode = findings.every(({ holds }) => holds) ? 0 : 1;
} catch (error) {
  console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
