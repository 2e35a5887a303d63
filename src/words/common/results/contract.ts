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
