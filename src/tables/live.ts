import type { Engine, Seat } from '../engines/contract.ts';
import { seatOf } from '../engines/contract.ts';
import type { Random } from '../kernel/random.ts';
import type { StoredSeat, StoredStatus, StoredTable } from './store.ts';
import type { GameResult, RowEvents } from './tables.ts';

/** Everything about a table that its rows change. */
export interface TableContent {
  readonly status: StoredStatus;
  readonly options: readonly string[];
  /** In order of seats, without a gap. */
  readonly seats: readonly StoredSeat[];
  readonly invited: readonly string[];
  readonly startedAt: number | null;
  /** The interaction by which the game was started; null before. */
  readonly startInteraction: string | null;
  readonly endedAt: number | null;
  readonly result: GameResult | null;
  /** Null before the start. */
  readonly state: object | null;
}

/** What a table is besides. */
export type TableInfo = Pick<
  StoredTable,
  'id' | 'guild' | 'channel' | 'thread' | 'messages' | 'game' | 'locale' | 'isPrivate' | 'openedAt' | 'changedAt'
>;

/** A table that was read and found sound: what is needed to judge and commit the next change. */
export interface LoadedTable {
  readonly info: TableInfo;
  readonly engine: Engine;
  /** Number of the newest row, and its hash. */
  readonly seq: number;
  readonly hash: Uint8Array;
  readonly chainKey: Uint8Array;
  readonly seed: Uint8Array;
  /** What the players brought to the shuffle; null before the start. */
  readonly chance: Random | null;
  readonly content: TableContent;
  readonly recent: readonly RowEvents[];
}

/** A table while its game runs. */
export interface RunningGame {
  readonly state: object;
  readonly chance: Random;
}

export const infoOf = (stored: StoredTable): TableInfo => {
  const { id, guild, channel, thread, messages, game, locale, isPrivate, openedAt, changedAt } = stored;
  return { id, guild, channel, thread, messages, game, locale, isPrivate, openedAt, changedAt };
};

/** State and chance of a running table, or null. */
export function runningGameOf(live: LoadedTable): RunningGame | null {
  const { status, state } = live.content;
  return status === 'running' && state && live.chance ? { state, chance: live.chance } : null;
}

/** The seat of a person, or null. */
export const seatOfUser = (content: TableContent, user: string): StoredSeat | null =>
  content.seats.find((seat) => seat.user === user) ?? null;

/** The number of a stored seat as the engine's seat. */
export function engineSeat(content: TableContent, number: number): Seat {
  const seat = seatOf(number, content.seats.length);
  if (seat === null) throw new Error(`seat ${number} at a table of ${content.seats.length}`);
  return seat;
}

/** Seats for which the system plays. */
export const resignedSeats = (content: TableContent): readonly Seat[] =>
  content.seats.filter((seat) => seat.resigned).map((seat) => engineSeat(content, seat.seat));

/** Seats that have to say something now. */
export const awaitedSeats = (content: TableContent): readonly Seat[] =>
  content.seats.filter((seat) => seat.awaited).map((seat) => engineSeat(content, seat.seat));
