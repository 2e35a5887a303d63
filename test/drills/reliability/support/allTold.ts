import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { createPatience } from '../../../support/patience.ts';

/** Waits until nothing is left to be told, beside the bot that works in the folder; false when the patience is over. */
export async function isAllTold(data: string, patience: number): Promise<boolean> {
  const database = new Database(join(data, 'guildhall.db'), { readonly: true });
  const hasOutbox = database.prepare<[], number>("SELECT count(*) FROM sqlite_master WHERE name = 'outbox'").pluck();
  try {
    for (const isLeft = createPatience(patience); isLeft(); await wait(20)) {
      // A bot that commits late may not have made its tables yet.
      if (hasOutbox.get() === 0) continue;
      if (database.prepare<[], number>('SELECT count(*) FROM outbox').pluck().get() === 0) return true;
    }
    return false;
  } finally {
    database.close();
  }
}
