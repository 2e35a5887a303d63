import type { Figure, Rotation } from './ids.ts';

/** What a player can do. */
export type Move =
  /** Puts the drawn tile on a cell, rotated clockwise. */
  | { readonly kind: 'placeTile'; readonly x: number; readonly y: number; readonly rotation: Rotation }
  /** Puts a figure on a segment of the tile just placed. */
  | { readonly kind: 'placeFollower'; readonly figure: Figure; readonly segment: number }
  /** Places no figure. */
  | { readonly kind: 'pass' };
