import { describe, expect, test } from 'vitest';
import { DISTRICT_FACTS, DISTRICTS } from '../../../src/engines/citadels/index.ts';
import { citadelsWords } from '../../../src/words/citadels/index.ts';
import { ruleWords } from '../../../src/words/citadels/rules/index.ts';
import { LOCALES } from '../../../src/words/contract.ts';

describe('the rules of Citadels', () => {
  test.each(LOCALES)('name every purple district with its cost, %s', (locale) => {
    const { text } = ruleWords[locale].sections.purple;
    for (const district of DISTRICTS.filter((one) => DISTRICT_FACTS[one].colour === 'purple')) {
      expect(text).toContain(`**${citadelsWords[locale].names.districts[district]}**`);
      const line = text
        .split('\n')
        .find((one) => one.includes(`**${citadelsWords[locale].names.districts[district]}**`));
      expect(line, district).toMatch(
        new RegExp(`[(（]${DISTRICT_FACTS[district].cost}\\b|[(（]${DISTRICT_FACTS[district].cost}[、）]`),
      );
    }
  });
});
