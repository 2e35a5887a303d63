/** What stands around the picture of a board, in public. */
export interface BoardWords {
  /** At the start, when one player begins: who, and what has decided it. */
  began(name: string): string;
  /** Whose turn it is and what to do; `task` is an order such as `place your tile`. */
  status(awaited: readonly string[], task: string): string;
  /** The same in plain text, to members who are asked within a turn. */
  call(mentions: readonly string[], task: string): string;
  /** Small print beneath; `status` is the game's: `Turn 33 · 39 tiles left`. */
  note(table: string, status: string): string;
  /** The rules were corrected while the game was running. */
  newRules(): string;
  /** Small print beneath, where somebody has given up. */
  botPlays(names: readonly string[]): string;
  /** Among what has happened: somebody has given up; `goesOn`: the bot plays for that seat. */
  resigned(name: string, goesOn: boolean): string;
  /** Above what has happened since the reader's last turn. */
  since(): string;
  /** What is left of a board message of whose turn there is nothing to tell. */
  replaced(): string;
  /** Below the lines of a turn, when the newer board is in another channel. */
  movedTo(channel: string): string;
  /** In the position in words, above what can be done now, one a line. */
  possible(): string;
  /** For those who cannot see the picture: what can be chosen on it, by the labels of the buttons. */
  onOffer(answers: readonly string[]): string;
  fileName(table: string, seq: number): string;
  threadName(game: string, table: string): string;
}
