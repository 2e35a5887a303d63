/**
 * A process that plays at several tables without end and writes every acknowledged move to its output, as
 * `<table> <seq> <interaction>`. It is there to be killed. Argument: the data folder.
 */
import { writeSync } from 'node:fs';
import { systemClock } from '../../../src/kernel/clock.ts';
import { openStore } from '../../../src/store/openStore.ts';
import { createTables } from '../../../src/tables/createTables.ts';
import { startAt } from '../../support/startAt.ts';
import { heapOf } from './heap.ts';

const { store, key } = openStore({ folder: process.argv[2]!, key: null, now: 1 });
const tables = createTables({ store, engines: { heap: heapOf(1_000_000) }, clock: systemClock, key });
let presses = 0;
const press = () => `${process.pid}/${++presses}`;

async function openTable(): Promise<string> {
  const where = { guild: 'guild', channel: 'channel', game: 'heap', options: [], locale: 'en' };
  const opened = await tables.open({ interaction: press(), user: 'anne', ...where });
  if (!opened.ok) throw new Error(opened.error.kind);
  const { id } = opened.value;
  await startAt(tables, id, { interaction: press(), user: 'anne' });
  return id;
}

async function play(id: string): Promise<never> {
  for (;;) {
    const interaction = press();
    const moves = [{ kind: 'take', stones: 1 }, { kind: 'wait' }];
    const played = await tables.play(id, { interaction, user: 'anne', offer: null, moves });
    if (!played.ok) throw new Error(played.error.kind);
    writeSync(1, `${id} ${played.value.seq} ${interaction}\n`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const known = await tables.inGuild('guild');
const ids = known.filter(({ status }) => status === 'running').map(({ id }) => id);
while (ids.length < 3) ids.push(await openTable());
await Promise.all(ids.map(play));
