/** Carcassonne’s map in words, for players who can’t see it: the tiles, and who is where. */
import type { FeatureKind, Figure, LyingSegment, Side, Survey, TileId } from '../../../engines/carcassonne/index.ts';

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

export interface MapWords {
  /** A tile as rotated: `city north, road from west to east`. Anything not mentioned is field. */
  tile(segments: readonly ToldSegment[], landmark: Landmark | null): string;
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
  /** A figure where it is: `Aya’s knight at (1, 2), north`. */
  person(person: Inhabitant): string;
  /** A sentence about a feature with figures: each from the method of its name. `cells`: its tiles. */
  occupied(people: string, what: string, cells: readonly string[], needs: string): string;
  /** A sentence about a feature without followers. `needs` can be empty. */
  free(what: string, cells: readonly string[], needs: string): string;
  /** The cell that the river needs next. */
  river(cell: string): string;
  /** Above the list of tiles. */
  readonly tiles: string;
  /** A sentence about a tile. */
  placement(cell: string, tile: string): string;
  /** A kind of tile: from `tileNames`. */
  kind(tile: TileId): string;
  /** A sentence about tiles that fit nowhere. `tiles`: from `tileNames`. */
  removed(tiles: readonly string[]): string;
  /** Option `drache`: the sentences about dragon and fairy. */
  readonly drache: DracheWords;
}

export interface DracheWords {
  /** Where the dragon is: null beside the map. */
  dragon(cell: string | null): string;
  /** Where the fairy is, and with whom; null for beside the map, and for no one. */
  fairy(cell: string | null, companion: Inhabitant | null): string;
  /** Dragon tiles that wait for the first volcano. `tiles`: from `tileNames`. */
  setAside(tiles: readonly string[]): string;
  /** Where the dragon has been during this movement, from its first tile to where it is. */
  way(cells: readonly string[]): string;
  /** A step that the dragon can take, and who is there. */
  step(side: Side, cell: string, eaten: readonly Inhabitant[]): string;
  /** The knights of whom the princess sends one back. */
  knights(knights: readonly Inhabitant[]): string;
  /** Above the unclaimed features: where the portal leads. `dragon`: its cell. */
  portal(dragon: string | null): string;
}
