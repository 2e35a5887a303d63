/** What a member looks up: tables, moves, and how to play here. */
import type { Status } from '../../../tables/tables.ts';
import type { Labels } from '../buttons/contract.ts';

/** A table in a list. */
export interface Listed {
  readonly table: string;
  readonly game: string;
  readonly status: Status;
  /** Seconds since 1970: since when it waits. */
  readonly since: number;
  readonly awaited: readonly string[];
  readonly isYourTurn: boolean;
  /** How many seats are taken, and of how many. */
  readonly seated: number;
  readonly most: number;
  readonly isPrivate: boolean;
  /** Address of the board message, before the start of the lobby's, or null. */
  readonly address: string | null;
}

export interface LookWords {
  readonly games: {
    heading(): string;
    mine(): string;
    others(): string;
    row(listed: Listed): string;
    /** So many more of the same kind. */
    more(count: number): string;
  };
  readonly moves: {
    heading(table: string): string;
    empty(): string;
    page(page: number, pages: number): string;
    /** Before what happened in a turn. */
    turn(number: number): string;
  };
  readonly help: {
    heading(): string;
    body(
      games: readonly { readonly name: string; readonly summary: string; readonly seats: string }[],
      inLobby: Labels<'join' | 'start'>,
    ): string;
  };
  /** Labels of buttons. */
  readonly zoom: {
    /** A magnification by its number, and how many cells it shows across. */
    across(number: number, cells: number): string;
    /** All of the board. */
    whole(): string;
  };
  readonly sheet: {
    fileName(sheet: string, table: string, seq: number): string;
    /** For those who cannot see the picture: the lines of the list. */
    alt(label: string, lines: readonly string[]): string;
  };
  readonly more: {
    heading(game: string, table: string): string;
    body(): string;
  };
}
