/** Whether the pictures of leaderboards and statistics are legible. */
import { expect } from 'vitest';
import { GAME_IDS } from '../../../src/engines/games.ts';
import type { Picture, Screen } from '../../../src/render/contract.ts';
import { pageOn } from '../../../src/render/kit/theme.ts';
import { leaderboardPicture } from '../../../src/render/results/leaderboard.ts';
import { statsPicture } from '../../../src/render/results/stats/index.ts';
import { MEASURES, PERIODS } from '../../../src/tables/stored/results.ts';
import type { Locale } from '../../../src/words/contract.ts';
import { gameWords } from '../../../src/words/games.ts';
import { type Written, writtenOn } from '../support/type.ts';
import { leaderboardOf, rows, statsOf } from './scenes.ts';

const ACCENT = '#4F7A3A';

/** Every picture that there is, with all names of games and of their parts. */
function* picturesOn(screen: Screen, locale: Locale): Generator<readonly [string, Picture]> {
  for (const by of MEASURES) {
    yield [`leaderboard by ${by}`, leaderboardPicture(leaderboardOf(locale, screen, { by }), ACCENT)];
  }
  for (const period of PERIODS)
    yield [`leaderboard of ${period}`, leaderboardPicture(leaderboardOf(locale, screen, { period }), ACCENT)];
  const unrated = rows.map((row) => ({ ...row, rating: null, change: null }));
  const points = leaderboardOf(locale, screen, { by: 'points', rows: unrated, own: null });
  yield ['leaderboard without ratings', leaderboardPicture(points, ACCENT)];
  yield ['own on the page', leaderboardPicture(leaderboardOf(locale, screen, { own: rows[1]! }), ACCENT)];
  const few = { own: null, missing: 3, rows: rows.slice(0, 1), players: null };
  yield ['one row', leaderboardPicture(leaderboardOf(locale, screen, few), ACCENT)];
  for (const id of GAME_IDS) {
    const { name, parts, options } = gameWords[id][locale];
    const sources = Object.values(parts).map((part, i) => ({ name: part, points: 27.2 - i }));
    const favorites = Object.values(options).map((option, i) => ({ name: option.name, games: 30 - i }));
    const scene = statsOf(locale, screen, { gameName: name, sources, options: favorites.slice(0, 4) });
    yield [`statistics of ${id}`, statsPicture(scene, ACCENT)];
  }
  const first = { ranked: null, rating: null, change: null, history: [], extremes: [], byPlayers: [], sources: [] };
  yield [
    'a first game',
    statsPicture(statsOf(locale, screen, { ...first, games: 1, wins: 0, places: [0, 1] }), ACCENT),
  ];
}

/** Texts on one line that cover each other. */
export const overlaps = (texts: readonly Written[]): readonly string[] =>
  texts.flatMap((a, i) =>
    texts
      .slice(i + 1)
      .filter((b) => Math.abs(a.y - b.y) < 0.55 * Math.min(a.size, b.size))
      .filter((b) => a.left < b.right - 2 && b.left < a.right - 2)
      .map((b) => `${a.text} / ${b.text}`),
  );

/** Every letter is large enough, and none is outside or on top of another. */
export function expectLegible(screen: Screen, locale: Locale): void {
  const { width, smallest } = pageOn[screen];
  for (const [name, picture] of picturesOn(screen, locale)) {
    expect(picture.width).toBe(width);
    const texts = writtenOn(picture);
    const small = texts.filter(({ size }) => size < smallest - 0.01);
    expect([name, small]).toEqual([name, []]);
    expect(texts.length).toBeGreaterThan(9);
    const outside = texts.filter(({ left, right, y }) => left < 20 || right > width - 20 || y > picture.height - 10);
    expect([name, outside]).toEqual([name, []]);
    expect([name, overlaps(texts)]).toEqual([name, []]);
  }
}
