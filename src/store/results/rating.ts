import type Database from 'better-sqlite3';
import { NEW_SKILL, type Skill, shownRating, skillsAfter } from '../../tables/rating.ts';
import { PERIODS } from '../../tables/results.ts';
import { periodKey } from './period.ts';

/** A finished table in the order in which games are rated. */
export interface RatedGame {
  readonly table: string;
  readonly guild: string;
  readonly game: string;
  readonly endedAt: number;
  readonly number: number;
}

interface Rated extends Skill {
  readonly nth: number;
}

interface RatedSeat {
  readonly seat: number;
  readonly fromSeq: number;
  readonly user: string | null;
  /** Behind all others for those who left. */
  readonly rank: number;
  readonly mu: number | null;
  readonly sigma: number | null;
  readonly nth: number | null;
}

/** Rates a game after all earlier games of its members are rated. Call it inside a commit. */
export function prepareRating(database: Database.Database) {
  const seatsOf = database.prepare<[string], RatedSeat>(
    `SELECT seat, from_seq AS fromSeq, user_id AS user, place + resigned * seats AS rank, mu_before AS mu, sigma_before AS sigma, nth
     FROM results WHERE table_id = ? AND counts = 1 ORDER BY seat`,
  );
  const lastOf = database.prepare<[string, string, string, number, number], Rated>(
    `SELECT mu, sigma, nth FROM results
     WHERE guild_id = ? AND game = ? AND user_id = ? AND (ended_at, number) < (?, ?) AND counts = 1
     ORDER BY ended_at DESC, number DESC LIMIT 1`,
  );
  const save = database.prepare(
    `UPDATE results SET mu_before = ?, sigma_before = ?, mu = ?, sigma = ?, rating = ?, nth = ?
     WHERE table_id = ? AND seat = ? AND from_seq = ?`,
  );
  const saveStanding = database.prepare(
    `UPDATE standings SET rating = ? WHERE guild_id = ? AND game = ? AND period = ? AND seats = 0 AND user_id = ?`,
  );

  return ({ table, guild, game, endedAt, number }: RatedGame): void => {
    const seats = seatsOf.all(table);
    const before = seats.map(({ user, mu, sigma, nth }): Skill & { readonly nth: number | null } => {
      // An emptied row keeps what the others are rated against.
      if (user === null) return mu === null || sigma === null ? { ...NEW_SKILL, nth } : { mu, sigma, nth };
      const last = lastOf.get(guild, game, user, endedAt, number);
      return last ? { ...last, nth: last.nth + 1 } : { ...NEW_SKILL, nth: 1 };
    });
    const after = skillsAfter(
      before,
      seats.map(({ rank }) => rank),
    );
    for (const [index, { seat, fromSeq, user }] of seats.entries()) {
      const [old, now] = [before[index]!, after[index]!]; // Both have an entry for each seat.
      const rating = shownRating(now);
      save.run(old.mu, old.sigma, now.mu, now.sigma, rating, old.nth, table, seat, fromSeq);
      if (user === null) continue;
      for (const period of PERIODS) saveStanding.run(rating, guild, game, periodKey(period, endedAt), user);
    }
  };
}
