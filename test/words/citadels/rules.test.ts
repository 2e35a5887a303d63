import { describe, expect, test } from 'vitest';
import { DISTRICT_FACTS, DISTRICTS } from '../../../src/engines/citadels/index.ts';
import { districtNames } from '../../../src/words/citadels/names/index.ts';
import { ruleWords } from '../../../src/words/citadels/rules/index.ts';
import { LOCALES } from '../../../src/words/contract.ts';

describe('the rules of Citadels', () => {
  test.each(LOCALES)('name every purple district with its cost, %s', (locale) => {
    const { text } = ruleWords[locale].sections.purple;
    for (const district of DISTRICTS.filter((one) => DISTRICT_FACTS[one].colour === 'purple')) {
      expect(text).toContain(`**${districtNames[locale][district]}**`);
      const line = text.split('\n').find((one) => one.includes(`**${districtNames[locale][district]}**`));
      expect(line, district).toMatch(
        new RegExp(`[(（]${DISTRICT_FACTS[district].cost}\\b|[(（]${DISTRICT_FACTS[district].cost}[、）]`),
      );
    }
  });
});
