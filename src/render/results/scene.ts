/** What the pictures of results show. */
import type { Measure, Period } from '../../words/common/results/contract.ts';
import type { Words } from '../../words/words.ts';
import type { Screen } from '../contract.ts';

/** A member of a server. */
export interface Member {
  /** Discord's id; it determines the arms. */
  readonly id: string;
  /** Cleaned, and unlike the others of the same list; the painter removes characters that no font has. */
  readonly name: string;
}

/** What the pictures of results have in common. */
interface ResultsScene {
  readonly gameName: string;
  readonly words: Words;
  readonly screen: Screen;
}

/** One member on a leaderboard. */
export interface LeaderboardRow {
  readonly place: number;
  readonly member: Member;
  readonly games: number;
  readonly wins: number;
  readonly averagePlace: number;
  /** In games with `players` players; null if there are none. */
  readonly averagePoints: number | null;
  /** Null below the minimum number of games. */
  readonly rating: number | null;
  /** How the last game changed the rating; null if unknown. */
  readonly change: number | null;
  /** The last games, oldest first: the place and the number of players. */
  readonly recent: readonly { readonly place: number; readonly of: number }[];
}

/** A page of a leaderboard. */
export interface LeaderboardScene extends ResultsScene {
  readonly period: Period;
  /** When it is drawn, in Unix milliseconds: the period is named after it. */
  readonly at: number;
  readonly by: Measure;
  /** The number of players that average points are about; null if there are none. */
  readonly players: number | null;
  readonly rows: readonly LeaderboardRow[];
  /** The reader's place on this page or, as the last row, elsewhere; null if the reader is not ranked. */
  readonly own: LeaderboardRow | null;
  /** How far `own` is behind the last on the first page; null if not by rating, or on that page. */
  readonly behind: number | null;
  /** The rows of a full page. */
  readonly fullPage: number;
  /** How many games the reader lacks to be ranked; null if ranked or not listed at all. */
  readonly missing: number | null;
  /** Finished games in the period. */
  readonly ended: number;
  /** The minimum number of games to be ranked. */
  readonly minimum: number;
}

/** A game that is a member's best or worst. */
interface Extreme {
  readonly points: number;
  /** When the game ended, in Unix milliseconds. */
  readonly at: number;
}

/** One member's statistics in one game. */
export interface StatsScene extends ResultsScene {
  readonly member: Member;
  /** Null below the minimum number of games. */
  readonly ranked: { readonly place: number; readonly of: number } | null;
  readonly rating: number | null;
  readonly change: number | null;
  readonly games: number;
  readonly wins: number;
  readonly averagePlace: number;
  /** The last games, oldest first: the rating after each. */
  readonly history: readonly { readonly rating: number; readonly isWin: boolean; readonly at: number }[];
  /** Average points a game, by source. */
  readonly sources: readonly { readonly name: string; readonly points: number }[];
  /** How often the member came first, second, and so on, in the last games. */
  readonly places: readonly number[];
  readonly extremes: readonly { readonly players: number; readonly best: Extreme; readonly worst: Extreme }[];
  readonly byPlayers: readonly { readonly players: number; readonly games: number; readonly points: number }[];
  /** Those with whom most games were played, first. */
  readonly opponents: readonly {
    readonly member: Member;
    readonly ahead: number;
    readonly level: number;
    readonly behind: number;
  }[];
  /** The options most often played with, and in how many games. */
  readonly options: readonly { readonly name: string; readonly games: number }[];
}
