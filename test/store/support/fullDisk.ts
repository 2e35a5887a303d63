/**
 * A process that plays on a small disk, fills it up and makes room again. Argument: the data folder, on the small disk.
 * For each stage it writes one line of JSON: what came of opening a table, of a move and of reading.
 */
import { closeSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../../src/kernel/clock.ts';
import type { Result } from '../../../src/kernel/result.ts';
import { openStore } from '../../../src/store/openStore.ts';
import { createTables } from '../../../src/tables/createTables.ts';
import type { Problem } from '../../../src/tables/table/problem.ts';
import { startAt } from '../../support/startAt.ts';
import { heapOf } from '../../tables/support/heap.ts';

const MIB = 1024 * 1024;
const folder = process.argv[2]!;
const limits = { reserve: MIB, low: 4 * MIB, full: 2 * MIB };

const { store, key, disk } = openStore({ folder, key: null, now: 1, disk: limits });
const space = process.argv[3] === 'blind' ? () => 'enough' as const : disk.space;
const tables = createTables({ store, engines: { heap: heapOf(1_000_000) }, clock: systemClock, key, space });
await disk.keepReserve();

let presses = 0;
const press = () => ({ interaction: `press ${++presses}`, user: 'anne' });
const outcomeOf = <T>(result: Result<T, Problem>): string => (result.ok ? 'done' : result.error.kind);
const open = () => tables.open({ ...press(), guild: 'g', channel: 'c', game: 'heap', options: [], locale: 'en' });
const take = () => tables.play('1', { ...press(), offer: null, moves: [{ kind: 'take', stones: 1 }] });

async function tell(stage: string): Promise<void> {
  const opened = outcomeOf(await open());
  const played = outcomeOf(await take());
  const table = await tables.get('1');
  const hasReserve = readdirSync(folder).includes('guildhall.reserve');
  console.log(JSON.stringify({ stage, space: disk.space(), opened, played, seq: table?.seq, hasReserve }));
}

/** Writes until so many bytes are left, or nothing more can be written. */
function fillUpTo(left: number): void {
  const filler = openSync(join(folder, '..', 'filler'), 'a');
  const piece = Buffer.alloc(16 * 1024, 1);
  try {
    while (disk.free() > left) writeSync(filler, piece);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(filler);
  }
}

await open();
await startAt(tables, '1', press());
await tell('roomy');
fillUpTo(3 * MIB);
await tell('low');
fillUpTo(1.5 * MIB);
await tell('nearly full');
fillUpTo(0);
await tell('full');
// Where the limits are not looked at, moves are played until the disk takes no more.
let acknowledged = (await tables.get('1'))?.seq ?? 0;
for (let played = await take(); played.ok; played = await take()) acknowledged = played.value.seq;
await tell('to the last byte');
rmSync(join(folder, '..', 'filler'));
await disk.keepReserve();
await tell('roomy again');
const rows = (await store.rows('1')).length;
console.log(JSON.stringify({ acknowledged, rows }));
await store.close();
