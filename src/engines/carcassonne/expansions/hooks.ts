import type { Random } from '../../../kernel/random.ts';
import type { Census, Seat } from '../../contract.ts';
import type { Atlas } from '../atlas.ts';
import type { Event, ScoredFeature } from '../events.ts';
import type { Completable, Feature } from '../features.ts';
import type { TileId } from '../ids.ts';
import type { AgendaStep, Placed, Slices, State } from '../state.ts';
import type { TurnedTile } from '../turned.ts';
import type { Violation } from '../violations.ts';

/**
 * What a set does, moment by moment; null where it does nothing. A set answers for every moment, so a moment that joins
 * asks all sets. Who calls a hook, and what comes before and after, is in `flow.ts` and at the end of each comment.
 */
export interface Expansion {
  /** The set's slice of the first state; null if it has nothing to remember. `setup.ts` */
  readonly begin: ((seats: number) => Slices) | null;
  /** Why a tile of this set whose edges match cannot be placed on this cell, or null. `placing.ts` */
  readonly refusePlace: ((map: Atlas, tile: TurnedTile, cell: number) => Violation | null) | null;
  /** A turn begins, before its first tile is drawn. `flow.ts` */
  readonly startTurn: ((state: State, seat: Seat, events: Event[]) => State) | null;
  /** The state with a tile just drawn, which has left the stack, set aside; null if the player places it. `flow.ts` */
  readonly setAside: ((state: State, tile: TileId) => State | null) | null;
  /** The last tile lies; its player has not acted yet. `flow.ts` */
  readonly afterPlacing: ((state: State, seat: Seat, events: Event[], random: Random) => State) | null;
  /** A step that replaces the action after the last tile, or null. `flow.ts` */
  readonly insteadOfAction: ((state: State, seat: Seat) => AgendaStep | null) | null;
  /** Whether the player can do something else than place a figure on the last tile. `flow.ts` */
  readonly hasAction: ((state: State, seat: Seat) => boolean) | null;
  /** The action is over, and a `score` step waits; steps that come before it go on top. `flow.ts` */
  readonly afterAction: ((state: State, events: Event[]) => State) | null;
  /** What a city, road, or cloister is worth that is worth `worth` without the set. `scoring.ts` */
  readonly worth: ((feature: Measured, worth: Worth) => Worth) | null;
  /** What each city of a farm is worth in addition to an owner of the farm, with these figures there. `farms.ts` */
  readonly farmBonus: ((figures: readonly Placed[], seat: Seat) => number) | null;
  /** The features completed by the last tile are scored; their figures are still on the map. `flow.ts` */
  readonly beforeReturn: ((state: State, moment: Scored) => State) | null;
  /** The features completed by the last tile are scored, and their figures are back. `flow.ts` */
  readonly afterScoring: ((state: State, moment: Scored) => State) | null;
  /** A part of a turn is over; `again`: the same player has another part. `flow.ts` */
  readonly afterPart: ((state: State, seat: Seat, events: Event[]) => AfterPart) | null;
  /** How many tiles this turn has placed in parts that are over. `flow.ts` (`stage`) */
  readonly placedInEarlierParts: ((state: State) => number) | null;
  /** After the farms, at the end. `flow.ts` */
  readonly atEnd: ((state: State, events: Event[]) => State) | null;
  /** Pieces besides tiles and figures: all that the box has, and where the state has them. `box.ts` */
  readonly pieces: { readonly box: Census; count(state: State): Census } | null;
  /** What is inconsistent in the set's slice of a well-formed state with this slice, or null. `check.ts` */
  readonly check: ((state: State) => string | null) | null;
}

/** A feature that is being scored. */
export interface Measured extends Feature<Completable> {
  readonly map: Atlas;
  /** Its segments, in the order in which their tiles were placed. */
  readonly nodes: readonly number[];
  readonly tiles: number;
  readonly pennants: number;
}

export type Worth = Pick<ScoredFeature, 'points' | 'sign'>;

/** What the last tile of this player has completed. */
export interface Scored {
  readonly seat: Seat;
  readonly completed: readonly Feature<Completable>[];
  readonly events: Event[];
}

export interface AfterPart {
  readonly state: State;
  readonly again: boolean;
}
