/** The pictures beside the rules come out in every language, in files of moderate size. */
import { expect, test } from 'vitest';
import type { BotGame } from '../../src/bot/contract.ts';
import { createPainter } from '../../src/render/pipeline/painter.ts';
import { LOCALES } from '../../src/words/contract.ts';
import { testGames } from '../bot/support/games.ts';
import { pictures } from '../toy/render/module.ts';
import { rulesSheets } from './support/rulesSheets.ts';

const painter = createPainter(pictures);

test.each(Object.entries<BotGame>(testGames))('the pictures beside the rules of %s are drawn', (game, { rules }) => {
  for (const sheet of rulesSheets(rules)) {
    for (const locale of LOCALES) {
      const { width, bytes } = painter.paint({ kind: 'sheet', game, sheet, locale, view: null, screen: 'desktop' });
      expect(width, sheet).toBeLessThanOrEqual(1_200);
      expect(bytes.length, `${sheet} ${locale}`).toBeLessThan(400_000);
    }
  }
});
