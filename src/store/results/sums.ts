import type Database from 'better-sqlite3';
import { PERIODS, type SeatEnding } from '../../tables/stored/results.ts';
import { ERASED } from './forgetting.ts';
import { periodKey } from './period.ts';

/** A counted table, as far as the sums depend on it. */
interface CountedGame {
  readonly guild: string;
  readonly game: string;
  readonly options: readonly string[];
  readonly endedAt: number;
  readonly isPlayed: boolean;
}

/** A seat of it and its member. */
interface CountedSeat extends SeatEnding {
  readonly user: string | null;
}

/** Whether a seat's points are those of a whole game. */
export const isWhole = ({ isPlayed }: Pick<CountedGame, 'isPlayed'>, { resigned }: Pick<SeatEnding, 'resigned'>) =>
  isPlayed && !resigned;

/** Whoever has left is behind all others, even if a successor pushed one of these to the last place. */
const rankOf = ({ place, resigned }: SeatEnding): number => (resigned ? Number.POSITIVE_INFINITY : place);

/** Adds a game to the sums about its members. Call it inside a commit. */
export function prepareSums(database: Database.Database) {
  const addGame = database.prepare(
    `INSERT INTO game_counts (guild_id, game, period, seats, games) VALUES (?, ?, ?, ?, 1)
     ON CONFLICT DO UPDATE SET games = games + 1`,
  );
  const addStanding = database.prepare(
    `INSERT INTO standings
       (guild_id, game, period, seats, user_id, games, wins, places, resignations, wholes, points, last_at)
     VALUES (?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET
       games = games + 1, wins = wins + excluded.wins, places = places + excluded.places,
       resignations = resignations + excluded.resignations, wholes = wholes + excluded.wholes,
       points = points + excluded.points, last_at = max(last_at, excluded.last_at)`,
  );
  const addPart = database.prepare(
    `INSERT INTO part_points (guild_id, game, user_id, part, points) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET points = points + excluded.points`,
  );
  const addMeeting = database.prepare(
    `INSERT INTO meetings (guild_id, game, user_id, other_id, games, ahead, behind) VALUES (?, ?, ?, ?, 1, ?, ?)
     ON CONFLICT DO UPDATE SET games = games + 1, ahead = ahead + excluded.ahead, behind = behind + excluded.behind`,
  );
  const addOption = database.prepare(
    `INSERT INTO option_counts (guild_id, game, user_id, option_name, games) VALUES (?, ?, ?, ?, 1)
     ON CONFLICT DO UPDATE SET games = games + 1`,
  );

  function addMember(counted: CountedGame, seat: CountedSeat, user: string, others: readonly CountedSeat[]): void {
    const { guild, game, options, endedAt } = counted;
    const { place, points, parts, resigned } = seat;
    const whole = isWhole(counted, seat);
    const figures = [Number(place === 1), place, Number(resigned), Number(whole), whole ? points : 0, endedAt];
    for (const period of PERIODS.map((one) => periodKey(one, endedAt)))
      for (const seats of [0, others.length + 1]) addStanding.run(guild, game, period, seats, user, ...figures);
    if (whole) for (const one of parts) addPart.run(guild, game, user, one.part, one.points);
    for (const option of options) addOption.run(guild, game, user, option);
    for (const other of others) {
      const [own, theirs] = [rankOf(seat), rankOf(other)];
      addMeeting.run(guild, game, user, other.user ?? ERASED, Number(own < theirs), Number(own > theirs));
    }
  }

  return (counted: CountedGame, seats: readonly CountedSeat[]): void => {
    const { guild, game, endedAt } = counted;
    for (const period of PERIODS) addGame.run(guild, game, periodKey(period, endedAt), seats.length);
    for (const seat of seats)
      if (seat.user !== null)
        addMember(
          counted,
          seat,
          seat.user,
          seats.filter((other) => other !== seat),
        );
  };
}
