/** What users ask of a table, one kind of request each. */
import type { Answer, ClockName, Consent } from '../stored/clock.ts';
import type { Status } from './tableHead.ts';

/** The user who requests a change, and the interaction. Each interaction is carried out at most once. */
export interface Request {
  readonly interaction: string;
  readonly user: string;
}

export interface OpenRequest extends Request {
  readonly guild: string;
  readonly channel: string;
  readonly game: string;
  readonly options: readonly string[];
  /** The language of public messages if the server's managers haven't chosen one. */
  readonly locale: string;
  readonly word?: string;
  /** Default: the server's. */
  readonly clock?: ClockName;
  /** Only invited users can take a seat. */
  readonly isPrivate?: boolean;
  /** Discord's ids of members. */
  readonly invited?: readonly string[];
  /** The finished table that this is a rematch of. */
  readonly rematchOf?: string;
}

/** Opens a table from a record, which is untrusted text. */
export interface ImportRequest extends Request {
  readonly guild: string;
  readonly channel: string;
  /** As in `OpenRequest`. */
  readonly locale: string;
  readonly record: string;
  /**
   * To play on from the record, with these members beside the user, in seat order, from row `row`; null: from the last one
   * after which the game can go on. Null for a game that has ended, to look at.
   */
  readonly playOn: { readonly row: number | null; readonly others: readonly string[] } | null;
}

export interface InviteRequest extends Request {
  readonly invited: readonly string[];
}

export interface RemoveRequest extends Request {
  /** The seat to free, by its number as of row `seq`. */
  readonly seat: number;
  readonly seq: number;
}

export interface JoinRequest extends Request {
  /** The player's shuffle word. */
  readonly word?: string;
}

export interface WordRequest extends Request {
  /** Empty for none. */
  readonly word: string;
}

export interface OptionsRequest extends Request {
  readonly options: readonly string[];
}

export interface ClockRequest extends Request {
  readonly clock: ClockName;
}

export interface VoteRequest extends Request {
  /** The row of the vote for which the button was made; null for the one that is open, for typed commands. */
  readonly row: number | null;
  readonly answer: Answer | Consent;
}

export interface UndoRequest extends Request {
  /** The row that the user means to take back (`SeatStandpoint.undo`). */
  readonly row: number;
}

export interface TakeOverRequest extends Request {
  /** Null for any. */
  readonly seat: number | null;
}

export interface RelocateRequest extends Request {
  /** A channel or thread of the same server. */
  readonly channel: string;
}

export interface CancelRequest extends Request {
  /** Whether the user moderates the server or channel. */
  readonly byModerator: boolean;
  /** The table's status when the user was asked; refused if it has changed since. Omit it to skip the check. */
  readonly asked?: Status;
}

export interface SettingsRequest {
  readonly guild: string;
  /** The chosen language; null for the server's Discord language. Omitted settings stay unchanged. */
  readonly locale?: string | null;
  readonly keepsPictures?: boolean;
  readonly clock?: ClockName;
  /** The server's Discord language. */
  readonly discordLocale: string;
}

export interface PlayRequest extends Request {
  /** The seat's `offer` for which the button was made; null accepts any, for typed commands. */
  readonly offer: number | null;
  /** Untrusted moves of one seat, played in order, all or none. */
  readonly moves: readonly unknown[];
}

export interface StandingRequest extends Request {
  /** The names of all standing answers that are in force from now on. */
  readonly standing: readonly string[];
}

export interface NextRequest extends Request {
  /** Untrusted moves for the next decision, all or none; null for none. */
  readonly moves: readonly unknown[] | null;
}

/** How many people can be invited to a table. */
export const MOST_INVITED = 20;

/** Maximum length of a player's shuffle word, in characters. */
export const LONGEST_WORD = 64;
