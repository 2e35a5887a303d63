/**
 * A process that plays moves at tables of Carcassonne and Citadels and writes each acknowledgement to its output, as `<table>
 * <seq> <interaction> <hash of the row>`: of a start, first that it is frozen, and then that it is dealt. Now and then the data
 * of a member is erased: `erased <user>`. Arguments: data folder, number of moves. Halfway it closes its store and opens it
 * again.
 */
import { writeSync } from 'node:fs';
import { type GameId, games } from '../../../../src/engines/games.ts';
import { systemClock } from '../../../../src/kernel/clock.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import { openStore } from '../../../../src/store/openStore.ts';
import { createTables } from '../../../../src/tables/createTables.ts';
import type { Table } from '../../../../src/tables/table/table.ts';

const [folder = '', moves = ''] = process.argv.slice(2);
const USERS = ['anne', 'bert', 'carl', 'dora'] as const;
const chance = seeded('committing').stream('moves');
let presses = 0;
let erased = 0;
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

  async function open(game: GameId, users: readonly string[]): Promise<Table> {
    const [host = '', ...others] = users;
    const [opening, freezing] = [press(), `freeze-${press()}`];
    const where = { guild: 'guild', channel: `channel-${opening}`, game, options: [], locale: 'en' };
    const { id, channel } = await must(tables.open({ interaction: opening, user: host, ...where }), opening);
    for (const user of others) {
      const joining = press();
      await must(tables.join(id, { interaction: joining, user, word: `word of ${user}` }), joining);
    }
    const { seq: row } = await must(tables.start(id, { interaction: freezing, user: host }), freezing);
    const message = String(1_300_000_000_000_000_000n + BigInt(id));
    return must(tables.deal(id, { row, channel, message }), `start/${id}/${row}`);
  }

  const leaving = `eve-${++erased}`;
  const present = [
    await open('carcassonne', USERS.slice(0, 2)),
    await open('citadels', USERS),
    await open('carcassonne', [...USERS.slice(0, 2), leaving]),
  ];
  for (let move = 0; move < count; move++) {
    if (move === Math.floor(count / 2)) {
      if (!(await tables.eraseMember(leaving)).ok) throw new Error('a member could not be erased');
      writeSync(1, `erased ${leaving}\n`);
      for (const [at, { id }] of present.entries()) present[at] = (await tables.get(id))!;
    }
    const at = move % present.length;
    const table = present[at]!;
    const seat = table.seats.find(({ awaited }) => awaited);
    if (!seat || table.standpoints === null) {
      present[at] = await open('carcassonne', USERS.slice(0, 2));
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
