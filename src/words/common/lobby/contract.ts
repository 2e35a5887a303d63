/** What a table says before it begins, and what is left of that message later. */
export interface LobbyWords {
  heading(game: string): string;
  hosted(table: string, host: string, min: number, max: number): string;
  freeSeat(): string;
  hostMark(): string;
  /** Mentions of those who are invited and not seated. */
  invited(mentions: readonly string[]): string;
  /** Only they may take a seat. */
  isPrivate(): string;
  /** To a member who is invited later; `who` is a mention. */
  invites(host: string, who: string, game: string, table: string): string;
  /** The seats of a table that has begun: where their order came from. */
  order(names: readonly string[]): string;
  /** How many of the seats still free must be taken before the start; 0 when it may begin. */
  waiting(missing: number): string;
  options(names: readonly string[]): string;
  /** `since` in seconds since 1970. */
  running(since: number): string;
  finished(winners: readonly string[]): string;
  /**
   * All that is left of the message when the table has ended.
   *
   * @param address of its board, or null where it has none
   * @param winners empty where it was closed
   */
  ended(table: string, address: string | null, game: string, winners: readonly string[]): string;
  /** Above the final position of a table that was closed. */
  cancelled(): string;
  /** Calls everybody when the game begins; plain text, which a push notification shows. */
  began(mentions: readonly string[], game: string, table: string): string;
  /** On a button, where it is asked which table is meant. */
  tableButton(table: string, game: string): string;
  /** What is left of the message when the table goes on in another channel. */
  movedTo(table: string, channel: string): string;
  readonly optionsForm: {
    title(table: string): string;
    label(): string;
    description(): string;
    option(option: string, name: string): string;
  };
}
