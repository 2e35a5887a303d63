import { describe, expect, test } from 'vitest';
import { GOODS, lying, TILES } from '../../../src/engines/carcassonne/index.ts';
import { MAPS } from '../../../src/render/games/carcassonne/figures/maps.ts';
import { carcassonneWords } from '../../../src/words/carcassonne/index.ts';
import { ruleWords } from '../../../src/words/carcassonne/rules/index.ts';
import { entryOf } from '../../../src/words/contract.ts';

describe('the rules of Carcassonne', () => {
  test('count the tiles as they are in the box', () => {
    const base = TILES.filter(({ set }) => set === 'base');
    const sum = (kinds: typeof base) => kinds.reduce((all, { count }) => all + count, 0);
    const having = (wanted: (segment: (typeof base)[number]['segments'][number]) => boolean) =>
      sum(base.filter(({ segments }) => segments.some(wanted)));
    const pennants = having((segment) => segment.kind === 'city' && segment.pennants > 0);
    const counts = [sum(base), base.length, having(({ kind }) => kind === 'cloister'), pennants];
    expect(counts).toEqual([72, 24, 6, 10]);
    for (const { sections } of Object.values(ruleWords))
      for (const count of counts) expect(sections.tiles.text).toContain(`${count}`);
  });

  test.each([
    ['fluss', 'tilesFluss', [12, 10]],
    ['erweiterung', 'tilesErweiterung', [18, 17, 6]],
    ['haendler', 'tilesHaendler', [24, 9, 6, 5]],
    ['koenig', 'koenig', [5]],
    ['drache', 'tilesDrache', [30, 29]],
  ] as const)('count the tiles of %s as they are in the box', (set, section, counts) => {
    const kinds = TILES.filter((tile) => tile.set === set);
    const sum = (some: typeof kinds) => some.reduce((all, { count }) => all + count, 0);
    const having = (wanted: (segment: (typeof kinds)[number]['segments'][number]) => boolean) =>
      sum(kinds.filter(({ segments }) => segments.some(wanted)));
    const inns = having((segment) => segment.kind === 'road' && segment.inn);
    const goods = GOODS.map((good) => having((segment) => segment.kind === 'city' && segment.good === good));
    expect([sum(kinds), kinds.length, inns, ...goods].filter((count) => count > 0)).toEqual(
      expect.arrayContaining([...counts]),
    );
    for (const { sections } of Object.values(ruleWords))
      for (const count of counts) expect(sections[section].text).toMatch(new RegExp(`(?<!\\d)${count}(?!\\d)`));
    for (const { options } of Object.values(entryOf(carcassonneWords, 'game')))
      expect(options[set].description).toContain(`+${sum(kinds)} `.trim());
  });

  test('tell of the tile in their first picture what it shows', () => {
    const [{ placements, last }] = MAPS.tile.views as readonly [(typeof MAPS.tile.views)[number]];
    const placed = placements.find(({ x, y }) => x === last?.x && y === last.y)!;
    const road = lying(placed.tile, placed.rotation).find(({ kind }) => kind === 'road')!;
    expect(road.sides.join('')).not.toMatch(/ns|sn|ew|we/);
    const bend = { en: /bend/, de: /Straßenkurve/, ja: /曲がり道/ } as const;
    for (const [locale, { figures }] of Object.entries(ruleWords))
      expect(figures.tile).toMatch(bend[locale as keyof typeof bend]); // The words are by locale.
  });
});
