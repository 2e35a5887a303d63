/**
 * Every picture can be drawn, nothing of it is cut off or lies outside, and no letter is so small that it cannot be read
 * on the screen for which it is made.
 */
import { expect, test } from 'vitest';
import { GAME_IDS, games } from '../../src/engines/games.ts';
import { SCREENS } from '../../src/render/contract.ts';
import { LOCALES } from '../../src/words/contract.ts';
import { amount, IS_DRILL } from '../support/amount.ts';
import { lookAtPictures, runsOf } from './support/everyPicture.ts';
import { paintSpritesAnew } from './support/freshSprites.ts';

paintSpritesAnew();

/** German has the longest words. */
const LONGEST = 'de';

const ALL = GAME_IDS.flatMap((id) =>
  SCREENS.flatMap((screen) => LOCALES.map((locale) => [id, screen, locale] as const)),
);

test.each(ALL)('%s on a %s, in %s: every letter is large enough, and all lies inside', async (game, screen, locale) => {
  const { options } = games[game];
  const withOptions = options.length > 0 && (IS_DRILL || locale === LONGEST) ? runsOf(game, options, IS_DRILL) : [];
  const runs = [...runsOf(game, [], IS_DRILL), ...withOptions];
  const { texts, wrong } = await lookAtPictures(game, screen, locale, runs, amount(locale === LONGEST ? 2 : 1, 14));
  expect(wrong).toEqual([]);
  expect(texts).toBeGreaterThan(amount(30, 100));
});
