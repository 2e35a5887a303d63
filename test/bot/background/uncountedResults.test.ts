import { expect, onTestFinished, test } from 'vitest';
import { watchUncountedResults } from '../../../src/bot/background/uncountedResults.ts';
import type { Log } from '../../../src/kernel/log.ts';
import { GUILD, openTestTables, playOn, startTable } from '../../tables/support/testTables.ts';

test('games that ended before results were kept are counted in the background, one at a time', async () => {
  const { store, tables } = openTestTables();
  for (let game = 0; game < 6; game++) await playOn({ tables }, (await startTable({ tables }, 3)).id, `game ${game}`);
  const before = await store.results.all(GUILD);
  await store.results.reset();
  const counted: number[] = [];
  const logged: unknown[] = [];
  const log: Log = {
    info: (fields, line) => logged.push([line, fields]),
    warn() {},
    error: (_, line) => logged.push(line),
  };
  const stop = watchUncountedResults({
    tables: {
      ...tables,
      async countResults(most) {
        counted.push(most);
        return tables.countResults(most);
      },
    },
    log,
  });
  onTestFinished(stop);
  await expect.poll(() => logged).toEqual([['results counted', { count: 6 }]]);
  expect(counted).toEqual(Array.from({ length: 7 }, () => 1));
  expect(await store.results.all(GUILD)).toEqual(before);
});

test('counting stops when the bot does, and goes on at the next start', async () => {
  const { store, tables } = openTestTables();
  for (let game = 0; game < 4; game++) await playOn({ tables }, (await startTable({ tables }, 2)).id, `game ${game}`);
  await store.results.reset();
  const log: Log = { info() {}, warn() {}, error() {} };
  let pieces = 0;
  const stop = watchUncountedResults({
    tables: {
      ...tables,
      async countResults(most) {
        if (++pieces === 2) stop();
        return tables.countResults(most);
      },
    },
    log,
  });
  await expect.poll(() => pieces).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await store.results.uncounted(9)).toHaveLength(2);
  onTestFinished(watchUncountedResults({ tables, log }));
  await expect.poll(() => store.results.uncounted(9)).toEqual([]);
});
