import type { Seat } from '../contract.ts';
import type { EdgeKind, FeatureKind, Figure, Side } from './ids.ts';

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
  /** A river tile has to lie on this cell. */
  | { readonly kind: 'riverGoesOnElsewhere'; readonly x: number; readonly y: number }
  /** Two bends in a row would turn the river in the same sense. */
  | { readonly kind: 'riverTurnsBack' }
  /** For a partial move: no placement of the tile has all these values; null = not yet chosen. */
  | {
      readonly kind: 'fitsNowhereThere';
      readonly x: number | null;
      readonly y: number | null;
      readonly rotation: number | null;
    }
  | { readonly kind: 'noSuchFigure'; readonly figure: string }
  | { readonly kind: 'noFollowerInHand' }
  /** For a figure other than a follower. */
  | { readonly kind: 'figureNotInHand'; readonly figure: Figure }
  /** A figure of this kind never goes on such a feature. */
  | { readonly kind: 'figureNotAllowed'; readonly figure: Figure; readonly feature: FeatureKind }
  /** A builder needs a road or city that is not complete. */
  | { readonly kind: 'featureComplete'; readonly figure: Figure; readonly feature: FeatureKind }
  /** A builder or pig needs a follower of the same player there. */
  | { readonly kind: 'noOwnFollower'; readonly figure: Figure; readonly feature: FeatureKind }
  | { readonly kind: 'noSuchSegment'; readonly segment: number }
  /** `by`: the players with followers there, in seat order. */
  | { readonly kind: 'featureOccupied'; readonly feature: FeatureKind; readonly by: readonly Seat[] }
  /** For a partial move: no segment is left for a follower. */
  | { readonly kind: 'everySpotOccupied' };
