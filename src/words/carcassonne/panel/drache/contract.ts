/** Words for buttons and panels of the set with the dragon, the princess, the fairy, and the portals. */
import type { Follower, Side } from '../../../../engines/carcassonne/index.ts';
import type { Closed, FigureOn } from '../contract.ts';

/** A figure on the map: whose it is (null for the reader), what it is, and its cell; null if that is clear. */
export interface Somebody extends FigureOn {
  readonly name: string | null;
  readonly cell: string | null;
}

export interface DrachePanelWords {
  readonly buttons: {
    /** Opens the choice of a knight for the princess. */
    readonly princess: string;
    /** On the board of a tile where the fairy can move, or where she alone can. */
    readonly figureOrFairy: string;
    /** Opens the choice of a spot on another tile. */
    portal(figure: Follower): string;
    /** Opens the choice of a follower for the fairy. */
    readonly fairy: string;
    /** Beside it, where only the fairy can act: she stays where she is. */
    readonly leaveFairy: string;
    /** A column or a row of the map by its coordinate. */
    column(x: number): string;
    row(y: number): string;
    /** A step of the dragon, and how many figures it would eat. */
    step(side: Side, eaten: number): string;
    /** A figure on the map as an answer, by its number in the picture. */
    somebody(number: number, who: Somebody): string;
  };
  readonly questions: {
    readonly knight: string;
    readonly fairy: string;
    readonly dragon: string;
    readonly column: string;
    row(x: number): string;
    spot(cell: string): string;
    /** In place of the question for a figure, where only the fairy can act. */
    readonly onlyFairy: string;
  };
  readonly notes: {
    /** Which of the six steps this is. */
    walk(step: number, of: number): string;
    spots(count: number): string;
    /** Instead of the number of a step: what the princess demands. */
    readonly princess: string;
    /** A figure on the map, in a list. */
    somebody(who: Somebody): string;
    eats(people: readonly string[]): string;
    readonly eatsNobody: string;
    /** A step that follows by itself, and what it eats: from `eats` or `eatsNobody`. */
    goesOn(cell: string, eats: string): string;
    readonly stops: string;
    /** What a volcano does, with those who come off the map, if any. */
    readonly volcano: string;
    /** Tiles set aside that go back to the stack. */
    shuffledBack(tiles: number): string;
    /** What comes before the scoring. */
    readonly first: { readonly princess: string; readonly dragon: string };
    /** What is complete, but scored only after that; without points, which depend on it. */
    closes(features: readonly Pick<Closed, 'feature' | 'tiles'>[], after: 'princess' | 'dragon'): string;
    /** Figures that go home since their last follower leaves. */
    goHome(people: readonly string[]): string;
    /** Points by the fairy. `name`: null for the reader. */
    fairyPoints(points: number, name: string | null): string;
    /** What she is good for with a follower. */
    readonly fairyIsGood: string;
  };
  /** What a move does, as a sentence. */
  readonly does: {
    /** Placing the tile, and nothing else of it. */
    tile(cell: string, rotation: number): string;
    portal(placed: FigureOn, cell: string): string;
    /** Of a knight. */
    knight(who: Somebody): string;
    /** Of one of the reader’s followers. */
    fairy(who: Somebody): string;
    dragon(side: Side, cell: string): string;
    readonly pass: string;
    figure(placed: FigureOn): string;
    /** All that the moves of a draft do: from the others. */
    turn(parts: readonly string[]): string;
  };
  readonly lists: {
    /** The dragon tiles that wait for the first volcano. `tiles`: from `tileNames`. */
    setAside(tiles: readonly string[]): string;
  };
}
