import type { Engine, Seat } from '../engines/contract.ts';
import { seatOf } from '../engines/contract.ts';
import type { Random } from '../kernel/random.ts';
import type { StoredSeat, StoredStatus, StoredTable } from './store.ts';
import type { Happening, Outcome } from './tables.ts';

/** Everything about a table that its rows change. */
export interface Sitting {
  readonly status: StoredStatus;
  readonly options: readonly string[];
  /** In order of seats, without a gap. */
  readonly seats: readonly StoredSeat[];
  readonly invited: readonly string[];
  readonly startedAt: number | null;
  /** The interaction by which the game was started; null before. */
  readonly startInteraction: string | null;
  readonly endedAt: number | null;
  readonly outcome: Outcome | null;
  /** Null before the start. */
  readonly state: object | null;
}

/** What a table is besides. */
export type Heading = Pick<
  StoredTable,
  'id' | 'guild' | 'channel' | 'thread' | 'messages' | 'game' | 'locale' | 'isPrivate' | 'openedAt' | 'changedAt'
>;

/** A table that was read and found sound: what is needed to judge and commit the next change. */
export interface Live {
  readonly heading: Heading;
  readonly engine: Engine;
  /** Number of the newest row, and its hash. */
  readonly seq: number;
  readonly hash: Uint8Array;
  readonly chainKey: Uint8Array;
  readonly seed: Uint8Array;
  /** What the players brought to the shuffle; null before the start. */
  readonly chance: Random | null;
  readonly sitting: Sitting;
  readonly recent: readonly Happening[];
}

/** A table while its game runs. */
export interface Running {
  readonly state: object;
  readonly chance: Random;
}

export const headingOf = (stored: StoredTable): Heading => {
  const { id, guild, channel, thread, messages, game, locale, isPrivate, openedAt, changedAt } = stored;
  return { id, guild, channel, thread, messages, game, locale, isPrivate, openedAt, changedAt };
};

/** State and chance of a running table, or null. */
export function runningOf(live: Live): Running | null {
  const { status, state } = live.sitting;
  return status === 'running' && state && live.chance ? { state, chance: live.chance } : null;
}

/** The seat of a person, or null. */
export const seatOfUser = (sitting: Sitting, user: string): StoredSeat | null =>
  sitting.seats.find((seat) => seat.user === user) ?? null;

/** The number of a stored seat as the engine's seat. */
export function engineSeat(sitting: Sitting, number: number): Seat {
  const seat = seatOf(number, sitting.seats.length);
  if (seat === null) throw new Error(`seat ${number} at a table of ${sitting.seats.length}`);
  return seat;
}

/** Seats for which the system plays. */
export const resignedSeats = (sitting: Sitting): readonly Seat[] =>
  sitting.seats.filter((seat) => seat.resigned).map((seat) => engineSeat(sitting, seat.seat));

/** Seats that have to say something now. */
export const awaitedSeats = (sitting: Sitting): readonly Seat[] =>
  sitting.seats.filter((seat) => seat.awaited).map((seat) => engineSeat(sitting, seat.seat));
