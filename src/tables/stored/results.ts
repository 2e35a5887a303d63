/**
 * Results of finished tables: what is stored about them, and what leaderboards and statistics read. All figures belong
 * to one server; times are Unix times in milliseconds, and years and months begin at midnight UTC.
 */

/** Members are ranked by rating, win rate, average place, and average points only from this many games on. */
export const FEWEST_GAMES = 5;

/** Rows on a page of a leaderboard. */
export const ROWS_OF_PAGE = 10;

/** Which games count: all of them, or those that ended in the current year or month. */
export const PERIODS = ['all', 'year', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** What a leaderboard can be sorted by. */
export const MEASURES = ['rating', 'games', 'wins', 'winRate', 'place', 'points'] as const;
export type Measure = (typeof MEASURES)[number];

/** How a member came out of a game. */
export interface SeatEnding {
  readonly seat: number;
  /** Seats that resigned share the last place. */
  readonly place: number;
  readonly points: number;
  /** In display order; names of the game's parts. */
  readonly parts: readonly PartPoints[];
  readonly resigned: boolean;
}

/** Points from one source. */
export interface PartPoints {
  readonly part: string;
  readonly points: number;
}

/** What a commit that finishes a game adds to the results. The store knows the rest of the table. */
export interface Ending {
  /** 'resigned': at most one seat had not resigned; its points are not those of a whole game. */
  readonly how: 'played' | 'resigned';
  /** In seat order. */
  readonly seats: readonly SeatEnding[];
}

export interface LeaderboardRequest {
  readonly guild: string;
  readonly game: string;
  readonly period: Period;
  readonly by: Measure;
  /** The time that decides which year or month is the current one. */
  readonly at: number;
  /** From 0; a page beyond the last one gives the last. 'own': the page on which `user` is, or the first. */
  readonly page: number | 'own';
  /** Who is asking. */
  readonly user: string;
  /** For 'points': the number of players; null for the number most often played. Other measures ignore it. */
  readonly seats: number | null;
}

/** Average points in games with this many players. */
export interface AveragePoints {
  readonly seats: number;
  /** How many games that ended by the rules, without the member resigning. */
  readonly games: number;
  readonly points: number;
}

/** A member in a leaderboard, with the figures of all their games in its period. */
export interface LeaderboardRow {
  /** Equal values share a rank: 1, 1, 3. */
  readonly rank: number;
  readonly user: string;
  readonly games: number;
  readonly wins: number;
  readonly averagePlace: number;
  /** By number of players, fewest first. */
  readonly averages: readonly AveragePoints[];
  /** After the member's last game in the period; null with fewer than `FEWEST_GAMES` games. */
  readonly rating: number | null;
  /** By how much that game changed the rating; null if it had not been shown before. */
  readonly ratingChange: number | null;
  /** The last ten games of the period, oldest first. */
  readonly last: readonly { readonly place: number; readonly seats: number }[];
}

/** Where whoever asks is on the leaderboard. */
export type OwnRank =
  | { readonly kind: 'ranked'; readonly row: LeaderboardRow; readonly page: number }
  /** Has finished `games` games in this period, and needs `missing` more. */
  | { readonly kind: 'few'; readonly games: number; readonly missing: number }
  /** Has asked not to be listed. */
  | { readonly kind: 'unlisted' };

export interface Leaderboard {
  readonly period: Period;
  readonly by: Measure;
  /** When the period began; null for 'all'. */
  readonly since: number | null;
  /** For 'points': the number of players that it is about. Null for other measures, or if there were no games. */
  readonly seats: number | null;
  /** The numbers of players with which anyone listed has been ranked, for a choice of `seats`; fewest first. */
  readonly seatsPlayed: readonly number[];
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  /** How many members are ranked. */
  readonly members: number;
  /** How many games have ended in the period. */
  readonly games: number;
  readonly rows: readonly LeaderboardRow[];
  readonly own: OwnRank;
  /** The rating of the last row on the first page, for "44 behind the 10th"; null if not by rating or not that long. */
  readonly lastOfFirstPage: number | null;
}

/** One game of a member. */
export interface MemberResult {
  readonly table: string;
  readonly endedAt: number;
  readonly options: readonly string[];
  readonly seats: number;
  readonly place: number;
  readonly points: number;
  /** Whether the points are those of a whole game. */
  readonly isWhole: boolean;
  readonly resigned: boolean;
  /** After the game; null before the member had `FEWEST_GAMES` games. */
  readonly rating: number | null;
}

/** How often two members met, and who came out ahead. */
export interface HeadToHead {
  /** Null for all opponents together whose data was erased. */
  readonly user: string | null;
  readonly games: number;
  /** How often the member was placed before the other, and after the other. */
  readonly ahead: number;
  readonly behind: number;
}

/** A member's figures in one game. */
export interface MemberStats {
  readonly guild: string;
  readonly game: string;
  readonly user: string;
  readonly games: number;
  readonly wins: number;
  readonly averagePlace: number;
  readonly averages: readonly AveragePoints[];
  readonly resignations: number;
  /** Null with fewer than `FEWEST_GAMES` games, as is the rank. */
  readonly rating: number | null;
  /** The highest rating since the member was first ranked. */
  readonly bestRating: number | null;
  /** By rating, in all time; null if not listed. */
  readonly rank: number | null;
  /** How many members have a rank. */
  readonly members: number;
  /** The last games, oldest first, at most `STATS_RESULTS`. */
  readonly results: readonly MemberResult[];
  /** Points by source, summed over whole games; in the game's order. */
  readonly parts: readonly PartPoints[];
  /** How many games these are. */
  readonly wholeGames: number;
  /** Of the whole games, by points, for each number of players: fewest first. */
  readonly extremes: readonly { readonly seats: number; readonly best: MemberResult; readonly worst: MemberResult }[];
  /** The most frequent opponents, without members who asked not to be listed; at most `STATS_OPPONENTS`. */
  readonly opponents: readonly HeadToHead[];
  /** How often each option was played with, most often first; options never played with are left out. */
  readonly options: readonly { readonly option: string; readonly games: number }[];
}

/** How many results, and how many opponents, the statistics of a member hold at most. */
export const STATS_RESULTS = 60;
export const STATS_OPPONENTS = 8;

/** A line of the overview over all games of a member. */
export interface GameSummary {
  readonly game: string;
  readonly games: number;
  readonly wins: number;
  readonly averagePlace: number;
  /** Null with fewer than `FEWEST_GAMES` games. */
  readonly rating: number | null;
  readonly lastAt: number;
}

/** A record: the most points that anyone, or this member, has had with this number of players and these options. */
export interface BrokenRecord {
  readonly of: 'server' | 'member';
  readonly points: number;
  /** The record until then. */
  readonly before: number;
}

/** What a finished game has changed for one seat. */
export interface SeatOutcome extends SeatEnding {
  /** Null if erased. */
  readonly user: string | null;
  /** Shown ratings; null if the member isn't ranked yet or isn't listed. `before` is null in the game that ranked them. */
  readonly rating: { readonly before: number | null; readonly after: number } | null;
  /** That of the server rather than the member's own; null if neither was broken, or the member isn't listed. */
  readonly record: BrokenRecord | null;
}

/** What a finished game has changed. */
export interface Outcome {
  /** `unplayed`: it ended before each seat had its turns, so it counts for nobody. */
  readonly how: Ending['how'] | 'unplayed';
  /** In seat order, the members who began the game. */
  readonly seats: readonly SeatOutcome[];
  /** Those who took over a seat, in seat order: listed, not rated. */
  readonly successors: readonly Successor[];
}

/** A member who has taken over a seat. */
export interface Successor {
  readonly seat: number;
  /** Null if erased. */
  readonly user: string | null;
  readonly place: number;
  readonly points: number;
  /** Whether they have left as well. */
  readonly resigned: boolean;
}

/** Reads the results of one server. No call blocks for long, however many games have ended there. */
export interface Results {
  leaderboard(request: LeaderboardRequest): Promise<Leaderboard>;
  /**
   * Null if the member has finished no such game. A member who isn't listed has no results for others: they get null,
   * too.
   */
  member(of: {
    readonly guild: string;
    readonly game: string;
    readonly user: string;
    readonly viewer: string;
  }): Promise<MemberStats | null>;
  /** The games of a member, most played first; empty for others if the member isn't listed. */
  games(of: {
    readonly guild: string;
    readonly user: string;
    readonly viewer: string;
  }): Promise<readonly GameSummary[]>;
  /** What a finished table has changed; null for other tables, and for a table whose results are still to be counted. */
  outcome(table: string): Promise<Outcome | null>;
}
