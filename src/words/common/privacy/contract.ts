/** What is stored about a member: shown, handed out, and erased. All of it is private. */

export interface PrivacyWords {
  /** What is stored. `tables`: how many tables name the reader, finished ones included. */
  overview(tables: number): string;
  /** Above the file with everything. */
  exported(): string;
  fileName(): string;
  fileDescription(): string;
  /** A file can be had only so often. */
  exportedAlready(minutes: number): string;
  /** What erasing does. `playing`: running games of the reader; `waiting`: tables that have not started. */
  question(playing: number, waiting: number): string;
  erased(): string;
  /** To someone whose data is being erased, whatever they press. */
  erasing(): string;
  /** To everyone in a server whose data is being erased. */
  serverErasing(): string;
  /** `tables`: all of the server’s; `running`: those whose games end with it. */
  serverQuestion(tables: number, running: number): string;
  serverErased(): string;
  /** Nothing has changed, on a full disk. */
  failed(): string;
  readonly buttons: {
    readonly export: string;
    readonly erase: string;
    readonly eraseSure: string;
    readonly server: string;
    readonly serverSure: string;
  };
}
