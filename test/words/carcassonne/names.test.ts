import { expect, test } from 'vitest';
import { TILE_IDS } from '../../../src/engines/carcassonne/index.ts';
import { carcassonneWords } from '../../../src/words/carcassonne/index.ts';
import { LOCALES } from '../../../src/words/contract.ts';

test.each(LOCALES)('%s: no two tiles have the same name', (locale) => {
  const names = TILE_IDS.map(carcassonneWords[locale].names.tile);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('en: tiles of all sets are named as players speak of them, not as the list of components does', () => {
  const asListed = /\b(cap|band|bend|strip|edges?|north|east|south|west)\b|[()]/;
  expect(TILE_IDS.map(carcassonneWords.en.names.tile).filter((name) => asListed.test(name))).toEqual([]);
});
