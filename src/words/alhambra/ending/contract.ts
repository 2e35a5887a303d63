/** How a game of Alhambra ended, for those who cannot see the final picture. */
import type { Part, Round } from '../../../engines/alhambra/index.ts';

/** What a player scored in one round: the parts that brought points, in display order. */
export interface RoundGain {
  readonly round: Round;
  readonly points: number;
  readonly parts: readonly { readonly part: Part; readonly points: number }[];
}

/** A player’s row of the final score. */
export interface Row {
  readonly place: number;
  readonly name: string;
  readonly total: number;
  readonly rounds: readonly RoundGain[];
}
