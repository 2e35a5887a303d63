import { type Engine, type Seat, seatOf } from '../../engines/contract.ts';
import type { Random } from '../../kernel/random.ts';
import type { Scheme } from '../fair/fair.ts';
import type { ClockName } from '../stored/clock.ts';
import type { StoredSeat, StoredStatus, StoredTable, StoredVote } from '../stored/stored.ts';
import type { Plans } from './plan.ts';
import type { Problem } from './problem.ts';
import type { RowEvents } from './rows.ts';
import type { Freeze, RefusedStart, Start } from './start.ts';
import type { GameResult } from './tableHead.ts';

/** Everything about a table that its rows change. */
export interface TableContent {
  readonly status: StoredStatus;
  readonly options: readonly string[];
  /** In seat order, without gaps. */
  readonly seats: readonly StoredSeat[];
  readonly invited: readonly string[];
  readonly clock: ClockName;
  readonly vote: StoredVote | null;
  readonly startedAt: number | null;
  /** What is fixed for the start; null while the lobby is open, and for games started under `dbg-fair-1`. */
  readonly freeze: Freeze | null;
  /** Null before the deal. */
  readonly start: Start | null;
  /** Why the last attempt to start failed; null as soon as anything has changed since. */
  readonly refusedStart: RefusedStart | null;
  readonly endedAt: number | null;
  readonly result: GameResult | null;
  /** Null before the start. */
  readonly state: object | null;
}

/** The rest of a table. */
export type TableInfo = Pick<
  StoredTable,
  | 'id'
  | 'guild'
  | 'channel'
  | 'thread'
  | 'messages'
  | 'call'
  | 'game'
  | 'locale'
  | 'isPrivate'
  | 'rematchOf'
  | 'origin'
  | 'openedAt'
  | 'changedAt'
  | 'remindedAt'
  | 'graceUntil'
  | 'reminders'
>;

/** A table that was read and found intact: what is needed to judge and commit the next change. */
export interface LoadedTable {
  readonly info: TableInfo;
  readonly engine: Engine;
  /** Number of the newest row, and its hash. */
  readonly seq: number;
  readonly hash: Uint8Array;
  readonly chainKey: Uint8Array;
  /** Whether the table is signed whole (signing.ts). */
  readonly isSigned: boolean;
  /** The hash over its record when it was read or committed. An erasure changes it without a row. */
  readonly mac: Uint8Array | null;
  readonly seed: Uint8Array;
  /** The id under which the seed was sealed: the table's own or, of an imported one, that in its record. */
  readonly sealedAs: string;
  /** See `Table`. */
  readonly playedFrom: number | null;
  /** The scheme by which the seed was sealed at the opening. */
  readonly seal: Scheme;
  /** Derived from the players' contributions; null before the start. */
  readonly chance: Random | null;
  readonly content: TableContent;
  readonly recent: readonly RowEvents[];
  /** What the streams of the system's next moves depend on. */
  readonly draws: SystemDraws;
  /** What is settled in advance, by seat. It can change without a row. */
  readonly plans: Plans;
}

/** A table whose game is running. */
export interface RunningGame {
  readonly state: object;
  readonly chance: Random;
}

/** `floor`: nothing is overdue before this time, at any table. */
export const infoOf = (stored: StoredTable, floor = 0): TableInfo => {
  const { id, guild, channel, thread, messages, call, game, locale, isPrivate, rematchOf, origin } = stored;
  const { openedAt, changedAt, remindedAt, graceUntil, reminders } = stored;
  return {
    ...{ id, guild, channel, thread, messages, call, game, locale, isPrivate, rematchOf, origin },
    ...{ openedAt, changedAt, remindedAt, graceUntil: Math.max(graceUntil, floor), reminders },
  };
};

/** State and randomness of a running table, or null. */
export function runningGameOf(live: LoadedTable): RunningGame | null {
  const { status, state } = live.content;
  return status === 'running' && state && live.chance ? { state, chance: live.chance } : null;
}

/** The user's seat, or null. */
export const seatOfUser = (content: TableContent, user: string): StoredSeat | null =>
  content.seats.find((seat) => seat.user === user) ?? null;

/** The number of a stored seat as the engine's seat. */
export function engineSeat(content: TableContent, number: number): Seat {
  const seat = seatOf(number, content.seats.length);
  if (seat === null) throw new Error(`no seat ${number} at a table with ${content.seats.length} seats`);
  return seat;
}

/** Seats that the bot holds. */
export const botSeats = (content: TableContent): readonly Seat[] =>
  content.seats.filter((seat) => seat.holder === 'bot').map((seat) => engineSeat(content, seat.seat));

/** Seats whose members have left. */
export const leftSeats = (content: TableContent): readonly Seat[] =>
  content.seats.filter((seat) => seat.holder !== 'member').map((seat) => engineSeat(content, seat.seat));

/** Seats that have to act now. */
export const activeSeats = (content: TableContent): readonly Seat[] =>
  content.seats.filter((seat) => seat.awaited).map((seat) => engineSeat(content, seat.seat));

/** Why nothing in a lobby can be changed now; null if it can. */
export function lobbyClosed({ status, freeze }: TableContent): Problem | null {
  if (status !== 'lobby') return { kind: 'notOpen', status };
  return freeze === null ? null : { kind: 'starting' };
}

/** What the streams of the next moves depend on. */
export interface SystemDraws {
  readonly isByMoves: boolean;
  /** The last move that was not taken back, and the one before it; by rows, those that were drawn. Null for none. */
  readonly kept: NumberedMove | null;
  /** By rows, the numbers of those that were taken back, ascending. They are used again in this order. */
  readonly free: readonly number[];
}

interface NumberedMove {
  readonly row: number;
  readonly number: number;
  readonly before: NumberedMove | null;
}

export const NO_DRAWS: SystemDraws = { isByMoves: false, kept: null, free: [] };

/** Whether a table has ended, by any ending: from then on its record is public. */
export const isOver = ({ status }: TableContent): boolean => status === 'finished' || status === 'cancelled';
