/** What the pictures of a table with all sets and six seats show, and that it can be read. */

import { expect, test } from 'vitest';
import { SCREENS } from '../../../../src/render/contract.ts';
import { pictures } from '../../../../src/render/games/carcassonne/index.ts';
import { lettersOf } from '../../../../src/render/kit/seats.ts';
import { pageOn } from '../../../../src/render/kit/theme.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import { paintSpritesAnew } from '../../support/freshSprites.ts';
import { writtenOn } from '../../support/type.ts';
import { textsOf, viewOf, withoutLand } from './support/scene.ts';
import { acting, layerOf, offered, offersSpecial, scene, states } from './support/setGames.ts';

paintSpritesAnew();

test.each(SCREENS.flatMap((screen) => LOCALES.map((locale) => [screen, locale] as const)))(
  'on a %s, in %s, where a figure is placed every letter is large enough, and nothing but names is cut',
  (screen, locale) => {
    const { width, smallest } = pageOn[screen];
    const letters = new Set(lettersOf(scene.names));
    let texts = 0;
    for (const state of acting.filter((_, i) => i % 60 === 0)) {
      const picture = pictures.board(viewOf(state), { ...scene, screen, words: wordsIn(locale), step: offered(state) });
      for (const { text, size } of writtenOn(withoutLand(picture))) {
        texts++;
        expect(text.includes('…') && !text.startsWith('Max'), text).toBe(false);
        if (letters.has(text)) continue;
        expect((size * width) / picture.width, text).toBeGreaterThanOrEqual(smallest - 0.01);
      }
    }
    expect(texts).toBeGreaterThan(100);
  },
);

test.each(SCREENS)('on a %s nothing on a card touches anything else that is written there', (screen) => {
  const late = states.filter(({ agenda, stack }) => agenda.at(-1)?.kind === 'placeTile' && stack.length < 12);
  let compared = 0;
  for (const state of late.filter((_, i) => i % 7 === 0)) {
    const written = writtenOn(
      layerOf(pictures.board(viewOf(state), { ...scene, screen }), screen === 'phone' ? 'boxes' : 'cards'),
    );
    for (const [i, one] of written.entries()) {
      for (const other of written.slice(i + 1)) {
        if (Math.abs(one.y - other.y) > 10) continue;
        compared++;
        const apart = Math.max(one.left - other.right, other.left - one.right);
        expect(apart, `${one.text} and ${other.text}`).toBeGreaterThan(0);
      }
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test.each(SCREENS)('on a %s every figure on every spot bears its letter, on the tile and in the key', (screen) => {
  let [shared, special] = [0, 0];
  for (const state of [...acting.filter(offersSpecial).slice(0, 3), ...acting.filter((_, i) => i % 12 === 0)]) {
    for (const isShared of [true, false]) {
      const step = offered(state, isShared);
      const picture = pictures.board(viewOf(state), { ...scene, screen, step });
      const letters = [...new Set(step.answers.map(({ label }) => label))];
      const ghosts = layerOf(picture, 'choices').layers[0]!.parts.length - letters.length;
      const spots = new Set(step.answers.map(({ partial }) => partial.segment)).size;
      // Of many spots with one letter each, only the first figure is on the tile.
      expect(ghosts).toBe(isShared && spots >= 4 ? spots : step.answers.length);
      expect(textsOf(layerOf(picture, 'choices')).toSorted()).toEqual(letters);
      expect(
        textsOf(layerOf(picture, 'key'))
          .filter((text) => letters.includes(text))
          .sort(),
      ).toEqual(letters);
      const segments = step.answers.map(({ partial }) => partial.segment);
      if (new Set(segments).size < segments.length) shared++;
    }
    if (offersSpecial(state)) special++;
  }
  expect(shared).toBeGreaterThan(2);
  expect(special).toBeGreaterThanOrEqual(3);
});
