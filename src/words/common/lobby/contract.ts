/** The lobby message, what remains of it later, and the start message. */
import type { StartRefusal } from '../../../tables/table/start.ts';

/** In the order in which they joined, as in the game before this one, or as whoever imported the game has named them. */
export type SeatedBy = 'joining' | 'rematch' | 'import';

export interface LobbyWords {
  heading(game: string): string;
  hosted(table: string, host: string, min: number, max: number): string;
  freeSeat(): string;
  /** The host’s name, with a mark. */
  host(name: string): string;
  /** Mentions of invited members who haven’t joined. */
  invited(mentions: readonly string[]): string;
  /** Below that, where no mention calls them: it would add them to a private thread. */
  invitedUnheard(): string;
  /** The table is invite-only. */
  isPrivate(): string;
  /** To a member invited later. `who`: a mention. */
  invites(host: string, who: string, game: string, table: string): string;
  /** The players after the start, and why they sit in this order. */
  order(names: readonly string[], by: SeatedBy): string;
  /** Before the start. `table`: the former one. */
  rematch(table: string): string;
  /** How many more players the game needs; 0 if it can start. */
  waiting(missing: number): string;
  options(names: readonly string[]): string;
  /** `since`: Unix time in seconds. */
  running(since: number): string;
  finished(winners: readonly string[]): string;
  /**
   * What remains of the message after the end.
   *
   * @param address of the board message, or null if there is none
   * @param winners empty if the table was canceled
   */
  ended(table: string, address: string | null, game: string, winners: readonly string[]): string;
  /** Above the final position of a canceled table. */
  cancelled(): string;
  /** Begins the start message. Plain text, since push notifications show it. */
  starting(game: string, table: string): string;
  /** A line of it for each seat. `who`: number, shape, and mention; `word`: the shuffle word, or null. */
  startingSeat(who: string, word: string | null): string;
  /** Why the start message couldn’t be posted. `name`: of the player who can’t be added to the thread, otherwise null. */
  refused(why: StartRefusal, name: string | null): string;
  /** In the thread of a game: players who aren’t in it, and whom the bot can’t add. */
  notAdded(names: readonly string[]): string;
  /** On a button, when asking which table is meant. */
  tableButton(table: string, game: string): string;
  /** What remains of the message when the table moves to another channel. */
  movedTo(table: string, channel: string): string;
  readonly optionsForm: {
    title(table: string): string;
    label(): string;
    /** Of a game with that many options to choose from. */
    description(options: number): string;
    option(option: string, name: string): string;
  };
}
