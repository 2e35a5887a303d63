/** How a game of Citadels ended, for those who cannot see the final picture. */
import type { District, Ending } from '../../../engines/citadels/index.ts';

/** A player's row of the final score; `districts`: the points of the city alone, without bonuses. */
export interface Row extends Omit<Ending, 'seat'> {
  readonly name: string;
  readonly districts: number;
  /** Whether the city was the first with eight districts. */
  readonly isFirst: boolean;
  readonly city: readonly District[];
}
