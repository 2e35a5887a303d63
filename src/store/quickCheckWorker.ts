import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

const file: unknown = workerData;
if (typeof file !== 'string') throw new Error('no file to check');

const database = new Database(file, { readonly: true, fileMustExist: true });
try {
  const lines = database.prepare<[], string>('PRAGMA quick_check').pluck().all();
  parentPort?.postMessage(lines.filter((line) => line !== 'ok'));
} finally {
  database.close();
}
