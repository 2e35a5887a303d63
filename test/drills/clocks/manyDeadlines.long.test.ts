/** Many tables with deadlines: how long they hold the main loop, and what happens when many are due at once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { watchDeadlines } from '../../../src/bot/background/deadlines.ts';
import { createBlockedPlaces } from '../../../src/bot/state/blockedPlaces.ts';
import { fillFolder } from '../../../src/cli/bench/manyTables.ts';
import { games } from '../../../src/engines/games.ts';
import type { Clock } from '../../../src/kernel/clock.ts';
import type { Log } from '../../../src/kernel/log.ts';
import { openStore } from '../../../src/store/openStore.ts';
import { createTables } from '../../../src/tables/createTables.ts';
import { amount } from '../../support/amount.ts';
import { whileItMoves } from '../../support/whileItMoves.ts';
import { temporaryFolder } from '../../tables/support/testTables.ts';

const TABLES = amount(500, 10_000);
const DUE = amount(100, 1_000);
const WATCHED = amount(5_000, 60_000);
/** In ms; a process that has run other test files also collects their garbage. */
const LONGEST_HOLD = amount(150, 30);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * The longest time for which the main loop is held until this has settled, in ms of its own computing: what other
 * processes of a busy machine take doesn't count.
 */
async function longestHold(work: Promise<unknown>): Promise<number> {
  const computed = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [last, longest] = [computed(), 0];
  const timer = setInterval(() => {
    const now = computed();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  await work;
  clearInterval(timer);
  return longest;
}

test(`${TABLES} tables with deadlines hold the main loop for at most ${LONGEST_HOLD} ms`, { timeout: 0 }, async () => {
  const folder = temporaryFolder();
  const places = Array.from({ length: 100 }, (_, index) => ({
    ...{ guild: `g${index}`, channel: `c${index}` },
    users: [1, 2, 3].map((user) => `u${index}-${user}`),
  }));
  // They were opened during the last week, so none is due yet.
  await fillFolder(folder, { game: 'carcassonne', tables: TABLES, unposted: 0, places, moves: 60, clock: 'days7' });
  const { store, key } = openStore({ folder, key: null, now: Date.now() });
  onTestFinished(() => store.close());
  let shift = -HOUR;
  const clock: Clock = { now: () => Date.now() + shift, steady: () => performance.now() + shift };
  const errors: string[] = [];
  const log: Log = {
    info() {},
    warn() {},
    error: (fields, message) => void errors.push(`${message} ${JSON.stringify(fields)}`),
  };
  const tables = createTables({ store, engines: games, clock, key });
  const blocked = createBlockedPlaces(clock);
  let real = Date.now();
  const watch = () =>
    watchDeadlines(
      { tables, blocked, log },
      () => true,
      () => real,
      3_000,
    );
  const stop = watch();
  const first = await longestHold(sleep(WATCHED));
  stop();
  console.info(
    `${TABLES} tables: start and the next ${WATCHED / 1000} s hold the loop for at most ${first.toFixed(1)} ms`,
  );
  expect(first).toBeLessThan(LONGEST_HOLD);
  const { due } = store;

  // Many come due during an outage of a week.
  await store.timekeeping.save('heartbeat', real);
  const share = DUE / TABLES;
  shift += 7 * DAY * share;
  real += 7 * DAY * share;
  const waiting = await due(clock.now(), TABLES);
  /** All that is due is done. */
  async function nothingDue(): Promise<void> {
    let left = TABLES;
    const done = async () => {
      for (; left > 0; await sleep(20)) left = (await due(clock.now(), TABLES)).length;
    };
    await whileItMoves(done(), () => left);
  }
  const again = watchDeadlines(
    { tables, blocked, log },
    () => true,
    () => real,
    50,
  );
  onTestFinished(again);
  const during = await longestHold(nothingDue());
  const votes = async () => (await Promise.all(waiting.map((id) => tables.get(id)))).filter((table) => table?.vote);
  expect(await votes()).toEqual([]);
  console.info(
    `${waiting.length} tables due after an outage: put off, held the loop for at most ${during.toFixed(1)} ms`,
  );

  // The grace is over.
  const at = performance.now();
  shift += 7 * DAY * share;
  const asking = await longestHold(nothingDue());
  const seconds = ((performance.now() - at) / 1000).toFixed(1);
  const asked = (await tables.outbox.due(Number.MAX_SAFE_INTEGER, 100_000)).filter(({ kind }) => kind === 'vote');
  console.info(`${asked.length} votes opened within ${seconds} s, held the loop for at most ${asking.toFixed(1)} ms`);
  expect(asked.length).toBeGreaterThan(DUE / 2);
  expect(asking).toBeLessThan(LONGEST_HOLD);
  // Whoever has waited for longest comes first: the tables were opened one after another.
  const order = asked.map(({ table }) => Number(table)).filter((table) => waiting.includes(String(table)));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(errors).toEqual([]);
});
