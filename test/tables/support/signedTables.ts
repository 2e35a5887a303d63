/** Tables in a file, with everything that can be kept of one, for changes behind the back of the program. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import {
  ANNE,
  BERT,
  CARL,
  CHANNEL,
  done,
  GUILD,
  openTestTables,
  playOn,
  press,
  startTable,
  type TestTables,
  temporaryFolder,
} from './testTables.ts';

/** Table 1 is running, with everything that can be beside a record; 2 is finished; 3 is a lobby; 4 is never touched. */
export const [RUNNING, FINISHED, LOBBY, OTHER] = ['1', '2', '3', '4'] as const;
export const IDS = [RUNNING, FINISHED, LOBBY, OTHER];

async function makeTables(): Promise<string> {
  const service = openTestTables();
  const { tables, store } = service;
  await startTable(service, 3);
  await playOn(service, RUNNING, 'some', 3);
  done(await tables.setClock(RUNNING, { interaction: press(), user: ANNE, clock: 'days1' }));
  const message = { channel: 'thread', seq: 7, generation: 0, postedAt: 5, turnSeq: 6 };
  await tables.attach(RUNNING, { thread: { id: 'thread', channel: CHANNEL } });
  await tables.attach(RUNNING, { message: { ...message, kind: 'lobby', message: 'm1' } });
  await tables.attach(RUNNING, { message: { ...message, kind: 'board', message: 'm2' } });
  await tables.attach(RUNNING, { call: { channel: 'thread', message: 'm3', seq: 7, postedAt: 5, seats: [1] } });
  await tables.attach(RUNNING, { reminders: [{ channel: 'thread', message: 'm4', seat: 1, since: 5 }] });
  for (const user of [ANNE, BERT]) {
    const hand = { user, channel: `direct to ${user}`, message: `hand of ${user}` };
    await tables.hands.save(RUNNING, { ...hand, seq: 7, generation: 0, postedAt: 5, digest: 'd' });
  }
  await store.savePlan(RUNNING, 1, '{"standing":[]}');

  await startTable(service, 2, 'toy', ['fog']);
  await playOn(service, FINISHED, 'all');
  const opening = { interaction: press(), guild: GUILD, channel: CHANNEL, user: ANNE, game: 'toy', locale: 'en' };
  done(await tables.open({ ...opening, options: [], isPrivate: true, invited: [BERT, CARL] }));
  await startTable(service, 2);
  await store.close();
  return service.file;
}

let made: Buffer | null = null;

/** The tables with this change, which was made while nobody had the file open. */
export async function tampered(change: (database: Database.Database) => void): Promise<TestTables> {
  made ??= readFileSync(await makeTables());
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'guildhall.db'), made);
  const database = new Database(join(folder, 'guildhall.db'));
  change(database);
  database.close();
  return openTestTables(folder);
}
