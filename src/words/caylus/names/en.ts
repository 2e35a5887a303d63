import { amountIn, type BuiltClass, FAVORS } from '../../../engines/caylus/index.ts';
import { speechOf } from '../../speech.ts';
import type { Names } from './contract.ts';
import { effectIn, favorSourceIn, itemsIn, placeIn, printedIn, shortIn } from './shared.ts';

const { list, anyOf, count: counted } = speechOf('en');
const count = (n: number, one: string, many = `${one}s`) => counted(n, one, many);

const buildings: Names['buildings'] = {
  gate: 'gate',
  trading_post: 'trading post',
  merchants_guild: 'merchants’ guild',
  joust_field: 'joust field',
  stables: 'stables',
  inn: 'inn',
  f_peddler: 'peddler (fixed)',
  f_carpenter: 'carpenter (fixed)',
  f_gold_mine: 'gold mine',
  n_farm: 'farm (neutral)',
  n_forest: 'forest',
  n_sawmill: 'sawmill (neutral)',
  n_quarry: 'quarry (neutral)',
  n_market: 'marketplace (neutral)',
  n_carpenter: 'carpenter (neutral)',
  w_farm_food: 'farm (food)',
  w_farm_cloth: 'farm (cloth)',
  w_sawmill: 'sawmill (wood)',
  w_quarry: 'quarry (wood)',
  w_market: 'marketplace (wood)',
  w_peddler: 'peddler (wood)',
  w_mason: 'mason',
  w_lawyer: 'lawyer',
  s_farm: 'farm (stone)',
  s_park: 'park',
  s_workshop: 'workshop',
  s_church: 'church',
  s_tailor: 'tailor',
  s_bank: 'bank',
  s_alchemist: 'alchemist',
  s_architect: 'architect',
  s_jeweller: 'jeweler',
  residence: 'residence',
  p_statue: 'statue',
  p_granary: 'granary',
  p_library: 'library',
  p_weaver: 'weaver',
  p_theatre: 'theater',
  p_college: 'college',
  p_monument: 'monument',
  p_hotel: 'hotel',
  p_cathedral: 'cathedral',
};
const cubes: Names['cubes'] = { food: 'food', wood: 'wood', stone: 'stone', cloth: 'cloth', gold: 'gold' };
const sections: Names['sections'] = { dungeon: 'dungeon', walls: 'walls', towers: 'towers' };

const deniers: Names['deniers'] = (n) => count(n, 'denier');
const points: Names['points'] = (n) => count(n, 'point');
const favors: Names['favors'] = (n) => count(n, 'royal favor');
const space: Names['space'] = (at) => `space ${at}`;
const items = itemsIn({
  cube: (n, cube) => `${n} ${cubes[cube]}`,
  anyCube: (n) => (n === 1 ? '1 cube of any kind' : `${n} cubes of any kinds`),
  plainCube: (n) => `${count(n, 'cube')} other than gold`,
  deniers,
  prestige: points,
  favor: favors,
});
const amount: Names['amount'] = (of) => list(items(of)) || 'nothing';

const BUILD: { readonly [C in BuiltClass]: string } = {
  wood: 'build a wood building',
  stone: 'build a stone building',
  residence: 'build a residence',
  prestige: 'build a prestige building',
};
const effect = effectIn({
  anyOf,
  amount,
  exchange: (give, get) => `${give} for ${get}`,
  build: (sort, discount) => (discount === null ? BUILD[sort] : `${BUILD[sort]} for ${discount} less`),
  moveProvost: (most) => `move the provost up to ${most} spaces, free`,
  relocateWorker: 'move this worker to another free place',
  stables: 'go to the front of the turn order',
  inn: 'pay only 1 denier for each worker in the next round',
  none: 'nothing',
});

export const en: Names = {
  buildings,
  shortBuilding: shortIn(buildings),
  classes: {
    special: 'special building',
    fixed: 'fixed building',
    neutral: 'neutral building',
    wood: 'wood building',
    stone: 'stone building',
    residence: 'residence',
    prestige: 'prestige building',
  },
  classLabels: {
    special: 'Special buildings',
    fixed: 'Fixed buildings',
    neutral: 'Neutral buildings',
    wood: 'Wood buildings',
    stone: 'Stone buildings',
    residence: 'Residences',
    prestige: 'Prestige buildings',
  },
  cubes,
  sections,
  sectionLabels: { dungeon: 'Dungeon', walls: 'Walls', towers: 'Towers' },
  tracks: { prestige: 'Prestige', deniers: 'Deniers', resources: 'Resources', buildings: 'Buildings' },
  phases: {
    income: 'Income',
    placing: 'Placing workers',
    special: 'Special buildings',
    provost: 'Provost',
    road: 'Road buildings',
    castle: 'Castle',
    end: 'End of the round',
  },
  parts: {
    castle: 'Castle',
    buildings: 'Buildings',
    owner: 'Others’ workers',
    trades: 'Trades',
    favors: 'Royal favors',
    penalties: 'Penalties',
    deniers: 'Deniers',
    cubes: 'Cubes',
    gold: 'Gold',
  },
  deniers,
  points,
  cubeCount: (n) => count(n, 'cube'),
  workers: (n) => count(n, 'worker'),
  houses: (n) => count(n, 'house'),
  favors,
  space,
  place: placeIn(buildings, 'castle', space),
  site: (building, at) => (at === null ? buildings[building] : `${buildings[building]} on ${space(at)}`),
  amount,
  sum: (of) => items(of).join(' + '),
  bag: (cubes) => amount(amountIn(cubes)),
  effect,
  level: (track, level) => effect(FAVORS[track][level]),
  printed: printedIn({
    effect,
    owner: (bonus) => `owner’s bonus: ${bonus}`,
    income: (n) => `+${deniers(n)} of income each round`,
    favors: (n) => `when built: ${favors(n)}`,
  }),
  favorSource: favorSourceIn(buildings, 'best builder', (section) => `count of the ${sections[section]}`),
};
