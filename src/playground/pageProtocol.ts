/**
 * The page API: what the web page (in a browser) and the stand-in for Discord exchange.
 *
 * `GET /`, `/page.js`, `/page.css`   the page itself
 * `GET /fonts/<name>.woff2`          a font from `PageBundle.fontFolder`
 * `GET /api/state?as=<userId>`       `PageState`: everything that member can see; without `as`, the first member's
 * `GET /api/transcript?as=<userId>`  `PageTranscriptLine[]`: what that member has seen, in order
 * `POST /api/act?as=<userId>`        one `PageAction` as JSON, answered by `PageAnswer`
 * `WebSocket /events?as=<userId>`    `PageEvent`s as JSON text; the first is always `state`
 *
 * Everything else (an unknown member, a malformed body) gets 4xx with `{ "error": string }`. Times are Unix
 * times in ms by the playground's clock. This file contains only types and constant lists, so the browser can load it.
 */
import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';

/** The languages a member of the playground can have, as Discord names them. */
export const PAGE_LOCALES = ['en-US', 'en-GB', 'ja', 'de'] as const;
export type PageLocale = (typeof PAGE_LOCALES)[number];

type BotStatus = 'online' | 'offline';

/**
 * A member of the playground. `colour` is the avatar's (0 to 0xFFFFFF); `manages` are the guilds where they have
 * MANAGE_GUILD.
 */
export interface PageMember {
  readonly id: string;
  readonly name: string;
  readonly colour: number;
  readonly locale: PageLocale;
  readonly acceptsDms: boolean;
  readonly guilds: readonly string[];
  readonly manages: readonly string[];
  /** In how many channels, threads, and DMs something is waiting for them: "2 to do". */
  readonly waiting: number;
}

interface PageBot {
  readonly id: string;
  readonly name: string;
  readonly status: BotStatus;
}

type PageChannelKind = 'text' | 'thread' | 'dm';

/**
 * A channel, thread, or direct message channel. Threads have `parentId` and `starterId` (the message they started
 * from); direct messages have no `guildId`. `unread` and `mentions` count what this member has not read; `waits` says
 * whether something there is waiting for them.
 */
export interface PageChannel {
  readonly id: string;
  readonly kind: PageChannelKind;
  readonly guildId: string | null;
  readonly parentId: string | null;
  readonly starterId: string | null;
  readonly name: string;
  /** Heading in the channel list (`Talk`, `Tables`); null for threads and DMs. */
  readonly section: string | null;
  readonly topic: string | null;
  readonly archived: boolean;
  readonly locked: boolean;
  readonly memberIds: readonly string[];
  readonly messageCount: number;
  readonly lastMessageAt: number | null;
  readonly unread: number;
  readonly mentions: number;
  readonly waits: boolean;
}

/** A server. `commands` are those that this member can use there, guild commands and global ones. */
export interface PageGuild {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
  readonly locale: PageLocale;
  readonly memberIds: readonly string[];
  readonly channelIds: readonly string[];
  readonly bot: BotPresence;
  readonly commands: readonly APIApplicationCommand[];
}

/**
 * A message as this member sees it. Pictures: media items and attachments carry `url`, `width`, `height`,
 * `description`; `message.flags` contains `Loading` (128) while the bot's answer is deferred.
 */
export interface PageMessage {
  readonly message: APIMessage;
  /** Ephemeral: "Only you can see this". */
  readonly onlyForMe: boolean;
  readonly mentionsMe: boolean;
  /** Who used which command to get this answer; null for other messages. */
  readonly usedCommand: { readonly userId: string; readonly command: string } | null;
}

export type InteractionState = 'waiting' | 'answered' | 'failed';

/**
 * The state of an interaction of this member. `messageId` and `customId` name the pressed component, `command` the
 * command.
 */
export interface PageInteraction {
  readonly id: string;
  readonly state: InteractionState;
  readonly channelId: string;
  readonly messageId: string | null;
  readonly customId: string | null;
  readonly command: string | null;
}

/** A modal that the bot opened for this member; answer with `submit` or `closeModal`, naming `interactionId`. */
export interface PageModal {
  readonly interactionId: string;
  readonly channelId: string;
  readonly modal: APIModalInteractionResponseCallbackData;
}

/** One REST request of the bot, in plain words. `refusal` names the broken rule; null when it was accepted. */
export interface WireLine {
  readonly at: number;
  readonly milliseconds: number;
  readonly method: string;
  readonly route: string;
  readonly what: string;
  readonly status: number;
  readonly code: number | null;
  readonly refusal: string | null;
}

/**
 * Faults that can be armed: each hits the next matching request, delivery, session, or resume, except those of `LASTING_FAULTS`,
 * which hit every one until they are disarmed.
 */
export const PAGE_FAULTS = [
  'late',
  'deliveredLate',
  'duplicate',
  'reordered',
  'rateLimited',
  'rateLimitedGlobally',
  'errorBefore',
  'errorAfterAccept',
  'cutAfterAccept',
  'silentAfterAccept',
  'unauthorized',
  'replay',
  'down',
  'opensTooFast',
  'opensBarred',
  'opensCounted',
  'uploadInEdit',
  'staysArchived',
  'forbiddenPage',
  'blockedByCloudflare',
  'banPage',
  'needsVerification',
  'sendingDisabled',
  'ownerUnverified',
  'autoModerated',
  'harmfulLinks',
  'uploadsLimited',
  'deadResume',
  'noHello',
  'noReady',
  'noAcks',
  'systemMessages',
  'mentionsAddNobody',
  'privateMentionsAddNobody',
  'addsRefused',
  'keptRefused',
  'slowLookUps',
] as const;
export type PageFault = (typeof PAGE_FAULTS)[number];

export const LASTING_FAULTS: readonly PageFault[] = [
  'down',
  'opensTooFast',
  'opensBarred',
  'opensCounted',
  'uploadInEdit',
  'staysArchived',
  'banPage',
  'needsVerification',
  'sendingDisabled',
  'ownerUnverified',
  'autoModerated',
  'harmfulLinks',
  'uploadsLimited',
  'noAcks',
  'systemMessages',
  'mentionsAddNobody',
  'privateMentionsAddNobody',
  'addsRefused',
  'keptRefused',
  'slowLookUps',
];

/**
 * Gateway trouble with immediate effect: closing with a code, asking the bot to reconnect, or invalidating its session.
 */
export const GATEWAY_TROUBLES = ['4000', '4004', '4009', '4011', '4013', '4014', 'reconnect', 'invalid'] as const;
export type GatewayTrouble = (typeof GATEWAY_TROUBLES)[number];

/**
 * Channel trouble with immediate effect. A thread can be archived, locked, or both, which `unlock` ends. `deleteNewest` deletes the bot's newest message in the channel or thread;
 * `hideFromBot` makes the thread a private one of everybody but the bot, as if a member had created it; `slowDown` lets
 * members do something there once an hour, until `endSlowMode`.
 */
export const CHANNEL_TROUBLES = [
  'revokePermissions',
  'restorePermissions',
  'archive',
  'lock',
  'unlock',
  'hideFromBot',
  'slowDown',
  'endSlowMode',
  'deleteNewest',
  'delete',
] as const;
export type ChannelTrouble = (typeof CHANNEL_TROUBLES)[number];

/**
 * Whether the bot is in a server, in it but the server is unavailable, or removed from it. `commandsOnly`: somebody has
 * authorized the commands without the bot, so that it gets interactions and nothing else.
 */
export const BOT_PRESENCES = ['here', 'unavailable', 'commandsOnly', 'gone'] as const;
export type BotPresence = (typeof BOT_PRESENCES)[number];

export interface PageClock {
  readonly now: number;
  /** How far the playground's clock is ahead of the machine's, in ms. */
  readonly offset: number;
}

export interface PageState {
  readonly me: PageMember;
  readonly members: readonly PageMember[];
  readonly bot: PageBot;
  readonly clock: PageClock;
  readonly guilds: readonly PageGuild[];
  /** All text channels, visible threads, and DMs; oldest thread first within its parent. */
  readonly channels: readonly PageChannel[];
  /** The newest 100 messages of each channel, oldest first, by channel id. */
  readonly messages: { readonly [channelId: string]: readonly PageMessage[] };
  /** Commands that this member can use in the bot's direct messages. */
  readonly dmCommands: readonly APIApplicationCommand[];
  readonly interactions: readonly PageInteraction[];
  readonly modal: PageModal | null;
  readonly armed: readonly PageFault[];
  readonly wire: readonly WireLine[];
}

/** An event for one member's page. `message` is new or changed: replace it by id. */
export type PageEvent =
  | { readonly kind: 'state'; readonly state: PageState }
  | { readonly kind: 'message'; readonly message: PageMessage }
  | { readonly kind: 'messageDeleted'; readonly channelId: string; readonly messageId: string }
  | { readonly kind: 'channel'; readonly channel: PageChannel }
  | { readonly kind: 'channelDeleted'; readonly channelId: string }
  | { readonly kind: 'interaction'; readonly interaction: PageInteraction }
  | { readonly kind: 'modal'; readonly modal: PageModal | null }
  | { readonly kind: 'member'; readonly member: PageMember }
  | { readonly kind: 'bot'; readonly bot: PageBot }
  | { readonly kind: 'clock'; readonly clock: PageClock }
  | { readonly kind: 'commands'; readonly guilds: readonly PageGuild[]; readonly dmCommands: PageState['dmCommands'] }
  | { readonly kind: 'armed'; readonly armed: readonly PageFault[] }
  | { readonly kind: 'wire'; readonly line: WireLine };

export type OptionValue = string | number | boolean;
export type SlashOptions = { readonly [option: string]: OptionValue };

/**
 * Text for a text input, values for menus and checkbox groups, a value or null for radio buttons, a boolean for a
 * checkbox.
 */
export type ModalValue = string | readonly string[] | boolean | null;
export type ModalValues = { readonly [customId: string]: ModalValue };

/**
 * What a member can do. `command` is the command with its subcommand group and subcommand, separated by spaces
 * (`carcassonne place`). Users, channels, roles, and files as option values are given by id.
 */
export type PageAction =
  | { readonly kind: 'say'; readonly channelId: string; readonly text: string }
  | { readonly kind: 'slash'; readonly channelId: string; readonly command: string; readonly options: SlashOptions }
  | {
      readonly kind: 'autocomplete';
      readonly channelId: string;
      readonly command: string;
      readonly options: SlashOptions;
      readonly focused: string;
    }
  | { readonly kind: 'press'; readonly messageId: string; readonly customId: string }
  | {
      readonly kind: 'select';
      readonly messageId: string;
      readonly customId: string;
      readonly values: readonly string[];
    }
  | { readonly kind: 'submit'; readonly interactionId: string; readonly values: ModalValues }
  | { readonly kind: 'closeModal'; readonly interactionId: string }
  | { readonly kind: 'dismiss'; readonly messageId: string }
  | { readonly kind: 'read'; readonly channelId: string }
  | { readonly kind: 'settings'; readonly locale?: PageLocale; readonly acceptsDms?: boolean }
  | { readonly kind: 'bot'; readonly do: 'kill' | 'start' }
  | { readonly kind: 'clock'; readonly ms: number }
  | { readonly kind: 'fault'; readonly fault: PageFault; readonly armed: boolean }
  | { readonly kind: 'gateway'; readonly trouble: GatewayTrouble }
  | { readonly kind: 'channel'; readonly channelId: string; readonly trouble: ChannelTrouble }
  | { readonly kind: 'presence'; readonly guildId: string; readonly bot: BotPresence };

/**
 * The immediate answer. `refused` is what Discord's client would not let a member do (a disabled button, a missing
 * option). The bot's answer arrives as events with `interactionId`; only `autocomplete` waits for the bot's choices.
 */
export type PageAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'interaction'; readonly interactionId: string }
  | { readonly kind: 'choices'; readonly choices: readonly APIApplicationCommandOptionChoice[] }
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused'; readonly reason: string };

/** The answer to a file that a member has chosen for an option: `id` is the option's value. */
export type PageUpload =
  | { readonly kind: 'kept'; readonly id: string; readonly name: string }
  | { readonly kind: 'refused'; readonly reason: string };

export interface PageTranscriptLine {
  readonly at: number;
  readonly what: 'created' | 'updated' | 'deleted' | 'modal' | 'choices';
  readonly channelId: string;
  readonly messageId: string | null;
  readonly text: string;
  readonly files: readonly string[];
}

/** The page: three files ready to send, and the absolute path of the fonts' folder. */
export interface PageBundle {
  readonly html: string;
  readonly script: string;
  readonly style: string;
  readonly fontFolder: string;
}
