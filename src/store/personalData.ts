import type Database from 'better-sqlite3';
import type { MemberSeats, PersonalData, StoredRecords } from '../tables/stored/personalData.ts';
import { columnsNamed } from './columns.ts';
import { prepareNews } from './outbox.ts';
import { prepareForgetting } from './results/forgetting.ts';
import type { Signing } from './signing.ts';
import type { Write } from './writer.ts';

type Row = StoredRecords[string][number];
interface AtTable {
  readonly table: string;
  readonly user: string;
}

/** What still says that data is being erased; it has no data of its own. */
const WORK = 'erasing_members';

/** Everything under the id of a member: every table of the schema with a column `user_id`. */
export function createPersonalData(database: Database.Database, write: Write, signing: Signing): PersonalData {
  const held = columnsNamed(database, 'user_id')
    .map(({ table }) => table)
    .filter((table) => table !== WORK);
  const records = held.map(
    (table) => [table, database.prepare<[string], Row>(`SELECT * FROM ${table} WHERE user_id = ?`)] as const,
  );
  const atTables = columnsNamed(database, 'table_id').flatMap(({ table }) => (held.includes(table) ? [table] : []));
  const tablesOf = database
    .prepare<[{ readonly user: string }], string>(
      atTables.map((table) => `SELECT table_id FROM ${table} WHERE user_id = :user`).join(' UNION '),
    )
    .pluck();
  const live = database.prepare<[string], Omit<MemberSeats, 'all'>>(
    `SELECT count(*) FILTER (WHERE status = 'running') AS playing, count(*) FILTER (WHERE status = 'lobby') AS waiting
     FROM seats JOIN tables ON id = table_id WHERE user_id = ? AND holder = 'member'`,
  );
  // The word belongs to whoever joined with it, even if somebody else has the seat by now.
  const emptying = [
    `UPDATE seats SET word = '', word_erased = 1 WHERE table_id = :table AND word <> '' AND (
       (user_id = :user AND held_from = 0)
       OR seat IN (SELECT seat FROM holders WHERE table_id = :table AND user_id = :user AND from_seq = 0))`,
    `UPDATE seats SET holder = 'bot' WHERE table_id = :table AND user_id = :user AND holder = 'member'
       AND (SELECT status FROM tables WHERE id = :table) IN ('lobby', 'running')`,
    'UPDATE seats SET user_id = NULL WHERE table_id = :table AND user_id = :user',
    'UPDATE holders SET user_id = NULL WHERE table_id = :table AND user_id = :user',
    'UPDATE results SET user_id = NULL WHERE table_id = :table AND user_id = :user',
    'DELETE FROM invitations WHERE table_id = :table AND user_id = :user',
    'DELETE FROM hands WHERE table_id = :table AND user_id = :user',
  ].map((sql) => database.prepare<[AtTable]>(sql));
  const addNews = prepareNews(database);
  const settings = ['members', 'personal_settings'].map((table) =>
    database.prepare<[string]>(`DELETE FROM ${table} WHERE user_id = ?`),
  );
  const forgetSums = prepareForgetting(database);

  return {
    async recordsOf(user) {
      const found = records.map(([table, query]) => [table, query.all(user).map(withoutOthers)] as const);
      return Object.fromEntries(found.filter(([, rows]) => rows.length > 0));
    },
    async seatsOf(user) {
      return { all: tablesOf.all({ user }).length, ...(live.get(user) ?? { playing: 0, waiting: 0 }) };
    },
    async tablesOf(user) {
      return tablesOf.all({ user });
    },
    async eraseAt(table, user, news, at) {
      write(() => {
        signing.whole(table, () => {
          for (const statement of emptying) statement.run({ table, user });
        });
        addNews(table, news, at);
      });
    },
    async eraseRest(user) {
      write(() => {
        for (const statement of settings) statement.run(user);
        forgetSums(user);
      });
    },
  };
}

/** A row without the ids of others. */
const withoutOthers = ({ other_id: _, ...own }: Row): Row => own;
