/** A thread that, at every signal, tries to write the next row of the table before the others do. */
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../../src/store/database.ts';
import { createSqliteStore } from '../../../src/store/sqliteStore.ts';
import { createSealer } from '../../../src/tables/fair/seal.ts';
import { appendOf, bytes, storedRow } from '../appends.ts';

const { folder, table, writer, rounds, signal } = workerData as {
  readonly folder: string;
  readonly table: string;
  readonly writer: number;
  readonly rounds: number;
  readonly signal: Int32Array;
};

// Beneath the lease, which belongs to one process: what decides here is the database alone.
const database = openDatabase(join(folder, 'guildhall.db'));
const write = <T>(work: () => T): T => database.transaction(work).immediate();
const store = createSqliteStore(database, write, createSealer(bytes(7)));
parentPort!.postMessage('ready');
const outcomes: string[] = [];
for (let round = 1; round <= rounds; round++) {
  Atomics.wait(signal, 0, round - 1);
  const rows = [storedRow(round + 1, { payload: `{"writer":${writer}}` })];
  const interaction = `round ${round} of ${writer}`;
  outcomes.push(await store.append(appendOf(table, round, { interaction, rows })));
  parentPort!.postMessage('done');
}
await store.close();
parentPort!.postMessage(outcomes);
