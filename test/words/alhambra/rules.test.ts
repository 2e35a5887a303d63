import { describe, expect, test } from 'vitest';
import { BUILDINGS, RANK_POINTS, ROUNDS, TILES } from '../../../src/engines/alhambra/index.ts';
import { alhambraWords } from '../../../src/words/alhambra/index.ts';
import { ruleWords } from '../../../src/words/alhambra/rules/index.ts';
import { LOCALES } from '../../../src/words/contract.ts';

describe('the rules of Alhambra', () => {
  test.each(LOCALES)('have the points of every building and round, %s', (locale) => {
    for (const building of BUILDINGS) {
      const label = alhambraWords[locale].names.buildingLabels[building];
      const line = ruleWords[locale].sections.scoring.text.split('\n').find((one) => one.startsWith(`- ${label}`));
      const points = ROUNDS.flatMap((round) => RANK_POINTS[round][building]);
      expect(line?.match(/\d+/g)?.map(Number), building).toEqual(points);
    }
  });

  test.each(LOCALES)('count the tiles with each number of walls, %s', (locale) => {
    const numbers = ruleWords[locale].sections.components.text.split('\n').at(-1)!.match(/\d+/g)!.map(Number);
    for (const walls of [0, 1, 2, 3]) {
      const count = TILES.filter((tile) => Object.values(tile.walls).filter(Boolean).length === walls).length;
      expect(numbers).toContain(count);
    }
  });
});
