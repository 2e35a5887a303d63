/** Why things happen, and what events say of it. */
import type { Seat } from '../contract.ts';
import type { BuiltId, Level, RoadId, Section, Space, SpecialId, Track } from './ids.ts';

/** An activated building; `space` is null before the bridge. */
export interface Site {
  readonly building: SpecialId | RoadId;
  readonly space: Space | null;
}

/** What lets a player do something: an activated building, for its worker or its owner, or a level of a favor. */
export type Source =
  | (Site & { readonly kind: 'worker' })
  | (Site & { readonly kind: 'owner' })
  | { readonly kind: 'favor'; readonly track: Track; readonly level: Level };

/** What brings royal favors (rules §11): a building when it is built, a section when it is counted. */
export type FavorSource = 'joust_field' | BuiltId | 'bestBuilder' | Section;

/**
 * Why a worker costs what it does (rules §4.2): the player's worker is on the inn's right circle; it is the player's own
 * building; the other one of two has passed; a denier, and one for each player who has passed.
 */
export type CostReason = 'inn' | 'ownBuilding' | 'otherPassed' | 'passed';

/** Why a player passed: by choice; without a worker left; without a legal place that can be paid (D1). */
export type PassReason = 'chosen' | 'noWorker' | 'noPlace';

/**
 * Why an effect was skipped without asking: the player cannot pay for any of it; no tile of the class is left; no space
 * is empty; nothing can be replaced; the worker has nowhere to go.
 */
export type SkipReason = 'cannotPay' | 'noTile' | 'noSpace' | 'nothingToReplace' | 'noPlace';

/** Why somebody's turn in the castle ended (rules §9). */
export type StopReason = 'chosen' | 'cannotPay' | 'castleFull';

/** A player's income in phase 1. */
export interface Income {
  readonly seat: Seat;
  readonly base: number;
  readonly residences: number;
  /** For the library and the hotel. */
  readonly prestige: number;
}

/** What is in a player's hand at the end, and what it is worth. */
export interface FinalHand {
  readonly seat: Seat;
  /** Points before. */
  readonly before: number;
  readonly deniers: number;
  readonly denierPoints: number;
  /** Plain cubes of all kinds together. */
  readonly cubes: number;
  readonly cubePoints: number;
  readonly gold: number;
  readonly goldPoints: number;
  readonly total: number;
}

/** Where a worker was put. `number`: in the castle queue or the stables, from 1. */
export type WorkerPlace =
  | { readonly kind: 'special'; readonly building: SpecialId; readonly number: number | null }
  | { readonly kind: 'road'; readonly building: RoadId; readonly space: Space; readonly owner: Seat | null }
  | { readonly kind: 'castle'; readonly number: number };
