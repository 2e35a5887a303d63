import { type Engine, type Seat, seatOf } from '../engines/contract.ts';
import type { Random } from '../kernel/random.ts';
import type { ClockName } from './clock.ts';
import type { Scheme } from './fair.ts';
import { framesOf, type TableLog } from './log.ts';
import { type Plans, readPlans } from './plan.ts';
import type { Problem } from './problem.ts';
import { restore } from './restore.ts';
import type { Sealer } from './seal.ts';
import type { Freeze, RefusedStart, Start } from './starting.ts';
import type { Store } from './store.ts';
import type { StoredSeat, StoredStatus, StoredTable, StoredVote, Suspension } from './stored.ts';
import type { Engines, GameResult, RowEvents } from './tables.ts';

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
  /** The scheme by which the seed was sealed at the opening. */
  readonly seal: Scheme;
  /** Derived from the players' contributions; null before the start. */
  readonly chance: Random | null;
  readonly content: TableContent;
  readonly recent: readonly RowEvents[];
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
  const { id, guild, channel, thread, messages, call, game, locale, isPrivate, rematchOf } = stored;
  const { openedAt, changedAt, remindedAt, graceUntil, reminders } = stored;
  return {
    ...{ id, guild, channel, thread, messages, call, game, locale, isPrivate, rematchOf },
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

/** How many tables stay in memory between requests; the least recently used one is dropped first. */
const KEPT_TABLES = 1000;

/** Reads tables, caches those in use, and suspends damaged ones. */
interface Loader {
  /** The current table from the store, checked if that hasn't been done since its last change. */
  load(id: string): Promise<Result<LoadedTable, Problem>>;
  /** Caches a table that was just committed. */
  keep(live: LoadedTable): void;
  /** Drops a table from the cache, because what is stored of it has changed without a row. */
  forget(id: string): void;
  /** Suspends a table; `error` is what its rules threw, or null. */
  suspend(id: string, seq: number, reason: Suspension, error: unknown): Promise<void>;
  /** Checks a suspended table again, and restores it if it is intact. Whether it has done that. */
  release(id: string): Promise<boolean>;
}

export function createLoader(
  store: Store,
  engines: Engines,
  sealer: Sealer,
  log: TableLog,
  floor: () => number,
): Loader {
  const kept = new Map<string, LoadedTable>();
  /** How often a table was dropped: one that was read before that must not be kept. */
  let forgets = 0;

  /** The last entry of the map is the most recently used. */
  function keep(live: LoadedTable): void {
    const { id } = live.info;
    const known = kept.get(id);
    kept.delete(id);
    kept.set(id, known && known.seq > live.seq ? known : live);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_TABLES && oldest !== undefined) kept.delete(oldest);
  }

  async function suspend(id: string, seq: number, reason: Suspension, error: unknown): Promise<void> {
    kept.delete(id);
    await store.suspend(id, reason);
    log({ event: 'suspended', table: id, seq, reason, frames: framesOf(error) });
  }

  return {
    keep,
    suspend,
    forget(id) {
      forgets++;
      kept.delete(id);
    },

    async load(id) {
      const before = forgets;
      const position = await store.position(id);
      if (!position) return failed({ kind: 'unknownTable' });
      if (position.suspended !== null) return failed({ kind: 'suspended', reason: position.suspended });
      const known = kept.get(id);
      const live = known?.seq === position.seq ? ok(known) : await restore(store, engines, sealer, position);
      if (!live.ok) {
        await suspend(id, position.seq, live.error, null);
        return failed({ kind: 'suspended', reason: live.error });
      }
      if (forgets === before) keep(live.value);
      const plans = readPlans(live.value.engine, position.plans);
      return ok({ ...live.value, info: infoOf(position, floor()), plans });
    },

    async release(id) {
      const position = await store.position(id);
      if (!position || position.suspended === null) return false;
      const live = await restore(store, engines, sealer, position);
      if (!live.ok) return false;
      await store.suspend(id, null);
      log({ event: 'released', table: id, seq: position.seq });
      return true;
    },
  };
}
