/** Leaderboards and statistics to draw: names of all kinds, and figures that agree with each other. */

import type { Screen } from '../../../src/render/contract.ts';
import type { LeaderboardRow, LeaderboardScene, Member, StatsScene } from '../../../src/render/results/scene.ts';
import type { Locale } from '../../../src/words/contract.ts';
import { wordsIn } from '../../../src/words/words.ts';

const NAMES = [
  ...['Annika', 'さくら', 'Maximilian der Große', 'Ben', '東京タワーの下で会いましょう', 'Мария', 'Zoë'],
  ...['Donaudampfschiff Kapitän', '민준', 'W'.repeat(24), 'Theo'],
];
const PLACES = [1, 2, 3, 4, 5, 5, 7, 8, 9, 10, 14];
const CHANGES = [24, 12, -6, 31, 0, -19, 8, -111, 17, null, 9];

const members: readonly Member[] = NAMES.map((name, i) => ({ id: `9000000000000001${10 + 7 * i}`, name }));

export const rows: readonly LeaderboardRow[] = members.map((member, i) => ({
  ...{ member, place: PLACES[i]!, games: 58 - i * 4, wins: 25 - 2 * i, averagePlace: 1.6 + i * 0.1 },
  ...{ averagePoints: i === 6 ? null : 71.4 - i, rating: 1712 - 24 * i, change: CHANGES[i]! },
  recent: Array.from({ length: i === 9 ? 4 : 10 }, (_, k) => ({ place: 1 + ((k * k + i * 3) % 4), of: 4 })),
}));

export const leaderboardOf = (
  locale: Locale,
  screen: Screen,
  of: Partial<LeaderboardScene> = {},
): LeaderboardScene => ({
  ...{
    gameName: 'Carcassonne',
    words: wordsIn(locale),
    screen,
    period: 'month',
    at: Date.UTC(2026, 10, 20),
    by: 'rating',
    players: 4,
  },
  ...{ rows: rows.slice(0, 10), own: rows[10]!, behind: 44, fullPage: 10 },
  ...{ missing: null, ended: 173, minimum: 5 },
  ...of,
});

export const statsOf = (locale: Locale, screen: Screen, of: Partial<StatsScene> = {}): StatsScene => ({
  ...{
    gameName: 'Carcassonne',
    words: wordsIn(locale),
    screen,
    member: members[2]!,
    ranked: { place: 3, of: 31 },
    rating: 1641,
  },
  ...{ change: -6, games: 63, wins: 22, averagePlace: 2.1, places: [22, 17, 13, 8, 3] },
  history: Array.from({ length: 30 }, (_, i) => ({
    rating: Math.round(1486 + i * 5 + 30 * Math.sin(i)),
    ...{ isWin: i % 3 === 0, at: Date.UTC(2026, 6, 5 + i * 4) },
  })),
  sources: [
    { name: 'Cities', points: 27.2 },
    { name: 'Roads', points: 13.8 },
    { name: 'Cloisters', points: 9.8 },
    { name: 'Farms', points: 15.2 },
  ],
  extremes: [2, 3, 4, 5].map((players) => ({
    players,
    best: { points: 130 - players * 4, at: Date.UTC(2026, 8, 4) },
    worst: { points: 40 - players, at: Date.UTC(2026, 6, 19) },
  })),
  byPlayers: [2, 3, 4, 5].map((players) => ({ players, games: 10 + players, points: 90 - players * 8.3 })),
  opponents: [
    { member: members[0]!, ahead: 14, level: 1, behind: 19 },
    { member: members[9]!, ahead: 13, level: 0, behind: 9 },
    { member: members[3]!, ahead: 0, level: 2, behind: 5 },
  ],
  options: [
    { name: 'River', games: 40 },
    { name: 'Old farm rule', games: 12 },
  ],
  ...of,
});
