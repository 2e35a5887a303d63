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
  /** A builder, or a follower sent by portal, needs a feature that is not complete. */
  | { readonly kind: 'featureComplete'; readonly figure: Figure; readonly feature: FeatureKind }
  /** A builder or pig needs a follower of the same player there. */
  | { readonly kind: 'noOwnFollower'; readonly figure: Figure; readonly feature: FeatureKind }
  | { readonly kind: 'noSuchSegment'; readonly segment: number }
  /** `by`: the players with followers there, in seat order. */
  | { readonly kind: 'featureOccupied'; readonly feature: FeatureKind; readonly by: readonly Seat[] }
  /** For a partial move: no segment is left for a follower. */
  | { readonly kind: 'everySpotOccupied' }
  /** `drache`: no figure goes on a volcano tile when it is placed. */
  | { readonly kind: 'volcano' }
  /** `drache`: the princess waits: a knight has to be removed, and nothing else can be done. */
  | { readonly kind: 'knightHasToLeave' }
  /** `drache`: no princess has come to a city with knights. */
  | { readonly kind: 'noPrincess' }
  /** `drache`: no knight of the princess's city is there; null = not yet chosen. */
  | {
      readonly kind: 'noKnightThere';
      readonly x: number | null;
      readonly y: number | null;
      readonly segment: number | null;
    }
  /** `drache`: the tile just placed is no portal. */
  | { readonly kind: 'noPortal' }
  /** `drache`: only followers use a portal. */
  | { readonly kind: 'notByPortal'; readonly figure: Figure }
  /** `drache`: the portal leads to other tiles; on its own, a follower is placed as ever. */
  | { readonly kind: 'isPortalTile' }
  /** `drache`: no tile lies there. */
  | { readonly kind: 'noTileThere'; readonly x: number; readonly y: number }
  /** `drache`: nobody goes to the tile of the dragon. */
  | { readonly kind: 'dragonIsThere' }
  /** `drache`: for a partial move: the portal leads to no spot with these values; null = not yet chosen. */
  | {
      readonly kind: 'portalLeadsNowhereThere';
      readonly x: number | null;
      readonly y: number | null;
      readonly segment: number | null;
    }
  /** The game has no fairy. */
  | { readonly kind: 'noFairy' }
  /** `drache`: for a partial move: no own follower on the map whom the fairy could join. */
  | { readonly kind: 'nobodyForFairy' }
  /** `drache`: no own follower is there; null = not yet chosen. */
  | {
      readonly kind: 'noOwnFollowerThere';
      readonly x: number | null;
      readonly y: number | null;
      readonly segment: number | null;
    }
  /** `drache`: the fairy is with this follower already. */
  | { readonly kind: 'fairyIsThere' }
  /** `drache`: the dragon has to move first. */
  | { readonly kind: 'dragonIsMoving' }
  | { readonly kind: 'dragonIsNotMoving' }
  | { readonly kind: 'noSuchSide'; readonly side: string }
  /** `drache`: the dragon cannot go there: off the map, back on its own way, or to the fairy. */
  | { readonly kind: 'dragonCannotGo'; readonly side: Side; readonly because: 'noTile' | 'wasThere' | 'fairy' };
