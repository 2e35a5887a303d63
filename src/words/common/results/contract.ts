/** Leaderboards and statistics: their pictures, and the same as text. */
import type { Measure, Period } from '../../../tables/stored/results.ts';

export type { Measure, Period };

/** A member’s line on a leaderboard, as text. */
export interface SaidRow {
  readonly place: number;
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly averagePlace: number;
  /** Null if unknown. */
  readonly average: { readonly points: number; readonly players: number } | null;
  /** Null below the minimum number of games. */
  readonly rating: number | null;
  readonly change: number | null;
}

/** The best or the worst game. */
export interface SaidRecord {
  readonly points: number;
  readonly place: number;
  readonly of: number;
  /** Unix milliseconds. */
  readonly at: number;
}

export interface ResultsWords {
  readonly leaderboard: string;
  /** `at`: a time within it, in Unix milliseconds. */
  period(period: Period, at: number): string;
  /** On the buttons. */
  readonly periods: { readonly [P in Period]: string };
  /** In the menu. */
  readonly measures: { readonly [M in Measure]: string };
  /** Column heads; also labels of figures. */
  readonly columns: {
    readonly games: string;
    readonly wins: string;
    readonly winRate: string;
    readonly place: string;
    readonly recent: string;
    readonly rating: string;
  };
  /** The column of average points in games with so many players. */
  points(players: number): string;
  percent(share: number): string;
  /** One decimal. */
  average(n: number): string;
  /** What the line of the last ten games means. */
  readonly key: string;
  ended(games: number, minimum: number): string;
  missing(games: number): string;
  /** How far the reader’s rating is behind that of this place. */
  behind(rating: number, place: number): string;
  /** Why someone has no place: no finished game here, or too few, or unlisted by choice. */
  noGames(game: string): string;
  noResults(name: string, game: string): string;
  unlisted(): string;
  /** Headings of messages. */
  heading(game: string, period: string): string;
  page(page: number, of: number): string;
  statsHeading(name: string, game: string): string;
  row(row: SaidRow): string;
  /** The reader’s own line. */
  own(line: string): string;
  fileName(game: string): string;
  statsFileName(game: string): string;
  /** Whoever is no longer in the server. */
  readonly gone: string;
  /** In place of a name that has not come from Discord in time. */
  readonly nameless: string;
  /** All opponents together whose data was erased. */
  readonly erased: string;
  /** A member with a name that can’t be drawn. `digits`: the end of the id. */
  unnamed(digits: string): string;
  /** One game in a member’s overview. */
  summary(game: string, rating: number | null, wins: number, games: number): string;
  /** In the menu of numbers of players. */
  withPlayers(players: number): string;
  /** Parts of the statistics. */
  readonly parts: {
    readonly history: string;
    readonly points: string;
    readonly places: string;
    readonly records: string;
    readonly byPlayers: string;
    readonly opponents: string;
    readonly options: string;
    readonly ahead: string;
    readonly win: string;
    readonly unranked: string;
  };
  rank(place: number, of: number): string;
  /** The column of a place. */
  place(place: number): string;
  day(at: number): string;
  games(games: number): string;
  /** What a panel about the last games is about. */
  lastGames(games: number): string;
  month(at: number): string;
  /** The statistics as lines. */
  readonly lines: {
    records(players: number, best: SaidRecord, worst: SaidRecord): string;
    source(name: string, points: number): string;
    byPlayers(players: number, games: number, points: number): string;
    opponent(name: string, ahead: number, level: number, behind: number): string;
    places(counts: readonly number[]): string;
    option(name: string, games: number): string;
    history(ratings: readonly number[]): string;
  };
}
