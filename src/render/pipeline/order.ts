import type { Viewer } from '../../engines/contract.ts';
import type { Locale, View } from '../../words/contract.ts';
import type { Scene } from '../contract.ts';

/** A picture to be made; plain JSON, so that it can be made on another thread. */
export type PictureOrder = TableOrder | SheetOrder;

/** Pictures of a table: of all of it, or of what one seat holds. */
export const TABLE_PICTURES = ['board', 'hand'] as const;
export type TablePicture = (typeof TABLE_PICTURES)[number];

/** A table as one viewer may see it. Pictures of one table for one viewer follow each other: little changes. */
export interface TableOrder {
  readonly kind: TablePicture;
  readonly game: string;
  readonly table: string;
  readonly viewer: Viewer;
  readonly view: View;
  readonly scene: Scene;
}

/** A reference sheet by its name, such as `tiles`. */
export interface SheetOrder {
  readonly kind: 'sheet';
  readonly game: string;
  readonly sheet: string;
  readonly locale: Locale;
  /** Of the table whose lists are asked for; null for the sheet of the game as such. */
  readonly view: View | null;
}

/** What comes first when there is more to do than time: somebody waits for a panel, nobody for what is drawn ahead. */
export const DRAW_PRIORITIES = ['panel', 'board', 'hand', 'replay', 'ahead'] as const;
export type DrawPriority = (typeof DRAW_PRIORITIES)[number];

/** A picture file. */
export interface PictureFile {
  /** PNG. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** What all pictures have in common that follow each other. */
export const seriesOf = (order: PictureOrder): string =>
  order.kind !== 'sheet'
    ? `${order.kind} ${order.game} ${order.table} ${order.viewer}${order.scene.zoom === null ? '' : ' closer'}`
    : `sheet ${order.game} ${order.sheet} ${order.locale}`;
