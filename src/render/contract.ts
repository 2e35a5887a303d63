import type { SKRSContext2D } from '@napi-rs/canvas';
import type { GameTypes, Seat } from '../engines/contract.ts';
import type { Locale, View } from '../words/contract.ts';
import type { Box } from './kit/boxes.ts';

/**
 * What a picture looks like, as a description from which any part of it can be painted at any time: the same view and
 * scene give the same layers, and the same layers give the same pixels.
 */
export interface Picture {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** From back to front; the same names in the same order in all pictures of a kind. */
  readonly layers: readonly Layer[];
}

/** Parts that lie on the same level of a picture. */
export interface Layer {
  /** Unique in its picture. */
  readonly name: string;
  /**
   * Each of its parts is painted once into a bitmap of its own and copied from then on: for whatever is large or dear
   * to paint, since of a copy a piece is enough. The look of such a part follows from its key and its size alone, not
   * from where it lies: it translates to the corner of its box and reckons from there, since edges come out a shade
   * different elsewhere. A part of another layer is painted anew, as a whole, whenever something in its box changes.
   */
  readonly isKept: boolean;
  /** From back to front. */
  readonly parts: readonly Part[];
}

/** The smallest thing that is painted on its own. */
export interface Part {
  /** Nothing is painted outside of it. In whole pixels. Parts may overlap, but then they are painted together. */
  readonly box: Box;
  /**
   * All that the look of this box depends on, such as the tile in it and what its neighbours throw into it: where two
   * pictures have a part of the same box and key, what has been painted for the one is not painted again for the other.
   */
  readonly key: string;
  /** Paints it in pixels of the picture; the context lets nothing through outside of the box. */
  paint(context: SKRSContext2D): void;
}

/** A picture of one part that is painted all at once. */
export const onePage = (
  key: string,
  width: number,
  height: number,
  paint: (context: SKRSContext2D) => void,
): Picture => ({
  width,
  height,
  layers: [{ name: 'page', isKept: false, parts: [{ box: { x: 0, y: 0, width, height }, key, paint }] }],
});

/**
 * What a picture shows beside the view, built only from what the viewer may know. Plain JSON: the same view and scene
 * give the same pixels.
 */
export interface Scene<G extends GameTypes = GameTypes> {
  /** The players' names by seat, cleaned; pictures get them without characters that cannot be drawn. */
  readonly names: readonly string[];
  readonly locale: Locale;
  /** What has just happened, as this viewer learnt it. */
  readonly recent: readonly G['Sight'][];
  /** What has happened of late, oldest first, as far back as is remembered; its end is what has just happened. */
  readonly story: readonly G['Sight'][];
  /** A partial move whose next answer is chosen on the board, or null. */
  readonly step: SceneStep<G> | null;
  /** A part of the board to be looked at closer, or null for all of it. */
  readonly zoom: Zoom | null;
}

/** The kind of part that a game's board has: windows or areas. */
export type Zoom = WindowZoom | AreaZoom;

/** A window on a board that is laid out in cells. */
export interface WindowZoom {
  /** How many cells it shows across. */
  readonly cells: number;
  /** The cell in its middle; it may lie between cells. */
  readonly centre: { readonly x: number; readonly y: number };
}

/** What one seat has before it. */
export interface AreaZoom {
  readonly area: Seat;
}

export interface SceneStep<G extends GameTypes = GameTypes> {
  readonly seat: Seat;
  /** The moves and the partial move so far, for drawing a piece where it would go. */
  readonly moves: readonly G['Move'][];
  readonly partial: Readonly<Record<string, unknown>>;
  /** The answers with the label that each has on its button, in the order of the offer. */
  readonly answers: readonly { readonly label: string; readonly partial: Readonly<Record<string, unknown>> }[];
}

export interface Sheet<G extends GameTypes = GameTypes> {
  /** With the view of a table also what of its pieces is still to come; null for the game as such. */
  picture(locale: Locale, view: View<G> | null): Picture;
}

/** The picture of a seat's hand, as it goes into its direct message and stands beside its private choices. */
export interface HandPictures<G extends GameTypes = GameTypes> {
  /**
   * `view.own` is never null here. `scene.step` holds what the seat can choose from, each with the label of its button:
   * such an answer is called in the picture as on the button.
   */
  picture(view: View<G>, scene: Scene<G>): Picture;
}

/** The pictures of one game. */
export interface GamePictures<G extends GameTypes = GameTypes> {
  /** The color of headers and titles, and of the bar beside the game's messages, as `#RRGGBB`. */
  readonly accent: string;
  /** The table: of `own` null what everybody sees, else what that seat sees. */
  board(view: View<G>, scene: Scene<G>): Picture;
  /** What one seat holds; null for a game in which nobody holds anything in secret. */
  readonly hand: HandPictures<G> | null;
  /** Reference sheets by name: all tiles, all cards. */
  readonly sheets: { readonly [name: string]: Sheet<G> };
  /**
   * The colours of the game's files beside those of the theme, as `#RRGGBB`: `npm run palettes` chooses them. May be
   * none: then a picture gets a palette of its own.
   */
  readonly palette: readonly string[];
}
