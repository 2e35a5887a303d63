import {
  type Alhambra,
  alhambra,
  BUILDINGS,
  type Coin,
  CURRENCIES,
  forEachBuilding,
  type PartyScore,
  RANK_POINTS,
  ROUNDS,
  type Scoring,
  SIDES,
  TILE_IDS,
  type TileId,
} from '../../../src/engines/alhambra/index.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import type { Gain, Ranked } from '../../../src/words/alhambra/announcements/contract.ts';
import type { RoundGain, Row } from '../../../src/words/alhambra/ending/contract.ts';
import { alhambraWords } from '../../../src/words/alhambra/index.ts';
import type { Names } from '../../../src/words/alhambra/names/en.ts';
import type { ScoredParty } from '../../../src/words/alhambra/panel/contract.ts';
import { ruleWords } from '../../../src/words/alhambra/rules/index.ts';
import type { Locale } from '../../../src/words/contract.ts';
import { type GameSamples, gameEntries, say } from '../support/gameEntries.ts';
import { COUNTS, each, entriesOf, type Samples, SOME_PEOPLE } from '../support/samples.ts';

const seat = (n: number) => n as Seat; // A number of a seat.
const by = { seat: seat(1) };
const at = { x: 1, y: -2 };
/** Tiles of each gender in German, two of them plurals, and with none to three walls. */
const SOME: readonly TileId[] = ['tower-9-ne', 'seraglio-9-0', 'arcades-8-n', 'chambers-5-nsw', 'pavilion-8-0'];
const TILE_LISTS: readonly (readonly TileId[])[] = [
  ['arcades-8-n'],
  ['garden-12-s'],
  ['tower-9-ne', 'seraglio-9-0', 'chambers-11-0', 'garden-6-esw'],
];
const COIN_LISTS: readonly (readonly Coin[])[] = [
  ['orange-1'],
  ['yellow-3', 'green-1'],
  ['yellow-1', 'yellow-2', 'blue-1', 'blue-1'],
];
const HANDS: readonly (readonly Coin[])[] = [
  ['yellow-9', 'orange-8', 'blue-4'],
  ['orange-1', 'orange-1', 'blue-9', 'green-9'],
  ['yellow-9', 'yellow-9', 'green-9'],
];
const ONE_TOWER = forEachBuilding((building) => (building === 'tower' ? 1 : 0));
const SOME_DIRK = forEachBuilding((building) => BUILDINGS.indexOf(building));

const parties = (counts: readonly number[]): readonly PartyScore[] =>
  counts.map((count, i) => ({
    party: i === 3 ? ('dirk' as const) : seat(i),
    count,
    rank: count === 0 ? null : i + 1,
    points: count === 0 ? 0 : 6 - i,
  }));
const scoring = (round: 1 | 2 | 3, counts: readonly number[], walls: readonly number[]): Scoring => ({
  round,
  buildings: forEachBuilding(() => parties(counts)),
  walls,
  totals: walls.map((wall) => wall * 10),
});
const SCORINGS = [
  scoring(1, [0, 0, 0], [0, 1, 0]),
  scoring(2, [3, 1, 0, 2], [5, 1]),
  scoring(3, [21, 1, 0], [12, 0, 1]),
];
const SUMS = [
  { seat: seat(0), sum: 0 },
  { seat: seat(1), sum: 21 },
  { seat: seat(2), sum: 1 },
];
const standings = [
  { seat: seat(1), place: 1, points: 87 },
  { seat: seat(0), place: 2, points: 1 },
];

const game: GameSamples<Alhambra> = {
  announcements: {
    startingMoney: [[{ kind: 'dealtMoney', hands: HANDS.slice(0, 2) }], [{ kind: 'dealtMoney', hands: HANDS }]],
    scoring: SCORINGS.map((scoring) => [{ kind: 'scored', ...scoring }]),
    leftovers: [
      [{ kind: 'awarded', currency: 'yellow', tile: SOME[0]!, sums: SUMS, seat: seat(1) }],
      [{ kind: 'awarded', currency: 'blue', tile: SOME[1]!, sums: SUMS, seat: null }],
    ],
  },
  sights: {
    dealtMoney: [{ hands: HANDS.slice(0, 2) }, { hands: HANDS }],
    began: each(['fewestCoins', 'lowestTotal', 'firstSeat'], (reason) => ({ ...by, reason })),
    dirkDrew: [
      { draw: 'start', count: 6, counts: SOME_DIRK },
      { draw: 'scoring2', count: 1, counts: ONE_TOWER },
    ],
    tookCoins: each(COIN_LISTS, (coins) => ({ ...by, coins })),
    bought: SOME.flatMap((tile) => [
      { ...by, currency: 'yellow' as const, tile, coins: ['yellow-9' as const], isExact: true },
      { ...by, currency: 'orange' as const, tile, coins: ['orange-6' as const, 'orange-6' as const], isExact: false },
    ]),
    lostAction: [by],
    placed: each(SOME, (tile) => ({ ...by, ...at, tile })),
    stored: each(SOME, (tile) => ({ ...by, tile })),
    gaveToDirk: each(SOME, (tile) => ({ ...by, tile })),
    swapped: each(SOME, (tile) => ({ ...by, ...at, tile, removed: 'garden-12-s' as const })),
    builtFromReserve: each(SOME, (tile) => ({ ...by, ...at, tile })),
    movedToReserve: each(SOME, (tile) => ({ ...by, ...at, tile })),
    refilledMarket: each(TILE_LISTS, (tiles) => ({
      tiles: tiles.map((tile, i) => ({ currency: CURRENCIES[i]!, tile })),
    })),
    refilledDisplay: each(COIN_LISTS, (coins) => ({ coins })),
    reshuffled: each(COUNTS.slice(1), (coins) => ({ coins })),
    drewScoringCard: each([1, 2], (round) => ({ round })),
    scored: SCORINGS,
    ranOut: [{}],
    awarded: SOME.flatMap((tile, i) => [
      { currency: CURRENCIES[i % 4]!, tile, sums: SUMS, seat: seat(1) },
      { currency: CURRENCIES[i % 4]!, tile, sums: SUMS, seat: null },
      { currency: CURRENCIES[i % 4]!, tile, sums: SUMS.slice(0, 1), seat: null },
    ]),
    ended: [{ standings }],
  },
  moves: {
    takeCoins: each(COIN_LISTS, (coins) => ({ coins })),
    buyTile: each(CURRENCIES, (currency) => ({ currency, coins: [`${currency}-4`, `${currency}-5`] as const })),
    swapTiles: each(SOME, (tile) => ({ ...at, tile })),
    buildFromReserve: each(SOME, (tile) => ({ ...at, tile })),
    moveToReserve: [at],
    placeTile: each(SOME, (tile) => ({ ...at, tile })),
    storeTile: each(SOME, (tile) => ({ tile })),
    giveToDirk: each(SOME, (tile) => ({ tile })),
  },
  violations: {
    placeFirst: each(TILE_LISTS, (tiles) => ({ tiles })),
    actFirst: [{}],
    nothingToPlace: [{}],
    noSuchName: [{ name: 'fortress' }],
    noCoins: [{}],
    notOnDisplay: each(['orange-1', 'green-9'], (coin) => ({ coin })),
    tooMuch: [{ sum: 7 }],
    roomForMore: [
      { coins: ['green-1'], fitting: ['yellow-3', 'yellow-4'] },
      { coins: ['green-1'], fitting: ['yellow-3'] },
      { coins: ['orange-1', 'green-1'], fitting: ['yellow-1', 'orange-2', 'blue-3'] },
    ],
    emptyPlace: each(CURRENCIES, (currency) => ({ currency })),
    notInHand: each(['orange-1', 'blue-9'], (coin) => ({ coin })),
    wrongCurrency: each(CURRENCIES, (currency) => ({ currency, coin: 'green-1' as const })),
    tooLittle: [{ sum: 1, cost: 9 }],
    reserveEmpty: [{}],
    notInReserve: each(SOME, (tile) => ({ tile })),
    notToPlace: each(SOME, (tile) => ({ tile })),
    fitsNowhere: each([null, ...SOME], (tile) => ({ tile })),
    nothingToMove: [{}],
    noTileThere: [at],
    startTileStays: [{}],
    occupied: [at],
    notAdjacent: [at],
    sidesDiffer: each(SIDES, (side) => ({ ...at, side })),
    unreachable: [at],
    enclosesEmptyCells: [at],
    cutsOff: each(TILE_LISTS, (tiles) => ({ ...at, tiles })),
    leavesHole: [at],
    noDirk: [{}],
    dirkTakesBoughtTiles: [{}],
  },
};

const names: Samples<Names> = {
  tile: each(TILE_IDS, (id) => [id]),
  fullTile: each(TILE_IDS, (id) => [id]),
  walls: each(SOME, (id) => [id]),
  coin: each(CURRENCIES, (currency) => [`${currency}-7` as const]),
  coins: each(COIN_LISTS, (coins) => [coins]),
  amount: CURRENCIES.flatMap((currency) => COUNTS.map((sum) => [sum, currency] as const)),
  round: each(ROUNDS, (round) => [round]),
};

const GAINS: readonly Gain[] = [
  { name: 'Jens', points: 0, total: 0, parts: [] },
  { name: 'محمد', points: 1, total: 21, parts: [{ part: 'walls', points: 1 }] },
  {
    name: 'Aya',
    points: 22,
    total: 87,
    parts: [
      { part: 'arcades', points: 18 },
      { part: 'walls', points: 4 },
    ],
  },
];
const RANKED: readonly (readonly Ranked[])[] = [
  [],
  [
    { name: 'Dirk', count: 5, rank: 1, points: 21 },
    { name: 'Jens', count: 1, rank: 2, points: 1 },
    { name: 'محمد', count: 1, rank: 2, points: 0 },
  ],
];
const announcements: Samples<(typeof alhambraWords)['en']['announcements']> = {
  scoring: each(ROUNDS, (round) => [round]),
  money: each(HANDS, (hand) => ['Jens', hand]),
  gain: each(GAINS, (gain) => [gain]),
  building: BUILDINGS.flatMap((building) => RANKED.map((ranked) => [building, ranked] as const)),
  walls: [
    [
      [
        { name: 'Jens', length: 0 },
        { name: 'محمد', length: 1 },
      ],
    ],
  ],
  totals: each([GAINS.slice(0, 1), GAINS], (gains) => [gains]),
};

const ROUND_GAINS: readonly RoundGain[] = [
  { round: 1, points: 0, parts: [] },
  { round: 2, points: 1, parts: [{ part: 'walls', points: 1 }] },
  { round: 3, points: 22, parts: GAINS[2]!.parts },
];
const row = (of: Partial<Row>): Row => ({ place: 1, name: 'Jens', total: 23, rounds: ROUND_GAINS, ...of });
const ending: Samples<(typeof alhambraWords)['en']['ending']> = {
  wonBy: each(COUNTS.slice(1), (lead) => ['Jens', lead]),
  tied: SOME_PEOPLE.slice(1).flatMap((people) => [1, 84].map((points) => [people, points] as const)),
  row: [
    [row({})],
    [row({ place: 2, total: 1, rounds: ROUND_GAINS.slice(0, 2) })],
    [row({ place: 3, total: 0, rounds: [] })],
  ],
};

const VALUES: readonly (readonly number[])[] = [[5], [4, 5], [1, 2, 3, 3]];
const PARTIES: readonly (readonly ScoredParty[])[] = [
  [
    { name: 'Dirk', count: 5, rank: 1, points: 21 },
    { name: 'Jens', count: 1, rank: 2, points: 1 },
    { name: 'محمد', count: 1, rank: 2, points: 1 },
  ],
];
const LENGTHS = [
  { name: 'Jens', length: 0 },
  { name: 'محمد', length: 1 },
];
const LABELS: readonly (readonly string[])[] = [['X'], ['X', 'Y']];

const panel: Samples<(typeof alhambraWords)['en']['panel']> = {
  buttons: {
    place: each(COUNTS.slice(1), (tiles) => [tiles]),
    coins: each(COIN_LISTS, (coins) => [coins]),
    market: CURRENCIES.flatMap((currency) => [0, 1, 5].map((missing) => [currency, 'arcades-8-n', missing] as const)),
    payment: each(VALUES, (values) => [values, 5]),
    tickCoins: each(CURRENCIES, (currency) => [currency]),
    pay: each([0, 1, 8, 9, 10, 21], (sum) => [sum, 9]),
    lettered: each(SOME, (tile) => ['A', tile]),
    tile: each(SOME, (tile) => [tile]),
  },
  questions: {
    pay: each(SOME, (tile) => [tile, 9]),
    swapFor: each(SOME, (tile) => [tile]),
    place: each(SOME, (tile) => [tile]),
  },
  notes: {
    purse: [
      ...each(CURRENCIES, (currency) => [currency, []] as const),
      ...each(VALUES, (values) => ['orange', values] as const),
    ],
    rank: BUILDINGS.flatMap((building) => [
      [building, 1, 1, 0] as const,
      [building, 2, 2, 1] as const,
      [building, 21, 3, 2] as const,
    ]),
    wallUpTo: each(COUNTS, (length) => [length]),
    wall: [
      [0, 1],
      [5, 5],
      [5, 2],
    ],
    all: each(LABELS, (parts) => [parts]),
    places: each(COUNTS, (places) => [places]),
    noPlace: each(SOME, (tile) => [tile]),
    further: each(TILE_LISTS, (tiles) => [tiles]),
    why: [['X', 'Y']],
    swapped: each(SOME, (tile) => [tile, 'garden-12-s', '(1, −2)']),
    movedToReserve: each(SOME, (tile) => [tile, '(1, −2)']),
    offer: LABELS.flatMap((path) => [[], ...LABELS].map((inside) => [path, inside] as const)),
    brings: [
      ['X', ''],
      ['X', 'Y'],
    ],
  },
  hand: {
    total: COUNTS.map((n) => [n, n * 5] as const),
    exactly: each(TILE_LISTS, (tiles) => [tiles]),
    withLoss: each(TILE_LISTS, (tiles) => [tiles.map((tile, i) => ({ tile, lost: i + 1 }))]),
    toPlace: each(TILE_LISTS, (tiles) => [tiles]),
  },
  lists: {
    building: each(BUILDINGS, (building) => [building, TILE_IDS.filter((id) => id.startsWith(building))]),
    inBox: [
      [108, 3, false],
      [72, 2, true],
    ],
    currency: each(CURRENCIES, (currency) => [currency, 27, 135]),
    ranks: each(BUILDINGS, (building) => [
      building,
      ROUNDS.map((round) => ({ round, points: RANK_POINTS[round][building] })),
    ]),
    scored: BUILDINGS.flatMap((building) => PARTIES.map((scored) => [building, scored] as const)),
    walls: [[LENGTHS]],
    totals: each(ROUNDS, (round) => [round, GAINS.map(({ name, total }) => ({ name, points: total }))]),
  },
  status: COUNTS.map((n) => [n, n] as const),
  over: each(COUNTS.slice(1), (turns) => [turns]),
};

const picture: Samples<(typeof alhambraWords)['en']['picture']> = {
  paidFor: each([2, 21], (paid) => [paid]),
  header: {
    acts: [['Jens']],
    actsAgain: [['Jens']],
    places: each(TILE_LISTS, (tiles) => ['Jens', tiles]),
    placeWon: each(SOME_PEOPLE, (people) => [people]),
  },
  closeUp: {
    alhambraOf: each(['Jens', 'محمد'], (name) => [name]),
    longestWall: each(COUNTS, (length) => [length]),
  },
  final: { round: each(ROUNDS, (round) => [round]) },
};

const purse: Samples<(typeof alhambraWords)['en']['purse']> = {
  hand: {
    pays: [[9]],
    sold: [[9]],
    short: each([1, 5], (missing) => [missing]),
    overpays: each([1, 5], (lost) => [lost]),
  },
  money: { begins: [['Jens']], coins: each(COUNTS.slice(1), (coins) => [coins]) },
  sheets: { count: each([7, 11], (tiles) => [tiles]) },
};

const commands: Samples<(typeof alhambraWords)['en']['commands']> = { suggestions: { cell: [['(1, −2)', 'X']] } };

/** What each table of names is called on the pages, in their order. */
const HEADINGS: { readonly [K in keyof Names]: string } = {
  amount: 'amountNames',
  buildingLabels: 'buildingLabels',
  coin: 'coinNames',
  coins: 'coinsNames',
  currencies: 'currencyNames',
  fullTile: 'fullTileNames',
  places: 'placeNames',
  round: 'roundNames',
  sides: 'sideNames',
  tile: 'tileNames',
  walls: 'wallNames',
};

const namesIn = (locale: Locale) =>
  Object.fromEntries(
    Object.entries(HEADINGS).map(([name, heading]) => [heading, alhambraWords[locale].names[name as keyof Names]]),
  );
const underHeadings = Object.fromEntries(
  Object.entries(names).map(([name, of]) => [HEADINGS[name as keyof Names], of]),
);

/** All that is said of Alhambra in a language, by chapter. */
export const chapters = (locale: Locale) => ({
  game: gameEntries(alhambra, alhambraWords[locale].game, game),
  names: entriesOf(namesIn(locale), underHeadings, say),
  announcements: entriesOf(alhambraWords[locale].announcements, announcements, say),
  ending: entriesOf(alhambraWords[locale].ending, ending, say),
  panel: entriesOf(alhambraWords[locale].panel, panel, say),
  picture: entriesOf(alhambraWords[locale].picture, picture, say),
  purse: entriesOf(alhambraWords[locale].purse, purse, say),
  commands: entriesOf(alhambraWords[locale].commands, commands, say),
  rules: entriesOf(ruleWords[locale], {}, say),
});
