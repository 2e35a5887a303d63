/** The few words that stand in the pictures themselves. */
import type { Cell, FeatureKind, ScoredFeature } from '../../../engines/carcassonne/index.ts';

/** The feature that a follower would claim, as it is on the map now. */
export type Prospect =
  | { readonly kind: 'city'; readonly tiles: number; readonly pennants: number; readonly complete: boolean }
  | { readonly kind: 'road'; readonly tiles: number; readonly complete: boolean }
  | { readonly kind: 'cloister'; readonly tiles: number; readonly complete: boolean }
  /** How many completed cities the farm touches. */
  | { readonly kind: 'field'; readonly cities: number };

export interface PictureWords {
  /** What is to be done, after the player's name. */
  placing(name: string): string;
  acting(name: string): string;
  /** The same without the name, which stands above it. */
  readonly doing: { readonly placeTile: string; readonly action: string };
  /** What was placed last, after the sign of who did it: a tile, or the follower who was sent with it. */
  laid(cell: Cell, follower: FeatureKind | null): string;
  /** What was scored last, after the signs of who scored it; `tiles`: of how many it is made. */
  scored(points: number, feature: ScoredFeature['feature'], tiles: number): string;
  left(tiles: number): string;
  readonly toPlace: string;
  readonly placed: string;
  readonly turnsThatFit: string;
  readonly fitsNowhere: string;
  readonly lastMove: string;
  /** Beneath it before the first. */
  readonly noMoveYet: string;
  readonly toCome: string;
  readonly allTiles: string;
  inBox(tiles: number): string;
  removed(tiles: number): string;
  readonly whereFollower: string;
  readonly chosen: string;
  readonly howTurned: string;
  /** What a follower would stand on, in few words. */
  prospect(of: Prospect): string;
  /** The end: what of the points was scored in play, and what when the tiles were used up. */
  readonly inPlay: string;
  readonly atEnd: string;
  readonly end: EndWords;
}

/** How the end is explained. */
export interface EndWords {
  /** Above the features that were scored at the end. */
  readonly cities: string;
  readonly roadsAndCloisters: string;
  readonly farms: string;
  readonly points: string;
  /** Beside the numbers of all farms that have brought nothing. */
  readonly withoutCity: string;
  /** Why the first is first, or why several are. */
  wonBy(name: string, points: number): string;
  /** `winners`: how many of them, two or more. */
  tied(points: number, winners: number): string;
}
