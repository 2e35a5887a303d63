import type { Kind, View, Viewer } from '../../engines/contract.ts';
import type { Locale } from '../../words/contract.ts';
import type { AnnouncementScene, Ordered, Scene, Screen } from '../contract.ts';
import type { LeaderboardScene, StatsScene } from '../results/scene.ts';

/** A picture to make; plain JSON, so that it can be sent to another thread. */
export type PictureOrder =
  | TableOrder
  | FrameOrder
  | AnnouncementOrder
  | SheetOrder
  | BannerOrder
  | LeaderboardOrder
  | StatsOrder;

/** Pictures of a table: the whole of it, or one seat's hand. */
const TABLE_PICTURES = ['board', 'hand'] as const;
export type TablePicture = (typeof TABLE_PICTURES)[number];

/** A table as one viewer may see it. Successive pictures of a table for one viewer differ little. */
export interface TableOrder {
  readonly kind: TablePicture;
  readonly game: string;
  readonly table: string;
  readonly viewer: Viewer;
  readonly view: View;
  readonly scene: Ordered<Scene>;
  /** A position of the past: a newer picture of the table does not replace it. */
  readonly isPast?: true;
}

/** One frame of the animation of a table. The frames of an animation are ordered one after the other. */
export interface FrameOrder {
  readonly kind: 'frame';
  readonly game: string;
  /** The board that it shows. */
  readonly of: TableOrder;
  /** Below it, the hand of the seat whose view it is; null in all frames of an animation, or in none. */
  readonly hand: TableOrder | null;
  /** Unique to the animation. */
  readonly animation: string;
  /** All of it is kept, not only what has changed since the frame before: the first, and where it has to be clean. */
  readonly isWhole: boolean;
  /** In ms. */
  readonly shownFor: number;
}

/** Whether a picture shows a table as one viewer sees it; the others are the same for everyone. */
export const isOfTable = (order: PictureOrder): order is TableOrder =>
  TABLE_PICTURES.some((kind) => kind === order.kind);

/** An announcement by its name, and what it announces, as everyone knows it. */
export interface AnnouncementOrder {
  readonly kind: 'announcement';
  readonly game: string;
  readonly announcement: string;
  readonly sights: readonly Kind[];
  readonly scene: Ordered<AnnouncementScene>;
}

/** A reference sheet by its name, such as `tiles`. */
export interface SheetOrder {
  readonly kind: 'sheet';
  readonly game: string;
  readonly sheet: string;
  readonly locale: Locale;
  /** The view of the table that the sheet is about; null before its start, or for the game in general. */
  readonly view: View | null;
  /** The options of the table; none for the game in general. */
  readonly options?: readonly string[];
  readonly screen: Screen;
}

/** The banner of a game. */
export interface BannerOrder {
  readonly kind: 'banner';
  readonly game: string;
  readonly locale: Locale;
}

/** A page of a server's leaderboard in a game. */
interface LeaderboardOrder {
  readonly kind: 'leaderboard';
  readonly game: string;
  readonly scene: Ordered<LeaderboardScene>;
}

/** A member's statistics in a game. */
interface StatsOrder {
  readonly kind: 'stats';
  readonly game: string;
  readonly scene: Ordered<StatsScene>;
}

/**
 * Most urgent first: a player is waiting for a panel, somebody who does not play for an onlooker's picture, and no one for
 * one drawn ahead of time. Last come the frames of animations, which are many.
 */
export const DRAW_PRIORITIES = ['panel', 'board', 'hand', 'onlooker', 'ahead', 'frame'] as const;
export type DrawPriority = (typeof DRAW_PRIORITIES)[number];

/** A picture file. */
export interface PictureFile {
  /** PNG; of a frame, its chunk for `animationFile`. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Those of `Scene.changed` that it shows; omitted for none. */
  readonly marked?: readonly Kind[];
}
