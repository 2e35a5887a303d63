/** Carcassonne’s map in words, for players who can’t see it: the tiles, and who is where. */
import type { FeatureKind, Figure, LyingSegment, Survey } from '../../../engines/carcassonne/index.ts';

/** What gives a tile its name, besides its segments. */
export type Landmark = 'spring' | 'lake';

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

export interface MapWords {
  /** A tile as rotated: `city north, road from west to east`. Anything not mentioned is field. */
  tile(segments: readonly LyingSegment[], landmark: Landmark | null): string;
  /** The sides of a segment, or the part of the tile where it is: `north`, `west–east`. */
  where(segment: LyingSegment): string;
  /** A feature and its size: `north city of 3 tiles with 1 pennant`. `where`: its part of the tile, or null. */
  feature(of: Survey, where: string | null): string;
  /** The cells a feature still needs: `open at (1, 2)`, or an empty string for a farm. */
  needs(of: Survey): string;
  /** Both together. `needs` can be empty. */
  spot(what: string, needs: string): string;
  /** The figures on a feature of this kind: `Aya’s knight at (1, 2), north; Aya’s builder at (1, 3)`. */
  people(people: readonly Person[], kind: FeatureKind): string;
  /** A sentence about a feature with figures: each from the method of its name. `cells`: its tiles. */
  occupied(people: string, what: string, cells: readonly string[], needs: string): string;
  /** A sentence about an incomplete feature without followers. */
  free(what: string, cells: readonly string[], needs: string): string;
  /** The cell that the river needs next. */
  river(cell: string): string;
  /** Above the list of tiles. */
  readonly tiles: string;
  /** A sentence about a tile. */
  placement(cell: string, tile: string): string;
  /** A sentence about tiles that fit nowhere. `tiles`: from `tileNames`. */
  removed(tiles: readonly string[]): string;
}
