/** The words that belong to no game: lobby, board message, panels, refusals, commands, help. */
import type { Refusal } from '../../engines/contract.ts';
import type { CheckName } from '../../tables/proof.ts';
import type { Problem, Status } from '../../tables/tables.ts';
import type { Locale, Named, SentencesOf, SubcommandWords } from '../contract.ts';

/** What stands before a player's name, in the order of seats: never colour alone. */
export const SHAPES = ['●', '■', '▲', '◆', '★', '⬟', '⬢'] as const;

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
  'help',
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** Options of `/new` that invite a member each. */
export const INVITEES = ['with', 'with2', 'with3', 'with4', 'with5', 'with6'] as const;

/** Options of those commands, and `table`, which the games' commands have as well. */
export const COMMAND_OPTIONS = [
  'game',
  'table',
  'word',
  'name',
  'value',
  'text',
  'option',
  'language',
  'on',
  'off',
  'member',
  'private',
  ...INVITEES,
] as const;
export type CommandOption = (typeof COMMAND_OPTIONS)[number];

export const BUTTONS = [
  'join',
  'word',
  'leave',
  'start',
  'options',
  'howToPlay',
  'verify',
  'cancel',
  'watch',
  'lookCloser',
  'rules',
  'more',
  'boardAsText',
  'listAsText',
  'moveList',
  'resign',
  'resignSure',
  'back',
  'close',
  'doIt',
  'earlier',
  'later',
  'openPanel',
  'toBoard',
  'nextPage',
  'yourMove',
  'done',
  'moveHere',
  'myHand',
  'goToTable',
  'noDirect',
  'directAgain',
  'tryAgain',
  'remove',
  'cancelSure',
] as const;
export type ButtonName = (typeof BUTTONS)[number];

/** The rights that the bot needs in a channel, by Discord's names. */
export const PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'AttachFiles',
  'ReadMessageHistory',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Why a table cannot be shown where it is: its channel was deleted, refuses the bot, or is a locked thread. */
export const HINDRANCES = ['gone', 'forbidden', 'locked'] as const;
export type Hindrance = (typeof HINDRANCES)[number];

/** A table that cannot be shown where it is. */
export interface Unseen {
  readonly table: string;
  /** Its channel or thread. */
  readonly place: string;
  readonly why: Hindrance;
  /** The rights that are lacking there; empty where that is not known. */
  readonly rights: readonly Permission[];
}

/** Answers to one person that are no refusal of the tables' or the rules'. */
export type PrivateNote =
  | { readonly kind: 'unknownButton' }
  | { readonly kind: 'trouble' }
  /** A button of an earlier step; `awaited` are the names of those who are to move, empty when nobody is. */
  | { readonly kind: 'outdated'; readonly awaited: readonly string[] }
  /** Not seated, or not to move: the facts as they are, and what one has, as the game says it, when seated. */
  | { readonly kind: 'notYours'; readonly awaited: readonly string[]; readonly figures: string | null }
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
  /** To the host: whose seat is to be freed? */
  | { readonly kind: 'removeQuestion'; readonly table: string }
  | { readonly kind: 'removed'; readonly name: string }
  | { readonly kind: 'optionSet'; readonly option: string; readonly isOn: boolean }
  /** `winners`: who wins because that ends the game; empty where it goes on and the bot plays for the seat. */
  | { readonly kind: 'resigned'; readonly table: string; readonly winners: readonly string[] }
  | { readonly kind: 'resignQuestion'; readonly table: string; readonly winners: readonly string[] }
  /** No table to which this could apply is in this channel. */
  | { readonly kind: 'noTable' }
  /** Several are: one has to be named. */
  | { readonly kind: 'whichTable'; readonly tables: readonly string[] }
  | { readonly kind: 'noGames' }
  /** Hands come by direct message from now on, or no more. */
  | { readonly kind: 'directOn' }
  | { readonly kind: 'directOff' }
  /** Discord does not deliver to this member. */
  | { readonly kind: 'directRefused' }
  /** Nobody holds anything in secret in this game. */
  | { readonly kind: 'noHands'; readonly game: string }
  | { readonly kind: 'guildOnly' }
  /** The language of what everybody on this server reads; else it is Discord's setting for the server. */
  | { readonly kind: 'settings'; readonly language: Locale; readonly isChosen: boolean }
  | { readonly kind: 'languageSet'; readonly language: Locale; readonly isChosen: boolean }
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

export interface CommonWords {
  readonly locale: Locale;
  readonly buttons: { readonly [B in ButtonName]: string };
  readonly commands: { readonly [C in CommandName]: string };
  readonly commandOptions: { readonly [O in CommandOption]: Named };
  readonly rights: { readonly [R in Permission]: string };
  /** The right to change the settings of a server, by Discord's name. */
  readonly manageServer: string;
  /** The choice of `/settings language:` for Discord's own setting of the server. */
  readonly asOnDiscord: string;
  /** `/<game>`: what stands beside it in the list of commands. */
  gameCommand(game: string): string;

  /** Why nothing was changed. Refusals of the rules have a table of their own. */
  readonly problems: SentencesOf<Exclude<Problem, { readonly kind: 'refused' }>>;
  /** What the rules of no game in particular say; violations are the games' to word. */
  readonly refusals: SentencesOf<Exclude<Refusal, { readonly kind: 'illegal' }>>;
  readonly answers: SentencesOf<PrivateNote>;

  /** A seat whose player cannot be named. */
  seat(seat: number): string;
  list(items: readonly string[]): string;

  readonly lobby: {
    heading(game: string): string;
    hosted(table: string, host: string, min: number, max: number): string;
    freeSeat(): string;
    hostMark(): string;
    /** Mentions of those who are invited and not seated. */
    invited(mentions: readonly string[]): string;
    /** Only they may take a seat. */
    isPrivate(): string;
    /** To a member who is invited later; `who` is a mention. */
    invites(host: string, who: string, game: string, table: string): string;
    /** The seats of a table that has begun: where their order came from. */
    order(names: readonly string[]): string;
    /** How many of the seats still free must be taken before the start; 0 when it may begin. */
    waiting(missing: number): string;
    options(names: readonly string[]): string;
    /** `since` in seconds since 1970. */
    running(since: number): string;
    finished(winners: readonly string[]): string;
    cancelled(): string;
    /** What is left of the message when the table goes on in another channel. */
    movedTo(table: string, channel: string): string;
  };
  /** The shuffle: what it is sealed with, what goes into it, and whether all of it holds. Bytes are hexadecimal. */
  readonly fairness: {
    /** Small print before the start and while the game runs: the beginnings of the seal and of what was mixed in. */
    sealed(seal: string): string;
    mixed(seal: string, brought: string): string;
    /** Small print at the end: the beginnings of seal and seed. */
    opened(seal: string, seed: string): string;
    /** The private account. */
    heading(table: string): string;
    /** What may be told before the end; `isRunning`: what the players bring is fixed. */
    stillSealed(isRunning: boolean): string;
    neverBegan(): string;
    readonly checks: { readonly [C in CheckName]: string };
    /** `holds` null: it cannot be told here. */
    check(sentence: string, holds: boolean | null): string;
    /** Whole shuffles and games' draws by their labels, and how many moves the system drew. */
    streams(labels: readonly string[], bySystem: number): string;
    /** Beneath the file with the record. */
    file(): string;
    fileName(table: string): string;
    fileDescription(table: string): string;
  };
  readonly wordForm: {
    title(table: string): string;
    label(): string;
    description(): string;
  };
  readonly optionsForm: {
    title(table: string): string;
    label(): string;
    description(): string;
  };
  readonly board: {
    /** At the start, when one player begins: who, and what has decided it. */
    began(name: string): string;
    /** Whose turn it is and what to do; `task` is an order such as `place your tile`. */
    status(awaited: readonly string[], task: string): string;
    /** Small print beneath; `status` is the game's: `Turn 33 · 39 tiles left`. */
    note(table: string, status: string): string;
    /** The rules were put right while the game ran: from this row on the new ones hold. */
    newRules(seq: number): string;
    /** Among what has happened: somebody has given up; `goesOn`: the bot plays for that seat. */
    resigned(name: string, goesOn: boolean): string;
    /** What is left of a board message when a newer one stands below; `line`: what has happened since, or null. */
    replaced(line: string | null): string;
    /** The same when the newer one stands in another channel. */
    movedTo(line: string | null, channel: string): string;
    /** For those who cannot see the picture: what the numbers on it mean. */
    onOffer(answers: readonly string[]): string;
    fileName(table: string, seq: number): string;
    threadName(game: string, table: string): string;
  };
  /** What one seat holds, as a private answer or a direct message. */
  readonly hand: {
    /** Small print beneath. */
    note(game: string, table: string): string;
    fileName(table: string, seq: number): string;
    /** In the direct message, before the game begins. */
    coming(): string;
    /** In the direct message of somebody who wants no more. */
    stopped(): string;
    /** At the table: somebody's hand could not be delivered any more; `who` is a mention. */
    refused(who: string): string;
  };
  readonly final: {
    /** `points` null where the table ended by resigning. */
    heading(winners: readonly string[], game: string, points: number | null): string;
    place(place: number, name: string, points: number, parts: readonly string[]): string;
    part(name: string, points: number): string;
    resigned(name: string): string;
    note(table: string, status: string): string;
  };
  readonly panel: {
    /** Above a panel that took the place of an outdated one. */
    renewed(): string;
    /** The same, where a button of an earlier move was pressed by the one who is to move now. */
    outdated(): string;
    confirm(moves: readonly string[]): string;
    confirmNote(): string;
    /** `summary`: what the last step announced. */
    played(summary: string): string;
    closed(): string;
    page(page: number, pages: number): string;
    /** The generic panel: what is asked for. */
    chooseKind(): string;
    chooseOne(parameter: string): string;
    chooseSome(parameter: string, min: number, max: number): string;
    value(value: string | number | boolean): string;
    soFar(moves: readonly string[]): string;
  };
  readonly more: {
    heading(game: string, table: string): string;
    body(): string;
  };
  readonly moveList: {
    heading(table: string): string;
    row(seq: number, sentence: string): string;
    empty(): string;
    page(page: number, pages: number): string;
  };
  readonly games: {
    heading(): string;
    mine(): string;
    others(): string;
    row(listed: Listed): string;
    /** So many more of the same kind. */
    more(count: number): string;
  };
  readonly help: {
    heading(): string;
    body(games: readonly { readonly name: string; readonly summary: string; readonly seats: string }[]): string;
  };
  seats(min: number, max: number): string;
  /** The command of a generic move: `/<game> play move:`. */
  readonly genericCommand: SubcommandWords<'move'>;
}
