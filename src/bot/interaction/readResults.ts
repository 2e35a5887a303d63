/** What is asked about leaderboards and statistics, by commands, buttons, and menus. */
import { measureOf, periodOf, type ResultId } from '../discord/resultIds.ts';
import type { IntentOf } from './intent.ts';

type Asked = IntentOf<'leaderboard'> | IntentOf<'stats'>;

/** `/leaderboard`, with the text of its options or null. */
export const askedLeaderboard = (game: string | null, period: string | null, by: string | null): Asked => ({
  ...{ kind: 'leaderboard', game, page: 0, seats: null, isText: false, isTurned: false },
  ...{ period: periodOf(period), by: measureOf(by) },
});

/** `/stats`, with the game and the member's id or null. */
export const askedStats = (game: string | null, user: string | null): Asked => ({
  ...{ kind: 'stats', game, user, isText: false, isTurned: false },
});

/** What a button asks for; null for the id of a menu. */
export function pressedResults(id: ResultId): Asked | null {
  if (id.kind === 'stats') return id.isMenu ? null : statsOf(id, id.game);
  return id.menu === null ? leaderboardOf(id) : null;
}

/** What a line of a menu asks for; null for the id of a button. */
export function chosenResults(id: ResultId, value: string): Asked | null {
  if (id.kind === 'stats') return id.isMenu ? statsOf(id, value) : null;
  const first = { ...leaderboardOf(id), page: 0 } as const;
  switch (id.menu) {
    case null:
      return null;
    case 'game':
      return { ...first, game: value, seats: null };
    case 'by':
      return { ...first, by: measureOf(value), seats: null };
    case 'seats':
      return { ...first, seats: Number(/^\d$/.exec(value)?.[0] ?? 0) || null };
  }
}

const statsOf = ({ user, isText }: Extract<ResultId, { readonly kind: 'stats' }>, game: string): Asked => ({
  ...{ kind: 'stats', user, game, isText, isTurned: true },
});

const leaderboardOf = ({
  menu: _,
  ...page
}: Extract<ResultId, { readonly kind: 'leaderboard' }>): IntentOf<'leaderboard'> => ({ ...page, isTurned: true });
