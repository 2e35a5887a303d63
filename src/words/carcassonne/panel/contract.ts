/** Words for Carcassonne’s buttons and panels. */
import type {
  Award,
  ByGood,
  FeatureKind,
  Figure,
  OpenPlayer,
  ScoredFeature,
  Sign,
  TileKind,
} from '../../../engines/carcassonne/index.ts';
import type { DrachePanelWords } from './drache/contract.ts';

/** A figure, and the feature it goes on. */
export interface FigureOn {
  readonly figure: Figure;
  readonly feature: FeatureKind;
}

/** A feature that would be completed. */
export interface Closed {
  readonly feature: ScoredFeature['feature'];
  readonly tiles: number;
  readonly points: number;
  readonly sign: Sign | null;
}

/** A feature that would grow. */
export interface Growing extends Pick<Closed, 'feature' | 'tiles' | 'sign'> {}

/** The king or the robber with a feature of `size` tiles. */
export interface Taken {
  readonly award: Award;
  readonly size: number;
  /** The player has it already, so only a larger feature takes it from now on. */
  readonly isKept: boolean;
  /** Who loses it, or null for nobody. */
  readonly from: string | null;
}

export interface PanelWords {
  readonly buttons: ButtonWords;
  readonly questions: {
    readonly place: string;
    readonly rotation: string;
    readonly follower: string;
    /** In a game with other figures than followers. */
    readonly figure: string;
  };
  readonly notes: NoteWords;
  /** The whole turn, shown at the last step for confirmation. `placed`: null for no figure. */
  summary(cell: string, rotation: number, placed: FigureOn | null): string;
  readonly lists: ListWords;
  /** Option `drache`. */
  readonly drache: DrachePanelWords;
  /**
   * Below the task: turn and tiles left. After the game: number of turns, and the tiles that fit nowhere. Where a turn
   * can have two tiles, tiles are counted instead of turns.
   */
  readonly status: {
    turn(turn: number, left: number): string;
    tile(tile: number, left: number): string;
    over(count: number, of: 'turns' | 'tiles', removed: readonly string[]): string;
  };
}

/** Labels of buttons; at most 80 characters. */
interface ButtonWords {
  readonly placeTile: string;
  readonly placeFollower: string;
  /** In a game with other figures than followers. */
  readonly placeFigure: string;
  /** A rotation, also shown below its thumbnail, in degrees clockwise. */
  rotation(degrees: number): string;
  /** Place no follower. */
  readonly nobody: string;
  /** The same in a game with other figures than followers. */
  readonly noFigure: string;
  /** The figure a spot would get: `Farmer (north)`. `where`: null if it’s the only one of its kind. */
  spot(placed: FigureOn, where: string | null): string;
  /** Another figure on the same spot, whose letter says where: `Big farmer`. */
  other(placed: FigureOn): string;
  /** A spot by its letter, with the figure: `A Knight`. */
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
  stepFollower(cell: string, rotation: number, hand: OpenPlayer['hand']): string;
  /** The tile of a second part of the turn. */
  readonly secondTile: string;
  /** `outlook`: what the move completes, or an empty string. `isTurn`: whether it is the last step of a whole turn. */
  stepLast(outlook: string, isTurn: boolean): string;
  /** The reader, in a list of players who score. */
  readonly you: string;
  /** The reader, from whom something is taken. */
  readonly fromYou: string;
  /** A feature that would be completed, and who would score it. No one scores if `names` is empty. */
  closed(feature: Closed, names: readonly string[]): string;
  /** Everything that a move would complete: a list of `closed`. */
  closes(features: readonly string[]): string;
  /** A feature that would grow. It belongs to the reader, others, or both. */
  grows(feature: Growing, isYours: boolean, others: readonly string[]): string;
  /** What the inn or cathedral of an incomplete feature means for its points. */
  sign(sign: Sign): string;
  /** Goods that a player would take. `name`: null for the reader. */
  goods(goods: ByGood<number>, name: string | null): string;
  /** The king or robber that a player would take. `name`: null for the reader. */
  award(taken: Taken, name: string | null): string;
  /** A second tile that the builder would earn a player. `name`: null for the reader. */
  again(name: string | null): string;
  /** What a builder or a pig on a spot would be good for. */
  readonly good: { readonly [F in 'builder' | 'pig']: string };
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
  /** Above the kinds of a set, if there are several: how many are left, of how many. */
  set(set: TileKind['set'], left: number, all: number): string;
  /** A kind of tile: how many are left, of how many. */
  tile(tile: string, left: number, all: number): string;
  /** Before the start: the number of tiles in all, and of one kind. */
  inBox(all: number): string;
  kind(tile: string, all: number): string;
}
