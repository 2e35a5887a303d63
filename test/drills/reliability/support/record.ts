import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { games as botGames } from '../../../../src/bot/games.ts';
import { announcedIn } from '../../../../src/bot/messages/announcement.ts';
import type { Engine } from '../../../../src/engines/contract.ts';
import { type GameId, games } from '../../../../src/engines/games.ts';
import { openStore } from '../../../../src/store/openStore.ts';
import { createTables } from '../../../../src/tables/createTables.ts';
import type { StoredRow } from '../../../../src/tables/stored/stored.ts';
import type { Table } from '../../../../src/tables/table/table.ts';
import type { Status } from '../../../../src/tables/table/tableHead.ts';
import type { Tables } from '../../../../src/tables/tables.ts';
import { storedHistory, storedState } from '../../../support/stored.ts';
import { replay } from '../../../tables/support/replay.ts';
import type { Ledger } from './ledger.ts';

/** A table as it was found in the data folder. */
export interface Head {
  readonly table: string;
  readonly status: Status;
  /** The newest row that its board shows. */
  readonly seq: number;
  /** Discord's ids of those who hold a hand there and play on. */
  readonly holders: readonly string[];
  /** All members at a table whose game has hands. */
  readonly members: readonly string[];
  /** The rows that announce something, once for each announcement. */
  readonly announced: readonly number[];
}

export interface Inspected {
  readonly heads: readonly Head[];
  /** What is wrong, in sentences; empty when all is well. */
  readonly problems: readonly string[];
  readonly rows: number;
  /** Of them those that had been found before. */
  readonly compared: number;
  /** Commits, by the interactions that are kept. */
  readonly commits: number;
}

/** Goes over what the bot has left behind, each time against what it had left behind before. */
interface Inspector {
  inspect(ledger: Ledger): Promise<Inspected>;
}

/** What a start needs; everything else is made anew. */
const FILES = ['guildhall.db', 'guildhall.db-wal', 'guildhall.key'] as const;

/** Reads copies of the data folder, as the dead process has left it: the folder itself is not touched. */
export function createInspector(data: string, scratch: string): Inspector {
  /** The hashes of the rows found so far, by table: rows are never changed and never go. */
  const known = new Map<string, readonly string[]>();

  return {
    async inspect(ledger) {
      rmSync(scratch, { recursive: true, force: true });
      mkdirSync(scratch, { recursive: true });
      for (const name of FILES) {
        if (existsSync(join(data, name))) copyFileSync(join(data, name), join(scratch, name));
      }
      const problems: string[] = [];
      const must = (holds: boolean, sentence: () => string): void => {
        if (!holds) problems.push(sentence());
      };

      const { store, key } = openStore({ folder: scratch, key: null, now: 1 });
      const database = new Database(join(scratch, 'guildhall.db'), { readonly: true });
      try {
        const tables = createTables({ store, engines: games, clock: { now: () => 1, steady: () => 1 }, key });
        const inbox = readInbox(database);
        const waiting = new Set(
          (await store.outbox.due(Number.MAX_SAFE_INTEGER, 1_000_000)).map(({ dedupeKey }) => dedupeKey),
        );
        for (const id of ledger.interactions())
          must(inbox.tableOf.has(id), () => `lost: interaction ${id} was acknowledged and is not kept`);

        const heads: Head[] = [];
        let rows = 0;
        let compared = 0;
        const ids = database.prepare<[], string>('SELECT id FROM tables').pluck().all();
        for (const id of ids) {
          const table = await tables.get(id);
          if (table === null) throw new Error(`table ${id} is listed and not there`);
          const engine: Engine = games[table.game as GameId]; // The bot plays no others.
          must(table.suspended === null, () => `table ${id} is damaged: ${table.suspended}`);

          const own = await store.rows(id);
          rows += own.length;
          must(
            own.length === table.seq && own.every(({ seq }, index) => seq === index + 1),
            () => `table ${id} has a gap: rows ${own.map(({ seq }) => seq).join(', ')}, head ${table.seq}`,
          );
          const hashes = own.map(({ hash }) => Buffer.from(hash).toString('hex'));
          const before = known.get(id) ?? [];
          must(
            before.every((hash, index) => hashes[index] === hash),
            () => `lost: table ${id} had ${before.length} rows, and not all of them are as they were`,
          );
          compared += before.length;
          known.set(id, hashes);

          // The rows of a commit share its time: a turn may be several moves.
          const commits = new Set(own.filter(({ actor }) => actor === 'seat').map(({ at }) => at)).size;
          const interactions = inbox.countOf(id);
          must(commits === interactions, () => `table ${id} holds ${commits} deeds of ${interactions} interactions`);

          const newest = lastShown(own);
          const isShown = (table.messages.board?.seq ?? 0) >= newest;
          const isToTell = ['board', 'lobby', 'start'].some((kind) => waiting.has(`${kind}/${id}/${newest}`));
          const isLobbyShown = table.startedAt === null && (table.messages.lobby?.seq ?? 0) >= newest;
          must(
            isShown || isToTell || isLobbyShown,
            () => `row ${newest} of table ${id} is neither told nor to be told`,
          );

          if (table.standpoints !== null) {
            const again = await replay({ store, key, history: (one) => storedHistory(store, one) }, id, engine);
            const state = await storedState(store, games, id);
            must(JSON.stringify(again) === JSON.stringify(state), () => `table ${id} replays to another state`);
          }
        }

        // What the next start does first. Changes the copy.
        await tables.continueErasing(async () => true);
        for (const id of ids) {
          const head = await asDealt(tables, id);
          const engine: Engine = games[head.game as GameId];
          const seats = engine.hasSecrets ? head.seats : [];
          const members = seats.flatMap(({ user }) => user ?? []);
          const holders =
            head.status === 'running'
              ? seats.flatMap(({ user, resigned }) => (user === null || resigned ? [] : [user]))
              : [];
          const story = await tables.story(id, 'table');
          const announced = announcedIn(botGames[head.game as GameId], story).map(({ seq }) => seq); // As above.
          const seq = lastShown(await store.rows(id));
          heads.push({ table: id, status: head.status, seq, holders, members, announced });
        }

        const seqs = new Map(heads.map(({ table, seq }) => [table, seq]));
        for (const [table, seq] of ledger.told())
          must(
            (seqs.get(table) ?? 0) >= seq,
            () => `lost: row ${seq} of table ${table} was told, the head is ${seqs.get(table)}`,
          );
        for (const table of ledger.started)
          must(
            heads.some((head) => head.table === table && head.status !== 'lobby'),
            () => `lost: the start of table ${table}`,
          );
        for (const [table, users] of ledger.seated) {
          const seats = new Set((await tables.get(table))?.seats.map(({ user }) => user));
          for (const user of users) must(seats.has(user), () => `lost: ${user} has joined table ${table}`);
        }
        return { heads, problems, rows, compared, commits: inbox.tableOf.size };
      } finally {
        database.close();
        await store.close();
      }
    },
  };
}

/** The newest row that a board shows, or a lobby: votes have messages of their own. */
const lastShown = (rows: readonly Pick<StoredRow, 'seq' | 'kind'>[]): number =>
  rows.findLast(({ kind }) => kind !== 'ask' && kind !== 'ballot')?.seq ?? 0;

/** The table; one that waits for its start message, as it will be once that is posted. Changes the copy. */
async function asDealt(tables: Tables, id: string): Promise<Table> {
  const table = await tables.get(id);
  if (table === null) throw new Error(`table ${id} is gone`);
  const due = await tables.dueStart(table.id);
  if (due === null) return table;
  const dealt = await tables.deal(table.id, { row: due.row, channel: table.channel, message: '0' });
  if (!dealt.ok) throw new Error(`table ${table.id} is not dealt: ${dealt.error.kind}`);
  return dealt.value;
}

function readInbox(database: Database.Database) {
  const entries = database
    .prepare<[], { readonly id: string; readonly tableId: string }>(
      'SELECT interaction_id AS id, table_id AS tableId FROM inbox',
    )
    .all()
    // What the system does by itself answers nobody.
    .filter(({ id }) => !id.startsWith('system/'));
  const tableOf = new Map(entries.map(({ id, tableId }) => [id, tableId]));
  return { tableOf, countOf: (table: string) => entries.filter(({ tableId }) => tableId === table).length };
}
