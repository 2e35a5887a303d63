/** What leaderboards can be asked for. */

/** Which games count: all that ended, or those of this calendar year or month (UTC). */
export const PERIODS = ['all', 'year', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** What a leaderboard is sorted by. */
export const ORDERS = ['rating', 'wins', 'winRate', 'games', 'place', 'score'] as const;
export type Order = (typeof ORDERS)[number];
