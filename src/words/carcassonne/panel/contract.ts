/** Words for Carcassonne’s buttons and panels. */
import type { Award, FeatureKind, Figure, ScoredFeature, Sign } from '../../../engines/carcassonne/index.ts';

/** A figure, and the feature it goes on. */
export interface FigureOn {
  readonly figure: Figure;
  readonly feature: FeatureKind;
}

/** A feature that would be completed. */
export interface Closed {
  readonly feature: ScoredFeature['feature'];
  readonly tiles: number;
  readonly points: number;
  readonly sign: Sign | null;
}

/** A feature that would grow. */
export interface Growing extends Pick<Closed, 'feature' | 'tiles' | 'sign'> {}

/** The king or the robber with a feature of `size` tiles. */
export interface Taken {
  readonly award: Award;
  readonly size: number;
  /** The player has it already, so only a larger feature takes it from now on. */
  readonly isKept: boolean;
  /** Who loses it, or null for nobody. */
  readonly from: string | null;
}
