import { describe, expect, test } from 'vitest';
import {
  type Amount,
  BUILDING_SPACES,
  BUILDINGS,
  type BuildingKind,
  CASTLE,
  countRow,
  type Effect,
  FAVORS,
  FIXED_SPACES,
  IDS_OF,
  LEVELS,
  SECTIONS,
  SPECIAL_IDS,
  type TRACKS,
} from '../../../src/engines/caylus/index.ts';

/** The appendix of the rules: F food, W wood, S stone, C cloth, G gold, $ deniers, P prestige, R royal favor. */
const APPENDIX = `
gate | - | 0 | move worker
trading_post | - | 0 | 3$
merchants_guild | - | 0 | provost 0-3
joust_field | - | 0 | 1C1$>1R
stables | - | 0 | turn order
inn | - | 0 | circles
f_peddler | - | 0 | 2$>1plain
f_carpenter | - | 0 | build wood
f_gold_mine | - | 0 | 1G
n_farm | - | 0 | 1F or 1C
n_forest | - | 0 | 1F or 1W
n_sawmill | - | 0 | 1W
n_quarry | - | 0 | 1S
n_market | - | 0 | 1any>4$
n_carpenter | - | 0 | build wood
w_farm_food | 1F1W | 2 | 2F or 1C
w_farm_cloth | 1F1W | 2 | 2C or 1F
w_sawmill | 1F1W | 2 | 2W
w_quarry | 1F1W | 2 | 2S
w_market | 1W1any | 4 | 1any>6$
w_peddler | 1W1any | 4 | 1$>1plain or 2$>2plain
w_mason | 1F1W | 4 | build stone
w_lawyer | 1W1C | 4 | build residence
s_farm | 1F1S | 3 | 2F1C | owner 1F or 1C
s_park | 1F1S | 3 | 1F2W | owner 1W or 1F
s_workshop | 1F1S | 3 | 2S1C | owner 1S or 1C
s_church | 1S1C | 3 | 2$>3P or 4$>5P | 1R
s_tailor | 1W1S | 6 | 2C>4P or 3C>6P
s_bank | 1W1S | 6 | 2$>1G or 5$>2G
s_alchemist | 1F1S | 6 | 2plain>1G or 4plain>2G
s_architect | 1F1S | 6 | build prestige | 2 tiles
s_jeweller | 1S1C | 6 | 1G>5P or 2G>9P
residence | 1C1$ | 2 | - | income 1
p_statue | 2S1G | 7 | - | 1R
p_granary | 3F1G | 10 | -
p_library | 3W1G | 10 | - | income 1
p_weaver | 3C1G | 12 | -
p_theatre | 3W2G | 14 | - | 1R
p_college | 3S2G | 14 | - | 1R
p_monument | 4S2G | 14 | - | 2R
p_hotel | 3S2G | 16 | - | income 2
p_cathedral | 5S3G | 25 | -
`
  .trim()
  .split('\n');

const LETTERS = [
  ['food', 'F'],
  ['wood', 'W'],
  ['stone', 'S'],
  ['cloth', 'C'],
  ['gold', 'G'],
  ['anyCube', 'any'],
  ['plainCube', 'plain'],
  ['deniers', '$'],
  ['prestige', 'P'],
  ['favor', 'R'],
] as const;

const written = (amount: Amount | null): string =>
  amount === null ? '-' : LETTERS.map(([unit, letter]) => (amount[unit] ? `${amount[unit]}${letter}` : '')).join('');

function effect(one: Effect | null): string {
  switch (one?.op) {
    case undefined:
      return '-';
    case 'produce':
      return one.options.map(written).join(' or ');
    case 'trade':
      return one.options.map(({ give, get }) => `${written(give)}>${written(get)}`).join(' or ');
    case 'build':
      return `build ${one.sort}`;
    case 'moveProvost':
      return `provost 0-${one.max}`;
    case 'relocateWorker':
      return 'move worker';
    case 'stables':
      return 'turn order';
    case 'inn':
      return 'circles';
    case 'none':
      return 'nothing';
  }
}

const extras = ({ class: klass, copies, owner, favors, income }: BuildingKind): readonly string[] => [
  ...(owner === null ? [] : [`owner ${effect(owner)}`]),
  ...(favors > 0 ? [`${favors}R`] : []),
  ...(income > 0 ? [`income ${income}`] : []),
  ...(copies !== 1 && klass !== 'residence' ? [`${copies} tiles`] : []),
];

describe('§7 §8 the buildings', () => {
  test.each(BUILDINGS.map((one) => [one.id, one] as const))(
    '§7.4 §8.1 %s has the price, points, effect, and extras of the appendix',
    (id, one) => {
      const line = [id, written(one.price), `${one.prestige}`, effect(one.worker), ...extras(one)].join(' | ');
      expect(line).toBe(APPENDIX.find((row) => row.startsWith(`${id} |`)));
    },
  );

  test('§1.2 §8 there are 6 special, 3 fixed, 6 neutral, 8 wood, 10 stone, and 9 prestige tiles', () => {
    const tiles = (klass: string) =>
      BUILDINGS.filter((one) => one.class === klass).reduce((sum, { copies }) => sum + (copies ?? 0), 0);
    expect(['special', 'fixed', 'neutral', 'wood', 'stone', 'prestige'].map(tiles)).toEqual([6, 3, 6, 8, 10, 9]);
    expect(APPENDIX.length).toBe(BUILDINGS.length);
    expect(IDS_OF.residence).toEqual(['residence']);
  });

  test('§8.2 neutral, wood, and stone buildings can become residences, never the lawyer', () => {
    const convertible = BUILDINGS.filter(({ isConvertible }) => isConvertible).map(({ id }) => id);
    expect(convertible).toEqual(
      BUILDINGS.filter(({ id, class: klass }) => /neutral|wood|stone/.test(klass) && id !== 'w_lawyer').map(
        ({ id }) => id,
      ),
    );
  });

  test('§4.1 no worker can be put on residences and prestige buildings', () => {
    const closed = BUILDINGS.filter(({ worker }) => worker === null).map(({ class: klass }) => klass);
    expect(new Set(closed)).toEqual(new Set(['residence', 'prestige']));
    expect(closed.length).toBe(10);
  });
});

test('§1.2 §8.1 the spaces of the road', () => {
  expect(FIXED_SPACES).toEqual({ f_peddler: 7, f_carpenter: 8, f_gold_mine: 16 });
  expect(BUILDING_SPACES).toEqual([9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]);
  expect(SPECIAL_IDS).toEqual(['gate', 'trading_post', 'merchants_guild', 'joust_field', 'stables', 'inn']);
});

test('§9 §10.2 §11.2 the sections: capacity, points, checkpoint, maximum level', () => {
  expect(
    SECTIONS.map((id) => [CASTLE[id].capacity, CASTLE[id].prestige, CASTLE[id].checkpoint, CASTLE[id].maxLevel]),
  ).toEqual([
    [6, 5, 12, 2],
    [10, 4, 18, 4],
    [14, 3, 24, 5],
  ]);
});

test('§10.3 what a number of houses brings', () => {
  const row = (section: (typeof SECTIONS)[number]) =>
    Array.from({ length: 8 }, (_, houses) => countRow(section, houses)).map(({ loss, favors }) => favors - loss);
  expect(row('dungeon')).toEqual([-2, 0, 1, 1, 1, 1, 1, 1]);
  expect(row('walls')).toEqual([-3, 0, 1, 2, 2, 3, 3, 3]);
  expect(row('towers')).toEqual([-4, 0, 1, 1, 2, 2, 3, 3]);
});

test('§11 the levels of the favor tracks', () => {
  const levels = (track: (typeof TRACKS)[number]) => LEVELS.map((level) => effect(FAVORS[track][level]));
  expect(levels('prestige')).toEqual(['1P', '2P', '3P', '4P', '5P']);
  expect(levels('deniers')).toEqual(['3$', '4$', '5$', '6$', '7$']);
  expect(levels('resources')).toEqual(['1F', '1W or 1S', '1C', '1any>2plain', '1G']);
  expect(levels('buildings')).toEqual(['nothing', 'build wood', 'build stone', 'build residence', 'build prestige']);
  const discounts = LEVELS.map((level) => {
    const one = FAVORS.buildings[level];
    return one.op === 'build' ? written(one.discount ?? {}) : '';
  });
  expect(discounts).toEqual(['', '1W', '1S', '1$', '']);
});
