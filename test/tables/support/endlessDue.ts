/**
 * A process that opens tables with a clock, and then does what is due at them, further and further ahead in time. It
 * writes the table and the row of each commit to its output. It is there to be killed. Argument: the data folder.
 */
import { writeSync } from 'node:fs';
import { games } from '../../../src/engines/games.ts';
import { systemClock } from '../../../src/kernel/clock.ts';
import { openStore } from '../../../src/store/openStore.ts';
import { createTables } from '../../../src/tables/createTables.ts';
import { startAt } from '../../support/startAt.ts';

const TABLES = 12;
/** How far ahead the clock goes with every look: about an hour. */
const STEP = 3_500_000;

const { store, key } = openStore({ folder: process.argv[2]!, key: null, now: 1 });
let shift = (await store.timekeeping.read('heartbeat')) ?? 0;
const clock = { ...systemClock, now: () => systemClock.now() + shift };
const tables = createTables({ store, engines: games, clock, key });
let presses = 0;
const press = () => `${process.pid}/${++presses}`;

async function openTable(): Promise<void> {
  const where = {
    guild: 'guild',
    channel: 'channel',
    game: 'carcassonne',
    options: [],
    locale: 'en',
    clock: 'days1',
  } as const;
  const opened = await tables.open({ interaction: press(), user: 'anne', ...where });
  if (!opened.ok) throw new Error(opened.error.kind);
  const { id } = opened.value;
  for (const user of ['bert', 'carl']) await tables.join(id, { interaction: press(), user });
  await startAt(tables, id, { interaction: press(), user: 'anne' });
}

for (let known = (await tables.inGuild('guild')).length; known < TABLES; known++) await openTable();
tables.onCommit((id) => void store.position(id).then((table) => writeSync(1, `${id} ${table?.seq}\n`)));
for (;;) {
  shift += STEP;
  await tables.saveHeartbeat(shift);
  await tables.doDue(5, () => false);
  await new Promise((resolve) => setImmediate(resolve));
}
