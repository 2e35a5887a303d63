/** Names that the game, its panels and its pictures use. */
import type { FeatureKind, TileId } from '../../../engines/carcassonne/index.ts';

export interface Names {
  /** What a follower is called, by where he is: `knight`. */
  readonly followers: { readonly [F in FeatureKind]: string };
  /** Which way round a tile lies; degrees clockwise. */
  turned(degrees: number): string;
  /** What a tile shows as it lies in the box, unturned; the English names are those of the box. */
  tile(id: TileId): string;
}
