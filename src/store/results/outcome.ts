import type Database from 'better-sqlite3';
import { shownRating } from '../../tables/stored/rating.ts';
import {
  type BrokenRecord,
  type Ending,
  FEWEST_GAMES,
  type Outcome,
  type PartPoints,
  type Successor,
} from '../../tables/stored/results.ts';
import { UNLISTED } from './listed.ts';
import { prepareUnplayed } from './unplayed.ts';

interface OutcomeRow {
  readonly seat: number;
  readonly user: string | null;
  readonly how: Ending['how'];
  readonly guild: string;
  readonly game: string;
  readonly options: string;
  readonly seats: number;
  readonly place: number;
  readonly points: number;
  readonly parts: string;
  readonly resigned: number;
  readonly whole: number;
  readonly endedAt: number;
  readonly number: number;
  readonly mu: number | null;
  readonly sigma: number | null;
  readonly rating: number | null;
  readonly nth: number | null;
  readonly isUnlisted: number;
}

/** What finished tables have changed, as of their ends: later games make no difference. */
export function prepareOutcome(database: Database.Database): (table: string) => Outcome | null {
  const rowsOf = database.prepare<[string], OutcomeRow>(
    `SELECT seat, user_id AS user, how, guild_id AS guild, game, options, seats, place, points, parts, resigned, whole,
       ended_at AS endedAt, number, mu_before AS mu, sigma_before AS sigma, rating, nth,
       user_id IN ${UNLISTED} AS isUnlisted
     FROM results WHERE table_id = ? AND counts = 1 ORDER BY seat`,
  );
  const successorsOf = database.prepare<[string], Omit<Successor, 'resigned'> & { readonly resigned: number }>(
    `SELECT seat, user_id AS user, place, points, resigned FROM results WHERE table_id = ? AND counts = 0
     ORDER BY seat, from_seq`,
  );
  const alike = `FROM results
    WHERE whole = 1 AND guild_id = :guild AND game = :game AND seats = :seats AND options = :options
      AND (ended_at, number) < (:endedAt, :number)`;
  const isUnplayed = prepareUnplayed(database);
  type Alike = Pick<OutcomeRow, 'guild' | 'game' | 'seats' | 'options' | 'endedAt' | 'number'> & {
    readonly user: string;
  };
  /** The most points of earlier games; nothing if there were too few: every second one would be a record. */
  const most = (whose: string) => {
    const few = `SELECT count(*) FROM (SELECT 1 ${alike} AND ${whose} LIMIT ${FEWEST_GAMES})`;
    const sql = `SELECT points ${alike} AND ${whose} AND (${few}) = ${FEWEST_GAMES} ORDER BY points DESC LIMIT 1`;
    return database.prepare<[Alike], number>(sql).pluck();
  };
  const ofServer = most(`user_id IS NOT NULL AND user_id NOT IN ${UNLISTED}`);
  const ofMember = most('user_id = :user');

  function recordOf(row: OutcomeRow, rows: readonly OutcomeRow[]): BrokenRecord | null {
    const { user, guild, game, seats, options, endedAt, number, points } = row;
    if (user === null || row.isUnlisted === 1 || row.whole === 0) return null;
    const like: Alike = { guild, game, seats, options, endedAt, number, user };
    const broken = (of: BrokenRecord['of'], before: number | undefined): BrokenRecord | null =>
      before !== undefined && points > before ? { of, points, before } : null;
    const isHighest = rows.every((other) => other.isUnlisted === 1 || other.points <= points);
    return (isHighest ? broken('server', ofServer.get(like)) : null) ?? broken('member', ofMember.get(like));
  }

  return (table) => {
    const rows = rowsOf.all(table);
    const [first] = rows;
    if (first === undefined) return isUnplayed(table) ? { how: 'unplayed', seats: [], successors: [] } : null;
    return {
      how: first.how,
      successors: successorsOf.all(table).map((one) => ({ ...one, resigned: one.resigned === 1 })),
      seats: rows.map((row) => {
        const { seat, user, place, points, mu, sigma, rating, nth } = row;
        const isShown = user !== null && row.isUnlisted === 0 && rating !== null && nth !== null && nth >= FEWEST_GAMES;
        const before = mu === null || sigma === null || nth === FEWEST_GAMES ? null : shownRating({ mu, sigma });
        return {
          ...{ seat, user, place, points, resigned: row.resigned === 1 },
          parts: JSON.parse(row.parts) as PartPoints[], // Written by counting.ts.
          rating: isShown ? { before, after: rating } : null,
          record: recordOf(row, rows),
        };
      }),
    };
  };
}
