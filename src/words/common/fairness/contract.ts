/** The shuffle: its seal, what was mixed in, and whether the checks pass. Bytes are hexadecimal. */
import type { CheckName } from '../../../tables/record/proof.ts';
import type { RowMark } from '../board/contract.ts';

export interface FairnessWords {
  /** Small print before and during the game: the first digits of the seal and of the mix. */
  sealed(seal: string): string;
  mixed(seal: string, brought: string): string;
  /** Small print at the end: the first digits of seal and seed. */
  opened(seal: string, seed: string): string;
  /** In the start message: the whole seal, and the digest of seats, options, and words; and what follows from its id. */
  startSeal(seal: string): string;
  startFrozen(digest: string): string;
  startNumber(): string;
  /** The private answer to /verify. */
  heading(table: string): string;
  /** What can be revealed before the end. `isRunning`: the game has been dealt. */
  stillSealed(isRunning: boolean): string;
  neverBegan(): string;
  readonly checks: { readonly [C in CheckName]: string };
  /** `holds` is null if it can’t be checked here. */
  check(sentence: string, holds: boolean | null): string;
  /** A player’s shuffle word was erased with their data, so this can’t be checked any more. */
  wordErased(sentence: string): string;
  /** The same of a table that was opened from a file: nobody’s word is kept with it. */
  wordNotKept(sentence: string): string;
  /** How to compare the start message, to which a button links, with the record. */
  compare(): string;
  /** The table was opened from a file, so the bot knows nothing of what is in it. `origin`: the table in the file. */
  imported(origin: string): string;
  /** How many attempts to start came to nothing; at least one. */
  attempts(times: number): string;
  /** How many of the last tables that ended in this server were canceled after the start, with the same host. */
  aborted(times: number, among: number): string;
  /** The labels of shuffles and draws, and the number of moves the system drew. */
  streams(labels: readonly string[], bySystem: number): string;
  /** The digits of a row of the record, to be compared with those below its board. */
  row(mark: RowMark): string;
  /** There is no such row. `newest`: of the record. */
  noRow(row: number, newest: RowMark): string;
  /** Below the file with the record. */
  file(): string;
  fileName(table: string): string;
  fileDescription(table: string): string;
  readonly wordForm: {
    title(table: string): string;
    label(): string;
    description(): string;
  };
}
