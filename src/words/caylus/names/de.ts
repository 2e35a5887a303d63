import { amountIn, type BuildingId, type BuiltClass, FAVORS } from '../../../engines/caylus/index.ts';
import { speechOf } from '../../speech.ts';
import type { Names } from './en.ts';
import { effectIn, favorSourceIn, itemsIn, placeIn, printedIn, shortIn } from './shared.ts';

const { list, anyOf, count } = speechOf('de');

const buildings: Names['buildings'] = {
  gate: 'Tor',
  trading_post: 'Kontor',
  merchants_guild: 'Händlergilde',
  joust_field: 'Turnierplatz',
  stables: 'Stall',
  inn: 'Wirtshaus',
  f_peddler: 'Hausierer (fest)',
  f_carpenter: 'Zimmermann (fest)',
  f_gold_mine: 'Goldgrube',
  n_farm: 'Bauernhof (neutral)',
  n_forest: 'Wald',
  n_sawmill: 'Sägewerk (neutral)',
  n_quarry: 'Steinbruch (neutral)',
  n_market: 'Markt (neutral)',
  n_carpenter: 'Zimmermann (neutral)',
  w_farm_food: 'Bauernhof (Nahrung)',
  w_farm_cloth: 'Bauernhof (Tuch)',
  w_sawmill: 'Sägewerk (Holz)',
  w_quarry: 'Steinbruch (Holz)',
  w_market: 'Markt (Holz)',
  w_peddler: 'Hausierer (Holz)',
  w_mason: 'Steinmetz',
  w_lawyer: 'Notar',
  s_farm: 'Bauernhof (Stein)',
  s_park: 'Park',
  s_workshop: 'Werkstatt',
  s_church: 'Kirche',
  s_tailor: 'Schneider',
  s_bank: 'Bank',
  s_alchemist: 'Alchimist',
  s_architect: 'Architekt',
  s_jeweller: 'Juwelier',
  residence: 'Wohnhaus',
  p_statue: 'Statue',
  p_granary: 'Kornspeicher',
  p_library: 'Bibliothek',
  p_weaver: 'Weberei',
  p_theatre: 'Theater',
  p_college: 'Universität',
  p_monument: 'Denkmal',
  p_hotel: 'Hotel',
  p_cathedral: 'Kathedrale',
};

/** Buildings that are not masculine, and those whose name changes in the accusative. */
const DAS: ReadonlySet<string> = new Set<BuildingId>([
  'gate',
  'trading_post',
  'inn',
  'n_sawmill',
  'w_sawmill',
  'residence',
  'p_theatre',
  'p_monument',
  'p_hotel',
]);
const DIE: ReadonlySet<string> = new Set<BuildingId>([
  'merchants_guild',
  'f_gold_mine',
  's_workshop',
  's_church',
  's_bank',
  'p_statue',
  'p_library',
  'p_weaver',
  'p_college',
  'p_cathedral',
]);
const WEAK: ReadonlySet<string> = new Set<BuildingId>(['s_alchemist', 's_architect']);

/** `den Markt (Holz)`, `die Bank`, `den Architekten`. */
export const accusative = (id: BuildingId): string => {
  if (DAS.has(id)) return `das ${buildings[id]}`;
  if (DIE.has(id)) return `die ${buildings[id]}`;
  return `den ${buildings[id]}${WEAK.has(id) ? 'en' : ''}`;
};
/** `der Markt (Holz)`. */
export const nominative = (id: BuildingId): string =>
  `${DAS.has(id) ? 'das' : DIE.has(id) ? 'die' : 'der'} ${buildings[id]}`;
const cubes: Names['cubes'] = { food: 'Nahrung', wood: 'Holz', stone: 'Stein', cloth: 'Tuch', gold: 'Gold' };
const sections: Names['sections'] = { dungeon: 'Bergfried', walls: 'Mauern', towers: 'Türme' };
const COUNT_OF: Names['sections'] = { dungeon: 'des Bergfrieds', walls: 'der Mauern', towers: 'der Türme' };

const deniers: Names['deniers'] = (n) => count(n, 'Denar');
const points: Names['points'] = (n) => count(n, 'Punkt', 'Punkte');
/** The favor has no plural. */
const favors: Names['favors'] = (n) => (n === 1 ? 'die Gunst des Königs' : `${n}-mal die Gunst des Königs`);
const space: Names['space'] = (at) => `Feld ${at}`;
const cubeCount: Names['cubeCount'] = (n) => count(n, 'Rohstoff', 'Rohstoffe');
const items = itemsIn({
  cube: (n, cube) => `${n} ${cubes[cube]}`,
  anyCube: (n) => `${cubeCount(n)} nach Wahl`,
  plainCube: (n) => `${cubeCount(n)} außer Gold`,
  deniers,
  prestige: points,
  favor: favors,
});
const amount: Names['amount'] = (of) => list(items(of)) || 'nichts';

const BUILD: { readonly [C in BuiltClass]: string } = {
  wood: 'ein Holzgebäude bauen',
  stone: 'ein Steingebäude bauen',
  residence: 'ein Wohnhaus bauen',
  prestige: 'ein Prestigegebäude bauen',
};
const effect = effectIn({
  anyOf,
  amount,
  exchange: (give, get) => `${give} gegen ${get}`,
  build: (sort, discount) => `${BUILD[sort]}${discount === null ? '' : ` (${discount} weniger)`}`,
  moveProvost: (most) => `den Vogt kostenlos bis zu ${most} Felder versetzen`,
  relocateWorker: 'diesen Arbeiter auf einen anderen freien Platz versetzen',
  stables: 'in der Zugreihenfolge nach vorn rücken',
  inn: 'in der nächsten Runde für jeden Arbeiter nur 1 Denar zahlen',
  none: 'nichts',
});

export const de: Names = {
  buildings,
  shortBuilding: shortIn(buildings),
  classes: {
    special: 'Spezialgebäude',
    fixed: 'festes Gebäude',
    neutral: 'neutrales Gebäude',
    wood: 'Holzgebäude',
    stone: 'Steingebäude',
    residence: 'Wohnhaus',
    prestige: 'Prestigegebäude',
  },
  classLabels: {
    special: 'Spezialgebäude',
    fixed: 'Feste Gebäude',
    neutral: 'Neutrale Gebäude',
    wood: 'Holzgebäude',
    stone: 'Steingebäude',
    residence: 'Wohnhäuser',
    prestige: 'Prestigegebäude',
  },
  cubes,
  sections,
  sectionLabels: sections,
  tracks: { prestige: 'Prestige', deniers: 'Geld', resources: 'Rohstoffe', buildings: 'Gebäude' },
  phases: {
    income: 'Einkommen',
    placing: 'Arbeiter einsetzen',
    special: 'Spezialgebäude',
    provost: 'Vogt',
    road: 'Gebäude an der Straße',
    castle: 'Schloss',
    end: 'Rundenende',
  },
  parts: {
    castle: 'Schloss',
    buildings: 'Gebäude',
    owner: 'Fremde Arbeiter',
    trades: 'Tausch',
    favors: 'Gunst des Königs',
    penalties: 'Abzüge',
    deniers: 'Denare',
    cubes: 'Rohstoffe',
    gold: 'Gold',
  },
  deniers,
  points,
  cubeCount,
  workers: (n) => count(n, 'Arbeiter'),
  houses: (n) => count(n, 'Haus', 'Häuser'),
  favors,
  space,
  place: placeIn(buildings, 'Schloss', space),
  site: (building, at) => (at === null ? buildings[building] : `${buildings[building]} auf ${space(at)}`),
  amount,
  sum: (of) => items(of).join(' + '),
  bag: (of) => amount(amountIn(of)),
  effect,
  level: (track, level) => effect(FAVORS[track][level]),
  printed: printedIn({
    effect,
    owner: (bonus) => `Bonus für den Besitz: ${bonus}`,
    income: (n) => `+${deniers(n)} Einkommen pro Runde`,
    favors: (n) => `beim Bau: ${favors(n)}`,
  }),
  favorSource: favorSourceIn(buildings, 'meiste Häuser im Schloss', (section) => `Wertung ${COUNT_OF[section]}`),
};
