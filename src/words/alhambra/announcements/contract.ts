/** Public messages of their own: the starting money, each scoring round, and the tiles left on the market. */
import type { Building, Coin, Part, Round } from '../../../engines/alhambra/index.ts';

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

export interface AnnouncementSentences {
  /** Headings: without Markdown, at most 100 characters. */
  readonly startingMoney: string;
  scoring(round: Round): string;
  readonly leftovers: string;
  /** A player’s starting money. */
  money(name: string, coins: readonly Coin[]): string;
  /** From now on, hands are secret. */
  readonly secret: string;
  /** A player’s points of a round, in Markdown. */
  gain(gain: Gain): string;
  /** What the sentences about buildings have for each party; comes before them. */
  readonly legend: string;
  /** The parties with a tile of one building, best first; may be empty. Alt texts are short, so it is, too. */
  building(building: Building, ranked: readonly Ranked[]): string;
  walls(lengths: readonly { readonly name: string; readonly length: number }[]): string;
  totals(gains: readonly Gain[]): string;
}
