import { Worker } from 'node:worker_threads';
import { expect } from 'vitest';
import { openStore } from '../../../src/store/openStore.ts';
import { temporaryFolder } from '../../tables/support/testTables.ts';
import { appendOf } from '../appends.ts';

/** Fails unless of so many connections that write the same row at once exactly one wins, in each round. */
export async function expectOneWinner(writers: number, rounds: number): Promise<void> {
  const folder = temporaryFolder();
  const { store } = openStore({ folder, key: null, now: 1 });
  const table = await store.newTableId();
  await store.append(appendOf(table, 0));

  const signal = new Int32Array(new SharedArrayBuffer(4));
  const results: string[][] = [];
  let waiting = 0;
  const nextRound = () => {
    if (++waiting < writers) return;
    waiting = 0;
    Atomics.add(signal, 0, 1);
    Atomics.notify(signal, 0);
  };
  const gone = Array.from({ length: writers }, (_, writer) => {
    const workerData = { folder, table, writer, rounds, signal };
    const worker = new Worker(new URL('raceWriter.ts', import.meta.url), { workerData });
    worker.on('message', (message) => (Array.isArray(message) ? results.push(message) : nextRound()));
    return new Promise((resolve, reject) => worker.on('exit', resolve).on('error', reject));
  });
  await Promise.all(gone);

  expect(results).toHaveLength(writers);
  for (let round = 0; round < rounds; round++) {
    const outcomes = results.map((outcome) => outcome[round]);
    expect(outcomes.filter((outcome) => outcome === 'appended')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'stale')).toHaveLength(writers - 1);
  }
  const rows = await store.rows(table);
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: rounds + 1 }, (_, index) => index + 1));
  await store.close();
}
