/** How a game of Caylus ended, for those who cannot see the final picture. */
import type { FinalHand, Part } from '../../../engines/caylus/index.ts';

/** A player’s row of the final score: the parts that brought or cost points, in display order. */
export interface Row {
  readonly place: number;
  readonly name: string;
  readonly total: number;
  readonly parts: readonly { readonly part: Part; readonly points: number }[];
  /** What was left in hand, and what it was worth. */
  readonly hand: FinalHand;
}
