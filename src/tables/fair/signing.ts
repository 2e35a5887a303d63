/**
 * A table is signed whole: with the hashes of its rows and its state (chain.ts), one over everything else that a commit
 * of rows writes, and one over what is kept beside the record and changes without rows. They are keyed, so whoever can
 * write to the database can't make them.
 *
 * A fact added to one of the lists below must be left out as long as it is null: then older hashes still hold.
 */
import { canonicalJson } from '../../kernel/json.ts';
import type { StoredPosition, StoredSeat, Suspension } from '../stored/stored.ts';
import { equal, mac } from './chain.ts';
import type { Sealer } from './seal.ts';

/** The key of a table's hashes. */
export interface ChainKey {
  /** 32 bytes. */
  readonly key: Uint8Array;
  /** Whether the table is signed whole. Tables of earlier releases are not until they are loaded. */
  readonly isSigned: boolean;
}

const BYTES = 32;
/** Follows the key of a table that is signed whole. It is sealed together with the key, so it can't be removed. */
const SIGNED = Uint8Array.of(1);

export const sealChainKey = (sealer: Sealer, table: string, key: Uint8Array): Uint8Array =>
  sealer.seal(table, 'chain', Buffer.concat([key, SIGNED]));

/** Null if it isn't what was sealed. */
export function readChainKey(sealer: Sealer, table: string, sealed: Uint8Array | null): ChainKey | null {
  const bytes = sealed === null ? null : sealer.unseal(table, 'chain', sealed);
  return bytes && { key: bytes.subarray(0, BYTES), isSigned: bytes.length > BYTES };
}

/** What a commit of rows writes, besides rows and state. Rows, state, and options have more checks of their own. */
export interface RecordFacts
  extends Pick<
    StoredPosition,
    | 'id'
    | 'guild'
    | 'game'
    | 'isPrivate'
    | 'rematchOf'
    | 'origin'
    | 'openedAt'
    | 'changedAt'
    | 'status'
    | 'options'
    | 'seats'
    | 'invited'
    | 'clock'
    | 'vote'
    | 'startedAt'
    | 'endedAt'
    | 'result'
  > {
  /** `StoredState.recent`; null before the start. */
  readonly recent: string | null;
}

/** What is kept beside the record: where the table is shown and to whom, who has held its seats, and what is planned. */
export type BesideFacts = Pick<
  StoredPosition,
  'id' | 'channel' | 'thread' | 'locale' | 'messages' | 'call' | 'reminders' | 'hands' | 'holders' | 'plans'
>;

/** @param head the hash of the newest row */
export function recordMac(key: Uint8Array, head: Uint8Array, facts: RecordFacts): Uint8Array {
  const { id, guild, game, isPrivate, rematchOf, openedAt, changedAt, status, options, clock, vote } = facts;
  const { startedAt, endedAt, seats, invited, result, recent, origin } = facts;
  const rest = [
    ...[guild, game, isPrivate, rematchOf, openedAt, changedAt, status, options, clock, startedAt, endedAt],
    ...[seats.map(seatFacts), [...invited].sort()],
    ...(origin === null ? [] : [origin]),
  ];
  const texts = [vote === null ? '' : canonicalJson(vote), result ?? '', recent ?? ''];
  return mac(key, ['record', id, head, JSON.stringify(rest), ...texts]);
}

const seatFacts = ({ seat, user, host, holder, heldFrom, freeUntil, awaited, ...one }: StoredSeat) => [
  ...[seat, user, host, holder, heldFrom, freeUntil, awaited, one.awaitedSince, one.reserveUsed, one.extended],
  ...[one.offer, one.since, one.joinInteraction, one.word],
];

export function besideMac(key: Uint8Array, facts: BesideFacts): Uint8Array {
  const { id, channel, thread, locale, messages, call, reminders, hands, holders, plans } = facts;
  const rest = [
    ...[channel, thread, locale, plans.map(({ seat, data }) => [seat, data])],
    messages.map((one) => [one.kind, one.channel, one.message, one.seq, one.generation, one.postedAt, one.turnSeq]),
    call && [call.channel, call.message, call.seq, call.postedAt, call.seats],
    reminders.map((one) => [one.channel, one.message, one.seat, one.since]),
    hands.map((one) => [one.user, one.channel, one.message, one.seq, one.generation, one.postedAt, one.digest]),
    holders.map(({ seat, user, from, to }) => [seat, user, from, to]),
  ];
  return mac(key, ['beside', id, JSON.stringify(rest)]);
}

/** The facts of a table as it is stored. */
export const recordFactsOf = (position: StoredPosition): RecordFacts => ({
  ...position,
  recent: position.state?.recent ?? null,
});

/** What of a table that is signed whole isn't what was written; null if all of it is. */
export function damageOf(key: Uint8Array, head: Uint8Array, position: StoredPosition): Suspension | null {
  const { record, beside } = position.macs;
  if (!isMac(record, recordMac(key, head, recordFactsOf(position)))) return 'record';
  return isMac(beside, besideMac(key, position)) ? null : 'beside';
}

export const isMac = (stored: Uint8Array | null, expected: Uint8Array): boolean =>
  stored !== null && equal(stored, expected);
