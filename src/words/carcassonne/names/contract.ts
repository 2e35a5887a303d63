/** Names shared by the game, its panels, and its pictures. */
import type { Award, ByGood, FeatureKind, Figure, Sign, TileId } from '../../../engines/carcassonne/index.ts';

export interface Names {
  /** A follower’s name by its feature: `knight`. */
  readonly followers: { readonly [F in FeatureKind]: string };
  /** A figure’s name wherever it is: `big follower`. */
  readonly figures: { readonly [F in Figure]: string };
  /** A figure by the feature that it is on: `knight`, `big knight`, `builder`. */
  person(figure: Figure, feature: FeatureKind): string;
  readonly goods: ByGood<string>;
  readonly awards: { readonly [A in Award]: string };
  readonly signs: { readonly [S in Sign]: string };
  /** A tile’s rotation, in degrees clockwise. */
  turned(degrees: number): string;
  /** A kind of tile, described without rotation. */
  tile(id: TileId): string;
}
