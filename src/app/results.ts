/**
 * `npm run results`: recomputes all results and ratings from the final states, even while the bot is running, and says
 * whether they agree with the stored ones. Exits with 1 if not.
 *
 * `npm run results -- --forget`: forgets the stored ones, while the bot is stopped. It counts them anew when it starts.
 */
import { fileURLToPath } from 'node:url';
import { games } from '../engines/games.ts';
import { checkResults } from '../operation/checkResults.ts';
import { openStore } from '../store/openStore.ts';
import { createSealer } from '../tables/fair/seal.ts';
import { createCounting } from '../tables/upkeep/countResults.ts';
import { readSettings, type Settings } from './settings.ts';

const settings = readSettings(process.env, fileURLToPath(new URL('../../.env', import.meta.url)));
if (!settings.ok) {
  for (const problem of settings.error) console.error(problem);
  process.exit(1);
}
const given = process.argv.slice(2);
if (given.some((one) => one !== '--forget')) {
  console.error('Usage: npm run results [-- --forget]');
  process.exit(1);
}
try {
  process.exitCode = await (given.length > 0 ? forget : check)(settings.value);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function check({ data, key }: Settings): Promise<number> {
  const started = performance.now();
  const { tables, rows, uncounted, different } = await checkResults({
    ...{ data, key },
    openCounting: (store, seal) =>
      createCounting(store, games, createSealer(seal), (table, _seq, reason) => store.suspend(table, reason)),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Recomputed in ${seconds} s: finished tables ${tables}, rows ${rows}.`);
  if (uncounted > 0) console.log(`Not counted yet, which the bot does while it runs: ${uncounted}.`);
  if (different.length === 0) {
    console.log('The stored results and ratings agree with the final states.');
    return 0;
  }
  console.error(`The stored results differ from the final states: ${different.join(', ')}.`);
  console.error('Stop the bot and run: npm run results -- --forget');
  return 1;
}

async function forget({ data, key }: Settings): Promise<number> {
  const { store } = openStore({ folder: data, key, now: Date.now() });
  await store.results.reset();
  await store.close();
  console.log('All results are forgotten. The bot counts them anew when it starts.');
  return 0;
}
