/** The map of Carcassonne for those who cannot see it: tiles as they lie, and who is where. */
import type { LyingSegment, Survey } from '../../../engines/carcassonne/index.ts';

/** A follower on the map. */
export interface Person {
  /** The player's name. */
  readonly name: string;
  /** The cell of his tile. */
  readonly cell: string;
  /** Which segment of that tile he is on, as `where` says it; null if it has one of this kind only. */
  readonly where: string | null;
}

export interface MapWords {
  /** What a tile shows as it lies: `city north, road from west to east`; what is not named is field. */
  tile(segments: readonly LyingSegment[]): string;
  /** The sides of a segment, or the part of the tile where it is: `north`, `west–east`. */
  where(segment: LyingSegment): string;
  /** A feature and how large it is: `north city of 3 tiles with 1 pennant`. `where`: on its tile, or null. */
  feature(of: Survey, where: string | null): string;
  /** A feature without where it is: `open to (1, 2)`, or an empty string for a farm. */
  needs(of: Survey): string;
  /** Both together; `needs` may be empty. */
  spot(what: string, needs: string): string;
  /** A sentence about a feature with followers on it. `cells`: of its tiles; `what`: see `feature`; `needs`: as above. */
  occupied(people: readonly Person[], of: Survey, what: string, cells: readonly string[], needs: string): string;
  /** A sentence about an incomplete feature with nobody on it. */
  free(what: string, cells: readonly string[], needs: string): string;
  /** Above the tiles of the map, which follow row by row. */
  readonly tiles: string;
  /** A sentence about a tile. */
  placement(cell: string, tile: string): string;
  /** A sentence about the tiles that fit nowhere; see `tileNames`. */
  removed(tiles: readonly string[]): string;
}
