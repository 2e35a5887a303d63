import type Database from 'better-sqlite3';
import type { Ending } from '../../tables/stored/results.ts';
import { prepareRating, type RatedGame } from './rating.ts';
import { prepareStints } from './stints.ts';
import { isWhole, prepareSums } from './sums.ts';
import { prepareUnplayed } from './unplayed.ts';

/** Adds finished tables to the results. Call these inside a commit. */
export interface Counting {
  /** Counts a table, and rates its game if all earlier ones are rated. */
  count(table: string, ending: Ending | null): void;
  /** Rates up to `most` games that had to wait for an earlier one; returns how many. */
  rateLate(most: number): number;
}

interface FinishedTable {
  readonly guild: string;
  readonly game: string;
  readonly options: string;
  readonly head: number;
  readonly startedAt: number;
  readonly endedAt: number;
}

interface Progress extends Pick<RatedGame, 'guild' | 'game' | 'endedAt' | 'number'> {
  readonly behind: number;
}

export function prepareCounting(database: Database.Database): Counting {
  const finished = database.prepare<[string], FinishedTable>(
    `SELECT guild_id AS guild, game, options, head_seq AS head, started_at AS startedAt, ended_at AS endedAt
     FROM tables WHERE id = ? AND status = 'finished' AND origin IS NULL AND started_at IS NOT NULL AND ended_at IS NOT NULL`,
  );
  const isUnplayed = prepareUnplayed(database);
  const stintsOf = prepareStints(database);
  const setCounted = database.prepare('UPDATE tables SET counted = 1 WHERE id = ?');
  const add = database.prepare(
    `INSERT INTO results
       (table_id, seat, from_seq, to_seq, user_id, counts, guild_id, game, options, seats, how, resigned, whole, place,
        points, parts, started_at, ended_at, number)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET
       to_seq = excluded.to_seq, how = excluded.how, resigned = excluded.resigned, whole = excluded.whole,
       place = excluded.place, points = excluded.points, parts = excluded.parts`,
  );
  const addSums = prepareSums(database);
  const rate = prepareRating(database);

  const progressOf = database.prepare<[string, string], Progress>(
    'SELECT guild_id AS guild, game, ended_at AS endedAt, number, behind FROM rating_progress WHERE guild_id = ? AND game = ?',
  );
  const saveProgress = database.prepare(
    'INSERT OR REPLACE INTO rating_progress (guild_id, game, ended_at, number, behind) VALUES (?, ?, ?, ?, ?)',
  );
  const uncounted = "status = 'finished' AND counted = 0 AND suspended IS NULL AND origin IS NULL";
  const isEarlierMissing = database
    .prepare<[string, string, number, number], number>(
      `SELECT 1 FROM tables WHERE ${uncounted} AND guild_id = ? AND game = ?
         AND (ended_at, CAST(id AS INTEGER)) < (?, ?) LIMIT 1`,
    )
    .pluck();
  const late = database.prepare<[], Progress>(
    `SELECT guild_id AS guild, game, ended_at AS endedAt, number, behind FROM rating_progress AS done
     WHERE behind = 1 AND NOT EXISTS
       (SELECT 1 FROM tables WHERE ${uncounted} AND guild_id = done.guild_id AND game = done.game)
     LIMIT 1`,
  );
  const gamesAfter = database.prepare<
    [string, string, number, number, number],
    Pick<RatedGame, 'table' | 'endedAt' | 'number'>
  >(
    `SELECT DISTINCT table_id AS "table", ended_at AS endedAt, number FROM results
     WHERE guild_id = ? AND game = ? AND seat = 0 AND (ended_at, number) > (?, ?) ORDER BY ended_at, number LIMIT ?`,
  );

  function save({ guild, game, endedAt, number }: Omit<Progress, 'behind'>, isBehind: boolean): void {
    saveProgress.run(guild, game, endedAt, number, Number(isBehind));
  }

  function rateOrWait(game: RatedGame): void {
    const done = progressOf.get(game.guild, game.game) ?? { ...game, endedAt: 0, number: 0, behind: 0 };
    const isOutOfOrder = isBefore(game, done);
    if (isOutOfOrder || done.behind === 1 || isEarlierMissing.get(game.guild, game.game, game.endedAt, game.number)) {
      save(isOutOfOrder ? { ...game, number: game.number - 1 } : done, true);
      return;
    }
    rate(game);
    save(game, false);
  }

  return {
    count(table, ending) {
      setCounted.run(table);
      const found = finished.get(table);
      if (ending === null || found === undefined || isUnplayed(table)) return;
      const { guild, game, options, head, startedAt, endedAt } = found;
      const stints = stintsOf(table, ending.seats);
      const number = Number(table);
      const isPlayed = ending.how === 'played';
      for (const stint of stints) {
        const { seat, from, to, user, counts, resigned, place, points } = stint;
        const flags = [Number(resigned), Number(counts && isWhole({ isPlayed }, stint))];
        const parts = JSON.stringify(stint.parts);
        const columns = [guild, game, options, ending.seats.length, ending.how, ...flags, place, points, parts];
        add.run(table, seat, from, to ?? head, user, Number(counts), ...columns, startedAt, endedAt, number);
      }
      addSums(
        { guild, game, options: JSON.parse(options) as string[], endedAt, isPlayed }, // Written by an append.
        stints.filter(({ counts }) => counts),
      );
      rateOrWait({ table, guild, game, endedAt, number });
    },

    rateLate(most) {
      let rated = 0;
      while (rated < most) {
        const done = late.get();
        if (done === undefined) break;
        const { guild, game } = done;
        const games = gamesAfter.all(guild, game, done.endedAt, done.number, most - rated);
        for (const one of games) rate({ ...one, guild, game });
        save({ ...done, ...games.at(-1) }, games.length === most - rated);
        rated += games.length;
      }
      return rated;
    },
  };
}

type Moment = Pick<RatedGame, 'endedAt' | 'number'>;

const isBefore = (a: Moment, b: Moment): boolean =>
  a.endedAt < b.endedAt || (a.endedAt === b.endedAt && a.number < b.number);
