import type { Refusal, Seat } from '../../../src/engines/contract.ts';
import { ANSWERS, CLOCK_RULES, CLOCKS, DAY } from '../../../src/tables/stored/clock.ts';
import { type Problem, RECORD_CHECKS, RECORD_FAULTS } from '../../../src/tables/table/problem.ts';
import { START_REFUSALS } from '../../../src/tables/table/start.ts';
import type { Status } from '../../../src/tables/table/tableHead.ts';
import type { PrivateNote, Unseen } from '../../../src/words/common/answers/contract.ts';
import type { ButtonWords } from '../../../src/words/common/buttons/en.ts';
import type { Waiting } from '../../../src/words/common/clock/contract.ts';
import type { CommonWords } from '../../../src/words/common/en.ts';
import type { Listed } from '../../../src/words/common/look/contract.ts';
import { PERMISSIONS } from '../../../src/words/common/phrases/contract.ts';
import type { SaidRecord, SaidRow } from '../../../src/words/common/results/contract.ts';
import { byKind, COUNTS, each, type OfKinds, PEOPLE, type Samples, SOME_PEOPLE } from '../support/samples.ts';

const CHANNEL = '900000000000000001';
const ADDRESS = 'https://discord.com/channels/1/2/3';
const SEAL = '8d4b5c4cac20';
const MARK = { row: 57, digits: '8d4b5c4c' };
const SINCE = 1_800_000_000;
const MENTIONS = [['<@1>'], ['<@1>', '<@2>'], ['<@1>', '<@2>', '<@3>']];
const STATUSES: readonly Status[] = ['lobby', 'running', 'finished', 'cancelled', 'suspended'];
const seats = (...some: readonly number[]) => some as readonly Seat[]; // Numbers of seats.

const unseen = (why: Unseen['why'], rights: Unseen['rights'] = []): Unseen => ({
  ...{ table: '12', place: CHANNEL, why, rights },
});
const UNSEEN = [
  ...[unseen('gone'), unseen('forbidden'), unseen('locked')],
  ...[unseen('uploadsLimited'), unseen('sendingDisabled'), unseen('unverified')],
  ...[unseen('filtered'), unseen('refused')],
  ...[unseen('forbidden', PERMISSIONS.slice(0, 1)), unseen('forbidden', PERMISSIONS.slice(1, 4))],
];

const table = { table: '12' };
const most = each(COUNTS.slice(1), (count) => ({ most: count }));
const awaited = each(PEOPLE, (names) => ({ awaited: names }));
const wins = each(PEOPLE, (winners) => ({ ...table, winners }));

const listed = (of: Partial<Listed>): readonly [Listed] => [
  {
    ...{ table: '12', game: 'Caylus', status: 'running', since: SINCE, awaited: ['Aya'], isYourTurn: false },
    ...{ deadline: null, address: null, seated: 2, most: 5, isPrivate: false, isImported: false },
    ...{ closed: null, isMovable: true },
    ...of,
  },
];

const notes = (buttons: ButtonWords): OfKinds<PrivateNote> => ({
  unknownButton: [{}],
  lostTime: [table],
  lostTable: [table],
  trouble: [{}],
  outdated: awaited,
  notYours: PEOPLE.flatMap((names) => [
    { awaited: names, figures: null },
    { awaited: names, figures: '28 P' },
  ]),
  botPlays: awaited,
  seated: [table],
  joined: [
    { ...table, word: null },
    { ...table, word: 'Fortuna' },
  ],
  wordSet: [
    { ...table, word: null },
    { ...table, word: 'Fortuna' },
  ],
  left: [table],
  started: [table],
  cancelled: [table],
  cancelQuestion: [table],
  closeQuestion: [table],
  lastLeaveQuestion: [table],
  removeQuestion: [table],
  removed: [{ name: 'Jens' }],
  optionSet: [
    { option: 'old', isOn: true },
    { option: 'old', isOn: false },
  ],
  resigned: wins,
  resignQuestion: wins,
  tookOver: [
    { ...table, name: '● Aya', hasHand: true },
    { ...table, name: '● Aya', hasHand: false },
  ],
  cameBack: [table],
  seatLeft: [table],
  replaced: [table],
  whichSeat: [table],
  voted: [table],
  clockSet: [
    { ...table, line: 'X.', isAsked: true },
    { ...table, line: 'X.', isAsked: false },
  ],
  noTable: [{}],
  whichTable: each(COUNTS, (more) => ({ tables: [{ table: '12', game: 'Caylus' }], more })),
  askAgain: [table],
  noGames: [{}],
  directOn: [{}],
  directOff: [{ onBoard: buttons }],
  directRefused: [{ onBoard: buttons }],
  noHands: [{ game: 'Carcassonne' }],
  guildOnly: [{}],
  settings: [
    { language: 'en', isChosen: true, keepsPictures: true, clock: 'X.' },
    { language: 'ja', isChosen: false, keepsPictures: false, clock: 'X.' },
  ],
  languageSet: [
    { language: 'de', isChosen: true },
    { language: 'ja', isChosen: false },
  ],
  boardsSet: [{ keepsPictures: true }, { keepsPictures: false }],
  usualClockSet: [{ clock: 'X.' }],
  personal: [
    { phonePictures: true, isListed: true, quiet: null, zone: null, daily: false },
    { ...{ phonePictures: false, isListed: false }, quiet: { from: 22, to: 8 }, zone: 'Europe/Berlin', daily: true },
  ],
  imported: [
    { ...table, playsOn: true },
    { ...table, playsOn: false },
  ],
  fileUnread: [{}],
  badHours: [{ typed: '25' }],
  rematchOpen: [{ ...table, channel: CHANNEL }],
  managersOnly: [{}],
  mistyped: [
    { option: 'at', typed: null, possible: [], why: null },
    { option: 'at', typed: 'x', possible: ['1, 2'], why: null },
    { option: 'at', typed: 'x', possible: ['1, 2', '0, −3', '4, 4'], why: null },
    { option: 'at', typed: '1,0', possible: ['X'], why: 'Y.' },
  ],
  otherGame: [{ game: 'Citadels' }],
  botMissing: [{}],
  threadClosed: [{}],
  missingRights: each([1, 2, 5], (count) => ({ rights: PERMISSIONS.slice(0, count), channel: CHANNEL })),
  unseen: UNSEEN,
  savedUnseen: UNSEEN,
  savedLate: [{}],
  moved: [table],
});

const problems: OfKinds<Exclude<Problem, { readonly kind: 'refused' }>> = {
  unknownTable: [{}],
  unknownGame: [{}],
  unknownOption: [{ option: 'fluss' }],
  badWord: most,
  hostsTooMany: most,
  sitsTooOften: most,
  channelFull: most,
  guildFull: most,
  tooFast: each([1, 60_000, 90_000, 600_000], (wait) => ({ most: 5, wait })),
  notInvited: [{}],
  invitesTooMany: most,
  notSeated: [{}],
  alreadySeated: [{}],
  tableFull: [...most, { most: 5, roomWith: { option: 'erweiterung', most: 6 } }],
  tooFewSeats: each([1, 2, 3], (seated) => ({ needs: 4, seated })),
  tooManySeats: [{ most: 5, seated: 6 }],
  notOpen: each(STATUSES, (status) => ({ status })),
  notRunning: each(STATUSES, (status) => ({ status })),
  starting: [{}],
  notHost: [{}],
  notManager: [{}],
  alreadyResigned: [{}],
  cannotPlan: [{}],
  unknownClock: [{}],
  sameClock: [{}],
  voteOpen: [{}],
  noVote: [{}],
  mayNotVote: [{}],
  votedAlready: [{}],
  noFreeSeat: [{}],
  heldAnother: [{}],
  erasedSince: [{}],
  seatTaken: [{}],
  notResigned: [{}],
  nothingToUndo: [{}],
  undoRefused: [{}],
  cannotReplay: [{}],
  badRecord: each(RECORD_FAULTS, (fault) => ({ fault })),
  recordFails: [
    ...RECORD_CHECKS.filter((check) => check !== 'row').map((check) => ({ check, row: null })),
    { check: 'row', row: 17 },
  ],
  recordRuns: [{}],
  cannotPlayOn: [{}],
  checkingRecord: [{}],
  recordSeats: [...each([1, 2, 3], (given) => ({ needs: 4, given })), { needs: 2, given: 3 }],
  recordRow: [
    { first: 0, last: 0 },
    { first: 6, last: 120 },
  ],
  unknownZone: [{}],
  zoneMissing: [{}],
  stale: [{}],
  duplicate: [{}],
  suspended: [{ reason: 'rows' }],
  diskLow: [{}],
  diskFull: [{}],
};

const refusals: OfKinds<Exclude<Refusal, { readonly kind: 'illegal' }>> = {
  gameOver: [{}],
  notYourTurn: [{ awaits: seats() }, { awaits: seats(1) }, { awaits: seats(0, 1, 3) }],
  malformed: [{ problem: 'x' }],
};

const OPTIONS = each([null, true, false], (isOn) => ({ option: 'old', name: 'Old farm rule', isOn }));
const CHOSEN_OPTIONS = [[], ['Old farm rule'], ['River', 'Old farm rule', 'Dragon']];

const RULES = CLOCKS.map((clock) => CLOCK_RULES[clock]);
const waiting = (of: Partial<Waiting>): Waiting => ({
  ...{ table: '12', game: 'Caylus', since: SINCE, deadline: null, address: null },
  ...of,
});
/** Whose view is shown. */
const SEEN_BY = [null, ...PEOPLE.flat()];
const WAITING = [waiting({}), waiting({ deadline: SINCE, address: ADDRESS }), waiting({ table: '13' })];

const clock: Samples<CommonWords>['clock'] = {
  preset: each(RULES, (rule) => [rule]),
  line: each(RULES, (rule) => [rule]),
  deadlines: [
    [[{ names: [], at: SINCE }]],
    [
      [
        { names: ['Aya'], at: SINCE },
        { names: ['Jens', 'محمد'], at: SINCE + 60 },
      ],
    ],
  ],
  free: [['Aya', SINCE]],
  vote: {
    answer: ANSWERS.flatMap((answer) => [
      [answer, DAY],
      [answer, 5 * 60_000],
    ]),
    heading: each(SOME_PEOPLE, (names) => [names]),
    goneHeading: each(SOME_PEOPLE, (names) => [names]),
    body: each(MENTIONS, (voters) => [voters, SINCE, 'X']),
    ballots: each(SOME_PEOPLE, (names) => ['X', names]),
    note: each(SOME_PEOPLE, (names) => [names]),
    clockHeading: [['X']],
    clockBody: each(PEOPLE, (names) => ['Aya', 'X', names, SINCE]),
  },
  events: {
    decided: [
      ...ANSWERS.flatMap((answer) => SOME_PEOPLE.map((names) => [answer, names, DAY, 'votes'] as const)),
      ...(['tie', 'noVotes', 'noVoters'] as const).map((reason) => ['wait', ['Aya'], DAY, reason] as const),
      ['wait', ['Aya'], null, 'votes'],
    ],
    acted: each(SOME_PEOPLE, (names) => [names]),
    clockSet: [['X']],
    clockRefused: [['X']],
    formerLeft: [['Aya']],
    tookOver: [['Aya']],
    cameBack: [['Aya']],
  },
  offer: {
    heading: [['Caylus', '12']],
    seat: [[{ name: 'Aya', until: null }], [{ name: 'Aya', until: SINCE }]],
    body: [[true], [false]],
    take: [['● Aya']],
    closed: [['12']],
  },
  reminder: {
    public: MENTIONS.flatMap((who) => [
      [who, SINCE, null],
      [who, SINCE, SINCE],
    ]),
    private: each(WAITING, (one) => [one]),
    daily: [
      [WAITING.slice(0, 1), 0],
      [WAITING, 0],
      [WAITING, 1],
      [WAITING, 5],
    ],
  },
  question: [['12', 'X']],
};

const AUTUMN = Date.UTC(2026, 10, 23);
const row = (of: Partial<SaidRow>): readonly [SaidRow] => [
  {
    ...{ place: 1, name: 'Jens', games: 20, wins: 8, averagePlace: 1.9, average: null, rating: null, change: null },
    ...of,
  },
];
const extreme = (points: number, place: number): SaidRecord => ({ points, place, of: 4, at: AUTUMN });

const results: Samples<CommonWords>['results'] = {
  period: [
    ['all', AUTUMN],
    ['year', AUTUMN],
    ['month', AUTUMN],
  ],
  points: each([2, 5], (players) => [players]),
  percent: each([0, 0.345, 1], (share) => [share]),
  average: each([1, 71.44, -2.5], (n) => [n]),
  ended: [
    [1, 5],
    [173, 5],
  ],
  missing: each(COUNTS.slice(1), (games) => [games]),
  behind: [
    [44, 10],
    [1, 10],
  ],
  noGames: [['Caylus']],
  noResults: [['Jens', 'Caylus']],
  unlisted: [[]],
  heading: [['Caylus', 'X']],
  page: [[1, 2]],
  statsHeading: [['Jens', 'Caylus']],
  row: [
    row({}),
    row({ place: 2, games: 1, wins: 1, average: { points: 71.44, players: 3 } }),
    row({ place: 3, rating: 1712, change: 24 }),
    row({ place: 11, rating: 990, change: -6 }),
    row({ place: 22, rating: 990 }),
  ],
  own: [['X']],
  fileName: [['caylus']],
  statsFileName: [['caylus']],
  summary: [
    ['Caylus', 1648, 14, 31],
    ['Caylus', null, 1, 2],
  ],
  unnamed: [['4711']],
  withPlayers: each([2, 7], (players) => [players]),
  rank: each([1, 2, 3, 4, 11], (place) => [place, 31]),
  place: each([1, 2, 3, 4, 11], (place) => [place]),
  day: [[AUTUMN]],
  games: each(COUNTS.slice(1), (n) => [n]),
  lastGames: each([2, 60], (n) => [n]),
  month: [[AUTUMN]],
  lines: {
    records: [[3, extreme(118, 1), extreme(1, 4)]],
    source: [['Farms', 15.2]],
    byPlayers: each([2, 3, 7], (players) => [players, players - 1, 81.2]),
    opponent: [
      ['Jens', 14, 0, 19],
      ['Jens', 1, 2, 1],
    ],
    places: [[[2]], [[22, 17, 0, 3]]],
    option: [
      ['River', 1],
      ['River', 40],
    ],
    history: [[[1486, 1520, 1501]]],
  },
};

const TAKEN = [
  { lines: ['X.'], withOthers: false },
  { lines: ['X.', 'Y.'], withOthers: true },
  { lines: [], withOthers: false },
] as const;

/** @param buttons the labels that sentences name */
export const samples = (buttons: ButtonWords): Samples<CommonWords> => ({
  phrases: {
    seat: [[0], [5]],
    players: [
      [2, 2],
      [2, 5],
    ],
    toMove: each(PEOPLE, (names) => [names]),
  },
  commands: {
    suggestions: { table: [['12', 'Caylus']], option: [['old', 'Old farm rule', 'Farms score by city.']] },
    ofGame: [['Caylus']],
  },
  problems: { ofTables: byKind(problems), ofMoves: byKind(refusals) },
  answers: byKind(notes(buttons)),
  lobby: {
    heading: [['Caylus']],
    hosted: [
      ['12', 'Jens', 2, 5],
      ['12', 'Jens', 2, 2],
    ],
    freeSeat: [[]],
    host: [['Aya']],
    invited: each(MENTIONS, (mentions) => [mentions]),
    invitedUnheard: [[]],
    isPrivate: [[]],
    invites: [['Jens', '<@2>', 'Caylus', '12']],
    order: SOME_PEOPLE.flatMap((names) => [
      [names, 'joining'],
      [names, 'rematch'],
      [names, 'import'],
    ]),
    rematch: [['12']],
    waiting: each(COUNTS, (missing) => [missing]),
    options: each(CHOSEN_OPTIONS, (names) => [names]),
    running: [[SINCE]],
    finished: each(PEOPLE, (winners) => [winners]),
    ended: PEOPLE.flatMap((winners) => [
      ['12', null, 'Caylus', winners],
      ['12', ADDRESS, 'Caylus', winners],
    ]),
    cancelled: [[]],
    starting: [['Caylus', '12']],
    startingSeat: [
      ['1 ● <@2>', null],
      ['1 ● <@2>', 'Fortuna'],
    ],
    refused: [...START_REFUSALS.map((why) => [why, null] as const), ['unreachable', 'Jens']],
    notAdded: SOME_PEOPLE.map((names) => [names]),
    tableButton: [['12', 'Caylus']],
    movedTo: [['12', CHANNEL]],
    optionsForm: {
      title: [['1234567']],
      label: [[]],
      description: [[1], [6]],
      option: [['old', 'Old farm rule']],
    },
  },
  fairness: {
    sealed: [[SEAL]],
    mixed: [[SEAL, SEAL]],
    opened: [[SEAL, SEAL]],
    startSeal: [[SEAL]],
    startFrozen: [[SEAL]],
    startNumber: [[]],
    heading: [['12']],
    stillSealed: [[true], [false]],
    neverBegan: [[]],
    check: each([true, false, null], (holds) => ['X', holds]),
    wordErased: [['X']],
    wordNotKept: [['X']],
    compare: [[]],
    imported: [['12']],
    attempts: [[1], [2]],
    aborted: [
      [1, 1],
      [3, 100],
    ],
    row: [[MARK]],
    noRow: [[58, MARK]],
    streams: [
      [['tiles'], 0],
      [['tiles'], 1],
      [['tiles', 'seats'], 21],
    ],
    file: [[]],
    fileName: [['12']],
    fileDescription: [['12']],
    wordForm: { title: [['1234567']], label: [[]], description: [[]] },
  },
  board: {
    began: [
      ['Jens', false],
      [null, false],
      ['Jens', true],
      [null, true],
    ],
    status: each(MENTIONS, (mentions) => [mentions, 'X']),
    call: each(MENTIONS, (mentions) => [mentions, 'X']),
    note: [
      ['12', 'X', null],
      ['12', 'X', MARK],
    ],
    shownRow: [[MARK]],
    imported: [[null], [20]],
    newRules: [[]],
    botPlays: each(SOME_PEOPLE, (names) => [names]),
    resigned: [
      ['Jens', true],
      ['Jens', false],
    ],
    more: (['before', 'between', 'after'] as const).flatMap((where) => [[1, where] as const, [5, where] as const]),
    since: [[]],
    corners: [[]],
    replaced: [[]],
    paused: [
      ['12', true],
      ['12', false],
    ],
    movedTo: [[CHANNEL]],
    possible: [[]],
    onOffer: [[['1']], [['1', '2', '3']]],
    marked: [[['Ben: points']], [['Ben: points', 'Aya: points']]],
    morePlaces: [[1], [3]],
    fileName: [['12', 33]],
    threadName: [['Caylus', '12']],
  },
  final: {
    heading: SOME_PEOPLE.flatMap((winners) => [
      [winners, 'Caylus', 1],
      [winners, 'Caylus', 84],
      [winners, 'Caylus', null],
    ]),
    place: [
      [1, 'Jens', 84, ['X', 'Y']],
      [2, 'Aya', 1, []],
      [3, 'محمد', 0, []],
    ],
    left: [[4, 'Jens']],
    part: each(COUNTS, (points) => ['X', points]),
    rating: [
      [null, 1510],
      [1584, 1601],
      [1510, 1504],
      [1510, 1510],
    ],
    record: [
      ['server', 'Jens', 96, 88],
      ['member', 'Aya', 1, 0],
    ],
    resigned: [['Jens']],
    substitute: [['Jens']],
    unplayed: [[]],
    note: [
      ['12', 'X', null],
      ['12', 'X', MARK],
    ],
  },
  hand: {
    note: [
      ['12', []],
      ['12', ['X', 'Caylus']],
    ],
    fileName: [['12', 33]],
    coming: [[]],
    stopped: [[buttons]],
    ended: [
      [1, 4, 27, ['X 20', 'Y 3']],
      [2, 2, 1, []],
    ],
    refused: [['<@1>']],
    delayed: [[['<@1>']], [['<@1>', '<@2>', '<@3>']]],
  },
  panel: {
    renewed: [[]],
    outdated: [[]],
    tooLong: [[]],
    confirm: [[['X']], [['X', 'Y', 'Z']]],
    confirmNote: [[]],
    givesUp: [[['X']], [['X', 'Y', 'Z']]],
    played: [['X']],
    closed: [[]],
    choose: [[null], [['a1', 'c6']]],
    hint: [
      [['1'], 'X'],
      [['1', '2', '3'], 'X'],
    ],
    page: [[1, 2]],
  },
  privacy: {
    overview: each(COUNTS, (count) => [count]),
    exported: [[]],
    fileName: [[]],
    fileDescription: [[]],
    exportedAlready: each(COUNTS.slice(1), (count) => [count]),
    question: [
      [0, 0],
      [1, 0],
      [0, 1],
      [2, 5],
    ],
    erased: [[]],
    erasing: [[]],
    serverErasing: [[]],
    serverQuestion: [
      [0, 0],
      [1, 1],
      [21, 2],
    ],
    serverErased: [[]],
    failed: [[]],
  },
  plan: {
    heading: [['12']],
    next: [[null], [['pass']], [['X', 'Y', 'Z']]],
    nothingAhead: [[]],
    standing: [[]],
    answer: [
      [{ label: 'X', detail: 'y' }, true],
      [{ label: 'X', detail: 'y' }, false],
    ],
    suggestion: [[{ label: 'X', detail: 'y' }]],
    toggle: [
      ['X', true],
      ['X', false],
    ],
    note: [[]],
    planning: [[]],
    confirmNote: [[]],
    typedEarly: [[]],
    yourTurn: [[]],
    played: [[]],
    dropped: [[['pass']], [['X', 'Y', 'Z']]],
  },
  look: {
    games: {
      heading: [[]],
      mine: [[]],
      others: [[]],
      row: [
        ...STATUSES.map((status) => listed({ status })),
        listed({ status: 'lobby', isPrivate: true, seated: 1 }),
        ...PEOPLE.map((names) => listed({ awaited: names, address: ADDRESS })),
        listed({ isYourTurn: true }),
        listed({ isYourTurn: true, isImported: true }),
        listed({ isYourTurn: true, deadline: SINCE }),
        listed({ deadline: SINCE }),
        listed({ isYourTurn: true, closed: 'gone' }),
        listed({ status: 'lobby', closed: 'forbidden' }),
        listed({ closed: 'locked', isMovable: false }),
      ],
      more: each(COUNTS.slice(1), (count) => [count]),
    },
    moves: { heading: [['12']], empty: [[]], page: [[1, 2]], turn: [[1], [21]] },
    help: {
      heading: [[true], [false]],
      inDirect: [[]],
      body: [
        [
          [
            { name: 'Caylus', summary: 'X', seats: 'Y' },
            { name: 'Citadels', summary: 'X', seats: 'Y' },
          ],
          buttons,
        ],
      ],
      policies: { privacy: [[]], terms: [[]] },
    },
    zoom: { wholeBoard: [[]], across: each([3, 9], (cells) => [1, cells]), whole: [[]] },
    sheet: { more: each([1, 5], (more) => [more]), fileName: [['tiles', '12', 33]], alt: [['X', ['Y', 'Z']]] },
    more: { heading: [['Caylus', '12']], body: [[]] },
  },
  clock,
  undo: {
    tookBack: each([null, 'X.'], (what) => ['Aya', what]),
    refused: each([null, 'X.'], (what) => ['Aya', what]),
    dropped: [['Aya']],
    displaced: [['Aya'], ['<@1>']],
    former: [['Aya'], [null]],
    vote: {
      heading: [['Aya']],
      body: [...PEOPLE.map((missing) => [TAKEN[0], missing, SINCE] as const), [TAKEN[1], ['<@1>'], SINCE]],
    },
    question: each(TAKEN, (of) => [of]),
    nowAsks: [[]],
    asked: [['12']],
    done: each([null, 'X.'], (what) => [what]),
  },
  rules: {
    heading: [['Caylus']],
    atTable: each(CHOSEN_OPTIONS, (names) => ['12', names]),
    option: each(OPTIONS, (option) => [option, 'X']),
    place: [['Caylus', 1, 12]],
    ofOption: each(OPTIONS, (option) => [option]),
    changedBy: [[OPTIONS[1]!, 'X']],
    mark: each(OPTIONS, (option) => [option]),
    choose: [[]],
    button: [['X']],
    whichGame: [[]],
    fileName: [['caylus', 'aim']],
  },
  picture: { wins: each(SOME_PEOPLE, (names) => [names]) },
  replay: {
    heading: [['Caylus', '12']],
    step: [[5, 90]],
    everyone: [[]],
    seat: each(PEOPLE.flat(), (name) => [name]),
    nothing: [[]],
    running: [['12']],
    neverBegan: [['12']],
    unreadable: [['12']],
    moves: {
      heading: each(SEEN_BY, (by) => ['12', by]),
      fileName: each([null, 2], (seat) => ['12', seat]),
      fileDescription: each(SEEN_BY, (by) => ['12', by]),
      firstLine: each(SEEN_BY, (by) => ['Caylus', '12', by]),
      brackets: [[]],
      seat: [[1, 'Jens']],
      undone: [['X']],
    },
    animation: {
      heading: each(SEEN_BY, (by) => ['Caylus', '12', by]),
      waiting: each([1, 2], (before) => [before]),
      drawing: [[12, 60]],
      busy: [[]],
      late: [[]],
      cutOff: [[]],
      fileName: each([null, 2], (seat) => ['12', seat]),
      alt: [
        ['Caylus', '12', 1, null],
        ['Caylus', '12', 60, null],
        ['Caylus', '12', 60, 'Jens'],
      ],
      note: [
        [1, false],
        [60, false],
        [60, true],
      ],
    },
  },
  results,
});
