/** Leaderboards and statistics as messages: within Discord's limits, and in words all that their pictures show. */

import { describe, expect, test } from 'vitest';
import { games } from '../../../src/bot/games.ts';
import {
  leaderboardLines,
  leaderboardMessage,
  leaderboardScene,
  type ShownLeaderboard,
} from '../../../src/bot/messages/leaderboard.ts';
import { type ShownStats, statsLines, statsMessage, statsScene } from '../../../src/bot/messages/stats.ts';
import { GAME_IDS } from '../../../src/engines/games.ts';
import {
  type Leaderboard,
  type LeaderboardRow,
  MEASURES,
  type MemberResult,
  type MemberStats,
  STATS_OPPONENTS,
  STATS_RESULTS,
} from '../../../src/tables/stored/results.ts';
import { commonWords } from '../../../src/words/common/index.ts';
import { LOCALES } from '../../../src/words/contract.ts';
import { wordsIn } from '../../../src/words/words.ts';
import { wrongWith } from '../support/checkMessage.ts';

const AT = Date.UTC(2026, 10, 23);
const PICTURE = new Uint8Array(1);
const ids = Array.from({ length: 12 }, (_, i) => `${900_000_000_000_000_000n + BigInt(i)}`);
const members = new Map(ids.map((id, i) => [id, { id, name: `${'W'.repeat(22)}${i}` }]));
const CASES = GAME_IDS.flatMap((game) => LOCALES.map((locale) => [game, locale] as const));

const row = (i: number): LeaderboardRow => ({
  ...{ rank: i + 1, user: ids[i]!, games: 58, wins: 25, averagePlace: 1.6, rating: 1712 - i, ratingChange: -i },
  averages: [
    { seats: 3, games: 20, points: 60.5 },
    { seats: 4, games: 38, points: 71.4 },
  ],
  last: [{ place: 1, seats: 4 }],
});

const boardOf = (of: Partial<Leaderboard>): Leaderboard => ({
  ...{ period: 'all', by: 'rating', since: null, seats: null, seatsPlayed: [2, 3, 4, 5], page: 1, pages: 3 },
  ...{ members: 25, games: 173, lastOfFirstPage: 1756, rows: ids.slice(0, 10).map((_, i) => row(i)) },
  own: { kind: 'ranked', row: row(11), page: 2 },
  ...of,
});

describe.each(CASES)('%s in %s', (id, locale) => {
  const game = games[id];
  const { results: words } = commonWords[locale];
  const shown = (board: Leaderboard, isText: boolean): ShownLeaderboard => ({
    ...{ game, games, board, asked: { isText }, at: AT, reader: { user: ids[11]!, words: wordsIn(locale) }, members },
  });

  test('every page of a leaderboard keeps to the limits', () => {
    for (const by of MEASURES) {
      const board = boardOf({ by, seats: by === 'points' ? 4 : null });
      for (const isText of [false, true]) {
        const message = leaderboardMessage(shown(board, isText), isText ? null : PICTURE);
        expect(wrongWith(message)).toEqual([]);
        expect(JSON.stringify(message)).not.toMatch(/undefined|NaN/);
      }
    }
  });

  test('words and picture of a leaderboard have the same rows, and the reader’s own', () => {
    const lines = leaderboardLines(shown(boardOf({}), true));
    const scene = leaderboardScene(shown(boardOf({}), false), 'desktop');
    expect(scene).toMatchObject({ players: 4, behind: 55, own: { place: 12, averagePoints: 71.4 }, missing: null });
    for (const [i, { member, rating }] of scene.rows.entries()) {
      expect(lines[i]).toContain(member.name);
      expect(lines[i]).toContain(String(rating));
    }
    expect(lines.slice(10)).toEqual([expect.stringContaining('W11'), words.own(words.behind(55, 10))]);
    const few = boardOf({ own: { kind: 'few', games: 2, missing: 3 } });
    expect(leaderboardScene(shown(few, false), 'phone')).toMatchObject({ own: null, missing: 3, behind: null });
    expect(leaderboardLines(shown(few, true)).at(-1)).toBe(words.own(words.missing(3)));
    expect(leaderboardLines(shown(boardOf({ own: { kind: 'unlisted' } }), true)).at(-1)).toBe(words.unlisted());
  });

  test('the statistics of a whole life keep to the limits, and words tell what the picture shows', () => {
    const result = (i: number): MemberResult => ({
      ...{ table: `${i}`, endedAt: AT - i * 86_400_000, options: [], seats: 5, place: 1 + (i % 5), points: 100 + i },
      ...{ isWhole: true, resigned: false, rating: i < 4 ? null : 1500 + i },
    });
    const stats: MemberStats = {
      ...{ guild: '1', game: id, user: ids[0]!, games: 90, wins: 30, averagePlace: 2.1, resignations: 2 },
      ...{ averages: row(0).averages, rating: 1559, bestRating: 1600, rank: 3, members: 25, wholeGames: 80 },
      results: Array.from({ length: STATS_RESULTS }, (_, i) => result(i)),
      parts: Object.keys(game.words.en.parts).map((part, i) => ({ part, points: 800 + i })),
      extremes: [2, 3, 4, 5, 6].map((seats) => ({ seats, best: result(50), worst: result(3) })),
      opponents: ids.slice(1, 1 + STATS_OPPONENTS).map((user) => ({ user, games: 20, ahead: 12, behind: 5 })),
      options: game.engine.options.map((option, i) => ({ option, games: 40 - i })),
    };
    const overview = GAME_IDS.map((one) => ({
      ...{ game: one, games: 90, wins: 30, averagePlace: 2.1, rating: 1559, lastAt: AT },
    }));
    const own: ShownStats = { game, games, stats, overview, isText: true, words: wordsIn(locale), members };
    for (const [isText, picture] of [
      [true, null],
      [false, PICTURE],
    ] as const) {
      const message = statsMessage({ ...own, isText }, picture);
      expect(wrongWith(message)).toEqual([]);
      expect(JSON.stringify(message)).not.toMatch(/undefined|NaN/);
    }
    const scene = statsScene(own, 'desktop');
    expect(scene).toMatchObject({ ranked: { place: 3, of: 25 }, change: 1, places: [12, 12, 12, 12, 12] });
    expect(scene.history.map(({ rating }) => rating)).toEqual(Array.from({ length: 30 }, (_, i) => 1530 + i));
    const lines = statsLines(own).join('\n');
    for (const { name, points } of scene.sources) {
      expect(lines).toContain(name);
      expect(lines).toContain(words.average(points));
    }
    for (const { member } of scene.opponents) expect(lines).toContain(member.name);
    for (const { name } of scene.options) expect(lines).toContain(name);
  });
});
