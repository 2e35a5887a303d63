/**
 * The start of a game, in two commits. The first freezes seats, options, and words. Then a message that calls everybody
 * is posted, once, and the id that Discord gives it is mixed into the shuffle: the second commit names it and deals. If
 * the message can't be posted, the table is open to changes again.
 */
import { isRecord } from '../kernel/json.ts';
import { failed, ok, type Result } from '../kernel/result.ts';
import { type Judge, type NewRow, row } from './change.ts';
import { digestWith, gameKeyTo, wordHashesOf } from './disclosure.ts';
import { hex, parseJson } from './encoding.ts';
import { entropyOf, fairRandom, MESSAGE_SCHEMES, type MessageScheme, PRESENT_SCHEME } from './fair.ts';
import { settle } from './game.ts';
import { seatOfUser, type TableContent } from './loadedTable.ts';
import type { Problem } from './problem.ts';
import type { Request } from './requests.ts';
import type { StoredRow } from './stored.ts';

/** What the row `freeze` has fixed. */
export interface Freeze {
  /** Its number: the button of the start message names it. */
  readonly row: number;
  readonly scheme: MessageScheme;
  /** Hashes of the words in seat order, and the digest of all that is fixed; hexadecimal. */
  readonly words: readonly string[];
  readonly digest: string;
}

/**
 * Where the number comes from that was mixed in last. `entropy`: all that was mixed in, hexadecimal, as the record says.
 * `channel`: of the start message; null at an imported table, since records don't name it.
 */
export type Start =
  | { readonly scheme: 'dbg-fair-1'; readonly interaction: string; readonly entropy: string }
  | {
      readonly scheme: MessageScheme;
      readonly channel: string | null;
      readonly message: string;
      readonly entropy: string;
    };

/**
 * Why the start message wasn't posted: the bot isn't allowed to, the thread is locked, the channel is gone, Discord
 * refuses the message, or somebody can't be added to the thread.
 */
export const START_REFUSALS = ['forbidden', 'locked', 'gone', 'rejected', 'unreachable'] as const;
export type StartRefusal = (typeof START_REFUSALS)[number];

export interface RefusedStart {
  readonly why: StartRefusal;
  /** Who is unreachable; otherwise null. */
  readonly seat: number | null;
}

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

/** Why nothing in a lobby can be changed now; null if it can. */
export function lobbyClosed({ status, freeze }: TableContent): Problem | null {
  if (status !== 'lobby') return { kind: 'notOpen', status };
  return freeze === null ? null : { kind: 'starting' };
}

/** The host starts the game: from here until the deal, nothing can be changed. */
export const judgeFreeze =
  ({ user }: Request): Judge =>
  (live) => {
    const { content, engine } = live;
    const closed = lobbyClosed(content);
    if (closed !== null) return failed(closed);
    const host = seatOfUser(content, user);
    if (!host?.host) return failed({ kind: 'notHost' });
    const { min, max } = engine.seats(content.options);
    const seated = content.seats.length;
    if (seated < min) return failed({ kind: 'tooFewSeats', needs: min, seated });
    if (seated > max) return failed({ kind: 'tooManySeats', most: max, seated });

    const words = wordHashesOf(content);
    const scheme = PRESENT_SCHEME;
    const digest = hex(digestWith(live, scheme, words));
    const { options } = content;
    const frozen = row('seat', host.seat, 'freeze', { scheme, seats: seated, options, words, digest });
    const freeze: Freeze = { row: live.seq + 1, scheme, words, digest };
    const after: TableContent = { ...content, freeze, refusedStart: null };
    return ok({ rows: [frozen], after, chance: null, dropDrafts: [], outcome: null });
  };

/**
 * The part of the usual number of turns that each seat must have had for a game to count that ends by resignation. The row
 * `start` says how many turns that is, so a game keeps what was agreed on; rows from before this was stored name none.
 */
const LEAST_PLAYED = 1 / 4;

/** A start message that has been posted for the row `freeze`. */
export interface StartMessage {
  readonly row: number;
  readonly channel: string;
  readonly message: string;
}

/** Mixes in the id of the start message; the game is dealt and set up. */
export const judgeDeal =
  ({ row: frozenAt, channel, message }: StartMessage): Judge =>
  (live, at) => {
    const { content, engine, sealedAs } = live;
    const frozen = frozenFor(content, frozenAt);
    if (!frozen.ok) return frozen;
    const { scheme, digest } = frozen.value;
    const mixed = entropyOf(scheme, sealedAs, Buffer.from(digest, 'hex'), message);
    const start: Start = { scheme, channel, message, entropy: hex(mixed) };
    const chance = fairRandom(gameKeyTo(live, start, mixed));
    const config = { seats: content.seats.length, options: content.options };
    const { state, events } = engine.setup(config, engine.deal(config, chance));
    const host = content.seats.find((seat) => seat.host)?.seat ?? null;
    const leastTurns = Math.ceil(engine.turns(config) * LEAST_PLAYED);
    const payload = { ...config, channel, message, entropy: hex(mixed), leastTurns };
    const started: NewRow = { actor: 'seat', seat: host, kind: 'start', payload, events };
    return ok(settle(live, { state, chance }, { ...content, startedAt: at, start }, [started], at));
  };

/** The start message for the row `freeze` couldn't be posted: the table is open to changes again. */
export const judgeReopen =
  (frozenAt: number, { why, seat }: RefusedStart): Judge =>
  ({ content }) => {
    const frozen = frozenFor(content, frozenAt);
    if (!frozen.ok) return frozen;
    const reopened = row('system', null, 'reopen', { why, ...(seat !== null && { seat }) });
    const after: TableContent = { ...content, freeze: null, refusedStart: { why, seat } };
    return ok({ rows: [reopened], after, chance: null, dropDrafts: [], outcome: null });
  };

function frozenFor({ status, freeze }: TableContent, frozenAt: number): Result<Freeze, Problem> {
  if (status !== 'lobby') return failed({ kind: 'notOpen', status });
  return freeze?.row === frozenAt ? ok(freeze) : failed({ kind: 'stale' });
}
