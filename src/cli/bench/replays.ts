import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kind, Seat } from '../../engines/contract.ts';
import { seeded } from '../../kernel/random.ts';
import type { Table } from '../../tables/table/table.ts';
import type { Latency } from './latency.ts';
import { actingStandpoint, drawMove, openLiveTables } from './liveTables.ts';
import type { MeasuredGame } from './positions.ts';

/**
 * For how long the main loop is held when a seat asks what it has missed, late in a game with all seats taken: after a
 * start of the program, after a move, and again.
 *
 * @param samples how many of each
 * @param now milliseconds from any start
 */
export async function replays(
  { id, options, bench }: MeasuredGame,
  samples: number,
  now: () => number,
): Promise<readonly Latency[]> {
  const started: number[] = [];
  const moved: number[] = [];
  const again: number[] = [];
  await using tables = openLiveTables(id, options);
  const stream = seeded(`replays/${id}`).stream('moves');
  let table: Table | null = null;
  while (again.length < samples) {
    const move: Kind | null = table && drawMove(actingStandpoint(table).legal(), stream);
    table = table && move ? await tables.play(table, move) : await tables.begin();
    if (table.status !== 'running' || !bench.late.includes(table.standpoints!.public.view.open)) continue;
    const [one, other] = table.seats.map(({ seat }) => seat) as [Seat, Seat]; // Nobody plays alone.
    const held = (seat: Seat) => heldBy(() => tables.replay(table!, seat), now);
    moved.push(await held(one));
    again.push(await held(other));
    await tables.restart(table);
    started.push(await held(one));
  }
  return [
    { name: `${id}, the first after a start`, samples: started },
    { name: 'the first after a move', samples: moved },
    { name: 'the same again, for another seat', samples: again },
  ];
}

/** The longest time for which nothing else had its turn while this was done. */
async function heldBy(work: () => Promise<unknown>, now: () => number): Promise<number> {
  await nextTurn();
  let longest = 0;
  let last = now();
  const note = () => {
    const time = now();
    longest = Math.max(longest, time - last);
    last = time;
  };
  const tick = () => {
    note();
    next = setImmediate(tick);
  };
  let next = setImmediate(tick);
  await work();
  note();
  clearImmediate(next);
  return longest;
}
