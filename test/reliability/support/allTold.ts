import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';

/** Waits until nothing is left to be told, beside the bot that works in the folder; false when the patience is over. */
export async function isAllTold(data: string, patience: number): Promise<boolean> {
  const database = new Database(join(data, 'guildhall.db'), { readonly: true });
  const count = database.prepare<[], number>('SELECT count(*) FROM outbox').pluck();
  try {
    for (const start = performance.now(); performance.now() - start < patience; ) {
      if (count.get() === 0) return true;
      await wait(20);
    }
    return false;
  } finally {
    database.close();
  }
}
