/** Every section of the rules that names a picture has one, in every language. */
import { describe, expect, test } from 'vitest';
import type { BotGame } from '../../src/bot/contract.ts';
import { createPainter } from '../../src/render/pipeline/painter.ts';
import { LOCALES } from '../../src/words/contract.ts';
import { testGames } from '../bot/support/games.ts';
import { pictures } from '../toy/render/module.ts';

const painter = createPainter(pictures);

describe.each(Object.entries<BotGame>(testGames))('the pictures beside the rules of %s', (game, { rules }) => {
  const sheets = new Set(rules.sections.flatMap(({ figure }) => figure?.sheet ?? []));

  test('are all there', async () => {
    expect(sheets.size).toBeGreaterThan(0);
    for (const sheet of sheets) {
      for (const locale of LOCALES) {
        const { width, bytes } = painter.paint({
          kind: 'sheet',
          game,
          sheet,
          locale,
          view: null,
          screen: 'desktop',
        });
        expect(width, sheet).toBeLessThanOrEqual(1_200);
        expect(bytes.length, `${sheet} ${locale}`).toBeLessThan(400_000);
      }
    }
  });
});
