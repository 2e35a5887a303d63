/** The pictures of leaderboards and statistics: legible, nothing on top of anything else, and quick. */
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../../src/engines/games.ts';
import { type Picture, SCREENS } from '../../../src/render/contract.ts';
import { pictures } from '../../../src/render/games.ts';
import { pageOn } from '../../../src/render/kit/theme.ts';
import { createPainter } from '../../../src/render/pipeline/painter.ts';
import { leaderboardPicture } from '../../../src/render/results/leaderboard.ts';
import { statsPicture } from '../../../src/render/results/stats/index.ts';
import { MEASURES, PERIODS } from '../../../src/tables/results.ts';
import { LOCALES, type Locale } from '../../../src/words/contract.ts';
import { gameWords } from '../../../src/words/games.ts';
import { type Written, writtenOn } from '../support/type.ts';
import { leaderboardOf, rows, statsOf } from './scenes.ts';

const ACCENT = '#4F7A3A';
const CASES = SCREENS.flatMap((screen) => LOCALES.map((locale) => [screen, locale] as const));

/** Every picture that there is, with all names of games and of their parts. */
function* picturesOn(screen: (typeof SCREENS)[number], locale: Locale): Generator<readonly [string, Picture]> {
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
const overlaps = (texts: readonly Written[]): readonly string[] =>
  texts.flatMap((a, i) =>
    texts
      .slice(i + 1)
      .filter((b) => Math.abs(a.y - b.y) < 0.55 * Math.min(a.size, b.size))
      .filter((b) => a.left < b.right - 2 && b.left < a.right - 2)
      .map((b) => `${a.text} / ${b.text}`),
  );

describe.each(CASES)('on a %s, in %s', (screen, locale) => {
  test('every letter is large enough, and none is outside or on top of another', () => {
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
  });
});

test('texts on top of one another are found', () => {
  const at = (left: number, y: number): Written => ({ text: 'x', size: 30, left, right: left + 50, y });
  expect(overlaps([at(0, 0), at(40, 5)])).toHaveLength(1);
  expect(overlaps([at(0, 0), at(40, 30), at(60, 0)])).toEqual([]);
});

test.each(GAME_IDS)('%s: a page becomes a file with the colors of the game', async (game) => {
  const painter = createPainter(pictures);
  const leaderboard = painter.paint({ kind: 'leaderboard', game, scene: leaderboardOf('en', 'desktop') });
  const again = painter.paint({
    kind: 'leaderboard',
    game,
    scene: leaderboardOf('en', 'desktop', { own: null }),
  });
  const stats = painter.paint({ kind: 'stats', game, scene: statsOf('ja', 'phone') });
  for (const { bytes } of [leaderboard, again, stats]) expect(bytes.length).toBeLessThan(200_000);
  expect([leaderboard.width, stats.width]).toEqual([1200, 720]);
  expect(again.height).toBeLessThan(leaderboard.height);
});
