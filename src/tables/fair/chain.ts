/**
 * Keyed hashes over a table's record detect any changed row or state. They are keyed because a payload can hold a
 * secret choice among few options, which a plain hash would reveal.
 */
import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
import type { StoredRow, StoredState } from '../stored/stored.ts';
import { hex, lengthPrefixed } from './encoding.ts';

/** The hash before the first row. */
export const CHAIN_START: Uint8Array = new Uint8Array(32);

/** Creates the key for a new table's hashes: 32 bytes. */
export const newChainKey = (): Uint8Array => randomBytes(32);

/** How many digits of a row's hash members are shown: enough that nobody meets the same ones again. */
const SHOWN_DIGITS = 8;

/**
 * The first digits of a row's hash, which members are shown with every board. A record that was set back or changed has
 * other digits at that row. They reveal nothing: whoever doesn't have the table's key can't try out rows.
 */
export const digitsOf = (hash: Uint8Array): string => hex(hash).slice(0, SHOWN_DIGITS);

/** The hash of a row that follows the row with the hash `previous`. */
export function rowHash(
  key: Uint8Array,
  table: string,
  previous: Uint8Array,
  row: Omit<StoredRow, 'hash'>,
): Uint8Array {
  const { seq, actor, seat, kind, payload, rulesVersion, revealed, isSequel, at } = row;
  const place = seat === null ? '' : String(seat);
  const known = [String(seq), actor, place, kind, payload, String(rulesVersion), String(at)];
  // Left out where there is none, so that the hashes of older rows still hold.
  const later = [...(revealed === null ? [] : [revealed]), ...(isSequel ? ['sequel'] : [])];
  return mac(key, ['row', previous, table, ...known, ...later]);
}

/** The hash over the state after row `seq`. */
export const stateMac = (key: Uint8Array, table: string, seq: number, version: number, text: string): Uint8Array =>
  mac(key, ['state', table, String(seq), String(version), text]);

/** Whether these are all rows of a table up to `head`, each as it was written. */
export function chainHolds(key: Uint8Array, table: string, head: number, rows: readonly StoredRow[]): boolean {
  let previous = CHAIN_START;
  for (const [index, row] of rows.entries()) {
    if (row.seq !== index + 1 || !equal(row.hash, rowHash(key, table, previous, row))) return false;
    previous = row.hash;
  }
  return rows.length === head;
}

/** Whether the state after row `seq` is the one that was written. */
export const stateHolds = (key: Uint8Array, table: string, seq: number, state: StoredState): boolean =>
  equal(state.mac, stateMac(key, table, seq, state.version, state.text));

export const mac = (key: Uint8Array, parts: readonly (string | Uint8Array)[]): Uint8Array =>
  // Given raw bytes, Node creates such a key itself and takes four times as long.
  createHmac('sha256', createSecretKey(key))
    .update(lengthPrefixed(...parts))
    .digest();

export const equal = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b);
