/** How a game of Carcassonne ended, for those who cannot see the final picture. */

/** Points and who gets them: each of these players all of them. */
export interface Gain {
  readonly names: readonly string[];
  readonly points: number;
  /** How many of them the pig has brought. */
  readonly byPig: number;
}
