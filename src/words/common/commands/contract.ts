/** What is read beside the commands that belong to no game. */
import type { Named } from '../../contract.ts';

/** Commands that belong to no game. */
export const COMMANDS = [
  'new',
  'invite',
  'remove',
  'here',
  'join',
  'leave',
  'option',
  'start',
  'games',
  'board',
  'hand',
  'dm',
  'log',
  'resign',
  'cancel',
  'verify',
  'settings',
  'me',
  'rules',
  'help',
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** Options of `/new` that invite a member each. */
export const INVITEES = ['with', 'with2', 'with3', 'with4', 'with5', 'with6'] as const;

/** Options of those commands, and `table`, which the games' commands have as well. */
export type CommandOption =
  | 'game'
  | 'section'
  | 'table'
  | 'word'
  | 'name'
  | 'value'
  | 'text'
  | 'option'
  | 'language'
  | 'boards'
  | 'phone'
  | 'on'
  | 'off'
  | 'member'
  | 'private'
  | (typeof INVITEES)[number];

/** What a board that has been replaced becomes: lines that tell its turn, with its picture or without. */
export const FORMER_BOARDS = ['lines', 'pictures'] as const;
export type FormerBoards = (typeof FORMER_BOARDS)[number];

export interface CommandWords {
  readonly descriptions: { readonly [C in CommandName]: string };
  readonly options: { readonly [O in CommandOption]: Named };
  readonly suggestions: {
    table(table: string, game: string): string;
    option(option: string, name: string, description: string): string;
  };
  /** `/<game>`: what stands beside it in the list of commands. */
  ofGame(game: string): string;
  /** The choice of `/settings language:` for Discord's own setting of the server. */
  readonly asOnDiscord: string;
  /** The choices of `/settings boards:`. */
  readonly formerBoards: { readonly [K in FormerBoards]: string };
}
