import type { Kind } from '../engines/contract.ts';
import type { Json } from '../kernel/json.ts';
import { shuffle } from '../kernel/random.ts';
import type { Draws } from './recorder.ts';
import type { Actor, MoveKind, RowKind } from './stored.ts';

/** A whole shuffle: the number of the value that came to each place. */
export interface ShuffleRecord {
  readonly label: string;
  readonly order: readonly number[];
}

/** Numbers drawn one by one; of a move that the system drew also the moves from which it chose. */
export interface DrawsRecord extends Draws {
  readonly among?: readonly Kind[];
}

export type StreamRecord = ShuffleRecord | DrawsRecord;

/** A row of the record that belongs to the game itself. */
export interface PlayedRow {
  readonly seq: number;
  readonly actor: Actor;
  readonly seat: number | null;
  readonly kind: MoveKind | Extract<RowKind, 'resign' | 'cancel'>;
  readonly payload: Json;
  readonly rulesVersion: number;
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
}

/**
 * The record of a table as it is handed out: all that is needed to check its shuffles without us, and nobody's name or
 * id. `docs/fairness.md` describes it, `tools/` reads it. Bytes are hexadecimal. Until the table has ended, `seed` and
 * `deal` are null and `streams` and `rows` are empty.
 */
export interface FairRecord {
  readonly format: 'guildhall-record-1';
  readonly scheme: 'dbg-fair-1';
  readonly table: string;
  readonly game: string;
  readonly options: readonly string[];
  readonly seats: number;
  readonly commitment: string;
  readonly seed: string | null;
  readonly joins: readonly { readonly seat: number; readonly interaction: string; readonly word: string }[];
  /** The interaction of the start; null when the game never began, like what follows from it. */
  readonly start: string | null;
  readonly entropy: string | null;
  readonly deal: object | null;
  /** Every stream that was used, each label once. */
  readonly streams: readonly StreamRecord[];
  readonly rows: readonly PlayedRow[];
}

/** Draws in the form in which they are read most easily. */
export function streamRecordOf({ label, below, values }: Draws, among: readonly Kind[] | undefined): StreamRecord {
  if (among) return { label, below, values, among };
  const size = below.length + 1;
  // Only a whole shuffle draws below n, n − 1 … 2; two values are one draw, which is shown as such.
  if (size < 3 || below.some((n, index) => n !== size - index)) return { label, below, values };
  let next = 0;
  return { label, order: shuffle({ uniform: () => values[next++]! }, size) };
}

/** The record as the text of a file: JSON with one line for each entry of its lists, so that people can read it too. */
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
