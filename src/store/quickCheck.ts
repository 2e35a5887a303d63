import { Worker } from 'node:worker_threads';

/**
 * Lets SQLite look through a whole database file, on a thread of its own: the others play on meanwhile. Gives what is
 * wrong with it in SQLite's words; an empty list when it is sound.
 */
export function quickCheck(file: string): Promise<readonly string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>();
  const worker = new Worker(new URL('./quickCheckWorker.ts', import.meta.url), {
    workerData: file,
    // TypeScript runs as it is; whatever else was loaded before the process is none of its business.
    execArgv: ['--import', new URL('../node.mjs', import.meta.url).href],
  });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the check of the file has ended without a result')));
  return promise;
}
