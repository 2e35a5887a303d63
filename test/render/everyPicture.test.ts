/** No picture of the toy is wrong for its screen, nor some of two games; everyPicture.long.test.ts looks at all. */
import { expect, test } from 'vitest';
import { SCREENS } from '../../src/render/contract.ts';
import { LOCALES } from '../../src/words/contract.ts';
import { lookAtPictures, runsOf } from './support/everyPicture.ts';
import { paintSpritesAnew } from './support/freshSprites.ts';

paintSpritesAnew();

const ofToy = SCREENS.flatMap((screen) => LOCALES.map((locale) => ['toy', screen, locale, 2] as const));
/** The two that are drawn in the least time. */
const ofGames = [
  ['alhambra', 'desktop', 'en', 1],
  ['citadels', 'phone', 'en', 1],
] as const;

test.each([...ofToy, ...ofGames])(
  '%s on a %s, in %s: every letter is large enough, and all lies inside',
  async (game, screen, locale, positions) => {
    const { texts, wrong } = await lookAtPictures(game, screen, locale, runsOf(game, [], false), positions);
    expect(wrong).toEqual([]);
    expect(texts).toBeGreaterThan(30);
  },
);
