/** The message with a game’s result. */
export interface FinalWords {
  /** `points` is null if the game ended by resignation. */
  heading(winners: readonly string[], game: string, points: number | null): string;
  place(place: number, name: string, points: number, parts: readonly string[]): string;
  part(name: string, points: number): string;
  resigned(name: string): string;
  note(table: string, status: string): string;
}
