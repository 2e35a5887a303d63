/** How a game of Carcassonne ended, for those who cannot see the final picture. */
import type { Award, Good } from '../../../engines/carcassonne/index.ts';

/** Points and who gets them: each of these players all of them. */
export interface Gain {
  readonly names: readonly string[];
  readonly points: number;
  /** How many of them the pig has brought. */
  readonly byPig: number;
}

export interface EndingWords {
  /** A player's place and points. `atEnd`: how many of them the end has brought; null where nothing was scored then. */
  place(place: number, name: string, points: number, atEnd: number | null): string;
  /** Above the features that were scored at the end. */
  readonly scored: string;
  /**
   * A feature by its number in the picture. `people` and `what`: from the methods `people` and `feature` of
   * `MapWords`; `gains` may be empty. `hasCounted`: whether a
   * city of this farm had counted for one of its owners before.
   */
  feature(number: number, people: string, what: string, gains: readonly Gain[], hasCounted: boolean): string;
  /** Option `old`: a completed city, by the cell of its oldest tile, with the farmers around it. */
  farmers(number: number, tiles: number, cell: string, gains: readonly Gain[]): string;
  /** `most`: how many of this good each of those who get the points has. */
  goods(good: Good, most: number, gains: readonly Gain[]): string;
  /** `completed`: the cities or roads that the award has counted. */
  award(award: Award, completed: number, gains: readonly Gain[]): string;
  /** Option `drache`: the fairy with a follower. `companion`: from the method `person` of `MapWords`. */
  fairy(companion: string, gains: readonly Gain[]): string;
}
