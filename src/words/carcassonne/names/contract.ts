/** Names shared by the game, its panels, and its pictures. */
import type { FeatureKind, TileId } from '../../../engines/carcassonne/index.ts';

export interface Names {
  /** A follower’s name by its feature: `knight`. */
  readonly followers: { readonly [F in FeatureKind]: string };
  /** A tile’s rotation, in degrees clockwise. */
  turned(degrees: number): string;
  /** A kind of tile, described without rotation. The English names are in `tiles.json`. */
  tile(id: TileId): string;
}
