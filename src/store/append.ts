import type Database from 'better-sqlite3';
import type { Ending } from '../tables/stored/results.ts';
import type { Append, Appended } from '../tables/stored/store.ts';
import type { StoredPlan, StoredSeat } from '../tables/stored/stored.ts';
import { prepareNews } from './outbox.ts';
import type { Signing } from './signing.ts';
import type { Write } from './writer.ts';

/** How long an interaction's id is kept to detect duplicates, in ms. */
const INBOX_TIME = 24 * 60 * 60 * 1000;
/** At most this many expired ids are deleted per commit, so that no press has to wait for a whole day's cleanup. */
const MAX_DELETED_IDS = 20;

/** Thrown to roll back the transaction; caught only in this file. */
class Abandoned {
  readonly outcome: Appended;

  constructor(outcome: Appended) {
    this.outcome = outcome;
  }
}

/**
 * The only way to change a table: one commit saves everything, or nothing. Throws if the new rows aren't numbered from
 * `expectedSeq` + 1.
 */
export function prepareAppend(
  database: Database.Database,
  write: Write,
  signing: Signing,
  countResults: (table: string, ending: Ending) => void,
): (change: Append) => Appended {
  const deleteExpired = database.prepare(
    `DELETE FROM inbox WHERE interaction_id IN
       (SELECT interaction_id FROM inbox WHERE received_at < ? ORDER BY received_at LIMIT ${MAX_DELETED_IDS})`,
  );
  const receive = database.prepare(
    'INSERT INTO inbox (interaction_id, table_id, received_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const open = database.prepare(
    `INSERT INTO tables (id, guild_id, channel_id, game, options, locale, private, rematch_of, origin,
       status, head_seq, opened_at, changed_at, epoch)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, (SELECT max(number) FROM epochs)) ON CONFLICT DO NOTHING`,
  );
  const addSecret = database.prepare('INSERT INTO secrets (table_id, kind, sealed) VALUES (?, ?, ?)');
  const addRow = database.prepare(
    `INSERT INTO moves (table_id, seq, actor, seat, kind, payload, rules_version, revealed, sequel, hash, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const advance = database.prepare(
    `UPDATE tables SET head_seq = ?, options = ?, changed_at = ?, started_at = ?, ended_at = ?, result = ?,
       clock = ?, vote = ?, due_at = ?, record_mac = ?
     WHERE id = ? AND head_seq = ?`,
  );
  // Separate from `advance`: the status is in three indexes, and most commits don't need to write them.
  const setStatus = database.prepare('UPDATE tables SET status = ? WHERE id = ? AND status <> ?');
  const saveSeats = prepareSeats(database);
  const saveHolder = database.prepare(
    'INSERT OR REPLACE INTO holders (table_id, seat, from_seq, to_seq, user_id) VALUES (?, ?, ?, ?, ?)',
  );
  const clearInvited = database.prepare('DELETE FROM invitations WHERE table_id = ?');
  const addInvited = database.prepare('INSERT INTO invitations (table_id, user_id) VALUES (?, ?)');
  const addNews = prepareNews(database);
  const saveState = database.prepare(
    `INSERT INTO states (table_id, version, state, mac, recent) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (table_id) DO UPDATE SET
       version = excluded.version, state = excluded.state, mac = excluded.mac, recent = excluded.recent`,
  );
  const dropDraft = database.prepare('DELETE FROM drafts WHERE table_id = ? AND seat = ?');
  const clearPlans = database.prepare('DELETE FROM plans WHERE table_id = ?');
  const addPlan = database.prepare('INSERT INTO plans (table_id, seat, data) VALUES (?, ?, ?)');

  /** Aborts with this outcome unless the statement changed one row: otherwise another commit came first. */
  const expectOneRow = (outcome: Appended, result: Database.RunResult): void => {
    if (result.changes !== 1) throw new Abandoned(outcome);
  };

  function saveInvited(table: string, invited: readonly string[]): void {
    clearInvited.run(table);
    for (const user of invited) addInvited.run(table, user);
  }

  function savePlans(table: string, plans: readonly StoredPlan[]): void {
    clearPlans.run(table);
    for (const { seat, data } of plans) addPlan.run(table, seat, data);
  }

  function commit(change: Append): void {
    const { table, at, opening, state } = change;
    const options = JSON.stringify(change.options);

    deleteExpired.run(at - INBOX_TIME);
    if (opening) {
      const { guild, channel, game, locale, isPrivate, rematchOf = null, origin = null, secrets } = opening;
      const columns = [table, guild, channel, game, options, locale, Number(isPrivate), rematchOf, origin];
      expectOneRow('stale', open.run(...columns, change.status, at, at));
      for (const { kind, sealed } of secrets) addSecret.run(table, kind, sealed);
    }
    // After the opening, because an id refers to its table.
    expectOneRow('duplicate', receive.run(change.interaction, table, at));
    for (const row of change.rows) {
      const { seq, actor, seat, kind, payload, rulesVersion, revealed, isSequel, hash } = row;
      const columns = [table, seq, actor, seat, kind, payload, rulesVersion, revealed, Number(isSequel), hash, row.at];
      expectOneRow('stale', addRow.run(...columns));
    }
    const head = change.expectedSeq + change.rows.length;
    const { status, startedAt, endedAt, result } = change;
    const vote = change.vote && JSON.stringify(change.vote);
    const rest = [change.clock, vote, change.dueAt, change.mac];
    expectOneRow(
      'stale',
      advance.run(head, options, at, startedAt, endedAt, result, ...rest, table, change.expectedSeq),
    );
    setStatus.run(status, table, status);
    saveSeats(table, change.seats);
    for (const { seat, from, to, user } of change.holders) saveHolder.run(table, seat, from, to, user);
    if (change.invited !== null) saveInvited(table, change.invited);
    addNews(table, change.outbox, at);
    if (state) saveState.run(table, state.version, state.text, state.mac, state.recent);
    for (const seat of change.dropDrafts) dropDraft.run(table, seat);
    if (change.plans !== null) savePlans(table, change.plans);
    if (change.ending) countResults(table, change.ending);
  }

  return (change) => {
    refuseGaps(change);
    try {
      const { table, opening, holders, plans } = change;
      const isBeside = opening !== null || holders.length > 0 || plans !== null;
      write(() => (isBeside ? signing.beside(table, () => commit(change)) : commit(change)));
      return 'appended';
    } catch (error) {
      if (error instanceof Abandoned) return error.outcome;
      throw error;
    }
  };
}

/**
 * Writes all seats of a table. If the same users are seated as before, it only updates them, which spares the indexes.
 */
function prepareSeats(database: Database.Database) {
  const count = database.prepare<[string], number>('SELECT count(*) FROM seats WHERE table_id = ?').pluck();
  const update = database.prepare(
    `UPDATE seats SET host = ?, awaited = ?, offer_seq = ?, offered_at = ?, holder = ?, held_from = ?, free_until = ?,
       awaited_at = ?, reserve_used = ?, extended = ?, join_interaction = ?, word = ?, word_erased = ?
     WHERE table_id = ? AND seat = ? AND user_id IS ?`,
  );
  const clear = database.prepare('DELETE FROM seats WHERE table_id = ?');
  const add = database.prepare(
    `INSERT INTO seats (host, awaited, offer_seq, offered_at, holder, held_from, free_until,
       awaited_at, reserve_used, extended, join_interaction, word, word_erased, table_id, seat, user_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  return (table: string, seats: readonly StoredSeat[]): void => {
    // In the order of the parameters of both statements.
    const all = seats.map(({ host, awaited, offer, since, joinInteraction, word, seat, user, ...one }) => {
      const times = [one.freeUntil, one.awaitedSince, one.reserveUsed, one.extended];
      const columns = [Number(host), Number(awaited), offer, since, one.holder, one.heldFrom, ...times];
      return [...columns, joinInteraction, word ?? '', Number(word === null), table, seat, user] as const;
    });
    if (count.get(table) === all.length && all.every((values) => update.run(...values).changes === 1)) return;
    clear.run(table);
    for (const values of all) add.run(...values);
  };
}

function refuseGaps({ table, expectedSeq, rows, opening }: Append): void {
  const inOrder = rows.every((row, index) => row.seq === expectedSeq + index + 1);
  if (rows.length === 0 || !inOrder || (opening !== null) !== (expectedSeq === 0))
    throw new Error(`rows ${rows.map((row) => row.seq).join(', ')} cannot follow row ${expectedSeq} of table ${table}`);
}
