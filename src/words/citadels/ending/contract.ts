/** How a game of Citadels ended, for those who cannot see the final picture. */
import type { Colour, District, Ending } from '../../../engines/citadels/index.ts';

/** A player's row of the final score; `districts`: the points of the city alone, without bonuses. */
export interface Row extends Omit<Ending, 'seat'> {
  readonly name: string;
  readonly districts: number;
  /** Whether the city was the first with eight districts. */
  readonly isFirst: boolean;
  readonly city: readonly District[];
}

export interface EndingWords {
  /** The place, what the points are made of, what decided a tie, and the city with the points of each district. */
  row(row: Row): string;
  /** The color that was missing for the bonus of all five. */
  missing(colour: Colour): string;
}
