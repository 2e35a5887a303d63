import type { Kind } from '../../../src/engines/contract.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { shuffle } from '../../../src/kernel/random.ts';
import { fairRandom } from '../../../src/tables/fair.ts';
import type { FormerRecord, PlayedRow, PresentRecord } from '../../../src/tables/record.ts';
import { hashed } from './lies.ts';

/** The example of which the answers are known, as a record. */
export const START = '1000000000000000003';
export const SEED = Uint8Array.from({ length: 32 }, (_, i) => i);
export const C = 'db74eb7cc9f402cd2666597fcb8ff8c36fa26588c55d266d5f371c7207e39df0';
export const F = 'd8ff3ab62fb7009e95273425ab9566d8c85600b01f27240fef13c748f8a36e0c';
export const E = '37c757f4ca49bb6813d12ef8154a3934d7407704045724fbe03cb9cce0c9355c';
export const G = 'e4872310cf6df5de4b70760d261d0a87a58026bf8f0565c061774cadda221178';
export const tilesFrom = (key: string) => shuffle(fairRandom(Buffer.from(key, 'hex')).stream('tiles'), 72);
export const TILES = tilesFrom(G);
export const EXAMPLE: PresentRecord = {
  ...{ format: 'guildhall-record-1', scheme: 'dbg-fair-2', seal: 'dbg-fair-2', table: 'T-0001', game: 'example' },
  ...{ options: ['one', 'two'], seats: 2, commitment: C, seed: Buffer.from(SEED).toString('hex') },
  attempts: [{ seq: 3, at: 0, outcome: 'dealt' }],
  words: ['', 'cut'].map((word, seat) => ({ seat, ...hashed(word) })),
  ...{ frozen: F, start: START, entropy: E, deal: {} },
  streams: [
    { label: 'characters/1', order: [3, 7, 4, 5, 6, 0, 1, 2] },
    { label: 'tiles', order: TILES },
    { label: 'dragon/die', below: Array(8).fill(6), values: [1, 1, 4, 3, 6, 1, 4, 1].map((eyes) => eyes - 1) },
  ],
  rows: [],
};

/** By the number of a stream of the system, the move that it draws among six. */
export const DRAWN = { 5: 0, 6: 5, 13: 3 };
export const SIX: readonly Json[] = Array.from({ length: 6 }, (_, n) => ({ kind: 'go', n }));
export const row = (seq: number, kind: PlayedRow['kind'], payload: Json): PlayedRow => ({
  ...{ seq, kind, payload, actor: kind === 'mildMove' ? 'system' : 'seat', seat: kind === 'mildMove' ? 1 : 0 },
  ...{ rulesVersion: 1, at: 0 },
});
export const drawnRow = (seq: number, stream: keyof typeof DRAWN): PlayedRow =>
  row(seq, 'mildMove', SIX[DRAWN[stream]]!);

/** The same in which moves were taken back: those of the system that follow have the streams 5, 6, and at last their own. */
export const UNDONE: PresentRecord = {
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
