/** Names that the game, its panels and its pictures use. */
import type { FeatureKind } from '../../../engines/carcassonne/index.ts';

export interface Names {
  /** What a follower is called, by where he is: `knight`. */
  readonly followers: { readonly [F in FeatureKind]: string };
  /** Which way round a tile lies; degrees clockwise. */
  turned(degrees: number): string;
}
