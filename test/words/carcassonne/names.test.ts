import { expect, test } from 'vitest';
import { TILE_IDS } from '../../../src/engines/carcassonne/index.ts';
import { tileNames } from '../../../src/words/carcassonne/names/index.ts';
import { LOCALES } from '../../../src/words/contract.ts';

test.each(LOCALES)('%s: no two tiles have the same name', (locale) => {
  const names = TILE_IDS.map(tileNames[locale]);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('en: tiles of all sets are named as players speak of them, not as the list of components does', () => {
  const asListed = /\b(cap|band|bend|strip|edges?|north|east|south|west)\b|[()]/;
  expect(TILE_IDS.map(tileNames.en).filter((name) => asListed.test(name))).toEqual([]);
});
