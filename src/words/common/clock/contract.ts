/** Clocks, votes on what happens to those who are overdue, seats that change hands, and reminders. */

/** A table that waits for the reader. Times are Unix time in seconds. */
export interface Waiting {
  readonly table: string;
  readonly game: string;
  readonly since: number;
  readonly deadline: number | null;
  /** Of the board message, or null. */
  readonly address: string | null;
}

/** A seat that others can take over. `until`: how long the game waits for that; null if the bot plays the seat. */
export interface OfferedSeat {
  readonly name: string;
  readonly until: number | null;
}
