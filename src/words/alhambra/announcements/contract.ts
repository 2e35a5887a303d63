/** Public messages of their own: the starting money, each scoring round, and the tiles left on the market. */
import type { Part } from '../../../engines/alhambra/index.ts';

/** How one party scored for one building: its tiles, its rank, and its points. */
export interface Ranked {
  readonly name: string;
  readonly count: number;
  readonly rank: number;
  readonly points: number;
}

/** What a player gained in a round, and all points after it. */
export interface Gain {
  readonly name: string;
  readonly points: number;
  readonly total: number;
  readonly parts: readonly { readonly part: Part; readonly points: number }[];
}
