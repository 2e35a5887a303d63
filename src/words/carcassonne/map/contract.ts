/** Carcassonne’s map in words, for players who can’t see it: the tiles, and who is where. */
import type { FeatureKind, Figure, LyingSegment } from '../../../engines/carcassonne/index.ts';

/** What gives a tile its name, besides its segments. */
export type Landmark = 'spring' | 'lake' | 'volcano' | 'dragon' | 'portal';

/** A segment with what only words tell of it. */
export interface ToldSegment extends LyingSegment {
  /** A city’s princess, or a road’s tunnel (`drache`). */
  readonly extra: 'princess' | 'tunnel' | null;
}

/** A figure on the map. */
export interface Person {
  readonly figure: Figure;
  /** The player's name. */
  readonly name: string;
  /** The cell of the figure’s tile. */
  readonly cell: string;
  /** The segment of that tile, as `where` words it; null if the tile has only one of this kind. */
  readonly where: string | null;
}

/** A figure on the map, and what it is on. */
export interface Inhabitant extends Person {
  readonly feature: FeatureKind;
}
