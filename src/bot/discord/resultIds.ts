/** The ids of the buttons and menus on leaderboards and statistics. Like all ids, they are checked again on arrival. */
import { MEASURES, type Measure, PERIODS, type Period } from '../../tables/stored/results.ts';

/** What one of the menus changes. */
const LEADERBOARD_MENUS = ['game', 'by', 'seats'] as const;
export type LeaderboardMenu = (typeof LEADERBOARD_MENUS)[number];

/** A page of a leaderboard. */
export interface LeaderboardPage {
  readonly game: string;
  readonly period: Period;
  readonly by: Measure;
  /** The number of players, when sorted by points; null for the usual one. */
  readonly seats: number | null;
  /** From 0; 'own': the page on which the reader is. */
  readonly page: number | 'own';
  readonly isText: boolean;
}

/** A member's statistics in a game. */
export interface StatsPage {
  readonly user: string;
  readonly game: string;
  readonly isText: boolean;
}

export type ResultId =
  | ({ readonly kind: 'leaderboard'; readonly menu: LeaderboardMenu | null } & LeaderboardPage)
  | ({ readonly kind: 'stats'; readonly isMenu: boolean } & StatsPage);

const GAME = '([A-Za-z]{1,24})';
const FORM = '(picture|text)';
const leaderboard = new RegExp(
  `^v1:top:(go|${LEADERBOARD_MENUS.join('|')}):${GAME}:(${PERIODS.join('|')}):(${MEASURES.join('|')}):([0-9]):(own|0|[1-9][0-9]{0,5}):${FORM}$`,
);
const stats = new RegExp(`^v1:stats:(go|menu):${GAME}:([0-9]{1,20}):${FORM}$`);

/** `v1:top:<menu>:<game>:<period>:<by>:<seats>:<page>:<form>`, `v1:stats:<menu>:<game>:<user>:<form>`. */
export function writeResultId(id: ResultId): string {
  const form = id.isText ? 'text' : 'picture';
  return id.kind === 'leaderboard'
    ? `v1:top:${id.menu ?? 'go'}:${id.game}:${id.period}:${id.by}:${id.seats ?? 0}:${id.page}:${form}`
    : `v1:stats:${id.isMenu ? 'menu' : 'go'}:${id.game}:${id.user}:${form}`;
}

/** The parsed id, or null for anything that `writeResultId` does not write. */
export function readResultId(text: string): ResultId | null {
  const [, menu, game, period, by, seats, page, form] = leaderboard.exec(text) ?? [];
  if (game !== undefined) {
    return {
      kind: 'leaderboard',
      menu: LEADERBOARD_MENUS.find((one) => one === menu) ?? null,
      ...{ game, period: periodOf(period), by: measureOf(by), seats: Number(seats) || null },
      ...{ page: page === 'own' ? page : Number(page), isText: form === 'text' },
    };
  }
  const [, which, ofGame, user, as] = stats.exec(text) ?? [];
  if (ofGame === undefined || user === undefined) return null;
  return { kind: 'stats', isMenu: which === 'menu', game: ofGame, user, isText: as === 'text' };
}

/** The period with this name; all games for anything else. */
export const periodOf = (name: string | null | undefined): Period => PERIODS.find((one) => one === name) ?? 'all';

/** The measure with this name; the rating for anything else. */
export const measureOf = (name: string | null | undefined): Measure => MEASURES.find((one) => one === name) ?? 'rating';
