import { POWERS } from '../../../src/engines/citadels/ids.ts';
import {
  CHARACTERS,
  type Citadels,
  COLOURS,
  citadels,
  type District,
  type Tie,
} from '../../../src/engines/citadels/index.ts';
import type { CityViolation } from '../../../src/engines/citadels/violations.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import type { Row } from '../../../src/words/citadels/ending/contract.ts';
import { citadelsWords } from '../../../src/words/citadels/index.ts';
import type { Deed } from '../../../src/words/citadels/picture/contract.ts';
import { ruleWords } from '../../../src/words/citadels/rules/index.ts';
import type { Locale } from '../../../src/words/contract.ts';
import { type GameSamples, gameEntries, say } from '../support/gameEntries.ts';
import { COUNTS, each, entriesOf, NAMES, type OfKinds, type Samples, SOME_PEOPLE, values } from '../support/samples.ts';

const SOME_TIES: readonly (Tie | null)[] = [
  ...([null, { kind: 'shared' }, { kind: 'allLeft' }] as const),
  { kind: 'districts', own: 24, other: 21 },
  { kind: 'gold', own: 1, other: 0 },
];
const endRow = (of: Partial<Row>): Row => ({
  ...{ place: 1, name: 'Jens', total: 24, districts: 24, colours: 0, completion: 0, isFirst: false, missing: null },
  ...{ haunted: null, tie: null, city: SOME },
  ...of,
});
const seat = (n: number) => n as Seat; // A number of a seat.
/** Districts whose names take different articles. */
const SOME: readonly District[] = ['manor', 'temple', 'docks', 'haunted_city', 'keep', 'town_hall'];
const LISTS: readonly (readonly District[])[] = [[], ['manor'], ['temple', 'temple'], ['manor', 'docks', 'keep']];
/** Of cards drawn, two at most are kept or discarded. */
const DRAWN: readonly (readonly District[])[] = [['manor'], ['temple', 'temple'], ['docks', 'keep']];
const by = { seat: seat(1) };
const hidden = LISTS.flatMap((cards) => [
  { ...by, count: cards.length, cards: null },
  { ...by, count: cards.length, cards },
]);
const standings = [
  { seat: seat(1), place: 1, points: 27 },
  { seat: seat(0), place: 2, points: 1 },
];
const SHORTS = [null, ...each(COUNTS.slice(1), (gold) => ({ district: 'docks' as const, gold }))];
const KEEPS: readonly (readonly District[])[] = [[], ['keep'], ['keep', 'keep']];
const outOfReach = KEEPS.flatMap((indestructible) =>
  SHORTS.flatMap((short) => (indestructible.length === 0 && short === null ? [] : [{ indestructible, short }])),
);
const cities: OfKinds<CityViolation> = {
  cityEmpty: [by],
  cityComplete: [by],
  cityProtected: [by],
  cityOutOfReach: outOfReach.map((why) => ({ ...by, ...why })),
};

const game: GameSamples<Citadels> = {
  sights: {
    dealt: each(LISTS, (cards) => ({ cards: cards.length === 0 ? null : cards })),
    chose: [null, ...CHARACTERS].map((character) => ({ ...by, character })),
    drew: hidden,
    kept: [
      ...hidden.map((one) => ({ ...one, discarded: [] })),
      ...LISTS.map((discarded) => ({ ...by, count: 1, cards: null, discarded })),
    ],
    swapped: LISTS.flatMap((cards) => [
      { ...by, partner: seat(2), count: cards.length, partnerCount: 1, cards: null },
      { ...by, partner: seat(3), count: cards.length, partnerCount: 2, cards },
    ]),
    exchanged: [
      ...LISTS.slice(1).map((cards) => ({ ...by, count: cards.length, cards, discarded: cards })),
      { ...by, count: 1, cards: null, discarded: null },
      { ...by, count: 21, cards: null, discarded: null },
    ],
    drewExtraCards: hidden,
    usedSmithy: hidden.map((one) => ({ ...one, paid: 3 })),
    usedLaboratory: each([null, ...SOME], (discarded) => ({ ...by, discarded, gold: 1 })),
    roundBegan: [
      { round: 1, first: seat(1), faceUp: [] },
      { round: 2, first: seat(2), faceUp: ['thief'] },
      { round: 21, first: seat(3), faceUp: ['assassin', 'warlord'] },
    ],
    called: CHARACTERS.flatMap((character) => [
      { character, seat: null },
      { character, seat: seat(1) },
    ]),
    crowned: each(['start', 'called', 'murdered'], (reason) => ({ ...by, reason })),
    murdered: each(CHARACTERS, (character) => ({ ...by, character })),
    robbed: each(CHARACTERS, (character) => ({ ...by, character })),
    stole: each(COUNTS, (gold) => ({ seat: seat(0), from: seat(1), gold })),
    tookGold: each([1, 2], (gold) => ({ ...by, gold })),
    tookIncome: COLOURS.flatMap((colour) => [1, 5].map((gold) => ({ ...by, colour, gold }))),
    tookExtraGold: [{ ...by, gold: 1 }],
    built: each(SOME, (district) => ({ ...by, district, paid: 3 })),
    completed: each([true, false], (isFirst) => ({ ...by, isFirst })),
    destroyed: SOME.flatMap((district) => [0, 3].map((paid) => ({ seat: seat(0), owner: seat(1), district, paid }))),
    salvaged: each(SOME, (district) => ({ ...by, district, paid: 1 })),
    declined: each(SOME, (district) => ({ ...by, district })),
    reshuffled: each(COUNTS.slice(1), (cards) => ({ cards })),
    turnEnded: [{ ...by, character: 'king' }],
    ended: [{ standings }],
  },
  moves: {
    chooseCharacter: each(CHARACTERS, (character) => ({ character })),
    drawCards: [{}],
    takeGold: [{}],
    keepCards: each(LISTS.slice(1), (cards) => ({ cards })),
    build: each(SOME, (district) => ({ district })),
    murder: each(CHARACTERS, (character) => ({ character })),
    steal: each(CHARACTERS, (character) => ({ character })),
    swapHands: each([1, 2], (of) => ({ seat: seat(of) })),
    exchangeCards: each(LISTS.slice(1), (cards) => ({ cards })),
    takeIncome: [{}],
    takeExtraGold: [{}],
    drawExtraCards: [{}],
    destroy: each(SOME, (district) => ({ seat: seat(1), district })),
    useLaboratory: each(SOME, (district) => ({ district })),
    useSmithy: [{}],
    endTurn: [{}],
    answerGraveyard: each([true, false], (take) => ({ take })),
  },
  violations: {
    notNow: each(['choose', 'turn', 'keep', 'graveyard'], (now) => ({ now })),
    noSuchRight: each(POWERS, (right) => ({ right })),
    alreadyUsed: each(POWERS, (right) => ({ right })),
    noSuchCharacter: [{ character: 'queen' }],
    notOffered: each(CHARACTERS, (character) => ({ character })),
    cannotBeNamed: CHARACTERS.flatMap((character) => [
      { character, reason: 'faceUp' as const },
      { character, reason: 'notLater' as const },
    ]),
    noSuchDistrict: [{ district: 'zoo' }],
    noCardsLeft: [{}],
    wrongCards: each(COUNTS.slice(1, 3), (keep) => ({ keep })),
    handEmpty: [{}],
    notInHand: each(SOME, (district) => ({ district })),
    noCardChosen: [{}],
    tooExpensive: [
      { price: 1, gold: 0 },
      { price: 5, gold: 1 },
    ],
    alreadyBuilt: each(SOME, (district) => ({ district })),
    noBuildLeft: each([1, 3], (built) => ({ built })),
    nothingToBuild: [{}],
    noIncome: [{}],
    noSuchSeat: [{ seat: 9 }],
    oneself: [{}],
    ...cities,
    notInCity: each(SOME, (district) => ({ ...by, district })),
    indestructible: each(SOME.slice(0, 1), (district) => ({ district })),
    nothingToDestroy: [{ cities: [] }, { cities: values<CityViolation>(cities).slice(0, 4) }],
  },
};

const panel: Samples<(typeof citadelsWords)['en']['panel']> = {
  buttons: {
    takeIncome: COLOURS.flatMap((colour) => [1, 5].map((gold) => [gold, colour] as const)),
    priced: each(SOME, (district) => [district, 3]),
    keep: each(DRAWN, (districts) => [districts]),
    throwAway: each(DRAWN, (districts) => [districts]),
    murdered: [['4 King']],
    withCards: each(COUNTS, (cards) => ['Jens', cards]),
    withDistricts: each(COUNTS, (built) => ['Jens', built]),
    tickBuilds: each([2, 3], (most) => [most]),
    buildThese: [
      [4, 5],
      [1, 1],
      [5, 4],
      [7, 1],
    ],
    tooManyBuilds: each([1, 2, 3], (most) => [most]),
    exchangeThese: each(COUNTS, (cards) => [cards]),
    exchangeAll: each(COUNTS.slice(1), (cards) => [cards]),
  },
  questions: {
    keep: [
      [1, 2],
      [1, 3],
      [2, 3],
    ],
    destroyIn: each(['Jens', 'محمد'], (name) => [name]),
    salvage: each(SOME, (district) => [district]),
  },
  notes: {
    faceUp: [[['thief']], [['assassin', 'warlord']]],
    notHere: [[['thief']], [['thief', 'king']], [['thief', 'king', 'bishop']]],
    order: each(SOME_PEOPLE, (names) => [names]),
    murderedInVain: [['king']],
    yourGold: each(COUNTS, (gold) => [gold]),
    protected: each(['Jens', 'محمد'], (name) => [name]),
    complete: each([8, 9], (built) => ['Jens', built]),
    nothingBuilt: each(['Jens', 'محمد'], (name) => [name]),
    outOfReach: outOfReach.map(({ indestructible, short }) => ['Jens', indestructible, short] as const),
    indestructible: each(KEEPS.slice(1), (districts) => [districts]),
    short: each(COUNTS.slice(1), (gold) => ['docks', gold]),
    alreadyBuilt: each(SOME, (district) => [district]),
  },
  hand: {
    youAre: each(CHARACTERS, (character) => [character]),
    does: each(CHARACTERS, (character) => [character, 'X']),
    drawn: [
      [['manor', 'temple'], 1],
      [['manor', 'temple', 'docks'], 2],
    ],
    gold: each(COUNTS, (gold) => [gold]),
    card: [
      ['manor', 3, 3],
      ['university', 6, 8],
    ],
    cards: [[['X']], [['X', 'Y', 'Z']]],
    city: each(LISTS, (districts) => [districts]),
    ties: { districts: [['X', 17, 14]], gold: [['X', 3, 1]], shared: [['X']] },
    offered: [[['thief', 'king']], [['thief', 'king', 'bishop', 'merchant']]],
  },
  lists: {
    district: [0, 1, 2].map((built) => ['manor', 'yellow', 3, 3, 5, built] as const),
    withEffect: [['X', 'Y']],
    character: each(CHARACTERS, (character) => [character, 'X']),
  },
  offers: {
    behind: [
      [['X'], [], []],
      [
        ['X', 'Y'],
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
  },
  status: { round: each([1, 21], (round) => [round]), deck: each(COUNTS, (cards) => [cards]) },
};

const deeds: OfKinds<Deed> = {
  crowned: [{}],
  robbedOf: each(COUNTS, (gold) => ({ gold })),
  names: CHARACTERS.flatMap((character) => [
    { character, how: 'murder' as const },
    { character, how: 'theft' as const },
  ]),
  took: each(COUNTS.slice(1), (gold) => ({ gold })),
  threwAway: each(LISTS.slice(1), (districts) => ({ districts })),
  drew: each(COUNTS, (cards) => ({ cards })),
  built: each(SOME, (district) => ({ district })),
  swapped: [{ partner: seat(1) }],
  exchanged: each(COUNTS.slice(1), (cards) => ({ cards })),
  destroyed: each(SOME, (district) => ({ district, owner: seat(1) })),
  salvaged: each(SOME, (district) => ({ district, seat: seat(1) })),
};

const MOVES = [[], ['X'], ['X', 'Y', 'Z']];
const TIES = {
  districts: [[5, 4]],
  gold: [
    [1, 0],
    [21, 2],
  ],
} as const;

const picture: Samples<(typeof citadelsWords)['en']['picture']> = {
  header: {
    chooses: [['Jens']],
    takes: [['Jens', 'X']],
    still: each(MOVES, (moves) => ['Jens', 'X', moves]),
    keeps: [
      ['Jens', 1, 2],
      ['Jens', 2, 3],
    ],
    salvages: [['Jens', 'X']],
    who: [['Jens', 'X']],
    tasks: {
      still: each(MOVES, (moves) => [moves]),
      keeps: [
        [1, 2],
        [2, 3],
      ],
      salvages: [['X']],
    },
    round: each([1, 21], (round) => [round]),
  },
  deed: values<Deed>(deeds).map((deed) => [deed, (of: Seat) => NAMES[of]!] as const),
  call: [['X', 'Jens']],
  deeds: [[['X']], [['X', 'Y', 'Z']]],
  final: {
    missing: each([3], (points) => [points]),
    haunted: [['X']],
    tie: TIES,
    shortTie: TIES,
  },
  hand: {
    still: each(MOVES, (moves) => [moves]),
    keeps: each([1, 2], (keep) => [keep]),
    income: COUNTS.flatMap((gold) => [
      [gold, true],
      [gold, false],
    ]),
    city: each(COUNTS, (built) => [built]),
    figures: COUNTS.map((n) => [n, n] as const),
    tooExpensive: each(COUNTS.slice(1), (gold) => [gold]),
    faceUpAre: [[['X']], [['X', 'Y']]],
    notHereAre: [[['X']], [['X', 'Y']]],
  },
  sheets: {
    cityOf: each(['Jens', 'محمد'], (name) => [name]),
    copies: each([1, 5], (copies) => [copies]),
    copiesBuilt: each([1, 2], (built) => [5, built]),
    points: each([1, 8], (points) => [points]),
    incomeOf: [['X']],
    destroyFor: each(COUNTS, (price) => [price]),
  },
};

const ending: Samples<(typeof citadelsWords)['en']['ending']> = {
  row: [
    ...each(SOME_TIES, (tie) => [endRow({ tie })]),
    [endRow({ place: 2, total: 31, colours: 3, completion: 4, isFirst: true })],
    [endRow({ place: 2, total: 27, colours: 3, haunted: 'green' })],
    [endRow({ place: 3, total: 1, districts: 1, completion: 2, missing: 'red', city: ['temple'] })],
    [endRow({ place: 7, total: 0, districts: 0, city: [] })],
  ],
  missing: each(COLOURS, (colour) => [colour]),
};

const commands: Samples<(typeof citadelsWords)['en']['commands']> = { suggestions: { card: [['manor', 3]] } };

/** All that is said of Citadels in a language, by chapter. */
export const chapters = (locale: Locale) => ({
  game: gameEntries(citadels, citadelsWords[locale].game, game),
  names: entriesOf(
    {
      ...{ characters: citadelsWords[locale].names.characters, abilities: citadelsWords[locale].names.abilities },
      ...{
        districts: citadelsWords[locale].names.districts,
        colors: citadelsWords[locale].names.colors,
        herald: citadelsWords[locale].names.herald,
      },
      outOfReach: citadelsWords[locale].names.outOfReach,
    },
    { outOfReach: outOfReach.map(({ indestructible, short }) => [indestructible, short]) },
    say,
  ),
  panel: entriesOf(citadelsWords[locale].panel, panel, say),
  picture: entriesOf(citadelsWords[locale].picture, picture, say),
  ending: entriesOf(citadelsWords[locale].ending, ending, say),
  commands: entriesOf(citadelsWords[locale].commands, commands, say),
  rules: entriesOf(ruleWords[locale], {}, say),
});
