import type Database from 'better-sqlite3';
import type { AskedErasure, Erasures, Subject } from '../tables/stored/personalData.ts';
import { columnsNamed } from './columns.ts';
import type { ListedErasure } from './erasureList.ts';
import type { Write } from './writer.ts';

/** How this installation hashes ids, and where it lists the hashes outside the database. */
export interface ErasureBook {
  digestOf(subject: Subject): string;
  note(erasures: readonly ListedErasure[]): void;
}

/** The columns that hold ids of members. */
const MEMBER_COLUMNS = ['user_id', 'other_id'] as const;

export function createErasures(database: Database.Database, write: Write, book: ErasureBook): Erasures {
  const { list, begin } = prepareAsking(database);
  const askedAt = database
    .prepare<[Buffer], number | null>('SELECT max(asked_at) FROM erasures WHERE subject = ?')
    .pluck();
  const members = database.prepare<[], { readonly user: string; readonly at: number }>(
    'SELECT user_id AS user, asked_at AS at FROM erasing_members ORDER BY asked_at',
  );
  const servers = database.prepare<[], { readonly guild: string; readonly at: number }>(
    'SELECT guild_id AS guild, asked_at AS at FROM erasing_guilds ORDER BY asked_at',
  );
  const finish = ['direct_channels', 'erasing_members'].map((table) =>
    database.prepare<[string]>(`DELETE FROM ${table} WHERE user_id = ?`),
  );
  const waiting = (): readonly AskedErasure[] =>
    [
      ...members.all().map(({ user, at }): AskedErasure => ({ subject: { kind: 'member', user }, at })),
      ...servers.all().map(({ guild, at }): AskedErasure => ({ subject: { kind: 'server', guild }, at })),
    ].sort((a, b) => a.at - b.at);

  /** The ids of all who wait. Hardly ever more than one, and asked for at every press. */
  let ids = new Set<string>();
  const remember = (): void => {
    ids = new Set(waiting().map(({ subject }) => keyOf(subject)));
  };
  remember();

  return {
    async ask(subject, at) {
      const digest = book.digestOf(subject);
      write(() => {
        list(digest, at);
        begin(subject, at);
      });
      book.note([{ digest, at }]);
      remember();
    },
    async waiting() {
      remember();
      return waiting();
    },
    isWaiting: (user, guild) =>
      ids.size > 0 &&
      (ids.has(keyOf({ kind: 'member', user })) || (guild !== null && ids.has(keyOf({ kind: 'server', guild })))),
    async askedAt(user) {
      return askedAt.get(Buffer.from(book.digestOf({ kind: 'member', user }), 'hex')) ?? null;
    },
    async done(user) {
      write(() => {
        for (const statement of finish) statement.run(user);
      });
      remember();
    },
  };
}

const keyOf = (subject: Subject): string => (subject.kind === 'member' ? `u${subject.user}` : `g${subject.guild}`);

function prepareAsking(database: Database.Database) {
  const add = database.prepare('INSERT INTO erasures (subject, asked_at) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const member = database.prepare(
    'INSERT INTO erasing_members (user_id, asked_at) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const server = database.prepare(
    'INSERT INTO erasing_guilds (guild_id, asked_at) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  return {
    list: (digest: string, at: number) => add.run(Buffer.from(digest, 'hex'), at),
    begin(subject: Subject, at: number): void {
      if (subject.kind === 'member') member.run(subject.user, at);
      else server.run(subject.guild, at);
    },
  };
}

/**
 * After a database was restored from a backup: what has been erased since then, by the list outside it, is asked for
 * again. Returns what the list lacks.
 */
export function askAgain(
  database: Database.Database,
  write: Write,
  listed: readonly ListedErasure[],
  digestOf: ErasureBook['digestOf'],
): readonly ListedErasure[] {
  const known = database
    .prepare<[], ListedErasure>('SELECT lower(hex(subject)) AS digest, asked_at AS at FROM erasures')
    .all();
  const textOf = ({ digest, at }: ListedErasure): string => `${digest} ${at}`;
  const [here, there] = [new Set(known.map(textOf)), new Set(listed.map(textOf))];
  const forgotten = listed.filter((one) => !here.has(textOf(one)));
  if (forgotten.length > 0) {
    const { list, begin } = prepareAsking(database);
    write(() => {
      const askedAt = new Map(forgotten.map(({ digest, at }) => [digest, at]));
      for (const subject of subjectsIn(database)) {
        const at = askedAt.get(digestOf(subject));
        if (at !== undefined) begin(subject, at);
      }
      for (const { digest, at } of forgotten) list(digest, at);
    });
  }
  return known.filter((one) => !there.has(textOf(one)));
}

/** Everybody and every server that the database knows. */
function subjectsIn(database: Database.Database): readonly Subject[] {
  const idsIn = (...names: readonly string[]): ReadonlySet<string> =>
    new Set(
      columnsNamed(database, ...names).flatMap(({ table, column }) =>
        database
          .prepare<[], string>(`SELECT DISTINCT ${column} FROM ${table} WHERE ${column} IS NOT NULL`)
          .pluck()
          .all(),
      ),
    );
  return [
    ...[...idsIn(...MEMBER_COLUMNS)].map((user): Subject => ({ kind: 'member', user })),
    ...[...idsIn('guild_id')].map((guild): Subject => ({ kind: 'server', guild })),
  ];
}
