/** What members look up: tables, moves, and help. */
import type { Status } from '../../../tables/table/tableHead.ts';
import type { Hindrance } from '../answers/contract.ts';

/** A table in a list. */
export interface Listed {
  readonly table: string;
  readonly game: string;
  readonly status: Status;
  /** Unix time in seconds since which the table has been waiting. */
  readonly since: number;
  /** Until when the reader, or whoever is next, has to act; null without a clock. */
  readonly deadline: number | null;
  readonly awaited: readonly string[];
  readonly isYourTurn: boolean;
  /** Seats taken, and seats in all. */
  readonly seated: number;
  readonly most: number;
  readonly isPrivate: boolean;
  /** The table was opened from a record. */
  readonly isImported: boolean;
  /** Address of the board message (before the start, the lobby message), or null. */
  readonly address: string | null;
  /** Why the board can’t be seen where it was, or null. */
  readonly closed: Hindrance | null;
  /** Whether the reader can move the table with `/here`. */
  readonly isMovable: boolean;
}
