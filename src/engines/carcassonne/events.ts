import type { Seat, Standings } from '../contract.ts';
import type { Award, ByGood, FeatureKind, Figure, Good, Rotation, Sign, TileId } from './ids.ts';

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A figure and its place on the map, current or former. */
export interface Spot extends Cell {
  readonly seat: Seat;
  readonly figure: Figure;
  readonly segment: number;
}

/** A player's strength in a feature; players with no figure there are left out. */
export interface Strength {
  readonly seat: Seat;
  readonly strength: number;
}

/** Why the player placed no figure. `volcano`: none goes on this tile, and the fairy has nobody to join. */
export type PassReason = 'chosen' | 'noFollowerInHand' | 'everySpotOccupied' | 'volcano';

/** What happens. None of it is secret: every viewer sees all of it. */
export type Event =
  | (Cell & { readonly kind: 'laidStartTile'; readonly tile: TileId; readonly rotation: Rotation })
  /** `left`: how many tiles are still to be placed, including this one. */
  | { readonly kind: 'drewTile'; readonly seat: Seat; readonly tile: TileId; readonly left: number }
  /** The drawn tile fits nowhere and leaves the game; `left`: how many are in the stack. */
  | { readonly kind: 'removedTile'; readonly seat: Seat; readonly tile: TileId; readonly left: number }
  | (Cell & {
      readonly kind: 'placedTile';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly rotation: Rotation;
    })
  /** `portal`: on another tile than the one just placed; absent if not. */
  | (Spot & { readonly kind: 'placedFollower'; readonly feature: FeatureKind; readonly portal?: true })
  | { readonly kind: 'passed'; readonly seat: Seat; readonly reason: PassReason }
  | ScoredFeature
  | ScoredFarm
  | ScoredFarmers
  /** Followers return to their players once all features of a tile have been scored. */
  | { readonly kind: 'returned'; readonly figures: readonly Spot[] }
  /** `haendler`: the goods of a city that this player has completed. */
  | { readonly kind: 'tookGoods'; readonly seat: Seat; readonly goods: ByGood<number>; readonly cells: readonly Cell[] }
  /**
   * `koenig`: this player has completed the first or the largest feature. `from`: who held the award before, null for
   * nobody; the same player if he has only raised the mark. `size`: its number of tiles.
   */
  | {
      readonly kind: 'tookAward';
      readonly award: Award;
      readonly seat: Seat;
      readonly from: Seat | null;
      readonly size: number;
      readonly cells: readonly Cell[];
    }
  /** `haendler`: the builder has earned this player a second part of the turn. */
  | { readonly kind: 'beganSecondPart'; readonly seat: Seat }
  /** `drache`: a dragon tile waits beside the board for the first volcano; `left` counts as in `drewTile`. */
  | { readonly kind: 'setAsideTile'; readonly seat: Seat; readonly tile: TileId; readonly left: number }
  /** `drache`: the first volcano lies, and the tiles set aside are in the stack again. */
  | { readonly kind: 'shuffledBack'; readonly tiles: readonly TileId[] }
  | MovedDragon
  /** `drache`: the dragon has nowhere to go after this many steps, fewer than six. */
  | { readonly kind: 'dragonStopped'; readonly steps: number }
  /** `drache`: the princess of this player has sent a knight home. */
  | { readonly kind: 'removedKnight'; readonly seat: Seat; readonly spot: Spot }
  /** `drache`: builders and pigs that have lost their last follower. */
  | { readonly kind: 'wentHome'; readonly figures: readonly Spot[] }
  /**
   * `drache`: this player's follower has the fairy's company now. `from`: where she was, null beside the board; `loser`:
   * the other player whose follower she has left, absent if nobody's.
   */
  | (Cell & {
      readonly kind: 'movedFairy';
      readonly seat: Seat;
      readonly segment: number;
      readonly from: Cell | null;
      readonly loser?: Seat;
    })
  | ScoredFairy
  | ScoredGoods
  | ScoredAward
  | { readonly kind: 'ended'; readonly standings: Standings };

/** A city, road, or cloister, scored when completed, or incomplete at the end. */
export interface ScoredFeature {
  readonly kind: 'scoredFeature';
  readonly feature: 'city' | 'road' | 'cloister';
  readonly complete: boolean;
  /** The tiles counted; for a cloister, its own tile first, then its neighbors. */
  readonly cells: readonly Cell[];
  readonly pennants: number;
  readonly strengths: readonly Strength[];
  /** Each gets the full points. Empty when the feature has no figures. */
  readonly owners: readonly Seat[];
  /** What the feature is worth, even without an owner. */
  readonly points: number;
  /** `erweiterung`: what has changed its worth; absent if nothing. */
  readonly sign?: Sign;
}

/** A farm at the end of the game. */
export interface ScoredFarm {
  readonly kind: 'scoredFarm';
  readonly cells: readonly Cell[];
  /** The completed cities that it touches. */
  readonly cities: readonly (readonly Cell[])[];
  readonly strengths: readonly Strength[];
  /**
   * `cities`: how many of them this owner hasn't already scored with another farm. `bonus`: what sets add, included in
   * the points; absent if nothing.
   */
  readonly owners: readonly {
    readonly seat: Seat;
    readonly cities: number;
    readonly points: number;
    readonly bonus?: number;
  }[];
}

/** Option `old`: a completed city at the end of the game, with the farmers on all farms around it. */
export interface ScoredFarmers {
  readonly kind: 'scoredFarmers';
  readonly city: readonly Cell[];
  readonly strengths: readonly Strength[];
  readonly owners: readonly Seat[];
  readonly points: number;
  /** What sets add for single owners, not included in the points; absent if nothing. */
  readonly bonuses?: readonly { readonly seat: Seat; readonly points: number }[];
}

/** `haendler`: the players with the most of a good at the end. */
export interface ScoredGoods {
  readonly kind: 'scoredGoods';
  readonly good: Good;
  /** How many of it each of them has. */
  readonly most: number;
  readonly owners: readonly Seat[];
  readonly points: number;
}

/** `koenig`: whoever holds an award at the end gets a point for each completed city or road. */
export interface ScoredAward {
  readonly kind: 'scoredAward';
  readonly award: Award;
  readonly seat: Seat;
  readonly points: number;
}

/** `drache`: the dragon enters a tile, and the figures there go home without points. */
interface MovedDragon extends Cell {
  readonly kind: 'movedDragon';
  /** Whose step it is; for a volcano, who has placed it. */
  readonly seat: Seat;
  /** Where it was; null beside the board. */
  readonly from: Cell | null;
  /** A volcano calls it from anywhere; a step goes to the next tile. */
  readonly to: 'volcano' | 'step';
  /** Which of the six steps it is, from 1; 0 for a volcano. */
  readonly step: number;
  /** Whether there was no choice. */
  readonly forced: boolean;
  readonly eaten: readonly Spot[];
}

/** `drache`: the fairy's point at the start of a turn, or her points when her follower's feature is scored. */
export type ScoredFairy = {
  readonly kind: 'scoredFairy';
  readonly seat: Seat;
  readonly points: number;
} & (
  | { readonly reason: 'turn' }
  | { readonly reason: 'feature'; readonly feature: FeatureKind; readonly complete: boolean }
);

export type Sight = Event;
