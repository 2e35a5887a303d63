/** Words for Carcassonne’s buttons and panels. */
import type { FeatureKind, ScoredFeature } from '../../../engines/carcassonne/index.ts';

export interface PanelWords {
  readonly buttons: ButtonWords;
  readonly questions: { readonly place: string; readonly rotation: string; readonly follower: string };
  readonly notes: NoteWords;
  /** The whole turn, shown at the last step for confirmation. `follower`: the feature it goes on, or null for none. */
  summary(cell: string, rotation: number, follower: FeatureKind | null): string;
  readonly lists: ListWords;
  /** Below the task: turn and tiles left. After the game: number of turns, and the tiles that fit nowhere. */
  readonly status: {
    turn(turn: number, left: number): string;
    over(turns: number, removed: readonly string[]): string;
  };
}

/** Labels of buttons; at most 80 characters. */
interface ButtonWords {
  readonly placeTile: string;
  readonly placeFollower: string;
  /** A rotation, also shown below its thumbnail, in degrees clockwise. */
  rotation(degrees: number): string;
  /** Place no follower. */
  readonly nobody: string;
  /** The follower a spot would get: `Farmer (north)`. `where`: null if it’s the only one of its kind. */
  spot(feature: FeatureKind, where: string | null): string;
  /** A spot by its letter: `A Knight`. */
  follower(letter: string, spot: string): string;
  /** Zooms in on the last placed tile. */
  readonly lastTile: string;
}

/** More information at a step. */
interface NoteWords {
  /** `places`: the number of spaces where the tile fits, in any rotation. */
  stepPlace(places: number): string;
  /** `number`: of the space, as on the board. */
  stepRotation(number: number, cell: string): string;
  stepFollower(cell: string, rotation: number, inHand: number): string;
  /** `outlook`: what the move completes, or an empty string. */
  stepLast(outlook: string): string;
  /** The reader, in a list of players who score. */
  readonly you: string;
  /** A feature that would be completed, and who would score it. No one scores if `names` is empty. */
  closed(feature: ScoredFeature['feature'], tiles: number, points: number, names: readonly string[]): string;
  /** Everything that a move would complete: a list of `closed`. */
  closes(features: readonly string[]): string;
  /** A feature that would grow. It belongs to the reader, others, or both. */
  grows(feature: ScoredFeature['feature'], tiles: number, isYours: boolean, others: readonly string[]): string;
  /** The points that the reader would score this turn. */
  atOnce(points: number): string;
  /** Everything a choice would do, without empty parts; can be empty. */
  all(parts: readonly string[]): string;
  /** A rotation or spot, and what it would do (`what`, possibly empty). */
  way(label: string, what: string): string;
  /** What the tile looks like in each rotation that fits. */
  ways(ways: readonly string[]): string;
  /** A space by its number, with the rotations that fit there. */
  place(number: number, cell: string, ways: readonly string[]): string;
}

interface ListWords {
  /** Title of the list of tiles left, also its button. */
  readonly tiles: string;
  /** Above the kinds: the number of tiles left, including the one to place. */
  left(left: number): string;
  /** The same if no tile has to be placed: this turn’s tile is on the map, or the game is over. */
  inStack(left: number): string;
  /** A kind of tile: how many are left, of how many. */
  tile(tile: string, left: number, all: number): string;
  /** Before the start: the number of tiles in all, and of one kind. */
  inBox(all: number): string;
  kind(tile: string, all: number): string;
}
