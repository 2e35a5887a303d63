import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../../src/engines/games.ts';
import { pictures } from '../../../src/render/games.ts';
import { BANNER, bannerOf } from '../../../src/render/kit/banner.ts';
import { LOCALES } from '../../../src/words/contract.ts';
import { gameWords } from '../../../src/words/games.ts';
import { wordsIn } from '../../../src/words/words.ts';
import { pixelsOf } from '../support/pictures.ts';

const ACCENT = '#14708C';
/** Where the ribbon of a name that had to be narrowed ends, in pixels. */
const LONGEST = 556;
const isAccent = (pixels: Buffer, x: number, y: number): boolean =>
  pixels.subarray(4 * (y * BANNER.width + x), 4 * (y * BANNER.width + x) + 3).equals(Buffer.from([0x14, 0x70, 0x8c]));

/** How far the ribbon reaches, just below its upper rule; in pixels. */
function endOfRibbon(name: string): number {
  const pixels = pixelsOf(bannerOf(ACCENT, name, () => {}));
  const columns = Array.from({ length: BANNER.width }, (_, x) => x);
  return columns.findLast((x) => isAccent(pixels, x, 226)) ?? 0;
}

describe('the ribbon', () => {
  test('is as long as the name', () => {
    expect(endOfRibbon('Go')).toBeLessThan(endOfRibbon('Citadels'));
  });

  test.each(['Die Siedler von Nürnberg', 'Die Burgen von Burgund: das Kartenspiel', '横浜紳商伝と世界の七不思議'])(
    '%s shrinks: it never reaches the middle of the picture',
    (name) => {
      expect(endOfRibbon(name)).toBeGreaterThan(440);
      expect(endOfRibbon(name)).toBeLessThanOrEqual(560);
    },
  );
});

describe.each(GAME_IDS)('the banner of %s', (game) => {
  test.each(LOCALES)('is painted in the size of all banners, in %s', (locale) => {
    const picture = pictures[game].banner(wordsIn(locale));
    expect([picture.width, picture.height]).toEqual([BANNER.width, BANNER.height]);
    expect(pixelsOf(picture)).toHaveLength(4 * BANNER.width * BANNER.height);
  });

  test.each(LOCALES)('says in one sentence or two what it shows, in %s', (locale) => {
    const { banner, name } = gameWords[game][locale];
    expect(banner.length).toBeGreaterThan(40);
    expect(banner).not.toContain(name);
  });

  test('has room for its name, so that on a phone, 480 pixels wide, it is written 22 high or more', () => {
    for (const locale of LOCALES) expect(endOfRibbon(gameWords[game][locale].name)).toBeLessThan(LONGEST);
  });
});
