import type { Table } from '../../tables/table/table.ts';
import type { Failure } from '../discord/failure.ts';
import { BLOCKED_FOR, type Block, type HostNotice, placeOf } from '../state/blockedPlaces.ts';
import type { Context } from '../state/context.ts';

/** The table's channel or server has refused us before: nothing was tried. */
export class PlaceClosed extends Error {
  readonly place: string;

  constructor(place: string) {
    super('the place is closed');
    this.place = place;
  }
}

/** Failures after which nothing is tried in that place for a while. */
export const BLOCKING: Readonly<Partial<Record<Failure, Exclude<Block, 'left'>>>> = {
  channelGone: 'gone',
  forbidden: 'forbidden',
  barred: 'forbidden',
  locked: 'locked',
};

/** Channels, threads, and servers where nothing is tried, and the tables waiting for them. */
export interface ClosedPlaces {
  /** Throws `PlaceClosed` if one of these places has refused us and this lane is not trying it out. */
  refuse(lane: string, ...places: readonly string[]): void;
  /**
   * Records that the table's place has refused us, with a notice for its host. Returns how long to postpone its
   * updates, in ms.
   */
  close(table: Table, why: Exclude<Block, 'left'>): number;
  /** Leaves a notice for the host of a table that goes on. */
  tellHost(table: Table, why: HostNotice['why']): void;
  /** Makes the table wait until the place reopens, or for hours; returns how long, in ms. */
  wait(place: string, table: string): number;
  /** The place may accept us again: returns the tables that have waited for it. */
  open(place: string): ReadonlySet<string>;
  /** The tables that wait for a place, the longest waiting first. */
  waitingFor(place: string): readonly string[];
  /** The place may accept us again, or not: this lane alone finds out. */
  tryOut(place: string, lane: string): void;
  /** The lane has been published. Whether that was its trial of this place, which is blocked no longer. */
  endTrial(place: string, lane: string): boolean;
  /** An update of the table was posted. */
  reached(table: string): void;
  /** All waiting tables. */
  tables(): ReadonlySet<string>;
}

export function createClosedPlaces({ blocked, notices }: Pick<Context, 'blocked' | 'notices'>): ClosedPlaces {
  const byPlace = new Map<string, Set<string>>();
  /** By place: the lane that tries it out. */
  const trials = new Map<string, string>();

  function wait(place: string, table: string): number {
    const waiting = byPlace.get(place) ?? new Set();
    byPlace.set(place, waiting.add(table));
    return BLOCKED_FOR;
  }

  function tellHost(table: Table, why: HostNotice['why']): void {
    const host = table.seats.find((seating) => seating.host)?.user;
    if (host == null || table.status === 'finished' || table.status === 'cancelled') return;
    notices.add(host, { guild: table.guild, table: table.id, place: placeOf(table), why });
  }

  return {
    ...{ wait, tellHost },
    refuse(lane, ...places) {
      const place = places.find((one) => blocked.why(one) !== null && trials.get(one) !== lane);
      if (place !== undefined) throw new PlaceClosed(place);
    },
    close(table, why) {
      const place = placeOf(table);
      blocked.add(place, why, table.guild);
      trials.delete(place);
      tellHost(table, why);
      return wait(place, table.id);
    },
    open(place) {
      const waiting = byPlace.get(place) ?? new Set();
      byPlace.delete(place);
      trials.delete(place);
      return waiting;
    },
    waitingFor: (place) => [...(byPlace.get(place) ?? [])],
    tryOut: (place, lane) => void trials.set(place, lane),
    endTrial: (place, lane) => trials.get(place) === lane && trials.delete(place) && blocked.remove(place),
    reached(table) {
      for (const waiting of byPlace.values()) waiting.delete(table);
    },
    tables: () => new Set([...byPlace.values()].flatMap((waiting) => [...waiting])),
  };
}
