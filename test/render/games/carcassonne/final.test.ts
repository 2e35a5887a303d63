import { expect, test } from 'vitest';
import { type Carcassonne, carcassonne, PARTS, placementOf } from '../../../../src/engines/carcassonne/index.ts';
import type { OpenView } from '../../../../src/engines/contract.ts';
import { SCREENS } from '../../../../src/render/contract.ts';
import { panelsOf } from '../../../../src/render/games/carcassonne/final/columns.ts';
import { isOnMap, reckoningOf } from '../../../../src/render/games/carcassonne/final/reckoning.ts';
import { pictures } from '../../../../src/render/games/carcassonne/index.ts';
import { worldOf } from '../../../../src/render/games/carcassonne/map/world.ts';
import { carcassonneWords } from '../../../../src/words/carcassonne/index.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import { factsOf } from '../../support/parts.ts';
import { base, ends, some, standingsOf, withSets } from './support/finals.ts';
import { sceneFor, textsOf } from './support/scene.ts';

const scene = sceneFor(6);

test('the points of the table are those of the cards: in play and at the end make the total', () => {
  for (const open of ends) {
    const { rows, atEnd } = reckoningOf(open)!;
    for (const { seat, parts } of open.players) {
      const owned = rows.flatMap(({ part, owners }) => owners.map((owner) => ({ ...owner, part })));
      for (const part of PARTS) {
        const sum = owned
          .filter((one) => one.seat === seat && one.part === part)
          .reduce((all, { points }) => all + points, 0);
        expect(atEnd[seat]![part]).toBe(sum);
        expect(sum).toBeLessThanOrEqual(parts[part] ?? 0);
      }
    }
    const numbered = rows.filter(isOnMap);
    expect(rows.flatMap(({ numbers }) => numbers)).toEqual(numbered.map((_, i) => i + 1));
    const shown = panelsOf({ rows, atEnd })
      .flat()
      .flatMap((section) => section.rows);
    expect(shown.flatMap(({ numbers }) => numbers).sort((a, b) => a - b)).toEqual(numbered.map((_, i) => i + 1));
    // What is not on the map has a row of its own.
    expect(shown.filter((row) => !isOnMap(row))).toHaveLength(rows.length - numbered.length);
  }
});

test.each(SCREENS)('on a %s nobody wins by less than nothing over somebody who resigned', (screen) => {
  const [end] = base;
  const [first, second] = standingsOf(end!);
  expect(first!.points).toBeGreaterThan(second!.points);
  const open = carcassonne.ended(end!, [
    { ...second!, place: 1 },
    { ...first!, place: 2 },
  ]);
  const names = ['Anna', 'Ben'];
  for (const locale of LOCALES) {
    const picture = pictures.board({ open, own: null }, { ...scene, names, screen, words: wordsIn(locale) });
    const written = textsOf(picture);
    expect(written).toContain(carcassonneWords[locale].picture.end.wonByResignation(names[second!.seat]!));
  }
});

test('tiles that fitted nowhere are shown at the end, each kind once with its number', () => {
  const [end] = ends;
  const open = { ...end!, removed: ['C', 'C', 'X'] } as OpenView<Carcassonne>;
  for (const screen of SCREENS) {
    const written = textsOf(pictures.board({ open, own: null }, { ...scene, screen }));
    expect(written.filter((text) => text === '×2')).toHaveLength(1);
  }
});

test.each(SCREENS)('on a %s a closer look at the end bears the numbers of the features that it shows', (screen) => {
  let shown = 0;
  for (const open of some) {
    const world = worldOf(open.placements);
    const { rows } = reckoningOf(open)!;
    const zoom = { cells: 5, centre: open.last };
    const keys = factsOf<unknown>(pictures.board({ open, own: null }, { ...scene, screen, zoom }), 'numbers');
    const numbers = keys.flatMap((key) => (Array.isArray(key) && key.length === 1 ? [key[0] as number] : []));
    const isNear = (node: number) => {
      const { x, y } = world.tiles[placementOf(node)]!;
      return Math.max(Math.abs(x - open.last.x), Math.abs(y - open.last.y)) <= 1;
    };
    // Whatever is near the middle is seen; what is far off has no number here.
    for (const { numbers: own, nodes } of rows) if (nodes.some(isNear)) expect(numbers).toContain(own[0]);
    shown += numbers.length;
    expect(new Set(numbers).size).toBe(numbers.length);
  }
  expect(shown).toBeGreaterThan(12);
});

test('farms that have brought nothing share a row, and a long panel gives rows to a short one', () => {
  let [given, joined] = [0, 0];
  for (const open of ends) {
    const { rows, atEnd } = reckoningOf(open)!;
    const panels = panelsOf({ rows, atEnd });
    const lines = panels.map((sections) => sections.reduce((sum, one) => sum + one.rows.length, sections.length - 1));
    const farms = panels.flat().filter(({ topic }) => topic === 'farms');
    const nothing = farms.flatMap((one) => one.rows).filter(({ owners }) => owners.every(({ points }) => points === 0));
    const numbers = nothing.flatMap((row) => row.numbers);
    if (numbers.length > 1) {
      expect(nothing).toHaveLength(Math.ceil(numbers.length / 5));
      joined++;
    }
    if (panels.flat().length > 3) given++;
    else expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(6);
  }
  console.info(`${joined} ends with farms in one row, ${given} with rows given away`);
  expect(Math.min(given, joined)).toBeGreaterThan(2);
});

test('goods, king, and robber have their rows, with what they count and all who are paid', () => {
  let [goods, awards, pigs, signs] = [0, 0, 0, 0];
  for (const open of withSets) {
    const { rows } = reckoningOf(open)!;
    const { haendler, koenig } = open.expansions;
    for (const { formula, owners } of rows) {
      switch (formula.kind) {
        case 'goods': {
          const held = haendler!.goods.map((own) => own[formula.good]);
          expect(formula.most).toBe(Math.max(...held));
          expect(owners.map(({ seat }) => held[seat])).toEqual(held.filter((own) => own === formula.most));
          goods++;
          break;
        }
        case 'award':
          expect(owners).toEqual([{ seat: koenig![formula.award].seat, points: formula.completed }]);
          awards++;
          break;
        case 'farm':
        case 'farmers':
          for (const { seat } of formula.pigs) {
            expect(owners.map((owner) => owner.seat)).toContain(seat);
            expect(open.players[seat]!.hand.pig).toBe(0);
            pigs++;
          }
          break;
        case 'tiles':
          if (formula.sign === null) break;
          expect(owners.every(({ points }) => points === 0)).toBe(true);
          signs++;
      }
    }
  }
  console.info(`${goods} goods, ${awards} awards, ${pigs} pigs, ${signs} signs`);
  expect(Math.min(goods, awards, signs)).toBeGreaterThan(3);
  expect(pigs).toBeGreaterThan(0);
});

test('the base game has no words of the sets on its final picture', () => {
  const { goods, awards } = carcassonneWords.en.picture.end;
  const writtenIn = (open: OpenView<Carcassonne>) => textsOf(pictures.board({ open, own: null }, scene));
  for (const title of [goods, awards]) {
    expect(writtenIn(base[0]!)).not.toContain(title);
    expect(writtenIn(withSets[0]!)).toContain(title);
  }
});
