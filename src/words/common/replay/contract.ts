/** Whose view is shown: the name of a player, or null for what everyone saw. */
export type SeenBy = string | null;

/** Replays of games that have ended: step by step, as a file of moves, and as an animation. */
export interface ReplayWords {
  heading(game: string, table: string): string;
  /** Which step is shown; a step is a row of the record. */
  step(step: number, of: number): string;
  /** Whose view is shown, as a line of a menu. */
  everyone(): string;
  seat(name: string): string;
  /** In place of a step’s events, if the viewer saw nothing of them. */
  nothing(): string;
  /** To someone who asks for a replay of a game that has not ended, and of a table where none began. */
  running(table: string): string;
  neverBegan(table: string): string;
  /** The record can’t be played again by the present rules. `/verify` still has it as a file. */
  unreadable(table: string): string;
  readonly moves: {
    /** Above the file. */
    heading(table: string, by: SeenBy): string;
    /** `seat`: from 1, since a name does not belong in it; null for everyone’s view. */
    fileName(table: string, seat: number | null): string;
    fileDescription(table: string, by: SeenBy): string;
    firstLine(game: string, table: string, by: SeenBy): string;
    /** Below it: what the brackets behind the moves are. */
    brackets(): string;
    /** Of one player in the file, after the shape. */
    seat(seat: number, name: string): string;
    /** A row that was taken back later. */
    undone(line: string): string;
  };
  readonly animation: {
    heading(game: string, table: string, by: SeenBy): string;
    /** While it is made. `before`: how many others are drawn first. */
    waiting(before: number): string;
    drawing(frame: number, of: number): string;
    /** To someone who asks for a second one in the meantime. */
    busy(): string;
    /** It isn’t done by the time when Discord takes no more changes of the answer; a button to ask again is below. */
    late(): string;
    /** The bot is about to stop before it is done; the same button is below. */
    cutOff(): string;
    /** `seat` as above. */
    fileName(table: string, seat: number | null): string;
    alt(game: string, table: string, frames: number, by: SeenBy): string;
    /** Below it. `isCut`: there was no room for every turn. */
    note(frames: number, isCut: boolean): string;
  };
}
