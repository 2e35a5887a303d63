import type { Seat } from '../contract.ts';
import type { EdgeKind, FeatureKind, Side } from './ids.ts';

/** How a move can be wrong. */
export type Violation =
  /** The tile has to be placed before the figure. */
  | { readonly kind: 'tileNotPlaced' }
  | { readonly kind: 'tileAlreadyPlaced' }
  | { readonly kind: 'noSuchRotation'; readonly rotation: number }
  | { readonly kind: 'cellTaken'; readonly x: number; readonly y: number }
  | { readonly kind: 'touchesNothing'; readonly x: number; readonly y: number }
  /** On this side of the cell, the tile shows `mine` and the neighbor `theirs`. */
  | { readonly kind: 'edgeMismatch'; readonly side: Side; readonly mine: EdgeKind; readonly theirs: EdgeKind }
  /** For a partial move: no placement of the tile has all these values; null = not yet chosen. */
  | {
      readonly kind: 'fitsNowhereThere';
      readonly x: number | null;
      readonly y: number | null;
      readonly rotation: number | null;
    }
  | { readonly kind: 'noSuchFigure'; readonly figure: string }
  | { readonly kind: 'noFollowerInHand' }
  | { readonly kind: 'noSuchSegment'; readonly segment: number }
  /** `by`: the players with followers there, in seat order. */
  | { readonly kind: 'featureOccupied'; readonly feature: FeatureKind; readonly by: readonly Seat[] }
  /** For a partial move: no segment is left for a follower. */
  | { readonly kind: 'everySpotOccupied' };
