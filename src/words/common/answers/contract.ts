/** Private answers other than the refusals in `problems`. */
import type { Locale, SentencesOf } from '../../contract.ts';
import type { Labels } from '../buttons/en.ts';
import type { Permission } from '../phrases/contract.ts';

/** Why the bot can’t post at a table: its channel was deleted, blocks the bot, or is a locked thread. */
export type Hindrance = 'gone' | 'forbidden' | 'locked';

/**
 * Why Discord keeps refusing what the bot posts, although it may post there: uploads are limited in the server, sending is
 * disabled for the bot, an account must be verified, or AutoMod or the link filter blocks it. `refused`: for another reason.
 */
export type Refusal = 'uploadsLimited' | 'sendingDisabled' | 'unverified' | 'filtered' | 'refused';

/** A table where the bot can’t post. */
export interface Unseen {
  readonly table: string;
  /** The channel or thread. */
  readonly place: string;
  readonly why: Hindrance | Refusal;
  /** The permissions missing there; empty if unknown. */
  readonly rights: readonly Permission[];
}

export type PrivateNote =
  | { readonly kind: 'unknownButton' }
  /** To someone who presses a button from before a backup was restored, above a link to the table. */
  | { readonly kind: 'lostTime'; readonly table: string }
  /** The same, at a table that was opened after that backup was made. */
  | { readonly kind: 'lostTable'; readonly table: string }
  | { readonly kind: 'trouble' }
  /** A button from an earlier step. `awaited`: the active players’ names, possibly none. */
  | { readonly kind: 'outdated'; readonly awaited: readonly string[] }
  /** To someone who isn’t playing or not active. `figures`: what they have (see `GameWords.figures`), or null if not playing. */
  | { readonly kind: 'notYours'; readonly awaited: readonly string[]; readonly figures: string | null }
  /** To someone who has resigned. */
  | { readonly kind: 'botPlays'; readonly awaited: readonly string[] }
  /** To a player who presses Join again. */
  | { readonly kind: 'seated'; readonly table: string }
  /** `word`: sanitized; null for none. */
  | { readonly kind: 'joined'; readonly table: string; readonly word: string | null }
  | { readonly kind: 'wordSet'; readonly table: string; readonly word: string | null }
  | { readonly kind: 'left'; readonly table: string }
  | { readonly kind: 'started'; readonly table: string }
  | { readonly kind: 'cancelled'; readonly table: string }
  /** To a moderator about to end other people’s game. */
  | { readonly kind: 'cancelQuestion'; readonly table: string }
  /** To the host about to cancel a table before the start. */
  | { readonly kind: 'closeQuestion'; readonly table: string }
  /** To the last player leaving before the start, which cancels the table. */
  | { readonly kind: 'lastLeaveQuestion'; readonly table: string }
  /** To the host, above a button for each player. */
  | { readonly kind: 'removeQuestion'; readonly table: string }
  | { readonly kind: 'removed'; readonly name: string }
  | { readonly kind: 'optionSet'; readonly option: string; readonly isOn: boolean }
  /**
   * `winners`: who wins if this ends the game; empty if the game continues and the bot plays the seat. Then the seat can
   * be taken over, and the reader can come back by `/comeback`.
   */
  | { readonly kind: 'resigned'; readonly table: string; readonly winners: readonly string[] }
  | { readonly kind: 'resignQuestion'; readonly table: string; readonly winners: readonly string[] }
  /** The reader plays for `name` now; with a hand if the game has hands. */
  | { readonly kind: 'tookOver'; readonly table: string; readonly name: string; readonly hasHand: boolean }
  | { readonly kind: 'cameBack'; readonly table: string }
  /** To a player in their DM who has left the game, by resigning or by a vote. */
  | { readonly kind: 'seatLeft'; readonly table: string }
  /** To a former player in their DM, once someone else plays the seat. */
  | { readonly kind: 'replaced'; readonly table: string }
  /** Which of several seats to take over: a button for each. */
  | { readonly kind: 'whichSeat'; readonly table: string }
  | { readonly kind: 'voted'; readonly table: string }
  /** `line`: the clock in words. `isAsked`: the others must agree first. */
  | { readonly kind: 'clockSet'; readonly table: string; readonly line: string; readonly isAsked: boolean }
  /** This channel has no table that fits. */
  | { readonly kind: 'noTable' }
  /** Several tables fit: a button for each of these, and `more` that have to be typed. */
  | {
      readonly kind: 'whichTable';
      readonly tables: readonly { readonly table: string; readonly game: string }[];
      readonly more: number;
    }
  /** To someone who presses such a button after the bot has forgotten the request. */
  | { readonly kind: 'askAgain'; readonly table: string }
  | { readonly kind: 'noGames' }
  /** Hands by DM: now on, now off. */
  | { readonly kind: 'directOn' }
  | { readonly kind: 'directOff'; readonly onBoard: Labels<'myHand'> }
  /** Discord doesn’t deliver DMs to this member. */
  | { readonly kind: 'directRefused'; readonly onBoard: Labels<'myHand'> }
  /** This game has no hidden hands. */
  | { readonly kind: 'noHands'; readonly game: string }
  | { readonly kind: 'guildOnly' }
  /** The server’s settings. `isChosen`: false if the language is Discord’s setting for the server. */
  | {
      readonly kind: 'settings';
      readonly language: Locale;
      readonly isChosen: boolean;
      readonly keepsPictures: boolean;
      /** That of new tables, in words. */
      readonly clock: string;
    }
  | { readonly kind: 'languageSet'; readonly language: Locale; readonly isChosen: boolean }
  | { readonly kind: 'boardsSet'; readonly keepsPictures: boolean }
  /** The clock of new tables in this server, in words. */
  | { readonly kind: 'usualClockSet'; readonly clock: string }
  /** The reader’s own settings, for all servers. */
  | {
      readonly kind: 'personal';
      readonly phonePictures: boolean;
      readonly isListed: boolean;
      /** Hours of the day in the zone. */
      readonly quiet: { readonly from: number; readonly to: number } | null;
      readonly zone: string | null;
      readonly daily: boolean;
    }
  /** A record is now a table in this channel. `playsOn`: its game goes on. */
  | { readonly kind: 'imported'; readonly table: string; readonly playsOn: boolean }
  /** The attachment couldn’t be fetched from Discord. */
  | { readonly kind: 'fileUnread' }
  /** Quiet hours that can’t be read as such. `typed`: sanitized. */
  | { readonly kind: 'badHours'; readonly typed: string }
  /** To a player who asks for a rematch and now has a seat there. */
  | { readonly kind: 'rematchOpen'; readonly table: string; readonly channel: string }
  /** To someone without Manage Server. */
  | { readonly kind: 'managersOnly' }
  | {
      readonly kind: 'mistyped';
      readonly option: string;
      readonly typed: string | null;
      readonly possible: readonly string[];
      /** What the rules say against it, in whole sentences; null for nothing. */
      readonly why: string | null;
    }
  | { readonly kind: 'otherGame'; readonly game: string }
  /** Only the commands were added to the server, not the bot. */
  | { readonly kind: 'botMissing' }
  /** The bot isn’t a member of this private thread, or the thread is locked. */
  | { readonly kind: 'threadClosed' }
  | { readonly kind: 'missingRights'; readonly rights: readonly Permission[]; readonly channel: string }
  /** To the host: the game continues, but no one can see it. */
  | ({ readonly kind: 'unseen' } & Unseen)
  /** The move is saved, but the board can’t be posted. */
  | ({ readonly kind: 'savedUnseen' } & Unseen)
  /** The move is saved, but the board hasn’t been posted yet. */
  | { readonly kind: 'savedLate' }
  /** The table moved to the channel of the command. */
  | { readonly kind: 'moved'; readonly table: string };

export type AnswerWords = SentencesOf<PrivateNote>;
