/**
 * `npm run backup [-- FOLDER]`: makes a verified backup, even while the bot is running. Exits with 1 if it could not.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '../engines/games.ts';
import { type Backup, takeBackup } from '../operation/backup.ts';
import { createAudit } from '../tables/upkeep/audit.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env, fileURLToPath(new URL('../../.env', import.meta.url)));
if (!settings.ok) {
  for (const problem of settings.error) console.error(problem);
  process.exit(1);
}
const { data, key, backups } = settings.value;
const [folder = backups] = process.argv.slice(2);

try {
  const started = performance.now();
  const openAudit: Parameters<typeof takeBackup>[0]['openAudit'] = (store, seal) => createAudit(store, games, seal);
  const backup = await takeBackup({ data, key, folder: resolve(folder), openAudit, now: Date.now() });
  print(backup, (performance.now() - started) / 1000);
  process.exitCode = backup.isSound ? 0 : 1;
} catch (error) {
  console.error(`No backup was taken: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

function print({ file, isSound, report, removed }: Backup, seconds: number): void {
  const { tables, rows, proven, suspended, damaged } = report;
  console.log(file);
  const counts = [`tables ${tables}`, `rows ${rows}`, `finished games replayed ${proven}`];
  console.log(`Checked in ${seconds.toFixed(1)} s: ${counts.join(', ')}.`);
  if (suspended.length > 0) console.log(`Already suspended: ${suspended.join(', ')}.`);
  if (removed.length > 0) console.log(`Older backups removed: ${removed.length}.`);
  if (isSound) {
    console.log(
      key === null
        ? 'The backup does not contain the key. Back up guildhall.key separately: without it games can’t be opened.'
        : 'The backup does not contain the key (GUILDHALL_KEY): without it games can’t be opened.',
    );
    return;
  }
  for (const problem of report.file) console.error(`The file is damaged: ${problem}`);
  for (const { table, what } of damaged) console.error(`Table ${table} is damaged: ${what}.`);
  console.error('Older backups are kept. Restart the bot: it suspends damaged tables, and the others continue.');
}
