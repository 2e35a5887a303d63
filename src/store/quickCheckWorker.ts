import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { problemsIn } from './problemsIn.ts';

const file: unknown = workerData;
if (typeof file !== 'string') throw new Error('no file to check');

const database = new Database(file, { readonly: true, fileMustExist: true });
try {
  parentPort?.postMessage(problemsIn(database, 'quick_check'));
} finally {
  database.close();
}
