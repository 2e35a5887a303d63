import type { alhambra } from '../../../src/engines/alhambra/index.ts';
import type { caylus } from '../../../src/engines/caylus/index.ts';
import type { citadels } from '../../../src/engines/citadels/index.ts';
import type { Kind } from '../../../src/engines/contract.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { fairRandom, gameKeyOf, wordHash } from '../../../src/tables/fair.ts';
import type {
  DrawsRecord,
  FairRecord,
  PlayedRow,
  PresentRecord,
  ShuffleRecord,
  StreamRecord,
  WordRecord,
} from '../../../src/tables/record.ts';

/** Another one of the form 0 to 9, a to f. */
const otherDigit = (digit: string): string => ((Number.parseInt(digit, 16) ^ 1) % 16).toString(16);
const flipped = (hex: string): string => `${otherDigit(hex.charAt(0))}${hex.slice(1)}`;

/** Two places of a list with different values, exchanged. */
export function exchanged<T>(list: readonly T[]): readonly T[] {
  const other = list.findIndex((one) => one !== list[0]);
  return list.with(0, list[other]!).with(other, list[0]!);
}

export const withStream = (
  record: FairRecord,
  label: string,
  change: (stream: StreamRecord) => StreamRecord,
): FairRecord => ({
  ...record,
  streams: record.streams.map((stream) => (stream.label.startsWith(label) ? change(stream) : stream)),
});

const draws = (stream: StreamRecord): DrawsRecord => stream as DrawsRecord; // Those that are changed below are none of the shuffles.
const order = (stream: StreamRecord): readonly number[] => (stream as ShuffleRecord).order;

export const hashed = (word: string) => ({ word, hash: Buffer.from(wordHash(word)).toString('hex') });

/** Every record that is made here is one of the present scheme. */
function presentOf(record: FairRecord): PresentRecord {
  if (record.scheme !== 'dbg-fair-2') throw new Error('a record of the former scheme');
  return record;
}

const withWords = (change: (words: readonly WordRecord[]) => readonly WordRecord[]) => (record: FairRecord) => ({
  ...record,
  words: change(presentOf(record).words),
});

/** Single changes of a record, each of which must be found. */
const LIES: readonly (readonly [string, (record: FairRecord) => object])[] = [
  ['one bit of the seed', (record) => ({ ...record, seed: flipped(record.seed!) })],
  ['one bit of the commitment', (record) => ({ ...record, commitment: flipped(record.commitment) })],
  ['one bit of the entropy', (record) => ({ ...record, entropy: flipped(record.entropy!) })],
  ['the table', (record) => ({ ...record, table: `${record.table}0` })],
  ['one word', withWords((words) => words.with(1, { ...words[1]!, word: 'another' }))],
  ['one blank in a word', withWords((words) => words.with(0, { ...words[0]!, word: `${words[0]!.word} ` }))],
  ['a word that looks the same', withWords((words) => words.with(1, { ...words[1]!, ...hashed('w\u043erd of 2') }))],
  ['the order of the words', withWords((words) => words.toReversed())],
  ['a word that is left out', withWords((words) => words.slice(1))],
  ['what was frozen', (record) => ({ ...record, frozen: flipped(presentOf(record).frozen!) })],
  ['the start', (record) => ({ ...record, start: '1' })],
  ['the former scheme', (record) => ({ ...record, scheme: 'dbg-fair-1' })],
  ['the former seal', (record) => ({ ...record, seal: 'dbg-fair-1' })],
  ['a scheme that is not known', (record) => ({ ...record, scheme: 'dbg-fair-3' })],
  ['no seed', (record) => ({ ...record, seed: null })],
  ['no deal', (record) => ({ ...record, deal: null })],
  ['a stream that comes twice', (record) => ({ ...record, streams: [...record.streams, record.streams[0]!] })],
];

const CARCASSONNE_LIES: typeof LIES = [
  [
    'two tiles of the stack',
    (record) => {
      const deal = record.deal as { readonly stack: readonly string[] };
      return { ...record, deal: { ...deal, stack: exchanged(deal.stack) } };
    },
  ],
  [
    'the lake before another river tile',
    (record) => {
      const deal = record.deal as { readonly stack: readonly string[] };
      const lake = deal.stack.indexOf('R02');
      return {
        ...record,
        deal: { ...deal, stack: deal.stack.with(lake, deal.stack[lake - 1]!).with(lake - 1, 'R02') },
      };
    },
  ],
  ['a set that was not played', ({ options, ...record }) => ({ ...record, options: options.slice(0, -1) })],
  [
    'two places of the shuffle of the river',
    (record) => withStream(record, 'river', (stream) => ({ label: stream.label, order: exchanged(order(stream)) })),
  ],
  [
    'who begins',
    (record) => ({ ...record, deal: { ...record.deal, start: ((record.deal as { start: number }).start + 1) % 3 } }),
  ],
  [
    'two places of the shuffle',
    (record) => withStream(record, 'tiles', (stream) => ({ label: stream.label, order: exchanged(order(stream)) })),
  ],
  [
    'the draw of who begins',
    (record) => withStream(record, 'start', (stream) => ({ ...draws(stream), values: [draws(stream).values[0]! ^ 1] })),
  ],
];

const citadelsDeal = (record: FairRecord) => record.deal as ReturnType<typeof citadels.deal>; // Read by no one else here.
const withDeal = (change: (deal: ReturnType<typeof citadels.deal>) => object) => (record: FairRecord) => ({
  ...record,
  deal: { ...citadelsDeal(record), ...change(citadelsDeal(record)) },
});
const changedDraw = (stream: StreamRecord, at: number): StreamRecord => {
  const { below, values } = draws(stream);
  return { ...draws(stream), values: values.with(at, (values[at]! + 1) % below[at]!) };
};

const withAlhambraDeal =
  (change: (deal: ReturnType<typeof alhambra.deal>) => object) =>
  (record: FairRecord): object => {
    const deal = record.deal as ReturnType<typeof alhambra.deal>; // Read by no one else here.
    return { ...record, deal: { ...deal, ...change(deal) } };
  };

const CITADELS_LIES: typeof LIES = [
  ['two cards', withDeal(({ cards }) => ({ cards: exchanged(cards) }))],
  ['who has the crown', withDeal(({ crown }) => ({ crown: (crown + 1) % 4 }))],
  [
    'the first face-up characters',
    withDeal(({ removed }) => ({ removed: { ...removed, faceUp: exchanged(removed.faceUp) } })),
  ],
  [
    'the first face-down character',
    withDeal(({ removed }) => ({ removed: { ...removed, faceDown: removed.faceUp[0]! } })),
  ],
  ['a later round written by hand', withDeal(({ removed }) => ({ later: [removed] }))],
  [
    'two places of the shuffle of the cards',
    (record) => withStream(record, 'cards', (stream) => ({ label: stream.label, order: exchanged(order(stream)) })),
  ],
  [
    'who lies face-down in a later round',
    (record) => withStream(record, 'characters/3', (stream) => changedDraw(stream, 6)),
  ],
  [
    'one draw too few in a later round',
    (record) =>
      withStream(record, 'characters/2', (stream) => {
        const { label, below, values } = draws(stream);
        return { label, below: below.slice(0, -1), values: values.slice(0, -1) };
      }),
  ],
  [
    'a round that is left out',
    (record) => ({ ...record, streams: record.streams.filter(({ label }) => label !== 'characters/2') }),
  ],
];

const ALHAMBRA_LIES: typeof LIES = [
  ['two tiles', withAlhambraDeal(({ tiles }) => ({ tiles: exchanged(tiles) }))],
  ['two hands', withAlhambraDeal(({ money }) => ({ money: money.toReversed() }))],
  ['two coins of a hand', withAlhambraDeal(({ money }) => ({ money: money.with(1, exchanged(money[1]!)) }))],
  ['two cards of the deck', withAlhambraDeal(({ deck }) => ({ deck: exchanged(deck) }))],
  [
    'where a scoring card lies',
    withAlhambraDeal(({ deck }) => {
      const at = deck.indexOf('scoring-1');
      return { deck: deck.with(at, deck[at - 1]!).with(at - 1, 'scoring-1') };
    }),
  ],
  ...['coins', 'tiles', 'pile/2', 'pile/4'].map((label): (typeof LIES)[number] => [
    `two places of the shuffle ${label}`,
    (record) => withStream(record, label, (stream) => ({ label: stream.label, order: exchanged(order(stream)) })),
  ]),
];

const withCaylusDeal =
  (change: (deal: ReturnType<typeof caylus.deal>) => object) =>
  (record: FairRecord): object => {
    const deal = record.deal as ReturnType<typeof caylus.deal>; // Read by no one else here.
    return { ...record, deal: { ...deal, ...change(deal) } };
  };

const CAYLUS_LIES: typeof LIES = [
  ['two places of the turn order', withCaylusDeal(({ order }) => ({ order: exchanged(order) }))],
  ['two neutral buildings', withCaylusDeal(({ neutrals }) => ({ neutrals: exchanged(neutrals) }))],
  ...['order', 'neutrals'].map((label): (typeof LIES)[number] => [
    `two places of the shuffle ${label}`,
    (record) => withStream(record, label, (stream) => ({ label: stream.label, order: exchanged(order(stream)) })),
  ]),
];

const relabelled = (record: FairRecord, seq: number, kind: PlayedRow['kind']): FairRecord => ({
  ...record,
  rows: record.rows.map((row) => (row.seq === seq ? { ...row, kind } : row)),
});

export const PLAYED_LIES: typeof LIES = [
  [
    'one mild move that is called a move',
    (record) => relabelled(record, record.rows.findLast(({ kind }) => kind === 'mildMove')!.seq, 'move'),
  ],
  [
    'one mild move that is called a planned one',
    (record) => relabelled(record, record.rows.findLast(({ kind }) => kind === 'mildMove')!.seq, 'plannedMove'),
  ],
  ['the number of seats', (record) => ({ ...record, seats: record.seats + 1 })],
  [
    'one draw of the system',
    (record) => {
      const { label, below } = draws(record.streams.findLast(({ label }) => label.startsWith('system/'))!);
      return withStream(record, label, (stream) => ({
        ...draws(stream),
        values: [(draws(stream).values[0]! + 1) % (below[0]! + 1)],
      }));
    },
  ],
  [
    'one move of the system',
    ({ rows, ...record }) => {
      const at = rows.findIndex(({ actor }) => actor === 'system');
      return { ...record, rows: rows.with(at, { ...rows[at]!, payload: { kind: 'other' } }) };
    },
  ],
  [
    'the moves from which the system chose',
    (record) =>
      withStream(record, 'system/', (stream) => ({
        ...draws(stream),
        among: draws(stream).among!.toReversed().slice(1),
      })),
  ],
  [
    'one more move from which the system could have chosen',
    (record) =>
      withStream(record, 'system/', (stream) => ({
        ...draws(stream),
        among: [...draws(stream).among!, { kind: 'other' }],
      })),
  ],
  [
    'a move of the system without its draw',
    (record) => {
      const label = record.streams.find((stream) => stream.label.startsWith('system/'))?.label;
      return { ...record, streams: record.streams.filter((stream) => stream.label !== label) };
    },
  ],
  [
    'a draw of the system without its move',
    ({ rows, ...record }) => ({ ...record, rows: rows.filter(({ actor }: PlayedRow) => actor !== 'system') }),
  ],
];

/** The record with its first mild move drawn among other moves, as its stream would have it. */
export function drawnAmong(record: FairRecord, change: (among: readonly Kind[]) => readonly Kind[]): FairRecord {
  const { seq } = record.rows.find(({ kind }) => kind === 'mildMove')!;
  const label = `system/${seq}`;
  const among = change(draws(record.streams.find((stream) => stream.label === label)!).among!);
  const { scheme, table, seed, entropy } = record;
  const key = gameKeyOf(scheme, table, Buffer.from(seed!, 'hex'), Buffer.from(entropy!, 'hex'));
  const drawn = fairRandom(key).stream(label).uniform(among.length);
  const payload = among[drawn]! as unknown as Json; // Moves are plain JSON.
  return {
    ...withStream(record, `${label}`, (stream) =>
      stream.label === label ? { label, below: [among.length], values: [drawn], among } : stream,
    ),
    rows: record.rows.map((row) => (row.seq === seq ? { ...row, payload } : row)),
  };
}

/** A murder among the moves, whether or not it is drawn. */
const HARM: readonly (readonly [string, (record: FairRecord) => FairRecord])[] = [
  'murder',
  'steal',
  'swapHands',
  'destroy',
].map((kind) => [
  `a ${kind} among the moves from which the system chose`,
  (record) => drawnAmong(record, (among) => [...among, { kind }]),
]);

/** Lies about the deal, of the games whose deal the programs know. */
export const DEAL_LIES: { readonly [game: string]: typeof LIES } = {
  carcassonne: [...LIES, ...CARCASSONNE_LIES],
  citadels: [...CITADELS_LIES, ...HARM],
  alhambra: ALHAMBRA_LIES,
  caylus: [
    ...CAYLUS_LIES,
    [
      'a move of the provost backward among the moves from which the system chose',
      (record) => drawnAmong(record, (among) => [...among, { kind: 'moveProvost', by: -1 } as Kind]),
    ],
  ],
};
