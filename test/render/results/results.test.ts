/** The pictures of leaderboards and statistics: legible, nothing on top of anything else, and quick. */

import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../../src/engines/games.ts';
import { pictures } from '../../../src/render/games.ts';
import { createPainter } from '../../../src/render/pipeline/painter.ts';
import { ordered } from '../support/ordered.ts';
import type { Written } from '../support/type.ts';
import { expectLegible, overlaps } from './legible.ts';
import { leaderboardOf, statsOf } from './scenes.ts';

// results.long.test.ts looks at every screen in every language.
describe.each([
  ['desktop', 'de'],
  ['phone', 'ja'],
] as const)('on a %s, in %s', (screen, locale) => {
  test('every letter is large enough, and none is outside or on top of another', () => expectLegible(screen, locale));
});

test('texts on top of one another are found', () => {
  const at = (left: number, y: number): Written => ({ text: 'x', size: 30, left, right: left + 50, y });
  expect(overlaps([at(0, 0), at(40, 5)])).toHaveLength(1);
  expect(overlaps([at(0, 0), at(40, 30), at(60, 0)])).toEqual([]);
});

test.each(GAME_IDS)('%s: a page becomes a file with the colors of the game', async (game) => {
  const painter = createPainter(pictures);
  const leaderboard = painter.paint({ kind: 'leaderboard', game, scene: ordered(leaderboardOf('en', 'desktop')) });
  const again = painter.paint({
    kind: 'leaderboard',
    game,
    scene: ordered(leaderboardOf('en', 'desktop', { own: null })),
  });
  const stats = painter.paint({ kind: 'stats', game, scene: ordered(statsOf('ja', 'phone')) });
  for (const { bytes } of [leaderboard, again, stats]) expect(bytes.length).toBeLessThan(200_000);
  expect([leaderboard.width, stats.width]).toEqual([1200, 720]);
  expect(again.height).toBeLessThan(leaderboard.height);
});
