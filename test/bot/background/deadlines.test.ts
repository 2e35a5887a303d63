/** Deadlines in the background: outages, jumps of the system's clock, and many tables at once. */
import { expect, it, onTestFinished } from 'vitest';
import { watchDeadlines } from '../../../src/bot/background/deadlines.ts';
import { createBlockedPlaces } from '../../../src/bot/state/blockedPlaces.ts';
import type { Log } from '../../../src/kernel/log.ts';
import { DAY } from '../../../src/tables/stored/clock.ts';
import { startAt } from '../../support/startAt.ts';
import { ANNE, done, openTable, openTestTables, press, type TestTables } from '../../tables/support/testTables.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const soon = { interval: 5 };

/** The background at these tables. The test moves real time and says whether Discord can be reached. */
function watch(service: TestTables) {
  const lines: string[] = [];
  const at = (fields: object, message: string) => void lines.push(`${message} ${JSON.stringify(fields)}`);
  const log: Log = { info: at, warn: at, error: at };
  const blocked = createBlockedPlaces(service.clock);
  const room = { time: 5_000_000_000, isReachable: true, looks: 0 };
  const stop = watchDeadlines(
    { tables: service.tables, blocked, log },
    () => {
      room.looks++;
      return room.isReachable;
    },
    () => room.time,
    2,
  );
  onTestFinished(stop);
  /** Time that passes for everybody. */
  const pass = async (ms: number) => {
    room.time += ms;
    service.clock.time += ms;
    const { looks } = room;
    await expect.poll(() => room.looks, soon).toBeGreaterThan(looks + 5);
  };
  return { room, lines, blocked, pass, stop };
}

async function started(service: TestTables): Promise<string> {
  const { id } = await openTable(service, 3);
  done(await service.tables.setClock(id, { interaction: press(), user: ANNE, clock: 'days1' }));
  return done(await startAt(service.tables, id, { interaction: press(), user: ANNE })).id;
}

const isAsked = async ({ tables }: TestTables, id: string) => (await tables.get(id))!.vote !== null;

it('asks the table when time is up, unless nothing can be posted there', async () => {
  const service = openTestTables();
  const [open, closed] = [await started(service), await started(service)];
  await service.tables.relocate(closed, { interaction: press(), user: ANNE, channel: 'closed' });
  const { blocked, pass } = watch(service);
  service.clock.time += DAY - MINUTE;
  blocked.add('closed', 'left', 'closed');
  await pass(MINUTE);
  await expect.poll(() => isAsked(service, open), soon).toBe(true);
  expect(await isAsked(service, closed)).toBe(false);
});

it('gives as much time again after an outage of Discord, of the bot, and after a jump of the clock', async () => {
  const service = openTestTables();
  const id = await started(service);
  const { room, pass, stop } = watch(service);
  await pass(1_000);
  room.isReachable = false;
  await pass(30 * HOUR);
  room.isReachable = true;
  await pass(1_000);
  expect(await isAsked(service, id)).toBe(false);
  service.clock.time += 29 * HOUR;
  await pass(1_000);
  expect(await isAsked(service, id)).toBe(false);
  // The process is killed in the grace, and started half a day later.
  stop();
  const { time: real } = room;
  const { time } = service.clock;
  await service.store.close();
  const again = openTestTables(service.folder);
  again.clock.time = time + 12 * HOUR;
  const second = watch(again);
  second.room.time = real + 12 * HOUR;
  await second.pass(1_000);
  again.clock.time += 12 * HOUR;
  await second.pass(1_000);
  expect(await isAsked(again, id)).toBe(false);
  again.clock.time += 2 * HOUR;
  await second.pass(1_000);
  await expect.poll(() => isAsked(again, id), soon).toBe(true);
});

it('does nothing early when the clock jumps forward or back', async () => {
  const service = openTestTables();
  const id = await started(service);
  const { pass } = watch(service);
  await pass(1_000);
  await pass(3 * DAY);
  expect(await isAsked(service, id)).toBe(false);
  await pass(-3 * DAY);
  expect(await isAsked(service, id)).toBe(false);
  // What looked like an outage was none: members keep the time that it has given.
  service.clock.time += 3 * DAY;
  await pass(1_000);
  await expect.poll(() => isAsked(service, id), soon).toBe(true);
});
