import type { Table } from '../../tables/tables.ts';
import type { Failure } from '../discord/failure.ts';
import { BLOCKED_FOR, type Block, placeOf } from '../state/blockedPlaces.ts';
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
  locked: 'locked',
};

/** Channels, threads and servers in which nothing is tried, and the tables that wait for them. */
interface ClosedPlaces {
  /** Throws `Closed` when one of these places has refused us. */
  refuse(...places: readonly string[]): void;
  /** The table's place has refused us, and its host is to know it. How long its news is put off, in ms. */
  close(table: Table, why: Exclude<Block, 'left'>): number;
  /** The table waits until the place is open again, or for hours; how long, in ms. */
  wait(place: string, table: string): number;
  /** The place may have opened: the tables that have waited for it. */
  open(place: string): ReadonlySet<string>;
  /** The table could be told of. */
  reached(table: string): void;
  /** All tables that wait. */
  tables(): ReadonlySet<string>;
}

export function createClosedPlaces({ blocked, notices }: Pick<Context, 'blocked' | 'notices'>): ClosedPlaces {
  const byPlace = new Map<string, Set<string>>();

  function wait(place: string, table: string): number {
    const waiting = byPlace.get(place) ?? new Set();
    byPlace.set(place, waiting.add(table));
    return BLOCKED_FOR;
  }

  return {
    wait,
    refuse(...places) {
      const place = places.find((one) => blocked.why(one) !== null);
      if (place !== undefined) throw new PlaceClosed(place);
    },
    close(table, why) {
      const place = placeOf(table);
      blocked.add(place, why);
      const host = table.seats.find((seating) => seating.host)?.user;
      if (host != null && table.status !== 'finished' && table.status !== 'cancelled')
        notices.add(host, { guild: table.guild, table: table.id, place, why });
      return wait(place, table.id);
    },
    open(place) {
      const waiting = byPlace.get(place) ?? new Set();
      byPlace.delete(place);
      return waiting;
    },
    reached(table) {
      for (const waiting of byPlace.values()) waiting.delete(table);
    },
    tables: () => new Set([...byPlace.values()].flatMap((waiting) => [...waiting])),
  };
}
