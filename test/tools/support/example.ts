import type { Kind } from '../../../src/engines/contract.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { shuffle } from '../../../src/kernel/random.ts';
import { fairRandom, type MessageScheme } from '../../../src/tables/fair/fair.ts';
import type { FormerRecord, PlayedRow, PresentRecord } from '../../../src/tables/record/format.ts';
import { hashed } from './lies.ts';

/** The example of which the answers are known, as a record. */
export const START = '1000000000000000003';
export const SEED = Uint8Array.from({ length: 32 }, (_, i) => i);
export const tilesFrom = (key: string) => shuffle(fairRandom(Buffer.from(key, 'hex')).stream('tiles'), 72);

/** A row in which moves are taken back: a move of a member, one of the system by the stream of this number, or an undo. */
export type UndoneRow = readonly [seq: number, what: 'move' | 'system' | 'undo', number?: number];

interface Answers {
  readonly C: string;
  readonly F: string;
  readonly E: string;
  readonly G: string;
  readonly characters: readonly number[];
  /** The eyes of eight throws. */
  readonly die: readonly number[];
  /** By the number of a stream of the system, the move that it draws among six. */
  readonly drawn: { readonly [number: number]: number };
  readonly undone: readonly UndoneRow[];
}

/** The answers of each scheme with a start message. */
export const ANSWERS: { readonly [S in MessageScheme]: Answers } = {
  'dbg-fair-3': {
    C: '33754e093b4a0d94741ddbf5de029dd311d6b7908a650ed311dbabb7c4a9ea56',
    F: '63a1a1dc4bdf12eacc9dbc4216a9beb983f13657d1b8e5560c8435eb38775334',
    E: '2809afb726de37bead59b1fba4c0a6ca51acecfd703ef912ecd8a8a11d0a04a0',
    G: 'bff625b0405d4ff639ca139bd4348f8885f58d0a9cc78385da8787c0d475386d',
    characters: [5, 3, 0, 4, 2, 1, 6, 7],
    die: [3, 1, 4, 4, 6, 1, 1, 3],
    drawn: { 2: 2, 3: 4, 5: 5 },
    // Between 10 and 14 there was a vote, which is no row of the record.
    undone: [
      ...([
        [4, 'move'],
        [5, 'system', 2],
        [6, 'system', 3],
        [7, 'undo', 3],
      ] as const),
      ...([
        [8, 'move'],
        [9, 'system', 2],
        [10, 'undo', 8],
      ] as const),
      ...([
        [14, 'system', 2],
        [15, 'system', 3],
        [16, 'move'],
        [17, 'system', 5],
      ] as const),
    ],
  },
  'dbg-fair-2': {
    C: 'db74eb7cc9f402cd2666597fcb8ff8c36fa26588c55d266d5f371c7207e39df0',
    F: 'd8ff3ab62fb7009e95273425ab9566d8c85600b01f27240fef13c748f8a36e0c',
    E: '37c757f4ca49bb6813d12ef8154a3934d7407704045724fbe03cb9cce0c9355c',
    G: 'e4872310cf6df5de4b70760d261d0a87a58026bf8f0565c061774cadda221178',
    characters: [3, 7, 4, 5, 6, 0, 1, 2],
    die: [1, 1, 4, 3, 6, 1, 4, 1],
    drawn: { 5: 0, 6: 5, 13: 3 },
    undone: [
      ...([
        [4, 'move'],
        [5, 'system', 5],
        [6, 'system', 6],
        [7, 'undo', 3],
      ] as const),
      ...([
        [8, 'move'],
        [9, 'system', 5],
        [10, 'undo', 8],
      ] as const),
      ...([
        [11, 'system', 5],
        [12, 'system', 6],
        [13, 'system', 13],
      ] as const),
    ],
  },
};

export const exampleOf = (scheme: MessageScheme): PresentRecord => ({
  ...{ format: 'guildhall-record-1', scheme, seal: scheme, table: 'T-0001', game: 'example' },
  ...{ options: ['one', 'two'], seats: 2, commitment: ANSWERS[scheme].C, seed: Buffer.from(SEED).toString('hex') },
  attempts: [{ seq: 3, at: 0, outcome: 'dealt' }],
  words: ['', 'cut'].map((word, seat) => ({ seat, ...hashed(word) })),
  ...{ frozen: ANSWERS[scheme].F, start: START, entropy: ANSWERS[scheme].E, deal: {} },
  streams: [
    { label: 'characters/1', order: ANSWERS[scheme].characters },
    { label: 'tiles', order: tilesFrom(ANSWERS[scheme].G) },
    { label: 'dragon/die', below: Array(8).fill(6), values: ANSWERS[scheme].die.map((eyes) => eyes - 1) },
  ],
  rows: [],
});
export const EXAMPLE = exampleOf('dbg-fair-3');

const SIX: readonly Json[] = Array.from({ length: 6 }, (_, n) => ({ kind: 'go', n }));

export function rowOf(scheme: MessageScheme, [seq, what, number = 0]: UndoneRow): PlayedRow {
  const bare = { seq, seat: 0, actor: 'seat', rulesVersion: 1, at: 0 } as const;
  if (what === 'undo') return { ...bare, kind: 'undo', payload: { to: number } };
  if (what === 'move') return { ...bare, kind: 'move', payload: SIX[0]! };
  return { ...bare, seat: 1, actor: 'system', kind: 'mildMove', payload: SIX[ANSWERS[scheme].drawn[number]!]! };
}

/** The same in which moves were taken back. */
export const undoneOf = (scheme: MessageScheme): PresentRecord => ({
  ...exampleOf(scheme),
  streams: [
    ...exampleOf(scheme).streams,
    ...Object.entries(ANSWERS[scheme].drawn).map(([number, value]) => ({
      ...{ label: `system/${number}`, below: [6], values: [value] },
      among: SIX as unknown as readonly Kind[], // Moves are plain JSON.
    })),
  ],
  rows: ANSWERS[scheme].undone.map((one) => rowOf(scheme, one)),
});

/** The same under the first scheme. */
export const FORMER_C = '8d4b5c4cac20e6e91365b261c1b1188d5e876d92daa03f4e690756b70cddf75d';
export const FORMER_E = '50eb6c013ae74de587c23f22acb6325fdf1190c021ea004fd053892c80441a5d';
export const FORMER_G = '13d9bb79e34d0bbc0fc1daf7ba95a556fbc203c17389827f19a567d7d5a42580';
export const FORMER_TILES = tilesFrom(FORMER_G);
export const FORMER_EXAMPLE: FormerRecord = {
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
