/** Words for Alhambra’s buttons and panels. */

export interface ScoredParty {
  readonly name: string;
  readonly count: number;
  readonly rank: number;
  readonly points: number;
}
