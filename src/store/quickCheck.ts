import { Worker } from 'node:worker_threads';

/**
 * SQLite's quick check of a database file, on a separate thread. Returns the problems in SQLite's words; an empty list
 * if the file is intact. Rejects if the check can't run.
 */
export function quickCheck(file: string): Promise<readonly string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>();
  const worker = new Worker(new URL('./quickCheckWorker.ts', import.meta.url), {
    workerData: file,
    // Replaces the options of this process: the worker needs TypeScript and nothing else.
    execArgv: ['--import', new URL('../node.mjs', import.meta.url).href],
  });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the file check ended without a result')));
  return promise;
}
