import type { SKRSContext2D } from '@napi-rs/canvas';
import type { GameTypes, Kind, Seat, View } from '../engines/contract.ts';
import type { Locale } from '../words/contract.ts';
import { type Words, wordsIn } from '../words/words.ts';
import type { Box } from './kit/geometry.ts';

/**
 * A description of a picture, any part of which can be painted at any time. The same view and scene give the same
 * layers, and the same layers give the same pixels.
 */
export interface Picture {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** From back to front; the same names in the same order in all pictures of a kind. */
  readonly layers: readonly Layer[];
}

/** Parts on the same level of a picture. */
export interface Layer {
  /** Unique in its picture. */
  readonly name: string;
  /**
   * Whether each part is painted once into its own bitmap and then copied. Use it for what is large or slow to paint,
   * because any piece of a bitmap can be copied. The look of such a part must depend only on its key and size, not on
   * its position: paint relative to the corner of its box, because antialiased edges differ elsewhere. In any other
   * layer, a part is repainted as a whole whenever something in its box changes.
   */
  readonly isKept: boolean;
  /** From back to front. */
  readonly parts: readonly Part[];
}

/** The smallest unit of painting. */
export interface Part {
  /** In whole pixels; the part is clipped to it. Parts can overlap; overlapping parts are repainted together. */
  readonly box: Box;
  /**
   * Everything that the look of this box depends on, such as its tile and what overhangs from its neighbors. A part
   * with the same box and key as in the last picture isn't repainted.
   */
  readonly key: string;
  /** Paints in pixels of the picture; the context is clipped to the box. */
  paint(context: SKRSContext2D): void;
  /** Where it shows what can change between two looks. Not part of its look: the marks are a layer of their own. */
  readonly shows?: readonly ChangePlace[];
}

/** A place that is marked if it has changed; make one with `showing` of kit/changed.ts. */
export interface ChangePlace {
  readonly change: Kind;
  readonly box: Box;
}

/** A picture with a single part. */
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

/** What a picture shows besides the view, built only from what the viewer may know. */
export interface Scene<G extends GameTypes = GameTypes> {
  /** The players' cleaned names, by seat; the painter removes characters that no font has. */
  readonly names: readonly string[];
  readonly words: Words;
  /** What has just happened, as far as this viewer knows. */
  readonly recent: readonly G['Sight'][];
  /** Recent events, oldest first, as far back as the table remembers; it ends with `recent`. */
  readonly story: readonly G['Sight'][];
  /** The partial move whose next answer is chosen on the board, or null. */
  readonly step: SceneStep<G> | null;
  /** The part of the board to enlarge, or null for all of it. */
  readonly zoom: Zoom | null;
  /** The screen the picture is drawn for. */
  readonly screen: Screen;
  /** What has changed since the viewer's last turn, to be marked. Omitted: nothing is marked. */
  readonly changed?: readonly G['Change'][];
}

/** The same as it is ordered: plain JSON, with the language in place of its words. */
export type Ordered<S extends { readonly words: Words }> = Omit<S, 'words'> & { readonly locale: Locale };

/** A scene with the words of its language. */
export const worded = <S extends { readonly locale: Locale }>({ locale, ...scene }: S) => ({
  ...scene,
  words: wordsIn(locale),
});

/**
 * `desktop`: 1,200 pixels wide, smallest text 20 pixels. `phone`: 720 pixels wide and as high as needed, smallest text
 * 26 pixels, for members who have asked for it; never used for the public board.
 */
export const SCREENS = ['desktop', 'phone'] as const;
export type Screen = (typeof SCREENS)[number];

/** An enlarged part: games with a grid have windows, others have the areas of seats, or parts with names. */
export type Zoom = WindowZoom | AreaZoom | PartZoom;

/** A window on a grid. */
export interface WindowZoom {
  /** How many cells it shows across. */
  readonly cells: number;
  /** The cell in the middle; fractions are between cells. */
  readonly centre: { readonly x: number; readonly y: number };
}

/** The area of one seat. */
interface AreaZoom {
  readonly area: Seat;
}

/** A part of the board by a name that the game gives it; the game ignores other names. */
interface PartZoom {
  readonly part: string;
}

export interface SceneStep<G extends GameTypes = GameTypes> {
  readonly seat: Seat;
  /** The moves and the partial move so far, for drawing a piece where it would go. */
  readonly moves: readonly G['Move'][];
  readonly partial: Readonly<Record<string, unknown>>;
  /** The possible answers in the order of the buttons. */
  readonly answers: readonly StepAnswer[];
}

export interface StepAnswer {
  /** The label of its button. */
  readonly label: string;
  readonly partial: Readonly<Record<string, unknown>>;
  /** What the label means, for text descriptions of the picture. Omitted if the label says it all. */
  readonly said?: string;
}

export interface Sheet<G extends GameTypes = GameTypes> {
  /**
   * @param view with a table's view, the sheet also shows what is still in the stack; null before the start, or for the
   * game in general
   * @param options those of the table; none for the game in general
   */
  picture(words: Words, view: View<G> | null, screen: Screen, options: readonly G['Option'][]): Picture;
}

/** The picture of a seat's hand, for its direct message and its private panels. */
interface HandPictures<G extends GameTypes = GameTypes> {
  /**
   * `view.own` is never null here. `scene.step` has the seat's choices, each with the label of its button; the picture
   * uses the same labels.
   */
  picture(view: View<G>, scene: Scene<G>): Picture;
}

/** The part of a scene that an announcement depends on. Public ones are drawn for `desktop`. */
export type AnnouncementScene = Pick<Scene, 'names' | 'words' | 'screen'>;

/** The picture of an announcement: a public message about something important, which stays as it is. */
export interface AnnouncementPicture<G extends GameTypes = GameTypes> {
  /** @param sights what is announced, as everyone knows it: at least one */
  picture(sights: readonly G['Sight'][], scene: AnnouncementScene): Picture;
}

/** The pictures of one game. */
export interface GamePictures<G extends GameTypes = GameTypes> {
  /** The color of headers and titles, and of the bar beside the game's messages, as `#RRGGBB`. */
  readonly accent: string;
  /** The picture above the seats of an open table: the same for all tables, made with `bannerOf`. */
  banner(words: Words): Picture;
  /** The table: what everyone sees if `own` is null, otherwise what that seat sees. */
  board(view: View<G>, scene: Scene<G>): Picture;
  /** A seat's hand; null for a game without hidden hands. */
  readonly hand: HandPictures<G> | null;
  /** Reference sheets by name: all tiles, all cards. */
  readonly sheets: { readonly [name: string]: Sheet<G> };
  /** Announcements by the names that the game's words use; omitted if the game makes none. */
  readonly announcements?: { readonly [name: string]: AnnouncementPicture<G> };
  /**
   * The colors of the game's files in addition to those of the theme, as `#RRGGBB`, chosen by `npm run palettes`. If
   * there are none, each picture gets its own palette.
   */
  readonly palette: readonly string[];
}
