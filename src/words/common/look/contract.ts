/** What members look up: tables, moves, and help. */
import type { Status } from '../../../tables/table/tableHead.ts';
import type { Hindrance } from '../answers/contract.ts';
import type { Labels } from '../buttons/contract.ts';

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

export interface LookWords {
  readonly games: {
    heading(): string;
    mine(): string;
    others(): string;
    row(listed: Listed): string;
    /** How many more aren’t listed. */
    more(count: number): string;
  };
  readonly moves: {
    heading(table: string): string;
    empty(): string;
    page(page: number, pages: number): string;
    /** Heading of a turn’s events. */
    turn(number: number): string;
  };
  readonly help: {
    heading(isInServer: boolean): string;
    body(
      games: readonly { readonly name: string; readonly summary: string; readonly seats: string }[],
      inLobby: Labels<'join' | 'start'>,
    ): string;
    /** In direct messages: which commands work there. */
    inDirect(): string;
    /** Names of links to what the operator has published. */
    readonly policies: { privacy(): string; terms(): string };
  };
  /** Button labels. A number or letter at the start is the button’s keyboard shortcut. */
  readonly zoom: {
    /** All of a board of which one looks at one seat's area at a time. */
    wholeBoard(): string;
    /** A zoom level, and how many cells it shows across. */
    across(number: number, cells: number): string;
    /** The whole board. */
    whole(): string;
  };
  readonly sheet: {
    /** In place of so many lines for which there is no room. */
    more(more: number): string;
    fileName(sheet: string, table: string, seq: number): string;
    /** Alt text: the lines of the list. */
    alt(label: string, lines: readonly string[]): string;
  };
  readonly more: {
    heading(game: string, table: string): string;
    body(): string;
  };
}
