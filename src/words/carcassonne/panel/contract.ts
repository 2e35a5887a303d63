/** What the buttons and panels of Carcassonne say. */
import type { FeatureKind, ScoredFeature } from '../../../engines/carcassonne/index.ts';

export interface PanelWords {
  readonly buttons: ButtonWords;
  readonly questions: { readonly place: string; readonly rotation: string; readonly follower: string };
  readonly notes: NoteWords;
  /** The whole turn, shown at the last step for confirmation. `follower`: the feature it goes on, or null for none. */
  summary(cell: string, rotation: number, follower: FeatureKind | null): string;
  readonly lists: ListWords;
  /** Below the task: the turn's number and how many tiles are left; after the game, how many turns there were, and which tiles fit nowhere. */
  readonly status: {
    turn(turn: number, left: number): string;
    over(turns: number, removed: readonly string[]): string;
  };
}

/** Labels of buttons; at most 80 characters. */
interface ButtonWords {
  readonly placeTile: string;
  readonly placeFollower: string;
  /** A way to place the tile, also below its small picture; degrees clockwise. */
  rotation(degrees: number): string;
  /** Place no follower. */
  readonly nobody: string;
  /** Who would stand on a spot of the tile: `Farmer (north)`. `where`: null if it is the only one of its kind. */
  spot(feature: FeatureKind, where: string | null): string;
  /** A spot by its letter: `A Knight`. */
  follower(letter: string, spot: string): string;
  /** Zooms in on the tile placed last. */
  readonly lastTile: string;
}

/** Additional information at a step. */
interface NoteWords {
  /** `places`: how many the tile fits in, in any rotation. */
  stepPlace(places: number): string;
  /** `number`: of the place, as on the board. */
  stepRotation(number: number, cell: string): string;
  stepFollower(cell: string, rotation: number, inHand: number): string;
  /** `outlook`: what the move completes, or an empty string. */
  stepLast(outlook: string): string;
  /** The reader, in a list of who gets points. */
  readonly you: string;
  /** A feature that would be completed, and who gets its points; no one if `names` is empty. */
  closed(feature: ScoredFeature['feature'], tiles: number, points: number, names: readonly string[]): string;
  /** Everything that a move would complete: a list of `closed`. */
  closes(features: readonly string[]): string;
  /** A feature that gets larger; its owners are the reader and others, at least one of them. */
  grows(feature: ScoredFeature['feature'], tiles: number, isYours: boolean, others: readonly string[]): string;
  /** All points that the reader gets as soon as a follower is placed, or nobody. */
  atOnce(points: number): string;
  /** Several things that a choice brings, those that are not empty; empty for none. */
  all(parts: readonly string[]): string;
  /** A way to place the tile, or a spot, and what that brings; nothing if `what` is empty. */
  way(label: string, what: string): string;
  /** How the tile looks in each rotation in which it fits. */
  ways(ways: readonly string[]): string;
  /** A place by its number, with the rotations in which the tile fits there. */
  place(number: number, cell: string, ways: readonly string[]): string;
}

interface ListWords {
  /** Title of the list of tiles left. */
  readonly tiles: string;
  /** Above the kinds: how many are left, counting the one to be placed. */
  left(left: number): string;
  /** One kind of tile: how many are left, and how many there are. */
  tile(tile: string, left: number, all: number): string;
  /** Before the start: how many there are, of all kinds and of one. */
  inBox(all: number): string;
  kind(tile: string, all: number): string;
}
