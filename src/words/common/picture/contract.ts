/** Text in the pictures of every game. */
export interface PictureWords {
  /** In place of whose turn it is, at a canceled table. */
  readonly closed: string;
  wins(winners: readonly string[]): string;
}
