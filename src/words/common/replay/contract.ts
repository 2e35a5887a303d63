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
    heading(table: string): string;
    fileName(table: string): string;
    fileDescription(table: string): string;
    /** First line of the file. */
    title(game: string, table: string): string;
    /** Of one player in the file, after the shape. */
    seat(seat: number, name: string): string;
    /** A row that was taken back later. */
    undone(line: string): string;
  };
  readonly animation: {
    heading(game: string, table: string): string;
    /** While it is made. */
    waiting(): string;
    drawing(frame: number, of: number): string;
    /** To someone who asks for a second one in the meantime. */
    busy(): string;
    fileName(table: string): string;
    /** Alt text: how many frames, and whose view. */
    alt(game: string, table: string, frames: number): string;
    /** Below it. `isCut`: there was no room for every turn. */
    note(frames: number, isCut: boolean): string;
  };
}
