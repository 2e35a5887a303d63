import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/store/database.ts';
import { checkpointBetween } from '../../src/store/writer.ts';
import { temporaryFolder } from '../tables/support/testTables.ts';

/** More than are committed until the log is copied back. */
const COMMITS = 50;

function openCounter() {
  const folder = temporaryFolder();
  const database = openDatabase(join(folder, 'count.db'));
  onTestFinished(() => void database.close());
  database.exec('CREATE TABLE counted (number INTEGER PRIMARY KEY)');
  const add = database.prepare('INSERT INTO counted DEFAULT VALUES');
  const write = checkpointBetween(database, (work) => database.transaction(work).immediate());
  return {
    database,
    commit: () => write(() => void add.run()),
    /** How many commits are in the file itself, the log aside. */
    inFile() {
      const copy = join(folder, 'copy.db');
      copyFileSync(join(folder, 'count.db'), copy);
      const alone = new Database(copy);
      const isMade = alone.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'counted'").get() !== undefined;
      const count = isMade ? alone.prepare<[], number>('SELECT count(*) FROM counted').pluck().get() : 0;
      alone.close();
      return count;
    },
  };
}

describe('the log', () => {
  it('is copied back between commits, not within one', async () => {
    const { commit, inFile } = openCounter();
    for (let count = 0; count < COMMITS; count++) commit();
    expect(inFile()).toBe(0);
    await nextTurn();
    expect(inFile()).toBe(COMMITS);
  });

  it('is copied back by whoever closes the database, when that comes first', async () => {
    const { database, commit, inFile } = openCounter();
    for (let count = 0; count < COMMITS; count++) commit();
    database.close();
    await nextTurn();
    expect(inFile()).toBe(COMMITS);
  });
});
