import type { Kind } from '../../engines/contract.ts';
import type { Json } from '../../kernel/json.ts';
import { shuffle } from '../../kernel/random.ts';
import type { MessageScheme, Scheme } from '../fair/fair.ts';
import { type Actor, MOVE_KINDS, type RowKind } from '../stored/rowKinds.ts';
import type { GameResult } from '../table/tableHead.ts';
import type { Draws } from './drawnNumbers.ts';

/** A complete shuffle: for each position, the number of the value placed there. */
export interface ShuffleRecord {
  readonly label: string;
  readonly order: readonly number[];
}

/** Numbers drawn one by one; for a move drawn by the system, also the moves it chose from. */
export interface DrawsRecord extends Draws {
  readonly among?: readonly Kind[];
}

export type StreamRecord = ShuffleRecord | DrawsRecord;

/** The rows of a record: moves, those that say who makes them, and those that take them back. */
export const PLAYED_KINDS = [
  ...MOVE_KINDS,
  ...(['resign', 'verdict', 'takeover', 'comeback', 'undo', 'cancel'] as const),
] as const satisfies readonly RowKind[];
export type PlayedKind = (typeof PLAYED_KINDS)[number];

/** A row of the record that belongs to the game itself. */
export interface PlayedRow {
  readonly seq: number;
  readonly actor: Actor;
  readonly seat: number | null;
  readonly kind: PlayedKind;
  readonly payload: Json;
  readonly rulesVersion: number;
  /** Unix time in milliseconds. */
  readonly at: number;
  /** A move that was played with the same request as the one before it. Omitted: not; also in older records. */
  readonly isSequel?: boolean;
}

/** What all records hold. */
interface AnyRecord {
  readonly format: 'guildhall-record-1';
  readonly table: string;
  readonly game: string;
  readonly options: readonly string[];
  readonly seats: number;
  readonly commitment: string;
  readonly seed: string | null;
  readonly entropy: string | null;
  readonly deal: object | null;
  /** Every stream that was used, each label once. */
  readonly streams: readonly StreamRecord[];
  readonly rows: readonly PlayedRow[];
  /** Of a game that has ended; null if it was canceled. Older records don't have it. */
  readonly result?: GameResult | null;
}

/** Of a game that was started before there were start messages. */
export interface FormerRecord extends AnyRecord {
  readonly scheme: 'dbg-fair-1';
  /** A word is null if it was erased at the request of its player; then `entropy` can only be taken from here. */
  readonly joins: readonly { readonly seat: number; readonly interaction: string; readonly word: string | null }[];
  /** The interaction of the start. */
  readonly start: string;
}

/** A shuffle word as it was mixed in. */
export interface WordRecord {
  readonly seat: number;
  /** Empty for none; null if it has been erased. */
  readonly word: string | null;
  readonly hash: string;
}

/** An attempt to start the game. */
export interface AttemptRecord {
  readonly seq: number;
  /** Unix time in milliseconds. */
  readonly at: number;
  /** Null while the start message is being posted. */
  readonly outcome: 'dealt' | 'refused' | 'canceled' | null;
}

export interface PresentRecord extends AnyRecord {
  readonly scheme: MessageScheme;
  /** The scheme of the commitment: tables that were opened before an update have a former one. */
  readonly seal: Scheme;
  readonly attempts: readonly AttemptRecord[];
  /** In seat order; empty before the deal. */
  readonly words: readonly WordRecord[];
  /** The digest of what was fixed before the start message was posted; null before the deal. */
  readonly frozen: string | null;
  /** The id of the start message; null if the game never began, as is everything derived from it. */
  readonly start: string | null;
}

/**
 * A table's record for download: everything needed to check its shuffles without us, and no one's name or id.
 * `docs/fairness.md` describes it, `tools/` reads it. Bytes are hexadecimal. Until the table has ended, `seed` and
 * `deal` are null, and `streams` and `rows` are empty.
 */
export type FairRecord = FormerRecord | PresentRecord;

/** Draws in the most readable form. */
export function streamRecordOf({ label, below, values }: Draws, among: readonly Kind[] | undefined): StreamRecord {
  if (among) return { label, below, values, among };
  const size = below.length + 1;
  // Only a complete shuffle draws below n, n − 1 … 2; with two values, it is a single draw and shown as one.
  if (size < 3 || below.some((n, index) => n !== size - index)) return { label, below, values };
  let next = 0;
  return { label, order: shuffle({ uniform: () => values[next++]! }, size) };
}

/** The record as a text file: JSON with one line per list entry, so that people can read it too. */
export function recordText(record: FairRecord): string {
  const fields = Object.entries(record).map(([key, value]) => {
    const isLong = Array.isArray(value) && value.some((one) => typeof one === 'object');
    const text = isLong
      ? `[\n${value.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}
