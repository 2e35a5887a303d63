import type { RowMark } from '../board/contract.ts';

/** The message with a game’s result. */
export interface FinalWords {
  /** `points` is null if the game ended by resignation. */
  heading(winners: readonly string[], game: string, points: number | null): string;
  place(place: number, name: string, points: number, parts: readonly string[]): string;
  /** Someone whose seat another player has taken over. */
  left(place: number, name: string): string;
  part(name: string, points: number): string;
  /** After a place: the rating now. `before` is null in the game after which the player was first ranked. */
  rating(before: number | null, after: number): string;
  /** A broken record of the server, or of the player. `before`: the record until then. */
  record(of: 'server' | 'member', name: string, points: number, before: number): string;
  resigned(name: string): string;
  /** Took the seat over during the game, so isn’t rated. */
  substitute(name: string): string;
  /** It ended by resignation before everyone had enough turns, so it counts for nobody. */
  unplayed(): string;
  note(table: string, status: string, mark: RowMark | null): string;
}
