import { type Engine, type Seat, seatOf } from '../engines/contract.ts';
import type { Random } from '../kernel/random.ts';
import { failed, ok, type Result } from '../kernel/result.ts';
import type { ClockName } from './clock.ts';
import { framesOf, type TableLog } from './log.ts';
import { type Plans, readPlans } from './plan.ts';
import type { Problem } from './problem.ts';
import { restore } from './restore.ts';
import type { Sealer } from './seal.ts';
import { damageOf } from './signing.ts';
import { NoRoom, type Store } from './store.ts';
import type { StoredPosition, StoredSeat, StoredStatus, StoredTable, StoredVote, Suspension } from './stored.ts';
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
  /** The interaction that started the game; null before the start. */
  readonly startInteraction: string | null;
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
  readonly seed: Uint8Array;
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

  /** A table in memory, if what is stored of it is still what was written. */
  function again(known: LoadedTable, position: StoredPosition): Result<LoadedTable, Suspension> {
    const damage = known.isSigned ? damageOf(known.chainKey, known.hash, position) : null;
    return damage === null ? ok(known) : failed(damage);
  }

  /** Signs a table of an earlier release. Whether it is signed now: on a full disk, it isn't until it is loaded again. */
  async function signOld(id: string): Promise<boolean> {
    try {
      await store.sign(id);
      return true;
    } catch (error) {
      if (error instanceof NoRoom) return false;
      throw error;
    }
  }

  return {
    keep,
    suspend,

    async load(id) {
      const position = await store.position(id);
      if (!position) return failed({ kind: 'unknownTable' });
      if (position.suspended !== null) return failed({ kind: 'suspended', reason: position.suspended });
      const known = kept.get(id);
      const live =
        known?.seq === position.seq ? again(known, position) : await restore(store, engines, sealer, position);
      if (!live.ok) {
        await suspend(id, position.seq, live.error, null);
        return failed({ kind: 'suspended', reason: live.error });
      }
      const { isSigned } = live.value;
      keep({ ...live.value, isSigned: isSigned || (await signOld(id)) });
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
