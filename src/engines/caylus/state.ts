import type { Seat } from '../contract.ts';
import type { FavorSource } from './causes.ts';
import type {
  ByCube,
  BySection,
  ByTrack,
  Level,
  NeutralId,
  Option,
  Phase,
  RoadId,
  ScoredPart,
  Section,
  Space,
  SpecialId,
  Track,
} from './ids.ts';

/** Everything on the table; all of it is open. State and view both have it. */
export interface Board {
  readonly seats: number;
  readonly options: readonly Option[];
  /** From 1. */
  readonly round: number;
  readonly phase: Phase;
  /** The turn order, which the stables change. */
  readonly order: readonly Seat[];
  /** The bridge: who has passed in this round, in passing order. */
  readonly passed: readonly Seat[];
  readonly specials: Specials;
  /** Space 1 first; null for an empty space. */
  readonly road: readonly (RoadTile | null)[];
  /** The workers in the castle queue, number 1 first. */
  readonly queue: readonly Builder[];
  /** The houses of each section by their owners, in the order in which they were built. */
  readonly houses: BySection<readonly Seat[]>;
  readonly provost: Space;
  readonly bailiff: Space;
  /** The section in which houses are built in this round; limits the levels of favors. */
  readonly stage: Section;
  /** The sections that have been counted, in that order. */
  readonly counted: readonly Section[];
  /** By seat. */
  readonly players: readonly Player[];
}

/** Everything the game has to remember. */
export interface State extends Board {
  /** What the game does in its phase, and resumes when no favor is left to be resolved. */
  readonly activity: Activity;
  /** Favors that were gained and not yet used, the first one first (D6); all of one player. */
  readonly pending: readonly PendingFavor[];
  /** The favor that is being resolved, from the choice of its track on; null for none. */
  readonly favor: Favor | null;
}

/** What a player has. */
export interface Player {
  readonly deniers: number;
  readonly cubes: ByCube<number>;
  /** Workers in hand. */
  readonly workers: number;
  /** The level that each favor marker has reached, from 0. */
  readonly markers: ByTrack<number>;
  /** Tracks used in this phase, in that order. */
  readonly used: readonly Track[];
  /** Points so far by source, without those for what is in hand at the end. */
  readonly scored: Readonly<Record<ScoredPart, number>>;
}

/** The workers before the bridge; null for none. */
export interface Specials {
  readonly gate: Seat | null;
  readonly trading_post: Seat | null;
  readonly merchants_guild: Seat | null;
  readonly joust_field: Seat | null;
  /** Slot 1 first. */
  readonly stables: readonly Seat[];
  readonly inn: { readonly left: Seat | null; readonly right: Seat | null };
}

/** A building on the road. */
export interface RoadTile {
  readonly building: RoadId;
  /** Who built it; null for neutral and fixed buildings. */
  readonly owner: Seat | null;
  readonly worker: Seat | null;
  /** Who has paid for a residence that replaces the building when the worker goes home (rules §8.2). */
  readonly residence: Seat | null;
}

/** A worker in the castle queue, and the batches given in this round. */
export interface Builder {
  readonly seat: Seat;
  readonly batches: number;
}

/** Royal favors that were gained and not used yet. */
interface PendingFavor {
  readonly seat: Seat;
  readonly source: FavorSource;
  /** How many are left of this source, from 1. */
  readonly left: number;
}

/** A royal favor whose track has been chosen. */
export interface Favor {
  readonly seat: Seat;
  readonly source: FavorSource;
  readonly track: Track;
  /** Null until it is chosen. */
  readonly level: Level | null;
}

/** What the game does in a phase. */
export type Activity =
  /** The seat places a worker or passes. */
  | { readonly kind: 'placing'; readonly seat: Seat }
  /** The worker of this special building is activated. */
  | { readonly kind: 'special'; readonly building: SpecialId }
  /** The seat may pay for moving the provost. */
  | { readonly kind: 'provost'; readonly seat: Seat }
  /** The building on this space is activated: the effect for the worker's owner, then the bonus of its own owner. */
  | { readonly kind: 'road'; readonly space: Space; readonly part: 'worker' | 'owner' }
  /** The seat builds in the castle. */
  | { readonly kind: 'castle'; readonly seat: Seat }
  /** The best builder resolves a favor. */
  | { readonly kind: 'bestBuilder'; readonly seat: Seat }
  /** The seat resolves the favors for its houses in this section. */
  | { readonly kind: 'count'; readonly section: Section; readonly seat: Seat }
  | { readonly kind: 'over' };

/** The player in this seat. */
export const playerAt = ({ players }: Pick<Board, 'players'>, seat: Seat): Player => players[seat]!;

/** The state after a change to one player. */
export const withPlayer = (state: State, seat: Seat, change: Partial<Player>): State => ({
  ...state,
  players: state.players.with(seat, { ...playerAt(state, seat), ...change }),
});

/** The tile on a road space, or null. */
export const tileOn = ({ road }: Pick<Board, 'road'>, space: Space): RoadTile | null => road[space - 1]!; // One for each.

/** The state after a change to the tile on a road space, which is not empty. */
export const withTile = (state: State, space: Space, change: Partial<RoadTile>): State => ({
  ...state,
  road: state.road.with(space - 1, { ...tileOn(state, space)!, ...change }), // The caller has seen it.
});

/** Every shuffle made before play. */
export interface Deal {
  /** The first turn order (rules §1.1). */
  readonly order: readonly Seat[];
  /** The neutral buildings on the first road spaces, space 1 first (rules §1.2). */
  readonly neutrals: readonly NeutralId[];
}
