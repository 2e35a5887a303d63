/** The message with the result of a game. */
export interface FinalWords {
  /** `points` null where the table ended by resigning. */
  heading(winners: readonly string[], game: string, points: number | null): string;
  place(place: number, name: string, points: number, parts: readonly string[]): string;
  part(name: string, points: number): string;
  resigned(name: string): string;
  note(table: string, status: string): string;
}
