/** Answers to one person that are no refusal of the tables' or the rules'. */
import type { Locale, SentencesOf } from '../../contract.ts';
import type { Labels } from '../buttons/contract.ts';
import type { Permission } from '../phrases/contract.ts';

/** Why a table cannot be shown where it is: its channel was deleted, refuses the bot, or is a locked thread. */
export type Hindrance = 'gone' | 'forbidden' | 'locked';

/** A table that cannot be shown where it is. */
export interface Unseen {
  readonly table: string;
  /** Its channel or thread. */
  readonly place: string;
  readonly why: Hindrance;
  /** The rights that are lacking there; empty where that is not known. */
  readonly rights: readonly Permission[];
}

export type PrivateNote =
  | { readonly kind: 'unknownButton' }
  | { readonly kind: 'trouble' }
  /** A button of an earlier step; `awaited` are the names of those who are to move, empty when nobody is. */
  | { readonly kind: 'outdated'; readonly awaited: readonly string[] }
  /** Not seated, or not to move: the facts as they are, and what one has, as the game says it, when seated. */
  | { readonly kind: 'notYours'; readonly awaited: readonly string[]; readonly figures: string | null }
  /** To somebody who has given up his seat in the running game. */
  | { readonly kind: 'botPlays'; readonly awaited: readonly string[] }
  /** To somebody who presses Join and sits there already. */
  | { readonly kind: 'seated'; readonly table: string }
  /** `word`: without whatever could format or mention, and cut; empty when nothing of it can be shown, null for none. */
  | { readonly kind: 'joined'; readonly table: string; readonly word: string | null }
  | { readonly kind: 'wordSet'; readonly table: string; readonly word: string | null }
  | { readonly kind: 'left'; readonly table: string }
  | { readonly kind: 'started'; readonly table: string }
  | { readonly kind: 'cancelled'; readonly table: string }
  /** To somebody who keeps order and is about to end the table of others. */
  | { readonly kind: 'cancelQuestion'; readonly table: string }
  /** To the host who closes a table that has not begun. */
  | { readonly kind: 'closeQuestion'; readonly table: string }
  /** To the last one at a table that has not begun: it ends with that. */
  | { readonly kind: 'lastLeaveQuestion'; readonly table: string }
  /** To the host: whose seat is to be freed? */
  | { readonly kind: 'removeQuestion'; readonly table: string }
  | { readonly kind: 'removed'; readonly name: string }
  | { readonly kind: 'optionSet'; readonly option: string; readonly isOn: boolean }
  /** `winners`: who wins because that ends the game; empty where it goes on and the bot plays for the seat. */
  | { readonly kind: 'resigned'; readonly table: string; readonly winners: readonly string[] }
  | { readonly kind: 'resignQuestion'; readonly table: string; readonly winners: readonly string[] }
  /** No table to which this could apply is in this channel. */
  | { readonly kind: 'noTable' }
  /** Several are: there is a button for each of these, and so many `more` can only be typed. */
  | {
      readonly kind: 'whichTable';
      readonly tables: readonly { readonly table: string; readonly game: string }[];
      readonly more: number;
    }
  /** A button that names a table, long after that was asked. */
  | { readonly kind: 'askAgain'; readonly table: string }
  | { readonly kind: 'noGames' }
  /** Hands come by direct message from now on, or no more. */
  | { readonly kind: 'directOn' }
  | { readonly kind: 'directOff'; readonly onBoard: Labels<'myHand'> }
  /** Discord does not deliver to this member. */
  | { readonly kind: 'directRefused'; readonly onBoard: Labels<'myHand'> }
  /** Nobody holds anything in secret in this game. */
  | { readonly kind: 'noHands'; readonly game: string }
  | { readonly kind: 'guildOnly' }
  /** The language of what everybody on this server reads; else it is Discord's setting for the server. */
  | {
      readonly kind: 'settings';
      readonly language: Locale;
      readonly isChosen: boolean;
      readonly keepsPictures: boolean;
    }
  | { readonly kind: 'languageSet'; readonly language: Locale; readonly isChosen: boolean }
  | { readonly kind: 'boardsSet'; readonly keepsPictures: boolean }
  /** What the reader has chosen for all servers. */
  | { readonly kind: 'personal'; readonly phonePictures: boolean }
  /** Only whoever has the right Manage Server may do that. */
  | { readonly kind: 'managersOnly' }
  | {
      readonly kind: 'mistyped';
      readonly option: string;
      readonly typed: string | null;
      readonly possible: readonly string[];
    }
  | { readonly kind: 'otherGame'; readonly game: string }
  | { readonly kind: 'missingRights'; readonly rights: readonly Permission[]; readonly channel: string }
  /** To the host: the table goes on, but nobody can see it. */
  | ({ readonly kind: 'unseen' } & Unseen)
  /** The move is kept, but its board cannot be posted. */
  | ({ readonly kind: 'savedUnseen' } & Unseen)
  /** The move is kept, but its board could not be posted so far. */
  | { readonly kind: 'savedLate' }
  /** The table goes on in the channel where that was asked for. */
  | { readonly kind: 'moved'; readonly table: string };

export type AnswerWords = SentencesOf<PrivateNote>;
