/** What the buttons and panels of Carcassonne say. */
import type { FeatureKind, ScoredFeature } from '../../../engines/carcassonne/index.ts';

export interface PanelWords {
  readonly buttons: ButtonWords;
  readonly questions: { readonly place: string; readonly follower: string };
  readonly notes: NoteWords;
  /** The turn as the last step tells it; `follower`: where he is sent, or null for nobody. */
  summary(cell: string, rotation: number, follower: FeatureKind | null): string;
  readonly lists: ListWords;
  /** Beneath the task: which turn it is, and how many tiles are left; in the end, how many turns there were. */
  readonly status: { turn(turn: number, left: number): string; over(turns: number): string };
}

/** Labels of buttons; at most 80 characters. */
interface ButtonWords {
  readonly placeTile: string;
  readonly placeFollower: string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly nobody: string;
  /** `A Knight`: a spot by its letter. */
  follower(letter: string, feature: FeatureKind): string;
  readonly lastTile: string;
}

/** What else is good to know at a step. */
interface NoteWords {
  stepTile(rotation: number, places: number): string;
  stepFollower(cell: string, rotation: number, inHand: number): string;
  stepLast(outlook: string): string;
  /** The reader, where points are told. */
  readonly you: string;
  /** A feature that is completed: who gets the points, nobody where the list is empty. */
  closed(feature: ScoredFeature['feature'], tiles: number, points: number, names: readonly string[]): string;
  closes(features: readonly string[]): string;
  /** What comes of an answer, by the label of its button. */
  comes(label: string, outlook: string): string;
  /** Points that a follower brings as soon as he is placed. */
  atOnce(points: number): string;
}

interface ListWords {
  readonly tiles: string;
  /** One kind of tile: how many are left, and how many there are. */
  tile(tile: string, left: number, all: number): string;
}
