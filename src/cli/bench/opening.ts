/**
 * A process that measures a start: opens the store of a folder and plays a move at a table that has not been loaded
 * yet. Prints an `Opening` as JSON and kills itself, as a power cut would.
 */
import { writeSync } from 'node:fs';
import { games } from '../../engines/games.ts';
import { systemClock } from '../../kernel/clock.ts';
import { seeded } from '../../kernel/random.ts';
import { openStore } from '../../store/openStore.ts';
import { createTables } from '../../tables/createTables.ts';
import { actingStandpoint, drawMove } from './liveTables.ts';

/** Milliseconds since the store began to open. */
export interface Opening {
  /** When the bot could accept interactions. */
  readonly opened: number;
  /** When the first move at a table was durable. */
  readonly played: number;
}

const [folder = '', id = ''] = process.argv.slice(2);
const start = performance.now();
const { store, key } = openStore({ folder, key: null, now: systemClock.now() });
const tables = createTables({ store, engines: games, clock: systemClock, key });
const opened = performance.now() - start;

const table = await tables.get(id);
const user = table?.seats.find(({ awaited }) => awaited)?.user;
if (!table || !user) throw new Error(`no seat has to act at table ${id} in ${folder}`);
const moves = [drawMove(actingStandpoint(table).legal(), seeded(id).stream('bench'))];
const changed = await tables.play(id, { interaction: `first/${process.pid}`, user, offer: null, moves });
if (!changed.ok) throw new Error(`the move was refused: ${JSON.stringify(changed.error)}`);

writeSync(1, JSON.stringify({ opened, played: performance.now() - start } satisfies Opening));
process.kill(process.pid, 'SIGKILL');
