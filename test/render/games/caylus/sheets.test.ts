/** Reference sheets, and what the pictures in the rules claim. */

import { expect, test } from 'vitest';
import {
  BASE_COST,
  batchesFor,
  buildingKind,
  CASTLE,
  caylus,
  costOf,
  countRow,
  DENIERS_PER_SPACE,
  FIXED_SPACES,
  inStock,
  NEUTRAL_IDS,
  OWNER_PRESTIGE,
  PROVOST_REACH,
  SECTIONS,
  spaceOf,
  tileOn,
} from '../../../../src/engines/caylus/index.ts';
import type { Picture } from '../../../../src/render/contract.ts';
import { sectionOf } from '../../../../src/render/games/caylus/closer/tracks.ts';
import {
  AYA,
  BATCH,
  BEN,
  BUILDING,
  PLACING,
  PROVOST,
  REPLACING,
  START,
} from '../../../../src/render/games/caylus/figures/scenes.ts';
import { sheets } from '../../../../src/render/games/caylus/sheets.ts';
import { LOCALES } from '../../../../src/words/contract.ts';
import { wordsIn } from '../../../../src/words/words.ts';
import { turn } from '../../../engines/caylus/support.ts';
import { gameOf, viewOf } from './support/moments.ts';

test('all buildings on a phone are no longer than four screens of it', () => {
  for (const locale of LOCALES)
    expect(sheets.buildings!.picture(wordsIn(locale), null, 'phone', []).height, locale).toBeLessThan(3200);
});

const cardsOn = (picture: Picture): readonly string[] =>
  picture.layers.flatMap(({ parts }) => parts).flatMap(({ key }) => /^\[\{"id":"(\w+)"/.exec(key)?.slice(1) ?? []);

test('S2 the sheets of what is left show the stock of the table, and say so when nothing is left', () => {
  const moment = gameOf(4).at(-1)!;
  const view = viewOf(moment);
  for (const sort of ['wood', 'stone', 'prestige'] as const) {
    const left = inStock(view.open, sort);
    const picture = sheets[`${sort}Left`]!.picture(wordsIn('en'), view, 'phone', []);
    expect(cardsOn(picture)).toEqual(left);
  }
  const built = turn({ road: ALL_WOOD.map((id, i) => `${SITES[i]} ${id} 0`) });
  const none = sheets.woodLeft!.picture(wordsIn('en'), { open: caylus.open(built.state), own: null }, 'phone', []);
  expect(cardsOn(none)).toEqual([]);
  expect(none.layers.flatMap(({ parts }) => parts).some(({ key }) => key === '"None left"')).toBe(true);
});

const ALL_WOOD = [
  'w_farm_food',
  'w_farm_cloth',
  'w_sawmill',
  'w_quarry',
  'w_market',
  'w_peddler',
  'w_mason',
  'w_lawyer',
];
const SITES = [9, 10, 11, 12, 13, 14, 15, 17];

test('§1 the road in the rules is that of the start: neutral buildings on 1 to 6, fixed on 7, 8, and 16', () => {
  const buildings = START.road.map((tile) => tile?.building ?? null);
  expect(new Set(buildings.slice(0, 6))).toEqual(new Set(NEUTRAL_IDS));
  for (const [id, space] of Object.entries(FIXED_SPACES)) expect(tileOn(START, space)?.building).toBe(id);
  expect(buildings.filter((one) => one !== null)).toHaveLength(9);
  expect(SECTIONS.map((section) => CASTLE[section].checkpoint)).toEqual([12, 18, 24]);
});

test('§4.2 and §4.3 the prices and the point in the rules are those of the engine', () => {
  const at = turn({ road: ['9 w_quarry 0', '10 w_market 1'], order: [2, 0, 1], passed: [2] });
  const places = ['road-1', 'road-9', 'road-10'] as const;
  PLACING.sites.forEach(({ building, owner, cost, points }, i) => {
    const tile = tileOn(at.open, spaceOf(places[i]!)!);
    expect([tile?.building, tile?.owner]).toEqual([building, owner]);
    expect(costOf(at.open, AYA, places[i]!).cost).toBe(cost);
    expect(points).toBe(owner === BEN ? OWNER_PRESTIGE : 0);
  });
  expect(at.open.passed).toEqual(PLACING.passed);
  expect(PLACING.sites.map(({ cost }) => cost)).toContain(BASE_COST);
});

test('§6 the provost in the rules goes a way that is allowed, for its price', () => {
  const { from, to, cost, buildings } = PROVOST;
  expect(to - from).toBeLessThanOrEqual(PROVOST_REACH);
  expect(cost).toBe((to - from) * DENIERS_PER_SPACE);
  for (const [space, id] of buildings) if (id.startsWith('f_')) expect(tileOn(START, space)?.building).toBe(id);
  expect(buildings.find(([space]) => space === to)?.[1]).toBe('f_carpenter');
});

test('§8 the stone farm in the rules is as it is printed', () => {
  const { price, prestige, worker, owner } = buildingKind(BUILDING);
  expect([price, prestige]).toEqual([{ stone: 1, food: 1 }, 3]);
  expect(worker).toEqual({ op: 'produce', options: [{ food: 2, cloth: 1 }] });
  expect(owner).toEqual({ op: 'produce', options: [{ food: 1 }, { cloth: 1 }] });
});

test('§8.2 and §8.3 a neutral building can become a residence, and a residence a prestige building', () => {
  const [first, second, third] = REPLACING.map(buildingKind);
  expect([first?.class, first?.isConvertible]).toEqual(['neutral', true]);
  expect([second?.class, third?.class]).toEqual(['residence', 'prestige']);
});

test('§9.2 and §9.3 the batch in the rules pays for a house in the dungeon', () => {
  const at = turn({ hands: [{ cubes: BATCH.pay.join('+') }] });
  expect(batchesFor(at.open, AYA).map((bag) => bag.toSorted())).toEqual([BATCH.pay.toSorted()]);
  expect(CASTLE[BATCH.section].prestige).toBe(5);
});

test('§10.3 the counts in the rules are those that the captions tell', () => {
  const results = SECTIONS.map((section) => [0, 1, 2, 3, 4, 5, 6].map((houses) => countRow(section, houses)));
  const favors = results.map((row) => row.map((one) => one.favors - one.loss));
  expect(favors).toEqual([
    [-2, 0, 1, 1, 1, 1, 1],
    [-3, 0, 1, 2, 2, 3, 3],
    [-4, 0, 1, 1, 2, 2, 3],
  ]);
});

test('§11 levels 1 and 2 are opened by the dungeon, 3 and 4 by the walls, 5 by the towers', () => {
  expect(([1, 2, 3, 4, 5] as const).map(sectionOf)).toEqual(['dungeon', 'dungeon', 'walls', 'walls', 'towers']);
});
