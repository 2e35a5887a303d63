import type { CommandName } from '../../words/common/commands/contract.ts';
import type { Typed } from '../contract.ts';
import type { PrivacyAction } from '../discord/privacyIds.ts';
import type { LeaderboardPage, StatsPage } from '../discord/resultIds.ts';

/** An attachment that was given with a command, as Discord describes it. */
export interface GivenFile {
  readonly url: string;
  /** In bytes. */
  readonly size: number;
}

/** What an interaction asks for, parsed but not yet checked. */
export type Intent =
  | {
      readonly kind: 'open';
      readonly game: string;
      readonly options: string;
      /** Null for the server's usual one. */
      readonly clock: string | null;
      /** Discord's ids of members. */
      readonly invited: readonly string[];
      readonly isPrivate: boolean;
    }
  | { readonly kind: 'invite'; readonly table: string | null; readonly member: string }
  | { readonly kind: 'askRemove'; readonly table: string | null }
  /** The seat number as of row `seq`. */
  | { readonly kind: 'remove'; readonly table: string; readonly seat: number; readonly seq: number }
  | {
      readonly kind: 'join';
      readonly table: string | null;
      readonly word: string | null;
      /** The button is not on the table's own message, which lists who has joined. */
      readonly isElsewhere?: true;
    }
  | { readonly kind: 'askWord'; readonly table: string }
  | { readonly kind: 'leave'; readonly table: string | null; readonly isSure: boolean }
  | { readonly kind: 'setOption'; readonly table: string | null; readonly name: string; readonly isOn: boolean }
  | { readonly kind: 'askOptions'; readonly table: string }
  /** `clock`: null to leave it unchanged. */
  | {
      readonly kind: 'setOptions';
      readonly table: string;
      readonly options: readonly string[];
      readonly clock: string | null;
    }
  | { readonly kind: 'setClock'; readonly table: string | null; readonly clock: string }
  | { readonly kind: 'askClock'; readonly table: string }
  /** `row`: of the vote for which the button was made; null for the one that is open. */
  | { readonly kind: 'vote'; readonly table: string | null; readonly row: number | null; readonly answer: string }
  /** `seat`: null for any. */
  | { readonly kind: 'takeOver'; readonly table: string | null; readonly seat: number | null }
  | { readonly kind: 'comeBack'; readonly table: string | null }
  | { readonly kind: 'start'; readonly table: string | null }
  /** `startRow`: the button is on the start message for this row; otherwise null. `row`: as typed, or null. */
  | {
      readonly kind: 'verify';
      readonly table: string | null;
      readonly startRow: number | null;
      readonly row: string | null;
    }
  /** `sureOf`: the table's status when the caller was asked to confirm; null if not asked yet. */
  | { readonly kind: 'cancel'; readonly table: string | null; readonly sureOf: 'lobby' | 'running' | null }
  | { readonly kind: 'here'; readonly table: string | null }
  /** Resumes an earlier request at this table. */
  | { readonly kind: 'pick'; readonly table: string; readonly asked: string }
  | { readonly kind: 'games' }
  | { readonly kind: 'help' }
  | {
      readonly kind: 'settings';
      readonly language: string | null;
      readonly boards: string | null;
      readonly clock: string | null;
    }
  /** Null leaves a setting unchanged. */
  | {
      readonly kind: 'me';
      readonly isPhone: boolean | null;
      readonly isListed: boolean | null;
      readonly quiet: string | null;
      readonly zone: string | null;
      readonly isDaily: boolean | null;
    }
  /** What is stored about the caller. `action`: null to be shown it. */
  | { readonly kind: 'privacy'; readonly action: PrivacyAction | null }
  /** `game`: null for the one that is played here. `isTurned`: the button is on a leaderboard. */
  | ({ readonly kind: 'leaderboard'; readonly game: string | null; readonly isTurned: boolean } & Omit<
      LeaderboardPage,
      'game'
    >)
  /** `game`: null for the one that the member has played most. `user`: null for the caller. */
  | {
      readonly kind: 'stats';
      readonly game: string | null;
      readonly user: string | null;
      readonly isText: StatsPage['isText'];
      readonly isTurned: boolean;
    }
  /** Opens a table for the players of one that has finished. */
  | { readonly kind: 'rematch'; readonly table: string }
  /** `section`: null for the contents. `isTurned`: the button is on a page of the rules. */
  | {
      readonly kind: 'rules';
      readonly table: string | null;
      readonly game: string | null;
      readonly section: string | null;
      readonly isTurned: boolean;
    }
  | { readonly kind: 'board'; readonly table: string | null }
  | { readonly kind: 'text'; readonly table: string | null; readonly page: number }
  | { readonly kind: 'log'; readonly table: string | null; readonly page: number }
  /** `step`: from 0; too large for the last one. `viewer`: a seat as named in an id, checked later. */
  | { readonly kind: 'replay'; readonly table: string | null; readonly viewer: number | 'table'; readonly step: number }
  /** `file`: null if none came. `row`, `others`: to play on from there with these members; null and none otherwise. */
  | {
      readonly kind: 'import';
      readonly file: GivenFile | null;
      readonly row: number | null;
      readonly others: readonly string[];
    }
  /** The move list as a file; `viewer` as above. */
  | { readonly kind: 'moveFile'; readonly table: string; readonly viewer: number | 'table' }
  | { readonly kind: 'animation'; readonly table: string; readonly viewer: number | 'table' }
  /** `page`: of the list in words, from 0; null for its picture. */
  | { readonly kind: 'list'; readonly table: string; readonly list: string; readonly page: number | null }
  /** `part`: the part of the board, as the button says; checked later. */
  | { readonly kind: 'closer'; readonly table: string; readonly part: string }
  /** Own pictures for a phone or a desktop from now on; `part`: what is looked at meanwhile, as for `closer`. */
  | { readonly kind: 'screen'; readonly table: string; readonly isPhone: boolean; readonly part: string }
  | { readonly kind: 'more'; readonly table: string }
  /** `row`: what the button takes back; null for the last action. `isAsking`: the others may be asked. */
  | { readonly kind: 'undo'; readonly table: string | null; readonly row: number | null; readonly isAsking: boolean }
  | { readonly kind: 'askResign'; readonly table: string | null }
  | { readonly kind: 'resign'; readonly table: string }
  | { readonly kind: 'panel'; readonly table: string }
  /** What a member settles before being asked: all of it, or one part of it. */
  | { readonly kind: 'plan'; readonly table: string | null }
  | { readonly kind: 'planMove'; readonly table: string }
  | { readonly kind: 'dropPlan'; readonly table: string }
  /** `name`: of a standing answer; checked later. */
  | { readonly kind: 'setStanding'; readonly table: string | null; readonly name: string; readonly isOn: boolean }
  /** A button or a menu of a panel on which a move is planned, like `press` and `tick`. */
  | {
      readonly kind: 'pressPlan';
      readonly table: string;
      readonly seq: number;
      readonly draft: number;
      readonly slot: number;
    }
  | {
      readonly kind: 'tickPlan';
      readonly table: string;
      readonly seq: number;
      readonly draft: number;
      readonly slot: number;
      readonly ticked: readonly string[];
    }
  | { readonly kind: 'hand'; readonly table: string | null }
  /** Turns direct messages with hands on or off for this server. */
  | { readonly kind: 'deliver'; readonly table: string | null; readonly isWanted: boolean }
  | { readonly kind: 'pressHand'; readonly table: string; readonly seq: number; readonly slot: number }
  | {
      readonly kind: 'press';
      readonly table: string;
      readonly seq: number;
      readonly draft: number;
      readonly slot: number;
    }
  /** A new selection in a panel's menu: the values of the selected lines, as sent. */
  | {
      readonly kind: 'tick';
      readonly table: string;
      readonly seq: number;
      readonly draft: number;
      readonly slot: number;
      readonly ticked: readonly string[];
    }
  | {
      readonly kind: 'type';
      readonly game: string;
      readonly command: string;
      readonly table: string | null;
      readonly typed: Typed;
    }
  | Suggest
  /** A button, form, or command that is not ours, or no longer. */
  | { readonly kind: 'unknown' };

/** A request for autocomplete suggestions. */
type Suggest =
  | {
      readonly kind: 'suggestMove';
      readonly game: string;
      readonly command: string;
      readonly table: string | null;
      readonly typed: Typed;
      readonly focused: string;
    }
  | { readonly kind: 'suggestTable'; readonly command: CommandName | string; readonly typed: string }
  | { readonly kind: 'suggestOption'; readonly table: string | null; readonly typed: string }
  | { readonly kind: 'suggestZone'; readonly typed: string }
  | { readonly kind: 'suggestNewOption'; readonly game: string; readonly typed: string }
  | { readonly kind: 'suggestStanding'; readonly table: string | null; readonly typed: string }
  | { readonly kind: 'suggestSection'; readonly game: string | null; readonly typed: string };

export type IntentOf<K extends Intent['kind']> = Extract<Intent, { readonly kind: K }>;
