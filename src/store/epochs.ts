import { randomInt } from 'node:crypto';
import type Database from 'better-sqlite3';
import type { Epochs } from '../tables/stored/store.ts';
import { type RestoredTable, restoredNews } from '../tables/upkeep/newsAfterBackup.ts';
import { forgetCopy, isCopy } from './copyMark.ts';
import { prepareNews } from './outbox.ts';
import type { Write } from './writer.ts';

/** Table numbers that a new epoch skips: more than can have been given out in the time that is lost. */
const SKIPPED_NUMBERS = 1_000;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Characters in the name of an epoch. */
const NAME_LENGTH = 4;

/**
 * Begins a new epoch in a database that was marked as a copy: the numbers of tables jump, so that none is given out
 * again, and everything that players still use is posted anew.
 */
export function beginEpoch(database: Database.Database, write: Write, now: number): void {
  if (!isCopy(database)) return;
  const addNews = prepareNews(database);
  const add = database
    .prepare<[string, number], number>('INSERT INTO epochs (name, began_at) VALUES (?, ?) RETURNING number')
    .pluck();
  const live = database.prepare<[], Omit<RestoredTable, 'awaited' | 'isOffering'> & { readonly isOffering: number }>(
    `SELECT id, status, head_seq AS seq, CASE WHEN json_valid(vote) THEN vote ->> 'row' END AS voteRow,
       (SELECT count(*) FROM seats WHERE table_id = id) AS seats,
       EXISTS (SELECT 1 FROM seats WHERE table_id = id AND holder <> 'member') AS isOffering
     FROM tables WHERE status IN ('lobby', 'running')`,
  );
  const awaited = database
    .prepare<[string], number>('SELECT seat FROM seats WHERE table_id = ? AND awaited = 1 ORDER BY seat')
    .pluck();
  const setEpoch = database.prepare('UPDATE tables SET epoch = ? WHERE id = ?');

  write(() => {
    const name = newName();
    const number = add.get(name, now);
    database.prepare("UPDATE counters SET value = value + ? WHERE name = 'table'").run(SKIPPED_NUMBERS);
    for (const table of live.all()) {
      setEpoch.run(number, table.id);
      const restored = { ...table, awaited: awaited.all(table.id), isOffering: table.isOffering === 1 };
      addNews(table.id, restoredNews(restored, name), now);
    }
    forgetCopy(database);
  });
}

const newName = (): string => Array.from({ length: NAME_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export function readEpochs(database: Database.Database): Epochs {
  const names = database.prepare<[], string>('SELECT name FROM epochs ORDER BY number').pluck().all();
  // Numbers count from 1.
  const ofTable = database.prepare<[string], number>('SELECT epoch - 1 FROM tables WHERE id = ?').pluck();
  return { names, ofTable: async (table) => ofTable.get(table) ?? null };
}
