/** A player’s hand, as a private answer or a DM. */
import type { Labels } from '../buttons/contract.ts';

export interface HandWords {
  /** Small print: the table, then details such as the round and the game. */
  note(table: string, more: readonly string[]): string;
  fileName(table: string, seq: number): string;
  /** In the DM, before the game starts. */
  coming(): string;
  /** In the DM of someone who turned DMs off. */
  stopped(onBoard: Labels<'myHand'>): string;
  /** After the game: the reader's place among so many seats, and what the points are made of. */
  ended(place: number, seats: number, points: number, parts: readonly string[]): string;
  /** At the table, to a player whose hand could no longer be delivered. `who`: a mention. */
  refused(who: string): string;
  /** At the table, to players whose hands can’t be delivered yet, whoever they are. `who`: mentions. */
  delayed(who: readonly string[]): string;
}
