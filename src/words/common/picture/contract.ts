/** What stands in the pictures of every game. */
export interface PictureWords {
  /** In place of who is to move, at a table that was closed. */
  readonly closed: string;
  wins(winners: readonly string[]): string;
}
