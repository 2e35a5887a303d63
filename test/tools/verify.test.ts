import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { recordFile } from '../../src/bot/messages/fairness.ts';
import { type alhambra, TILE_IDS } from '../../src/engines/alhambra/index.ts';
import { tilesOf } from '../../src/engines/carcassonne/index.ts';
import { type caylus, NEUTRAL_IDS } from '../../src/engines/caylus/index.ts';
import { type citadels, DISTRICT_FACTS, DISTRICTS } from '../../src/engines/citadels/index.ts';
import type { Kind } from '../../src/engines/contract.ts';
import type { Json } from '../../src/kernel/json.ts';
import { shuffle } from '../../src/kernel/random.ts';
import { entropyOf, fairRandom, frozenDigest, gameKeyOf, wordHash } from '../../src/tables/fair.ts';
import type {
  DrawsRecord,
  FairRecord,
  FormerRecord,
  PlayedRow,
  PresentRecord,
  ShuffleRecord,
  StreamRecord,
  WordRecord,
} from '../../src/tables/record.ts';
import { gamePage } from '../cli/support/document.ts';
import { withToy } from '../games.ts';
import { share } from '../support/amount.ts';
import { startAt } from '../support/startAt.ts';
import {
  ANNE,
  BERT,
  done,
  openTable,
  openTablesBeforeMildMoves,
  openTestTables,
  playOn,
  press,
  type TestTables,
} from '../tables/support/testTables.ts';
import { takeBack, undosAt } from '../tables/support/undos.ts';

const TOOLS = join(import.meta.dirname, '../../tools');
/** Python itself, not what may choose among several of them: that takes longer than the programme. Null for none. */
const python =
  spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).stdout?.trim() || null;

/** The programmes that check a record, each with what it is written in. */
const PROGRAMMES: readonly (readonly [string, readonly string[]])[] = [
  ['verify.mjs', [process.execPath, join(TOOLS, 'verify.mjs')]],
  ...(python === null ? [] : [['verify.py', [python, join(TOOLS, 'verify.py')]] as const]),
];

const folder = mkdtempSync(join(tmpdir(), 'guildhall-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Verdict {
  readonly status: number | null;
  readonly lines: readonly string[];
}

let files = 0;
function verify([command = '', ...options]: readonly string[], content: string | Uint8Array, link?: string): Verdict {
  const file = join(folder, `${++files}.json`);
  writeFileSync(file, content);
  const { status, stdout, stderr } = spawnSync(command, [...options, file, ...(link === undefined ? [] : [link])], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return { status, lines: stdout.trim().split('\n') };
}

const failures = ({ lines }: Verdict) => lines.filter((line) => line.startsWith('FAIL'));

/** The file that `/verify` hands out. */
async function exported({ tables }: TestTables, id: string): Promise<Uint8Array> {
  const proof = await tables.proof(id);
  if (proof === null) throw new Error(`no proof of table ${id}`);
  return recordFile(proof.record, 'en').bytes;
}

/** A whole table with words, the system in one seat for most of the game, another one with all standing answers. */
async function playedRecord(game: string, seats: number, options: readonly string[]): Promise<FairRecord> {
  const service = openTestTables();
  const { id } = await openTable(service, seats, game, options);
  done(await service.tables.setWord(id, { interaction: press(), user: ANNE, word: ' ゆき 🌙 "`\u200b' }));
  done(await startAt(service.tables, id, { interaction: press(), user: ANNE }));
  const { standpoints, seats: taken } = (await service.tables.get(id))!;
  const standing = standpoints!.of(taken[0]!.seat).plan.names;
  done(await service.tables.setStanding(id, { interaction: press(), user: ANNE, standing }));
  await playOn(service, id, 'first moves', 3);
  done(await service.tables.resign(id, { interaction: press(), user: BERT }));
  await playOn(service, id, 'the others');
  return JSON.parse(Buffer.from(await exported(service, id)).toString());
}

/** The same with moves taken back after the system had one of the seats, the moves that followed included. */
async function undoneRecord(game: string, seats: number, options: readonly string[]): Promise<FairRecord> {
  const service = openTestTables();
  const { id } = await openTable(service, seats, game, options);
  done(await startAt(service.tables, id, { interaction: press(), user: ANNE }));
  done(await service.tables.resign(id, { interaction: press(), user: BERT }));
  const isDrawn = async (from: number) =>
    (await service.history(id)).some(({ seq, kind }) => seq >= from && kind === 'mildMove');
  // What is taken back can be more than what is played, so the game goes on by itself after a while.
  for (let round = 0, drawn = 0, without = 0; drawn < 4; round++) {
    const { table } = await playOn(service, id, `round ${round}`, 1);
    if (table.status !== 'running') break;
    const all = undosAt(table);
    const found = all[round % all.length];
    if (found === undefined) continue;
    const withBot = await isDrawn(found.undo.row);
    if (withBot) drawn++;
    else if (round % 3 > 0 || without++ >= 6) continue;
    await takeBack(service, id, found.user, found.undo.row);
    await playOn(service, id, `again ${round}`, 1);
  }
  await playOn(service, id, 'the others');
  return JSON.parse(Buffer.from(await exported(service, id)).toString());
}

test('python3 is there, or the second programme is not tried', () => {
  if (process.env.CI === 'true') expect(python).not.toBeNull();
  if (python === null) console.warn('python3 is missing: tools/verify.py is not tried on this machine');
  expect(readdirSync(TOOLS).sort()).toEqual(['verify.mjs', 'verify.py']);
});

test('neither programme needs anything but its language', () => {
  const imports = (name: string, pattern: RegExp) =>
    [...readFileSync(join(TOOLS, name), 'utf8').matchAll(pattern)].map(([, from]) => from);
  expect(imports('verify.mjs', /(?:from|import\(|require\()\s*'([^']+)'/g)).toEqual([
    ...['node:crypto', 'node:fs', 'node:util'],
  ]);
  expect(imports('verify.py', /^(?:import|from) (\S+)/gm)).toEqual(['hashlib', 'hmac', 'json', 'struct', 'sys']);
});

/** The example of which the answers are known, as a record. */
const START = '1000000000000000003';
const SEED = Uint8Array.from({ length: 32 }, (_, i) => i);
const C = 'db74eb7cc9f402cd2666597fcb8ff8c36fa26588c55d266d5f371c7207e39df0';
const F = 'd8ff3ab62fb7009e95273425ab9566d8c85600b01f27240fef13c748f8a36e0c';
const E = '37c757f4ca49bb6813d12ef8154a3934d7407704045724fbe03cb9cce0c9355c';
const G = 'e4872310cf6df5de4b70760d261d0a87a58026bf8f0565c061774cadda221178';
const tilesFrom = (key: string) => shuffle(fairRandom(Buffer.from(key, 'hex')).stream('tiles'), 72);
const TILES = tilesFrom(G);
const EXAMPLE: PresentRecord = {
  ...{ format: 'guildhall-record-1', scheme: 'dbg-fair-2', seal: 'dbg-fair-2', table: 'T-0001', game: 'example' },
  ...{ options: ['one', 'two'], seats: 2, commitment: C, seed: Buffer.from(SEED).toString('hex') },
  attempts: [{ seq: 3, at: 0, outcome: 'dealt' }],
  words: ['', 'cut'].map((word, seat) => ({ seat, word, hash: Buffer.from(wordHash(word)).toString('hex') })),
  ...{ frozen: F, start: START, entropy: E, deal: {} },
  streams: [
    { label: 'characters/1', order: [3, 7, 4, 5, 6, 0, 1, 2] },
    { label: 'tiles', order: TILES },
    { label: 'dragon/die', below: Array(8).fill(6), values: [1, 1, 4, 3, 6, 1, 4, 1].map((eyes) => eyes - 1) },
  ],
  rows: [],
};

/** By the number of a stream of the system, the move that it draws among six. */
const DRAWN = { 5: 0, 6: 5, 13: 3 };
const SIX: readonly Json[] = Array.from({ length: 6 }, (_, n) => ({ kind: 'go', n }));
const row = (seq: number, kind: PlayedRow['kind'], payload: Json): PlayedRow => ({
  ...{ seq, kind, payload, actor: kind === 'mildMove' ? 'system' : 'seat', seat: kind === 'mildMove' ? 1 : 0 },
  ...{ rulesVersion: 1, at: 0 },
});
const drawnRow = (seq: number, stream: keyof typeof DRAWN): PlayedRow => row(seq, 'mildMove', SIX[DRAWN[stream]]!);

/** The same in which moves were taken back: those of the system that follow have the streams 5, 6, and at last their own. */
const UNDONE: PresentRecord = {
  ...EXAMPLE,
  streams: [
    ...EXAMPLE.streams,
    ...Object.entries(DRAWN).map(([number, value]) => ({
      ...{ label: `system/${number}`, below: [6], values: [value] },
      among: SIX as unknown as readonly Kind[], // Moves are plain JSON.
    })),
  ],
  rows: [
    ...[row(4, 'move', SIX[0]!), drawnRow(5, 5), drawnRow(6, 6), row(7, 'undo', { to: 3 })],
    ...[row(8, 'move', SIX[1]!), drawnRow(9, 5), row(10, 'undo', { to: 8 })],
    ...[drawnRow(11, 5), drawnRow(12, 6), drawnRow(13, 13)],
  ],
};

/** The same under the former scheme. */
const FORMER_C = '8d4b5c4cac20e6e91365b261c1b1188d5e876d92daa03f4e690756b70cddf75d';
const FORMER_E = '50eb6c013ae74de587c23f22acb6325fdf1190c021ea004fd053892c80441a5d';
const FORMER_G = '13d9bb79e34d0bbc0fc1daf7ba95a556fbc203c17389827f19a567d7d5a42580';
const FORMER_TILES = tilesFrom(FORMER_G);
const FORMER_EXAMPLE: FormerRecord = {
  ...{ format: 'guildhall-record-1', scheme: 'dbg-fair-1', table: 'T-0001', game: 'example', options: [], seats: 2 },
  ...{ commitment: FORMER_C, seed: EXAMPLE.seed, start: START, entropy: FORMER_E, deal: {}, rows: [] },
  joins: [
    { seat: 0, interaction: '1000000000000000001', word: '' },
    { seat: 1, interaction: '1000000000000000002', word: 'cut' },
  ],
  streams: [
    { label: 'characters/1', order: [7, 1, 2, 4, 5, 6, 3, 0] },
    { label: 'tiles', order: FORMER_TILES },
    { label: 'dragon/die', below: Array(8).fill(6), values: [2, 5, 6, 3, 4, 5, 5, 1].map((eyes) => eyes - 1) },
  ],
};

test('the pages about it tell the same answers, and the same box as the programs and the engine', () => {
  const page = readFileSync(join(TOOLS, '../docs/fairness.md'), 'utf8');
  const shuffles = [TILES, FORMER_TILES].flatMap((order) => [order.slice(0, 12), order.slice(-5)]);
  const answers = [C, F, E, G, FORMER_C, FORMER_E, FORMER_G, '3 7 4 5 6 0 1 2', '7 1 2 4 5 6 3 0'];
  for (const known of [...answers, ...shuffles.map((order) => order.join(' '))]) expect(page).toContain(known);
  expect(UNDONE.rows.map(inTable).filter((line) => !page.includes(line))).toEqual([]);
  const box = tilesOf(['old'])
    .map(({ id, count, startCopies }) => `${id}${count - startCopies}`)
    .join(' ');
  expect(gamePage('carcassonne')).toContain(` ${box}\n`);
  const [mjs, py] = ['verify.mjs', 'verify.py'].map((name) => readFileSync(join(TOOLS, name), 'utf8'));
  expect(mjs).toContain(`'${box}'`);
  const river = tilesOf(['fluss']).filter(({ id, set }) => set === 'fluss' && id !== 'R01' && id !== 'R02');
  const layer = river.flatMap(({ id, count }) => Array.from({ length: count }, () => id)).join(' ');
  for (const text of [gamePage('carcassonne'), mjs]) expect(text).toContain(layer);

  const cards = DISTRICTS.map((district) => `${district}${DISTRICT_FACTS[district].copies}`).join(' ');
  const inOneLine = (text = '') => text.replace(/\s+/g, ' ');
  expect(inOneLine(gamePage('citadels'))).toContain(` ${cards} `);
  expect(inOneLine(mjs)).toContain(` ${cards}\``);
  expect(inOneLine(py)).toContain(
    DISTRICTS.map((district) => `"${district}": ${DISTRICT_FACTS[district].copies},`).join(' '),
  );

  for (const text of [gamePage('alhambra'), mjs, py]) expect(inOneLine(text)).toContain(TILE_IDS.join(' '));
  for (const text of [mjs, py].map((one = '') => one.replaceAll(/[",]/g, '')))
    expect(text).toContain(NEUTRAL_IDS.join(' '));
});

/** A row of the example with undo as a line of the page. */
function inTable({ seq, kind, payload }: PlayedRow): string {
  if (kind === 'undo') return `| ${seq} | \`undo\` to ${Object.values(payload as object)[0]} | | |`;
  if (kind === 'move') return `| ${seq} | \`move\` | | |`;
  const value = SIX.indexOf(payload);
  const [stream] = Object.entries(DRAWN).find(([, drawn]) => drawn === value)!;
  return `| ${seq} | \`mildMove\` | \`system/${stream}\` | ${value} |`;
}

test('the numbers that the system draws in the example are those of its streams', () => {
  const random = fairRandom(Buffer.from(G, 'hex'));
  for (const [number, value] of Object.entries(DRAWN)) expect(random.stream(`system/${number}`).uniform(6)).toBe(value);
});

test('the shuffle of the example begins and ends as the scheme says', () => {
  expect(TILES.slice(0, 12)).toEqual([40, 33, 49, 67, 71, 54, 34, 43, 7, 69, 12, 61]);
  expect(TILES.slice(-5)).toEqual([4, 57, 47, 16, 70]);
  expect(FORMER_TILES.slice(0, 12)).toEqual([23, 0, 49, 11, 24, 13, 30, 29, 59, 55, 71, 40]);
  expect(FORMER_TILES.slice(-5)).toEqual([43, 12, 57, 62, 28]);
});

/** Another one of the form 0 to 9, a to f. */
const otherDigit = (digit: string): string => ((Number.parseInt(digit, 16) ^ 1) % 16).toString(16);
const flipped = (hex: string): string => `${otherDigit(hex.charAt(0))}${hex.slice(1)}`;

/** Two places of a list with different values, exchanged. */
function exchanged<T>(list: readonly T[]): readonly T[] {
  const other = list.findIndex((one) => one !== list[0]);
  return list.with(0, list[other]!).with(other, list[0]!);
}

const withStream = (record: FairRecord, label: string, change: (stream: StreamRecord) => StreamRecord): FairRecord => ({
  ...record,
  streams: record.streams.map((stream) => (stream.label.startsWith(label) ? change(stream) : stream)),
});

const draws = (stream: StreamRecord): DrawsRecord => stream as DrawsRecord; // Those that are changed below are none of the shuffles.
const order = (stream: StreamRecord): readonly number[] => (stream as ShuffleRecord).order;

const hashed = (word: string) => ({ word, hash: Buffer.from(wordHash(word)).toString('hex') });

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

const PLAYED_LIES: typeof LIES = [
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
function drawnAmong(record: FairRecord, change: (among: readonly Kind[]) => readonly Kind[]): FairRecord {
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
const DEAL_LIES: { readonly [game: string]: typeof LIES } = {
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

describe.each(PROGRAMMES)('%s', (_name, programme) => {
  test('gives the known answers of the scheme', () => {
    const verdict = verify(programme, JSON.stringify(EXAMPLE));
    expect([verdict.status, failures(verdict)]).toEqual([0, []]);
    const answers = [`C = ${C}`, `F = ${F}`, `E = ${E}`, `G = ${G}`];
    for (const known of answers) expect(verdict.lines.join('\n')).toContain(known);
    expect(verdict.lines.at(-1)).toBe('The record holds.');
  });

  test('gives the known answers of the former scheme', () => {
    const verdict = verify(programme, JSON.stringify(FORMER_EXAMPLE));
    expect([verdict.status, failures(verdict)]).toEqual([0, []]);
    const answers = [`C = ${FORMER_C}`, `E = ${FORMER_E}`, `G = ${FORMER_G}`];
    for (const known of answers) expect(verdict.lines.join('\n')).toContain(known);
    for (const lie of [
      { ...FORMER_EXAMPLE, joins: FORMER_EXAMPLE.joins.toReversed() },
      { ...FORMER_EXAMPLE, joins: FORMER_EXAMPLE.joins.slice(1) },
      { ...FORMER_EXAMPLE, start: '1' },
      { ...FORMER_EXAMPLE, scheme: 'dbg-fair-2' },
    ])
      expect(verify(programme, JSON.stringify(lie)).status).toBe(1);
  });

  test('holds a record with an erased word, by its hash', () => {
    const erased = { ...EXAMPLE, words: EXAMPLE.words.with(1, { ...EXAMPLE.words[1]!, word: null }) };
    const verdict = verify(programme, JSON.stringify(erased));
    expect([verdict.status, failures(verdict)]).toEqual([0, []]);
  });

  test('compares the start message with its link, and finds another one', () => {
    const linkTo = (message: string) => `https://discord.com/channels/1/2/${message}`;
    expect(verify(programme, JSON.stringify(EXAMPLE), linkTo(START)).status).toBe(0);
    expect(verify(programme, JSON.stringify(EXAMPLE), START).status).toBe(0);
    const verdict = verify(programme, JSON.stringify(EXAMPLE), linkTo('1000000000000000004'));
    expect(failures(verdict)).toEqual(['FAIL  the start message is the one of the link: 1000000000000000004']);
  });

  test('shows an operator who has tried ids of start messages until the deal suited him', () => {
    // He knows the seed, and writes down whatever id he likes, of the same millisecond as the message that he posted.
    const key = (id: number) =>
      gameKeyOf('dbg-fair-2', 'T-0001', SEED, entropyOf('T-0001', Buffer.from(F, 'hex'), idOf(id)));
    const idOf = (id: number) => String(BigInt(START) + BigInt(id));
    const suits = (id: number) => tilesFrom(Buffer.from(key(id)).toString('hex'))[0] === 7;
    const chosen = Array.from({ length: 4_000 }, (_, id) => id).find((id) => id > 0 && suits(id))!;
    const random = fairRandom(key(chosen));
    const shuffled = (label: string, size: number) => ({ label, order: shuffle(random.stream(label), size) });
    const die = random.stream('dragon/die');
    const record: PresentRecord = {
      ...{ ...EXAMPLE, start: idOf(chosen) },
      entropy: Buffer.from(entropyOf('T-0001', Buffer.from(F, 'hex'), idOf(chosen))).toString('hex'),
      streams: [
        ...[shuffled('characters/1', 8), shuffled('tiles', 72)],
        { label: 'dragon/die', below: Array(8).fill(6), values: Array.from({ length: 8 }, () => die.uniform(6)) },
      ],
    };
    // By itself the record is consistent; but that is not the message that everybody was called by.
    expect(verify(programme, JSON.stringify(record)).status).toBe(0);
    expect(failures(verify(programme, JSON.stringify(record), START))).toEqual([
      `FAIL  the start message is the one of the link: ${START}`,
    ]);
  });

  test('shows a word that was exchanged for one that looks the same: the start message shows another digest', () => {
    const other = hashed('\u0441ut'); // A Cyrillic letter: by such words, too, he could try deals.
    const words = EXAMPLE.words.with(1, { seat: 1, ...other });
    const fixed = { table: 'T-0001', commitment: Buffer.from(C, 'hex'), game: 'example', options: EXAMPLE.options };
    const frozen = frozenDigest({ ...fixed, words: words.map(({ hash }) => Buffer.from(hash, 'hex')) });
    const entropy = Buffer.from(entropyOf('T-0001', frozen, START)).toString('hex');
    const record = { ...EXAMPLE, words, frozen: Buffer.from(frozen).toString('hex'), entropy, streams: [] };
    const { status, lines } = verify(programme, JSON.stringify(record), START);
    expect(status).toBe(0);
    expect(lines.join('\n')).not.toContain(F);
    expect(lines.join('\n')).toContain('the word "\\u0441ut"');
  });

  test('finds a changed number in each of its streams', () => {
    for (const { label } of EXAMPLE.streams) {
      const changed = withStream(EXAMPLE, label, (stream) =>
        'order' in stream
          ? { label, order: exchanged(stream.order) }
          : { ...stream, values: stream.values.with(7, (stream.values[7]! + 1) % 6) },
      );
      const verdict = verify(programme, JSON.stringify(changed));
      expect([label, verdict.status, failures(verdict).length]).toEqual([label, 1, 1]);
      expect(failures(verdict)[0]).toContain(label);
    }
  });

  test.each(Object.entries(withToy))(
    'holds a whole table of %s, and finds each single change of it',
    async (game, { seats, optionSets }) => {
      const options = DEAL_LIES[game] ? optionSets.at(-1)! : [];
      const lies = share([...(DEAL_LIES[game] ?? []), ...PLAYED_LIES], 2);
      const record = await playedRecord(game, seats, options);
      const bySystem = record.rows.filter(({ actor }) => actor === 'system').length;
      expect(bySystem).toBeGreaterThan(0);
      const verdict = verify(programme, JSON.stringify(record));
      expect([verdict.status, failures(verdict)]).toEqual([0, []]);
      expect(verdict.lines.filter((line) => line.startsWith('ok')).length).toBeGreaterThan(record.streams.length);

      for (const [what, change] of lies) {
        const changed = change(record);
        expect(changed).not.toEqual(record);
        const { status, lines } = verify(programme, JSON.stringify(changed));
        const found = lines.filter((line) => line.startsWith('FAIL')).length;
        expect([what, status, found > 0, lines.at(-1)]).toEqual([what, 1, true, 'The record does NOT hold.']);
      }
      console.info(
        `${game}: ${record.streams.length} streams, ${bySystem} moves of the system, ${lies.length} changes`,
      );
    },
  );

  test('knows by which streams moves are drawn after others were taken back', () => {
    const verdict = verify(programme, JSON.stringify(UNDONE));
    expect([verdict.status, failures(verdict)]).toEqual([0, []]);
    expect(verdict.lines.join('\n')).toContain('4 moves were taken back');
    const { rows } = UNDONE;
    for (const lie of [
      rows.toSpliced(3, 1),
      rows.with(3, row(7, 'undo', { to: 5 })),
      rows.with(6, row(10, 'undo', { to: 9 })),
      rows.with(7, drawnRow(11, 6)),
      rows.with(8, drawnRow(12, 13)),
    ])
      expect(verify(programme, JSON.stringify({ ...UNDONE, rows: lie })).status).toBe(1);
  });

  test.each(Object.entries(withToy))(
    'holds a table of %s in which moves were taken back, and finds a changed undo',
    async (game, { seats, optionSets }) => {
      const record = await undoneRecord(game, Math.max(seats, 3), DEAL_LIES[game] ? optionSets.at(-1)! : []);
      const verdict = verify(programme, JSON.stringify(record));
      expect([verdict.status, failures(verdict)]).toEqual([0, []]);
      const undos = record.rows.filter(({ kind }) => kind === 'undo');
      expect(undos.length).toBeGreaterThan(3);
      const none = record.rows.filter(({ kind }) => kind !== 'undo');
      expect(verify(programme, JSON.stringify({ ...record, rows: none })).status).toBe(1);
    },
  );

  test.each(['fluss', 'erweiterung', 'haendler', 'koenig', 'drache'])(
    'knows how Carcassonne is dealt with %s alone',
    async (option) => {
      const { lines, ...verdict } = verify(programme, JSON.stringify(await playedRecord('carcassonne', 2, [option])));
      expect([verdict.status, lines.filter((line) => line.includes('not known'))]).toEqual([0, []]);
    },
  );

  test('holds the records of tables from before mild moves, and of one that is played on with them', async () => {
    const service = openTablesBeforeMildMoves();
    await playOn(service, '3', 'on');
    for (const id of ['1', '2', '3']) {
      const verdict = verify(programme, await exported(service, id));
      expect([id, verdict.status, failures(verdict)]).toEqual([id, 0, []]);
    }
    // Called mild, moves of before are found: there was harm among them.
    const former = JSON.parse(Buffer.from(await exported(service, '1')).toString()) as FairRecord;
    const mild = former.rows.map((row) => (row.actor === 'system' ? { ...row, kind: 'mildMove' } : row));
    expect(verify(programme, JSON.stringify({ ...former, rows: mild })).status).toBe(1);
  });

  test('holds a draw among nothing but harm, where all would harm somebody', async () => {
    const record = await playedRecord('citadels', 4, []);
    const onlyHarm = drawnAmong(record, () => ['king', 'bishop'].map((character) => ({ kind: 'murder', character })));
    const verdict = verify(programme, JSON.stringify(onlyHarm));
    expect([verdict.status, failures(verdict)]).toEqual([0, []]);
  });

  test.each(['citadels', 'carcassonne'])(
    'holds the record of a game of %s with votes and seats that changed hands',
    async (game) => {
      const service = openTestTables();
      const { tables, clock } = service;
      const { id } = await openTable(service, 4, game);
      const request = (user: string) => ({ interaction: press(), user });
      done(await tables.setClock(id, { ...request(ANNE), clock: 'days1' }));
      done(await startAt(tables, id, request(ANNE)));
      await playOn(service, id, 'first', 5);
      clock.time += 2 * 24 * 60 * 60 * 1000;
      expect(await tables.doDue(9, () => false)).toBe(1); // Reminds.
      expect(await tables.doDue(9, () => false)).toBe(1); // Asks.
      const { vote, seats } = (await tables.get(id))!;
      for (const seat of vote!.electorate)
        await tables.vote(id, { ...request(seats[seat]!.user!), row: vote!.row, answer: 'bot' });
      await playOn(service, id, 'with the bot', 5);
      done(await tables.takeOver(id, { ...request('300'), seat: null }));
      const staying = (await tables.get(id))!.seats.find(({ user }) => user !== '300')!.user!;
      done(await tables.resign(id, request(staying)));
      await playOn(service, id, 'with the bot again', 5);
      done(await tables.comeBack(id, request(staying)));
      await playOn(service, id, 'to the end');
      const bytes = await exported(service, id);
      const record: FairRecord = JSON.parse(Buffer.from(bytes).toString());
      const kinds = new Set(record.rows.map(({ kind }) => kind));
      expect([...kinds]).toEqual(expect.arrayContaining(['mildMove', 'verdict', 'takeover', 'resign', 'comeback']));
      const verdict = verify(programme, bytes);
      expect([verdict.status, failures(verdict)]).toEqual([0, []]);
      expect((await tables.proof(id))!.checks.filter(({ holds }) => holds !== true)).toEqual([]);
    },
  );

  test('holds the record of a table that never began by its seal alone', async () => {
    const service = openTestTables();
    const { id } = await openTable(service, 2);
    const sealed = verify(programme, await exported(service, id));
    expect([sealed.status, failures(sealed)]).toEqual([1, ['FAIL  the table has not ended: its seed is still sealed']]);
    done(await service.tables.cancel(id, { interaction: press(), user: ANNE, byModerator: false }));
    const verdict = verify(programme, await exported(service, id));
    expect([verdict.status, failures(verdict)]).toEqual([0, []]);
    expect(verdict.lines.join('\n')).toContain('the game never began');
  });

  test('refuses what is no record', () => {
    const bad = { ...EXAMPLE, streams: [{ label: 'x', below: [0], values: [0] }] };
    const larger = { ...EXAMPLE, streams: [{ label: 'x', below: [2 ** 33], values: [0] }] };
    for (const text of ['', '[]', '{}', 'null', '{"seed":7}', JSON.stringify(bad), JSON.stringify(larger)]) {
      const verdict = verify(programme, text);
      expect([text.slice(0, 9), verdict.status, failures(verdict).length]).toEqual([text.slice(0, 9), 1, 1]);
    }
    const [command = '', ...rest] = programme;
    expect(spawnSync(command, rest).status).toBe(1);
    expect(spawnSync(command, [...rest, join(folder, 'missing.json')]).status).toBe(1);
  });
});
