/**
 * A process that plays moves at a few tables and writes each acknowledgement to its output, as `<table> <seq>
 * <interaction> <hash of the row>`. Arguments: data folder, number of moves. Halfway it closes its store and opens it again.
 */
import { writeSync } from 'node:fs';
import { games } from '../../../../src/engines/games.ts';
import { systemClock } from '../../../../src/kernel/clock.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import { openStore } from '../../../../src/store/openStore.ts';
import { createTables } from '../../../../src/tables/createTables.ts';
import type { Table } from '../../../../src/tables/tables.ts';
import { startAt } from '../../../support/startAt.ts';

const [folder = '', moves = ''] = process.argv.slice(2);
const USERS = ['anne', 'bert'] as const;
const chance = seeded('committing').stream('moves');
let presses = 0;
const press = () => `press-${++presses}`;

async function play(count: number): Promise<void> {
  const { store, key } = openStore({ folder, key: null, now: 1 });
  const tables = createTables({ store, engines: games, clock: systemClock, key });
  const must = async (change: ReturnType<typeof tables.join>, interaction: string): Promise<Table> => {
    const changed = await change;
    if (!changed.ok) throw new Error(JSON.stringify(changed.error));
    const { id, seq } = changed.value;
    const hash = Buffer.from((await store.rows(id)).at(-1)!.hash).toString('hex');
    writeSync(1, `${id} ${seq} ${interaction} ${hash}\n`);
    return changed.value;
  };

  async function open(): Promise<Table> {
    const [opening, joining, start] = [press(), press(), press()];
    const where = { guild: 'guild', channel: `channel ${opening}`, game: 'carcassonne', options: [], locale: 'en' };
    const { id } = await must(tables.open({ interaction: opening, user: USERS[0], ...where }), opening);
    await must(tables.join(id, { interaction: joining, user: USERS[1] }), joining);
    return must(startAt(tables, id, { interaction: start, user: USERS[0] }), start);
  }

  const present = [await open(), await open()];
  for (let move = 0; move < count; move++) {
    const at = move % present.length;
    const table = present[at]!;
    const seat = table.seats.find(({ awaited }) => awaited);
    if (!seat || table.standpoints === null) {
      present[at] = await open();
      continue;
    }
    const legal = [...table.standpoints.of(seat.seat).legal()];
    const interaction = press();
    const request = { interaction, user: seat.user!, offer: null, moves: [legal[chance.uniform(legal.length)]] };
    present[at] = await must(tables.play(table.id, request), interaction);
  }
  await store.close();
}

await play(Math.ceil(Number(moves) / 2));
await play(Math.floor(Number(moves) / 2));
