import type { Figure, Follower, Rotation, Side } from './ids.ts';

/** What a player can do. */
export type Move =
  /** Puts the drawn tile on a cell, rotated clockwise. */
  | { readonly kind: 'placeTile'; readonly x: number; readonly y: number; readonly rotation: Rotation }
  /** Puts a figure on a segment of the tile just placed. */
  | { readonly kind: 'placeFollower'; readonly figure: Figure; readonly segment: number }
  /** `drache`: the tile just placed is a portal, and the follower goes on a segment of another tile. */
  | {
      readonly kind: 'placeByPortal';
      readonly figure: Follower;
      readonly x: number;
      readonly y: number;
      readonly segment: number;
    }
  /** `drache`: the princess sends a knight of any player home. */
  | { readonly kind: 'removeKnight'; readonly x: number; readonly y: number; readonly segment: number }
  /** `drache`: the fairy joins an own follower. */
  | { readonly kind: 'moveFairy'; readonly x: number; readonly y: number; readonly segment: number }
  /** `drache`: the dragon goes to the next tile on this side. */
  | { readonly kind: 'moveDragon'; readonly side: Side }
  /** Places no figure. */
  | { readonly kind: 'pass' };
