import { describe, expect, test } from 'vitest';
import {
  BUILDINGS,
  CASTLE,
  SECTIONS as CASTLE_SECTIONS,
  CUBES,
  START_DENIERS,
} from '../../../src/engines/caylus/index.ts';
import { caylusWords } from '../../../src/words/caylus/index.ts';
import { ruleWords } from '../../../src/words/caylus/rules/index.ts';
import { LOCALES } from '../../../src/words/contract.ts';

describe('the rules of Caylus', () => {
  test.each(LOCALES)('have capacity, points, and checkpoint of each section, %s', (locale) => {
    const { castle, counts, aim } = ruleWords[locale].sections;
    for (const section of CASTLE_SECTIONS) {
      const { capacity, prestige, checkpoint } = CASTLE[section];
      expect(castle.text).toMatch(new RegExp(`\\b${capacity}|${capacity}軒`));
      expect(castle.text).toMatch(new RegExp(`${prestige}`));
      expect(counts.text).toContain(`**${checkpoint}**`);
      expect(aim.text).toContain(`${checkpoint}`);
    }
    for (const deniers of START_DENIERS[5]!) expect(aim.text).toContain(`${deniers}`); // Up to five play.
  });

  test.each(LOCALES)('name every building with its price, %s', (locale) => {
    const { text } = ruleWords[locale].sections.components;
    const all = text.toLowerCase();
    for (const { id, class: klass, price } of BUILDINGS) {
      if (klass === 'special' || klass === 'residence') continue;
      const name = caylusWords[locale].names.shortBuilding(id).toLowerCase();
      expect(all, id).toContain(name);
      if (klass !== 'prestige' || price === null) continue;
      const numbers = CUBES.flatMap((cube) => (price[cube] === undefined ? [] : [price[cube]]));
      const inBrackets = new RegExp(`${name}[^·:：]*?[(（]([^)）]*)`).exec(all)?.[1] ?? '';
      expect(inBrackets.match(/\d+/g)?.map(Number), id).toEqual(numbers);
    }
  });
});
