import type { alhambra } from '../../../src/engines/alhambra/index.ts';
import type { carcassonne } from '../../../src/engines/carcassonne/index.ts';
import type { caylus } from '../../../src/engines/caylus/index.ts';
import type { citadels } from '../../../src/engines/citadels/index.ts';
import type { Kind } from '../../../src/engines/contract.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { fairRandom, gameKeyOf, wordHash } from '../../../src/tables/fair/fair.ts';
import type {
  DrawsRecord,
  FairRecord,
  PlayedKind,
  PresentRecord,
  ShuffleRecord,
  StreamRecord,
  WordRecord,
} from '../../../src/tables/record/format.ts';

/** A single change of a record, which must be found. */
type Lie = readonly [what: string, change: (record: FairRecord) => object];

/** Another one of the form 0 to 9, a to f. */
const otherDigit = (digit: string): string => ((Number.parseInt(digit, 16) ^ 1) % 16).toString(16);
const flipped = (hex: string): string => `${otherDigit(hex.charAt(0))}${hex.slice(1)}`;

/** Two places of a list with different values, exchanged. */
export function exchanged<T>(list: readonly T[]): readonly T[] {
  const other = list.findIndex((one) => one !== list[0]);
  return list.with(0, list[other]!).with(other, list[0]!);
}

/** An item of a list and the one before it, exchanged. */
const moved = <T>(list: readonly T[], item: T): readonly T[] => {
  const at = list.indexOf(item);
  return list.with(at, list[at - 1]!).with(at - 1, item);
};

export const withStream = (
  record: FairRecord,
  label: string,
  change: (stream: StreamRecord) => StreamRecord,
): FairRecord => ({
  ...record,
  streams: record.streams.map((stream) => (stream.label.startsWith(label) ? change(stream) : stream)),
});

/** With other draws in the streams of these labels; none of these is a shuffle. */
const withDraws = (record: FairRecord, label: string, change: (draws: DrawsRecord) => Partial<DrawsRecord>) =>
  withStream(record, label, (stream) => ({ ...(stream as DrawsRecord), ...change(stream as DrawsRecord) }));

/** In the shuffle of this label. */
const twoPlacesOf = (label: string): Lie => [
  `two places of the shuffle ${label}`,
  (record) =>
    withStream(record, label, (stream) => ({
      label: stream.label,
      order: exchanged((stream as ShuffleRecord).order), // It is one.
    })),
];

export const hashed = (word: string) => ({ word, hash: Buffer.from(wordHash(word)).toString('hex') });

/** Every record that is made here has a start message. */
function presentOf(record: FairRecord): PresentRecord {
  if (record.scheme === 'dbg-fair-1') throw new Error('a record of the first scheme');
  return record;
}

const withWords = (change: (words: readonly WordRecord[]) => readonly WordRecord[]) => (record: FairRecord) => ({
  ...record,
  words: change(presentOf(record).words),
});

const LIES: readonly Lie[] = [
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
  ['the first scheme', (record) => ({ ...record, scheme: 'dbg-fair-1' })],
  ['the scheme before', (record) => ({ ...record, scheme: 'dbg-fair-2' })],
  ['the seal before', (record) => ({ ...record, seal: 'dbg-fair-2' })],
  ['a scheme that is not known', (record) => ({ ...record, scheme: 'dbg-fair-4' })],
  ['no seed', (record) => ({ ...record, seed: null })],
  ['no deal', (record) => ({ ...record, deal: null })],
  ['a stream that comes twice', (record) => ({ ...record, streams: [...record.streams, record.streams[0]!] })],
];

/** With another deal; a record does not know of which game its deal is. */
const withDeal =
  <Deal extends object>(change: (deal: Deal) => object) =>
  (record: FairRecord) => ({ ...record, deal: { ...record.deal, ...change(record.deal as Deal) } });

type Carcassonne = ReturnType<typeof carcassonne.deal>;
const CARCASSONNE_LIES: readonly Lie[] = [
  ['two tiles of the stack', withDeal(({ stack }: Carcassonne) => ({ stack: exchanged(stack) }))],
  ['the lake before another river tile', withDeal(({ stack }: Carcassonne) => ({ stack: moved(stack, 'R02') }))],
  ['a set that was not played', ({ options, ...record }) => ({ ...record, options: options.slice(0, -1) })],
  twoPlacesOf('river'),
  ['who begins', withDeal(({ start }: Carcassonne) => ({ start: (start + 1) % 3 }))],
  twoPlacesOf('tiles'),
  ['the draw of who begins', (record) => withDraws(record, 'start', ({ values }) => ({ values: [values[0]! ^ 1] }))],
];

type Citadels = ReturnType<typeof citadels.deal>;
const CITADELS_LIES: readonly Lie[] = [
  ['two cards', withDeal(({ cards }: Citadels) => ({ cards: exchanged(cards) }))],
  ['who has the crown', withDeal(({ crown }: Citadels) => ({ crown: (crown + 1) % 4 }))],
  [
    'the first face-up characters',
    withDeal(({ removed }: Citadels) => ({ removed: { ...removed, faceUp: exchanged(removed.faceUp) } })),
  ],
  [
    'the first face-down character',
    withDeal(({ removed }: Citadels) => ({ removed: { ...removed, faceDown: removed.faceUp[0]! } })),
  ],
  ['a later round written by hand', withDeal(({ removed }: Citadels) => ({ later: [removed] }))],
  twoPlacesOf('cards'),
  [
    'who lies face-down in a later round',
    (record) =>
      withDraws(record, 'characters/3', ({ below, values }) => ({
        values: values.with(6, (values[6]! + 1) % below[6]!),
      })),
  ],
  [
    'one draw too few in a later round',
    (record) =>
      withDraws(record, 'characters/2', ({ below, values }) => ({
        below: below.slice(0, -1),
        values: values.slice(0, -1),
      })),
  ],
  [
    'a round that is left out',
    (record) => ({ ...record, streams: record.streams.filter(({ label }) => label !== 'characters/2') }),
  ],
];

type Alhambra = ReturnType<typeof alhambra.deal>;
const ALHAMBRA_LIES: readonly Lie[] = [
  ['two tiles', withDeal(({ tiles }: Alhambra) => ({ tiles: exchanged(tiles) }))],
  ['two hands', withDeal(({ money }: Alhambra) => ({ money: money.toReversed() }))],
  ['two coins of a hand', withDeal(({ money }: Alhambra) => ({ money: money.with(1, exchanged(money[1]!)) }))],
  ['two cards of the deck', withDeal(({ deck }: Alhambra) => ({ deck: exchanged(deck) }))],
  ['where a scoring card lies', withDeal(({ deck }: Alhambra) => ({ deck: moved(deck, 'scoring-1') }))],
  ...['coins', 'tiles', 'pile/2', 'pile/4'].map(twoPlacesOf),
];

type Caylus = ReturnType<typeof caylus.deal>;
const CAYLUS_LIES: readonly Lie[] = [
  ['two places of the turn order', withDeal(({ order }: Caylus) => ({ order: exchanged(order) }))],
  ['two neutral buildings', withDeal(({ neutrals }: Caylus) => ({ neutrals: exchanged(neutrals) }))],
  ...['order', 'neutrals'].map(twoPlacesOf),
];

/** The last mild move as a row of another kind. */
const relabelled = (kind: PlayedKind) => (record: FairRecord) => {
  const last = record.rows.findLastIndex((row) => row.kind === 'mildMove');
  return { ...record, rows: record.rows.with(last, { ...record.rows[last]!, kind }) };
};

const isOfSystem = ({ label }: StreamRecord): boolean => label.startsWith('system/');

export const PLAYED_LIES: readonly Lie[] = [
  ['one mild move that is called a move', relabelled('move')],
  ['one mild move that is called a planned one', relabelled('plannedMove')],
  ['the number of seats', (record) => ({ ...record, seats: record.seats + 1 })],
  [
    'one draw of the system',
    (record) =>
      withDraws(record, record.streams.findLast(isOfSystem)!.label, ({ below, values }) => ({
        values: [(values[0]! + 1) % (below[0]! + 1)],
      })),
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
    (record) => withDraws(record, 'system/', ({ among }) => ({ among: among!.toReversed().slice(1) })),
  ],
  [
    'one more move from which the system could have chosen',
    (record) => withDraws(record, 'system/', ({ among }) => ({ among: [...among!, { kind: 'other' }] })),
  ],
  [
    'a move of the system without its draw',
    (record) => ({ ...record, streams: record.streams.toSpliced(record.streams.findIndex(isOfSystem), 1) }),
  ],
  [
    'a draw of the system without its move',
    ({ rows, ...record }) => ({ ...record, rows: rows.filter(({ actor }) => actor !== 'system') }),
  ],
];

/** The record with its first mild move drawn among other moves, as its stream would have it. */
export function drawnAmong(record: FairRecord, change: (among: readonly Kind[]) => readonly Kind[]): FairRecord {
  const { seq } = record.rows.find(({ kind }) => kind === 'mildMove')!;
  const stream = record.streams.find(isOfSystem) as DrawsRecord; // It is no shuffle.
  const among = change(stream.among!);
  const { scheme, table, seed, entropy } = record;
  const key = gameKeyOf(scheme, table, Buffer.from(seed!, 'hex'), Buffer.from(entropy!, 'hex'));
  const drawn = fairRandom(key).stream(stream.label).uniform(among.length);
  const payload = among[drawn]! as unknown as Json; // Moves are plain JSON.
  return {
    ...record,
    streams: record.streams.map((one) =>
      one === stream ? { label: one.label, below: [among.length], values: [drawn], among } : one,
    ),
    rows: record.rows.map((row) => (row.seq === seq ? { ...row, payload } : row)),
  };
}

/** Harm among the moves from which the system chose, whether or not it is drawn. */
const harm = (move: Kind): Lie => [
  `a ${move.kind} among the moves from which the system chose`,
  (record) => drawnAmong(record, (among) => [...among, move]),
];

const PROVOST_BACK = { kind: 'moveProvost', by: -1 };

/** Lies about the deal and about harm, of the games whose deal the programs know. */
export const DEAL_LIES: { readonly [game: string]: readonly Lie[] } = {
  carcassonne: [...LIES, ...CARCASSONNE_LIES],
  citadels: [...CITADELS_LIES, ...['murder', 'steal', 'swapHands', 'destroy'].map((kind) => harm({ kind }))],
  alhambra: ALHAMBRA_LIES,
  caylus: [...CAYLUS_LIES, harm(PROVOST_BACK)],
};
