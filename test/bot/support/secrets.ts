import type { Seat } from '../../../src/engines/contract.ts';
import type { Locale } from '../../../src/words/contract.ts';

/** What only some may know at a table of a game, and how it looks on a screen: what the watch over whole games needs. */
export interface Secrets {
  /** The ids of pieces that can be held in secret, as they occur in views and events. */
  readonly pieces: readonly string[];
  pieceName(piece: string, locale: Locale): string;
  /** Every id that would give something away in the id of a button or the name of a file. */
  readonly words: readonly string[];
  /** Null for a game in which seats choose nothing in secret. */
  readonly choices: SecretChoices | null;
}

/** What seats choose in secret. */
export interface SecretChoices {
  /** What a seat has chosen, shown or not; null for nothing. */
  of(state: object, seat: Seat): string | null;
  /** The same as far as everybody may know it. */
  openOf(open: object, seat: Seat): string | null;
  name(choice: string, locale: Locale): string;
}
