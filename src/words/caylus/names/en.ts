import {
  type Amount,
  amountIn,
  type BuildingClass,
  type BuildingId,
  type BuiltClass,
  type ByCube,
  type ByPart,
  type BySection,
  type ByTrack,
  type Cube,
  FAVORS,
  type Level,
  type Phase,
  type Space,
  type Track,
} from '../../../engines/caylus/index.ts';
import type { Widened } from '../../contract.ts';
import { speechOf } from '../../speech.ts';
import { effectIn, favorSourceIn, itemsIn, placeIn, printedIn, shortIn } from './shared.ts';

const { list, anyOf, count: counted } = speechOf('en');
const count = (n: number, one: string, many = `${one}s`) => counted(n, one, many);

const buildings: { readonly [B in BuildingId]: string } = {
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
const cubes: ByCube<string> = { food: 'food', wood: 'wood', stone: 'stone', cloth: 'cloth', gold: 'gold' };
const sections: BySection<string> = { dungeon: 'dungeon', walls: 'walls', towers: 'towers' };

const deniers: (n: number) => string = (n) => count(n, 'denier');
const points: (n: number) => string = (n) => count(n, 'point');
const favors: (n: number) => string = (n) => count(n, 'royal favor');
const space: (space: number) => string = (at) => `space ${at}`;
const items = itemsIn({
  cube: (n, cube) => `${n} ${cubes[cube]}`,
  anyCube: (n) => (n === 1 ? '1 cube of any kind' : `${n} cubes of any kinds`),
  plainCube: (n) => `${count(n, 'cube')} other than gold`,
  deniers,
  prestige: points,
  favor: favors,
});
const amount: (amount: Amount) => string = (of) => list(items(of)) || 'nothing';

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

export const en = {
  /** In the middle of a sentence; a name that no other building has: `farm (food)`. */
  buildings,
  /** As a label where the class can be seen: `Farm`. Several buildings can share one. */
  shortBuilding: shortIn(buildings),
  /** One of a class, in the middle of a sentence: `wood building`. */
  classes: {
    special: 'special building',
    fixed: 'fixed building',
    neutral: 'neutral building',
    wood: 'wood building',
    stone: 'stone building',
    residence: 'residence',
    prestige: 'prestige building',
  } satisfies { readonly [C in BuildingClass]: string },
  /** A class as the heading of a list: `Wood buildings`. */
  classLabels: {
    special: 'Special buildings',
    fixed: 'Fixed buildings',
    neutral: 'Neutral buildings',
    wood: 'Wood buildings',
    stone: 'Stone buildings',
    residence: 'Residences',
    prestige: 'Prestige buildings',
  } satisfies { readonly [C in BuildingClass]: string },
  cubes,
  /** In the middle of a sentence. */
  sections,
  sectionLabels: { dungeon: 'Dungeon', walls: 'Walls', towers: 'Towers' } satisfies BySection<string>,
  /** Labels of the tracks of favors. */
  tracks: {
    prestige: 'Prestige',
    deniers: 'Deniers',
    resources: 'Resources',
    buildings: 'Buildings',
  } satisfies ByTrack<string>,
  /** Headings of the phases. */
  phases: {
    income: 'Income',
    placing: 'Placing workers',
    special: 'Special buildings',
    provost: 'Provost',
    road: 'Road buildings',
    castle: 'Castle',
    end: 'End of the round',
  } satisfies { readonly [P in Phase]: string },
  /** Labels of the parts of a score. */
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
  } satisfies ByPart<string>,
  deniers,
  points,
  cubeCount: (n: number) => count(n, 'cube'),
  workers: (n: number) => count(n, 'worker'),
  /** Houses of the castle. */
  houses: (n: number) => count(n, 'house'),
  favors,
  /** `space 7`. */
  space,
  /** Where a worker can be put, without looking at the road: `inn`, `castle`, `space 7`. */
  place: placeIn(buildings, 'castle', space),
  /** A building and where it is: `peddler on space 7`, `inn`. */
  site: (building: BuildingId, at: Space | null) =>
    at === null ? buildings[building] : `${buildings[building]} on ${space(at)}`,
  /** An amount as text: `2 food and 1 denier`. */
  amount,
  /** An amount for buttons and pictures: `2 food + 1 denier`. */
  sum: (of: Amount) => items(of).join(' + '),
  /** Cubes as text: `1 food, 1 wood, and 1 gold`. */
  bag: (cubes: readonly Cube[]) => amount(amountIn(cubes)),
  /** What an effect does, without a full stop: `2 food or 1 cloth`. */
  effect,
  /** What a level of a royal favor brings: `1 wood or 1 stone`. */
  level: (track: Track, level: Level) => effect(FAVORS[track][level]),
  /** Everything a building does, a line each: its effect, its owner’s bonus, its income, its favors. */
  printed: printedIn({
    effect,
    owner: (bonus) => `owner’s bonus: ${bonus}`,
    income: (n) => `+${deniers(n)} of income each round`,
    favors: (n) => `when built: ${favors(n)}`,
  }),
  /** What a royal favor is for: `joust field`, `best builder`, `count of the walls`. */
  favorSource: favorSourceIn(buildings, 'best builder', (section) => `count of the ${sections[section]}`),
};

export type Names = Widened<typeof en>;
