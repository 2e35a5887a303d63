/** A row of the record and its digits, by which members notice that a record was set back or changed. */
export interface RowMark {
  readonly row: number;
  readonly digits: string;
}

/** Text around the public board picture. */
export interface BoardWords {
  /** At the start. `name`: who was drawn to go first; null where the rules decided, and a line of the game says so. */
  began(name: string | null, isRematch: boolean): string;
  /** Whose turn it is and what to do. `task`: an instruction such as `place your tile`. */
  status(awaited: readonly string[], task: string): string;
  /** The same as plain text, to players who have to decide during someone’s turn. */
  call(mentions: readonly string[], task: string): string;
  /** Small print below. `status`: from the game, such as `Turn 33 · 39 tiles left`. `mark`: null if unknown. */
  note(table: string, status: string, mark: RowMark | null): string;
  /** Small print at the end of an old board’s lines: what stood with the board. */
  shownRow(mark: RowMark): string;
  /**
   * Small print of a table that was opened from a record: below its lobby, its boards, and its result, and above a replay.
   * `row`: of the record, from which members play on; null if nobody does.
   */
  imported(row: number | null): string;
  /** The bot’s rules were fixed during the game. */
  newRules(): string;
  /** Small print below, if someone has resigned. */
  botPlays(names: readonly string[]): string;
  /** Among the events: someone resigned. `goesOn`: the bot plays their seat. */
  resigned(name: string, goesOn: boolean): string;
  /** In place of one or more lines of events: those before all others, those between others, or all others. */
  more(lines: number, where: 'before' | 'between' | 'after'): string;
  /** Above the events since the reader’s last turn. */
  since(): string;
  /** Small print below those events, or below the board, if the picture marks places. */
  corners(): string;
  /** In the alt text: the places that are marked because they have changed. */
  marked(places: readonly string[]): string;
  /** One more entry of that list, in place of so many. */
  morePlaces(left: number): string;
  /** What remains of an old board if there’s nothing to say about its turn. */
  replaced(): string;
  /** A message of its own: the table is suspended. `goesOn`: a new board is posted when it is no more. */
  paused(table: string, goesOn: boolean): string;
  /** Below an old board’s lines, if the new board is in another channel. */
  movedTo(channel: string): string;
  /** In the position in words, above the possible moves of whoever acts, one per line. */
  possible(): string;
  /** In the alt text: the choices shown in the picture, by their button labels. */
  onOffer(answers: readonly string[]): string;
  fileName(table: string, seq: number): string;
  threadName(game: string, table: string): string;
}
