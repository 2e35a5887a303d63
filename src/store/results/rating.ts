import type Database from 'better-sqlite3';
import { NEW_SKILL, partly, type Skill, shownRating, skillsAfter, weightOf } from '../../tables/stored/rating.ts';
import { PERIODS } from '../../tables/stored/results.ts';
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
  /** JSON, by seat; null before the game is rated, and where games count whole. */
  readonly met: string | null;
}

/** How long a game makes the next ones against the same members count for less, in ms. */
const MONTH = 30 * 24 * 60 * 60 * 1000;

const knownOf = ({ met }: RatedSeat): readonly number[] => JSON.parse(met ?? '[]') as number[]; // Written by `save`.

/** Rates a game after all earlier games of its members are rated. Call it inside a commit. */
export function prepareRating(database: Database.Database) {
  const seatsOf = database.prepare<[string], RatedSeat>(
    `SELECT seat, from_seq AS fromSeq, user_id AS user, place + resigned * seats AS rank, mu_before AS mu, sigma_before AS sigma, nth, met
     FROM results WHERE table_id = ? AND counts = 1 ORDER BY seat`,
  );
  const lastOf = database.prepare<[string, string, string, number, number], Rated>(
    `SELECT mu, sigma, nth FROM results
     WHERE guild_id = ? AND game = ? AND user_id = ? AND (ended_at, number) < (?, ?) AND counts = 1
     ORDER BY ended_at DESC, number DESC LIMIT 1`,
  );
  const save = database.prepare(
    `UPDATE results SET mu_before = ?, sigma_before = ?, mu = ?, sigma = ?, rating = ?, nth = ?, met = ?
     WHERE table_id = ? AND seat = ? AND from_seq = ?`,
  );
  const saveStanding = database.prepare(
    `UPDATE standings SET rating = ? WHERE guild_id = ? AND game = ? AND period = ? AND seats = 0 AND user_id = ?`,
  );
  // The row `start` of games that began before this was decided asks for no turns.
  const isWeighted = database
    .prepare<[string], number>(
      "SELECT json_extract(payload, '$.leastTurns') IS NOT NULL FROM moves WHERE table_id = ? AND kind = 'start'",
    )
    .pluck();
  const timesMet = database
    .prepare<[string, string, string, number, number, number, string], number>(
      `SELECT count(*) FROM results AS own JOIN results AS other USING (table_id)
       WHERE own.guild_id = ? AND own.game = ? AND own.user_id = ? AND own.counts = 1
         AND own.ended_at > ? AND (own.ended_at, own.number) < (?, ?) AND other.user_id = ? AND other.counts = 1`,
    )
    .pluck();

  /** By seat, how often the members of a game have met each other before; what an emptied row knows stays. */
  function meetings(seats: readonly RatedSeat[], game: RatedGame): readonly (readonly number[])[] {
    const since = game.endedAt - MONTH;
    const times = (one: RatedSeat, other: RatedSeat): number => {
      if (one.user === null) return knownOf(one)[other.seat] ?? 0;
      if (other.user === null) return knownOf(other)[one.seat] ?? 0;
      const before = [since, game.endedAt, game.number] as const;
      return timesMet.get(game.guild, game.game, one.user, ...before, other.user) ?? 0;
    };
    return seats.map((one) => seats.map((other) => (one === other ? 0 : times(one, other))));
  }

  return (rated: RatedGame): void => {
    const { table, guild, game, endedAt, number } = rated;
    const seats = seatsOf.all(table);
    const met = isWeighted.get(table) === 1 ? meetings(seats, rated) : null;
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
      const old = before[index]!; // Both have an entry for each seat.
      const others = met?.[index]?.filter((_, other) => other !== index) ?? [];
      const now = others.length === 0 ? after[index]! : partly(old, after[index]!, weightOf(others));
      const rating = shownRating(now);
      const known = met && JSON.stringify(met[index]);
      save.run(old.mu, old.sigma, now.mu, now.sigma, rating, old.nth, known, table, seat, fromSeq);
      if (user === null) continue;
      for (const period of PERIODS) saveStanding.run(rating, guild, game, periodKey(period, endedAt), user);
    }
  };
}
