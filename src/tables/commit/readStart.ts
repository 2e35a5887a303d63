/** What the rows of a table say about its start. */
import { isRecord } from '../../kernel/json.ts';
import { parseJson } from '../fair/encoding.ts';
import { MESSAGE_SCHEMES } from '../fair/fair.ts';
import type { StoredRow } from '../stored/stored.ts';
import { type Freeze, type RefusedStart, START_REFUSALS, type Start } from '../table/start.ts';

/** Everything that the rows say about the start. */
export interface StartRecord {
  readonly freeze: Freeze | null;
  readonly start: Start | null;
  readonly refusedStart: RefusedStart | null;
}

/** Our own rows, whose hashes hold. */
export function readStart(rows: readonly StoredRow[]): StartRecord {
  const last = rows.findLast(({ kind }) => kind === 'freeze' || kind === 'reopen');
  const payload = payloadOf(last);
  const freeze = last?.kind === 'freeze' ? freezeIn(last.seq, payload) : null;
  const isReopened = last?.kind === 'reopen' && last.seq === rows.length;
  const refusedStart = isReopened ? refusalIn(payload) : null;
  const start = startIn(payloadOf(rows.find(({ kind }) => kind === 'start')), freeze);
  return { freeze, start, refusedStart };
}

function startIn(
  { interaction, channel, message, entropy }: Readonly<Record<string, unknown>>,
  freeze: Freeze | null,
): Start | null {
  if (typeof entropy !== 'string') return null;
  if (typeof message === 'string' && freeze !== null)
    return { scheme: freeze.scheme, channel: typeof channel === 'string' ? channel : null, message, entropy };
  return typeof interaction === 'string' ? { scheme: 'dbg-fair-1', interaction, entropy } : null;
}

function payloadOf(stored: StoredRow | undefined): Readonly<Record<string, unknown>> {
  const payload = stored && parseJson(stored.payload);
  return isRecord(payload) ? payload : {};
}

/** Rows from before there was a third scheme don't name theirs. */
function freezeIn(
  seq: number,
  { scheme: named = 'dbg-fair-2', words, digest }: Readonly<Record<string, unknown>>,
): Freeze | null {
  const scheme = MESSAGE_SCHEMES.find((one) => one === named);
  if (scheme === undefined || !Array.isArray(words) || typeof digest !== 'string') return null;
  return { row: seq, scheme, words: words.filter((word) => typeof word === 'string'), digest };
}

function refusalIn({ why, seat }: Readonly<Record<string, unknown>>): RefusedStart | null {
  const known = START_REFUSALS.find((one) => one === why);
  return known === undefined ? null : { why: known, seat: typeof seat === 'number' ? seat : null };
}
