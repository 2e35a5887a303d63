/** The words in Carcassonne’s pictures. */
import type {
  Cell,
  FeatureKind,
  Figure,
  Option,
  ScoredFeature,
  Side,
  TileKind,
} from '../../../engines/carcassonne/index.ts';

/** What the player on turn has to do. `isSecond`: in the second part of the turn (rules §11.3). */
export interface Task {
  readonly isSecond: boolean;
  /** Whether a builder or a pig can be placed, so that `follower` would be too narrow. */
  readonly hasSpecial: boolean;
  /** Whether a figure can be placed on the tile, or elsewhere by its portal, and whether the fairy can be moved. */
  readonly canPlace: boolean;
  readonly canTravel: boolean;
  readonly canMoveFairy: boolean;
}

/** A figure that has been placed, and on what. */
export interface Sent {
  readonly figure: Figure;
  readonly feature: FeatureKind;
}

/** Names a figure by where it is: `a knight`. */
export type Role = (sent: Sent) => string;

/** The feature that a follower would claim, as it is on the map now. */
export type Prospect =
  | { readonly kind: 'city'; readonly tiles: number; readonly pennants: number; readonly complete: boolean }
  | { readonly kind: 'road'; readonly tiles: number; readonly complete: boolean }
  | { readonly kind: 'cloister'; readonly tiles: number; readonly complete: boolean }
  /** `cities`: the number of completed cities the farm touches. */
  | { readonly kind: 'field'; readonly cities: number };

/** The boxes whose tiles can be in play. */
export type SetInPlay = 'base' | Extract<Option, TileKind['set']>;

export interface PictureWords {
  /** The player’s name and task. */
  placing(name: string, task: Task): string;
  acting(name: string, task: Task): string;
  removing(name: string): string;
  moving(name: string, step: number): string;
  /** The same without the name, which is on the line above. */
  readonly doing: {
    placeTile(task: Task): string;
    action(task: Task): string;
    readonly princess: string;
    /** `step`: which of the six it is, from 1. */
    dragon(step: number): string;
  };
  /** The last move, after the player’s symbol: a tile, or the figure on it. */
  laid(cell: Cell, sent: Sent | null): string;
  /** The last points, after the players’ symbols. `tiles`: the feature’s size. */
  scored(points: number, feature: ScoredFeature['feature'], tiles: number): string;
  /** What the dragon did: its steps in this turn, 0 if a volcano called it, and how many figures it ate. */
  dragonWent(steps: number, eaten: number): string;
  /** The princess sent a knight home. */
  readonly knightRemoved: string;
  /** The fairy joined a follower. */
  fairyAt(cell: Cell): string;
  /** On the marks of the sides to which the dragon can go. */
  readonly sides: { readonly [S in Side]: string };
  left(tiles: number): string;
  readonly toPlace: string;
  readonly placed: string;
  readonly turnsThatFit: string;
  readonly fitsNowhere: string;
  /** The dragon tiles that wait for the first volcano. */
  readonly setAside: string;
  readonly lastMove: string;
  /** Below it, before the first move. */
  readonly noMoveYet: string;
  readonly toCome: string;
  readonly allTiles: string;
  inBox(tiles: number): string;
  removed(tiles: number): string;
  asideOf(tiles: number): string;
  /** Headings of the tiles of each set. */
  readonly sets: { readonly [S in SetInPlay]: string };
  readonly whereFollower: string;
  readonly chosen: string;
  readonly howTurned: string;
  /** The feature a follower would claim, in a few words. */
  prospect(of: Prospect): string;
  /** At the end: points scored during play, and in the final scoring. */
  readonly inPlay: string;
  readonly atEnd: string;
  readonly end: EndWords;
}

/** The explanation of the final scores. */
export interface EndWords {
  /** Headings of the features scored at the end. */
  readonly cities: string;
  readonly roadsAndCloisters: string;
  readonly farms: string;
  /** Headings of what is scored for the most goods, and for king and robber. */
  readonly goods: string;
  readonly awards: string;
  readonly fairy: string;
  readonly points: string;
  /** Next to the numbers of all farms that scored nothing. */
  readonly withoutCity: string;
  /** Why the winner won, or why several did. */
  wonBy(name: string, points: number): string;
  /** The same where somebody who resigned has as many points as the winner, or more. */
  wonByResignation(name: string): string;
  /** `winners`: their number, at least two. */
  tied(points: number, winners: number): string;
}
