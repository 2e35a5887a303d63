import {
  type Amount,
  BUILDINGS,
  BUILT_CLASSES,
  BUILT_IDS,
  type BuildingId,
  type BuiltId,
  type Caylus,
  CLASSES,
  CUBES,
  type Cube,
  caylus,
  FAVORS,
  type FavorSource,
  LEVELS,
  type Open,
  PHASES,
  PLACES,
  SECTIONS,
  type Source,
  TRACKS,
  type WorkerPlace,
} from '../../../src/engines/caylus/index.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import type { Row } from '../../../src/words/caylus/ending/contract.ts';
import { caylusWords } from '../../../src/words/caylus/index.ts';
import type { Names } from '../../../src/words/caylus/names/en.ts';
import { ruleWords } from '../../../src/words/caylus/rules/index.ts';
import type { Locale } from '../../../src/words/contract.ts';
import { type GameSamples, gameEntries, say } from '../support/gameEntries.ts';
import { COUNTS, each, entriesOf, type Samples, SOME_PEOPLE } from '../support/samples.ts';

const seat = (n: number) => n as Seat; // A number of a seat.
const by = { seat: seat(1) };
const ALL = [seat(2), seat(0), seat(1)];
const IDS: readonly BuildingId[] = BUILDINGS.map(({ id }) => id);
const BAGS: readonly (readonly Cube[])[] = [
  ['food'],
  ['food', 'gold', 'wood'],
  ['cloth', 'cloth', 'stone', 'wood', 'wood'],
];
const AMOUNTS: readonly Amount[] = [
  {},
  { food: 1 },
  { stone: 2, cloth: 1 },
  { anyCube: 1 },
  { wood: 1, anyCube: 2 },
  { plainCube: 1 },
  { plainCube: 4 },
  { deniers: 1 },
  { cloth: 1, deniers: 3 },
  { prestige: 1 },
  { prestige: 9 },
  { favor: 1 },
  { favor: 2 },
];
const SOURCES: readonly Source[] = [
  { kind: 'worker', building: 'joust_field', space: null },
  { kind: 'worker', building: 'w_peddler', space: 12 },
  { kind: 'owner', building: 's_farm', space: 9 },
  { kind: 'favor', track: 'resources', level: 4 },
];
const bank = { kind: 'worker', building: 's_bank', space: 12 } as const;
const FAVOR_SOURCES: readonly FavorSource[] = ['joust_field', 's_church', 'p_statue', 'bestBuilder', ...SECTIONS];
const WORKER_PLACES: readonly WorkerPlace[] = [
  { kind: 'special', building: 'gate', number: null },
  { kind: 'special', building: 'stables', number: 2 },
  { kind: 'castle', number: 3 },
  { kind: 'road', building: 'n_farm', space: 1, owner: null },
  { kind: 'road', building: 's_alchemist', space: 12, owner: seat(1) },
  { kind: 'road', building: 'w_sawmill', space: 9, owner: seat(0) },
];
const REASONS = ['cannotPay', 'noTile', 'noSpace', 'nothingToReplace', 'noPlace'] as const;
const hand = (total: number) => ({
  ...by,
  before: total - 3,
  deniers: 1,
  denierPoints: 0,
  cubes: 7,
  cubePoints: 2,
  gold: 1,
  goldPoints: 3,
  total,
});

const game: GameSamples<Caylus> = {
  sights: {
    dealt: [
      {
        order: ALL,
        deniers: [6, 6, 5],
        neutrals: ['n_farm', 'n_forest', 'n_sawmill', 'n_quarry', 'n_market', 'n_carpenter'],
      },
    ],
    roundBegan: each(SECTIONS, (stage) => ({ round: 3, order: ALL, stage })),
    phaseBegan: each(PHASES, (phase) => ({ phase })),
    income: [
      { incomes: each(ALL, (one) => ({ seat: one, base: 2, residences: 0, prestige: 0 })) },
      { incomes: each(ALL, (one) => ({ seat: one, base: 2, residences: one, prestige: 0 })) },
    ],
    placed: [
      ...each(WORKER_PLACES, (on) => ({ ...by, on, cost: 1, reason: 'passed' as const })),
      ...each(['inn', 'ownBuilding', 'otherPassed', 'passed'], (reason) => ({
        ...by,
        on: WORKER_PLACES[0]!,
        cost: 3,
        reason,
      })),
    ],
    movedWorker: each(WORKER_PLACES, (on) => ({ ...by, on })),
    ownerScored: [{ ...by, by: seat(0), building: 's_bank', space: 12, points: 1 }],
    passed: [
      ...each(['chosen', 'noWorker', 'noPlace'], (reason) => ({ ...by, number: 2, deniers: 0, reason })),
      { ...by, number: 1, deniers: 1, reason: 'chosen' },
    ],
    sentHome: [
      { workers: [{ ...by, building: 'f_peddler', space: 7 }] },
      {
        workers: [
          { ...by, building: 'f_peddler', space: 7 },
          { seat: seat(0), building: 's_architect', space: 11 },
        ],
      },
    ],
    activated: each(['inn', 's_bank', 'n_farm'], (building) => ({ ...by, building, space: 12 as const, owner: null })),
    produced: AMOUNTS.slice(1).map((gain, i) => ({ ...by, source: SOURCES[i % 4]!, gain })),
    traded: each(SOURCES, (source) => ({ ...by, source, give: { cloth: 1, deniers: 1 }, gain: { favor: 1 } })),
    built: [
      ...each(BUILT_IDS, (building) => ({
        ...by,
        source: SOURCES[1]!,
        building,
        space: 9 as const,
        paid: { wood: 1, food: 1 },
        points: 4,
        favors: 0,
        replaced: null,
      })),
      ...each([1, 2], (favors) => ({
        ...by,
        source: SOURCES[3]!,
        building: 'p_monument' as const,
        space: 9 as const,
        paid: { stone: 4, gold: 2 },
        points: 14,
        favors,
        replaced: 'residence' as const,
      })),
    ],
    residencePlanned: each(['n_farm', 's_bank', 's_alchemist', 'w_sawmill'], (building) => ({
      ...by,
      source: SOURCES[1]!,
      space: 3 as const,
      paid: { cloth: 1, deniers: 1 },
      building,
    })),
    residenceCompleted: each(['n_farm', 's_bank', 's_alchemist', 'w_sawmill'], (replaced) => ({
      ...by,
      space: 3 as const,
      points: 2,
      replaced,
    })),
    declined: each([...SOURCES, { kind: 'worker', building: 'gate', space: null } as const], (source) => ({
      ...by,
      source,
    })),
    skipped: REASONS.flatMap((reason) =>
      [null, ...BUILT_CLASSES].map((sort) => ({ ...by, source: bank, reason, sort })),
    ),
    orderChanged: [
      { slots: [seat(2)], order: ALL },
      { slots: null, order: ALL.slice(1) },
    ],
    enteredInn: each([null, seat(0), seat(1)], (evicted) => ({ ...by, evicted })),
    stayedAtInn: [by],
    leftInn: [by],
    movedProvost: [
      { ...by, from: 6, to: 9, paid: 3, isGuild: false },
      { ...by, from: 6, to: 5, paid: 1, isGuild: false },
      { ...by, from: 6, to: 9, paid: 0, isGuild: true },
    ],
    leftProvost: [
      { ...by, isGuild: false, reason: 'chosen' },
      { ...by, isGuild: true, reason: 'chosen' },
      { ...by, isGuild: false, reason: 'cannotPay' },
    ],
    movedBailiff: [
      { from: 6, to: 7, provost: 6 },
      { from: 6, to: 8, provost: 8 },
      { from: 6, to: 8, provost: 12 },
    ],
    builtHouse: each(SECTIONS, (section) => ({ ...by, section, paid: BAGS[1]!, points: 5, number: 1 })),
    stoppedBuilding: [
      ...COUNTS.slice(1).map((batches) => ({ ...by, batches, reason: 'chosen' as const, due: 0, lost: 0 })),
      ...[0, 1, 2].map((lost) => ({ ...by, batches: 0, reason: 'chosen' as const, due: 2, lost })),
      { ...by, batches: 0, reason: 'cannotPay', due: 2, lost: 2 },
      { ...by, batches: 0, reason: 'castleFull', due: 0, lost: 0 },
    ],
    bestBuilder: [
      { seat: null, batches: 0, isTied: false },
      { ...by, batches: 1, isTied: true },
      { ...by, batches: 3, isTied: false },
    ],
    choseTrack: TRACKS.flatMap((track) =>
      FAVOR_SOURCES.map((source, i) => ({ ...by, source, track, from: 1, to: i === 0 ? 1 : 2, isForced: i === 1 })),
    ),
    choseLevel: TRACKS.flatMap((track) => LEVELS.map((level) => ({ ...by, track, level, isForced: level === 1 }))),
    lostFavor: [{ ...by, source: 'bestBuilder' }],
    countBegan: SECTIONS.flatMap((section) => [
      { section, reason: 'full' as const },
      { section, reason: 'checkpoint' as const },
    ]),
    counted: SECTIONS.flatMap((section) => [
      { ...by, section, houses: 0, favors: 0, due: 3, lost: 3 },
      { ...by, section, houses: 0, favors: 0, due: 2, lost: 0 },
      { ...by, section, houses: 1, favors: 0, due: 0, lost: 0 },
      { ...by, section, houses: 2, favors: 1, due: 0, lost: 0 },
      { ...by, section, houses: 6, favors: 3, due: 0, lost: 0 },
    ]),
    stageChanged: each(SECTIONS, (stage) => ({ stage })),
    finalScoring: [{ hands: [hand(60), { ...hand(1), seat: seat(0) }] }],
    ended: [{ standings: [{ ...by, place: 1, points: 60 }] }],
  },
  moves: {
    placeWorker: each(PLACES, (place) => ({ place })),
    pass: [{}],
    moveWorker: each(PLACES.slice(1, 9), (place) => ({ place })),
    moveProvost: each([-3, -1, 0, 1, 3], (amount) => ({ by: amount })),
    answerInn: each([true, false], (stay) => ({ stay })),
    produce: each(CUBES, (cube) => ({ cube })),
    trade: [
      { option: 0, give: [], take: [] },
      { option: 0, give: ['cloth'], take: [] },
      { option: 1, give: ['food', 'wood'], take: ['gold'] },
    ],
    build: each(BUILT_IDS, (building) => ({ building, space: 9 as const, pay: BAGS[1]! })),
    decline: [{}],
    buildHouse: [{ pay: BAGS[1]! }],
    stopBuilding: [{}],
    chooseTrack: each(TRACKS, (track) => ({ track })),
    chooseLevel: each(LEVELS, (level) => ({ level })),
  },
  violations: {
    notNow: each(
      ['place', 'gate', 'provost', 'inn', 'produce', 'trade', 'build', 'castle', 'track', 'level'],
      (step) => ({ step }),
    ),
    noSuchName: [{ name: 'fortress' }],
    occupied: [
      { place: 'gate', by: [seat(0)] },
      { place: 'road-7', by: [seat(0)] },
      { place: 'stables', by: ALL },
      { place: 'castle', by: [...ALL, seat(3), seat(4)] },
    ],
    alreadyThere: each(['castle', 'stables'], (place) => ({ place })),
    closed: [{ place: 'stables' }],
    emptySpace: [{ space: 9 }],
    noWorkersThere: each(['residence', 'p_library', 'p_theatre'], (building) => ({ space: 9 as const, building })),
    tooExpensive: [{ place: 'gate', cost: 3, deniers: 1 }],
    tooFar: [{ most: 3 }],
    offTheRoad: [{ space: 0 }],
    notEnoughDeniers: [{ cost: 2, deniers: 1 }],
    notProduced: [
      { cube: 'gold', cubes: ['wood', 'stone'] },
      { cube: 'gold', cubes: ['wood'] },
    ],
    noSuchOption: [
      { option: 1, options: 1 },
      { option: 2, options: 2 },
    ],
    cannotPay: each(AMOUNTS.slice(1, 9), (missing) => ({ missing })),
    wrongCubes: each(BAGS, (cubes) => ({ cubes, price: { wood: 1, anyCube: 1 } })),
    wrongGain: each(BAGS, (cubes) => ({ cubes, gain: { plainCube: 2 } })),
    wrongClass: BUILT_CLASSES.flatMap((sort) => [
      { building: 's_architect' as const, sort },
      { building: 'p_library' as const, sort },
    ]),
    noTileLeft: each(['s_alchemist', 's_bank', 'p_hotel'], (building) => ({ building })),
    notTheNextSpace: [{ space: 12, next: 9 }],
    notReplaceable: each([null, 'w_lawyer', 'f_gold_mine', 'residence'], (building) => ({
      space: 10 as const,
      building,
    })),
    alreadyPlanned: [{ space: 3 }],
    notYourResidence: [{ space: 3 }],
    compulsory: [{}],
    notABatch: [{ cubes: ['wood', 'stone', 'gold'] }],
    trackUsed: each(TRACKS, (track) => ({ track })),
    levelTooHigh: [{ level: 4, marker: 2 }],
    levelUseless: each(REASONS, (reason) => ({ level: 2 as const, reason })),
  },
};

const counts = each(COUNTS, (n) => [n] as const);
const names: Samples<Names> = {
  shortBuilding: each(IDS, (id) => [id]),
  deniers: counts,
  points: counts,
  cubeCount: counts,
  workers: counts,
  houses: counts,
  favors: counts.slice(1),
  space: [[7]],
  place: each(PLACES, (place) => [place]),
  site: [
    ['inn', null],
    ['s_bank', 12],
  ],
  amount: each(AMOUNTS, (amount) => [amount]),
  sum: each(AMOUNTS.slice(1), (amount) => [amount]),
  bag: each(BAGS, (bag) => [bag]),
  effect: [
    ...BUILDINGS.flatMap(({ worker }) => (worker === null ? [] : [[worker] as const])),
    ...TRACKS.flatMap((track) => LEVELS.map((level) => [FAVORS[track][level]] as const)),
  ],
  level: TRACKS.flatMap((track) => LEVELS.map((level) => [track, level] as const)),
  printed: each(['gate', 'w_peddler', 's_farm', 's_church', 'residence', 'p_monument'], (id) => [id]),
  favorSource: each(FAVOR_SOURCES, (source) => [source]),
};

const row = (of: Partial<Row>): Row => ({
  place: 1,
  name: 'Jens',
  total: 60,
  parts: [
    { part: 'castle', points: 25 },
    { part: 'penalties', points: -3 },
  ],
  hand: hand(60),
  ...of,
});
const ending: Samples<(typeof caylusWords)['en']['ending']> = {
  wonBy: each(COUNTS.slice(1), (lead) => ['Jens', lead]),
  tied: SOME_PEOPLE.slice(1).flatMap((people) => [1, 84].map((points) => [people, points] as const)),
  row: [
    [row({})],
    [row({ place: 2, total: 1, parts: [{ part: 'owner', points: 1 }], hand: hand(1) })],
    [row({ total: 0, parts: [] })],
  ],
};

const LABELS: readonly (readonly string[])[] = [['X'], ['X', 'Y']];
const SOME: readonly BuiltId[] = ['w_market', 's_bank', 's_architect', 'residence', 'p_cathedral'];
const CUBES_IN_HAND = ['', '1 X + 2 Y'];

const panel: Samples<(typeof caylusWords)['en']['panel']> = {
  buttons: {
    take: each(AMOUNTS.slice(1, 3), (gain) => [gain]),
    exchange: [
      [{ deniers: 2 }, { prestige: 3 }],
      [{ cloth: 2 }, { prestige: 4 }],
    ],
    cubes: each(BAGS, (bag) => [bag]),
    tile: SOME.flatMap((id) => [[id, 6, null] as const, [id, 1, { stone: 1 }] as const]),
    place: [['7', 'X']],
    provost: [
      ['+3', 12],
      ['−1', 5],
    ],
    stopEmpty: each([0, 1, 2], (loss) => [loss]),
    leaveAt: [[9]],
    track: TRACKS.flatMap((track) => [[track, 0, 1] as const, [track, 2, 2] as const]),
    trackUsed: each(TRACKS, (track) => [track]),
    level: TRACKS.flatMap((track) => LEVELS.map((level) => [track, level] as const)),
  },
  questions: {
    produce: [['X']],
    trade: [['X']],
    give: [[{ gold: 1 }]],
    pay: each(SOME, (id) => [id]),
    replace: each(['residence', 'p_statue', 'p_cathedral'], (id) => [id]),
    track: [['x']],
    level: each(TRACKS, (track) => [track]),
  },
  others: {
    workersBeyond: [
      ['Aya', 0, 0],
      ['Aya', 1, 2],
    ],
    ownBuilding: [['Aya']],
    left: [
      ['Aya', '', 1],
      ['Aya', '2 food', 5],
    ],
    loses: [
      ['Aya', 0],
      ['Aya', 2],
    ],
  },
  notes: {
    purse: CUBES_IN_HAND.flatMap((cubes) => COUNTS.map((deniers) => [cubes, deniers] as const)),
    favor: each(TRACKS, (track) => [track, 3]),
    worker: each([0, 1, 3], (cost) => [cost]),
    produces: [['3 deniers'], ['1 food or 1 wood']],
    pointFor: [['Jens']],
    passing: [
      [1, 1],
      [2, 0],
    ],
    queue: [[2]],
    workersBeyond: [
      [0, 0],
      [0, 1],
      [1, 2],
      [2, 0],
    ],
    short: each([1, 2], (deniers) => [deniers]),
    price: [[{ stone: 2, gold: 1 }], [{ cloth: 1, deniers: 1 }]],
    built: [
      ['residence', 5, { cloth: 1, deniers: 1 }],
      ['s_bank', 12, { stone: 1, wood: 1 }],
    ],
    builds: [
      [null, 1, 0, 9],
      [2, 0, 1, null],
      [14, 2, 0, null],
      [1, 0, 0, 12],
      [16, 1, 2, 12],
    ],
    left: CUBES_IN_HAND.flatMap((cubes) => COUNTS.map((deniers) => [cubes, deniers] as const)),
    house: each(SECTIONS, (section) => [section, 5]),
    builtNow: each(COUNTS, (houses) => [houses]),
    loses: each([0, 1, 2], (points) => [points]),
    marker: [[3]],
    offer: LABELS.flatMap((path) => [[], ...LABELS].map((inside) => [path, inside] as const)),
    brings: [
      ['X', ''],
      ['X', 'Y'],
    ],
    all: each(LABELS, (parts) => [parts]),
    placed: [['7 · X']],
    moved: [['7 · X']],
  },
  lists: {
    building: [
      ['gate', null, 0, ['x']],
      ['s_church', { stone: 1, cloth: 1 }, 3, ['x', 'y']],
    ],
    copies: each([1, 2], (copies) => ['X', copies]),
    track: each(TRACKS, (track) => [track, ['x', 'y']]),
    stages: [[SECTIONS.map((section, i) => ({ section, level: LEVELS[i + 1]! }))]],
    count: each(SECTIONS, (section) => [section, COUNTS.map((houses) => ({ name: 'Jens', houses, what: 'x' }))]),
    loss: each([2, 3], (points) => [points]),
    on: [['X', 12]],
    section: each(SECTIONS, (section) => [section, 5, 12, [0, 1, 2].map((from) => ({ from, what: 'x' }))]),
    kind: each(CLASSES, (sort) => [sort, 'X']),
  },
  status: PHASES.flatMap((phase) => SECTIONS.map((stage) => [{ round: 7, phase, stage } as Open] as const)), // All that it says.
  over: each(COUNTS.slice(1), (rounds) => [rounds]),
};

const ACTING: readonly [readonly [string]] = [['Jens']];

const picture: Samples<(typeof caylusWords)['en']['picture']> = {
  acts: {
    place: ACTING,
    gate: ACTING,
    provost: ACTING,
    inn: ACTING,
    produce: ACTING,
    trade: ACTING,
    castle: ACTING,
    track: ACTING,
    level: ACTING,
    build: each(BUILT_CLASSES, (sort) => ['Jens', sort]),
  },
  round: [[7]],
  openUpTo: each(SECTIONS, (section) => [section]),
};

/** What each table of names is called on the pages, in their order. */
const HEADINGS: { readonly [K in keyof Names]: string } = {
  amount: 'amountNames',
  bag: 'bagNames',
  buildings: 'buildingNames',
  classLabels: 'classLabels',
  classes: 'classNames',
  cubeCount: 'cubeCountNames',
  cubes: 'cubeNames',
  deniers: 'denierNames',
  effect: 'effectNames',
  favors: 'favorNames',
  favorSource: 'favorSourceNames',
  houses: 'houseNames',
  level: 'levelNames',
  parts: 'partNames',
  phases: 'phaseNames',
  place: 'placeNames',
  points: 'pointNames',
  printed: 'printedNames',
  sectionLabels: 'sectionLabels',
  sections: 'sectionNames',
  shortBuilding: 'shortBuildingNames',
  site: 'siteNames',
  space: 'spaceNames',
  sum: 'sumNames',
  tracks: 'trackNames',
  workers: 'workerNames',
};

const namesIn = (locale: Locale) =>
  Object.fromEntries(
    Object.entries(HEADINGS).map(([name, heading]) => [heading, caylusWords[locale].names[name as keyof Names]]),
  );
const underHeadings = Object.fromEntries(
  Object.entries(names).map(([name, of]) => [HEADINGS[name as keyof Names], of]),
);

/** All that is said of Caylus in a language, by chapter. */
export const chapters = (locale: Locale) => ({
  game: gameEntries(caylus, caylusWords[locale].game, game),
  names: entriesOf(namesIn(locale), underHeadings, say),
  ending: entriesOf(caylusWords[locale].ending, ending, say),
  panel: entriesOf(caylusWords[locale].panel, panel, say),
  picture: entriesOf(caylusWords[locale].picture, picture, say),
  closer: entriesOf(caylusWords[locale].closer, {}, say),
  commands: entriesOf(caylusWords[locale].commands, {}, say),
  rules: entriesOf(ruleWords[locale], {}, say),
});
