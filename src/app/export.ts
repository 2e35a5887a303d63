/**
 * `npm run export -- TABLE [FILE]`: writes the record of a table, with its seed, to a new file or to the standard output,
 * even while the bot is running. Exits with 1 if there is none. `/import` and `npm run replay` read it.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '../engines/games.ts';
import { exportRecord } from '../operation/exportRecord.ts';
import { recordText } from '../tables/record/format.ts';
import { createRecordOpener, type Unopened } from '../tables/upkeep/openRecord.ts';
import { readSettings, type Settings } from './settings.ts';

const REASONS: { readonly [R in Unopened]: (table: string) => string } = {
  unknown: (id) => `there is no table ${id}.`,
  lobby: (id) => `the game at table ${id} hasn’t begun.`,
  suspended: (id) => `table ${id} is suspended.`,
  damaged: (id) => `table ${id} can’t be read: it is damaged, or its game is unknown here.`,
};

const WARNING =
  'The game goes on: this record gives away all hands, and everything that will be drawn. Keep it from everyone who plays.';

const settings = readSettings(process.env, fileURLToPath(new URL('../../.env', import.meta.url)));
if (!settings.ok) {
  for (const problem of settings.error) console.error(problem);
  process.exit(1);
}
const [table, file, ...others] = process.argv.slice(2);
if (table === undefined || others.length > 0) {
  console.error('Usage: npm run export -- TABLE [FILE]');
  process.exit(1);
}
try {
  process.exitCode = await write(settings.value, table);
} catch (error) {
  console.error(`Nothing was exported: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function write({ data, key }: Settings, id: string): Promise<number> {
  const openRecords: Parameters<typeof exportRecord>[0]['openRecords'] = (store, seal) =>
    createRecordOpener(store, games, seal);
  const opened = await exportRecord({ data, key, table: id, openRecords });
  if (!opened.ok) {
    console.error(`Nothing was exported: ${REASONS[opened.error](id)}`);
    return 1;
  }
  const { record, isRunning } = opened.value;
  if (isRunning) console.error(WARNING);
  // It may hold secrets, so others on this machine don't get to read it.
  if (file === undefined) process.stdout.write(recordText(record));
  else writeFileSync(file, recordText(record), { flag: 'wx', mode: 0o600 });
  return 0;
}
