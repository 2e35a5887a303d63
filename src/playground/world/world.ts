import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { PageLocale } from '../pageProtocol.ts';

/** A member who can be played. The settings `locale` and `acceptsDms` can change while the playground runs. */
export interface Member {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly colour: number;
  readonly locale: PageLocale;
  readonly acceptsDms: boolean;
}

/** A server. `managers` are the members with MANAGE_GUILD; `locale` is the server's preferred language. */
export interface Guild {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
  readonly locale: PageLocale;
  readonly memberIds: readonly string[];
  readonly managers: readonly string[];
}

/**
 * A text channel, thread, or direct message channel. `botPermissions` is a permission set as a decimal number; null
 * means the usual set, or the parent's for a thread. `memberIds` is used by threads and DMs only.
 */
export interface Channel {
  readonly id: string;
  readonly kind: 'text' | 'thread' | 'dm';
  readonly guildId: string | null;
  readonly parentId: string | null;
  readonly starterId: string | null;
  readonly ownerId: string | null;
  readonly name: string;
  readonly section: string | null;
  readonly topic: string | null;
  readonly archived: boolean;
  readonly locked: boolean;
  readonly isPrivate: boolean;
  /** Minutes of silence after which a thread is archived. */
  readonly autoArchive: number;
  readonly createdAt: number;
  /** When it was last created, posted in, or unarchived, as Unix time in milliseconds. */
  readonly activeAt: number;
  readonly memberIds: readonly string[];
  /** How many messages were ever sent in it. */
  readonly messageCount: number;
  /** How many of these are gone; missing means none. */
  readonly deletedCount?: number;
  readonly lastMessageId: string | null;
  readonly botPermissions: string | null;
  /** Members who can't see it; missing means none. */
  readonly hiddenFrom?: readonly string[];
  /** Seconds that a member waits between two actions (`rate_limit_per_user`); missing in worlds from before it existed. */
  readonly slowMode?: number;
  /** Of a private thread: whether members who don't manage threads can add others; missing means that they can. */
  readonly invitable?: boolean;
}

export const BOT = { id: '980000000000000001', username: 'guildhall', name: 'Guildhall' } as const;

/** The application's id equals its bot's user id, as for every application made since 2016. */
export const APPLICATION_ID = BOT.id;

/** The bot's permissions in a channel unless a test or the page changes them. */
export const USUAL_BOT_PERMISSIONS =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.SendMessagesInThreads |
  PermissionFlagsBits.CreatePublicThreads |
  PermissionFlagsBits.CreatePrivateThreads |
  PermissionFlagsBits.EmbedLinks |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.ReadMessageHistory |
  PermissionFlagsBits.PinMessages |
  PermissionFlagsBits.UseApplicationCommands;

/** A member's permissions; managers also have `ManageGuild`. */
export const MEMBER_PERMISSIONS =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.SendMessagesInThreads |
  PermissionFlagsBits.ReadMessageHistory |
  PermissionFlagsBits.UseApplicationCommands |
  PermissionFlagsBits.AttachFiles;

export const MEMBERS: readonly Member[] = [
  person(1, 'aya', 'Aya', 0x8e4a63, 'en-US'),
  person(2, 'ben', 'Ben', 0x3d6a8a, 'en-GB'),
  person(3, 'misaki', '美咲', 0x5a7d3c, 'ja'),
  { ...person(4, 'clemens', 'Clemens', 0x946b35, 'de'), acceptsDms: false },
  person(5, 'dara', 'Dara', 0x5d5494, 'en-US'),
  person(6, 'emil', 'Emil', 0x2f7a6c, 'de'),
  person(7, 'priya', 'Priya', 0xa3512f, 'en-GB'),
  person(8, 'noor', 'Noor', 0x6b5b4b, 'en-US'),
  person(9, 'kenta', '健太', 0x41619c, 'ja'),
  person(10, 'sakura', 'さくら', 0xb04f6d, 'ja'),
  person(11, 'ren', '蓮', 0x3f7f86, 'ja'),
  person(12, 'aoi', '葵', 0x7a5a9e, 'ja'),
  { ...person(13, 'yuto', '優斗', 0x86682a, 'ja'), acceptsDms: false },
];

export const GUILDS: readonly Guild[] = [
  {
    id: '970000000000000001',
    name: 'Thursday Guild',
    initials: 'TG',
    locale: 'en-US',
    memberIds: ids('aya', 'ben', 'misaki', 'clemens', 'dara', 'emil', 'priya', 'noor'),
    managers: ids('aya'),
  },
  {
    id: '970000000000000002',
    name: '東の広場',
    initials: '東',
    locale: 'ja',
    memberIds: ids('misaki', 'kenta', 'sakura', 'ren', 'aoi', 'yuto', 'aya', 'clemens'),
    managers: ids('misaki'),
  },
];

export const CHANNELS: readonly Channel[] = [
  textChannel(1, GUILDS[0]!, 'welcome', 'Talk', 'Say hello.'),
  textChannel(2, GUILDS[0]!, 'lounge', 'Talk', 'Anything but games.'),
  textChannel(3, GUILDS[0]!, 'board-games', 'Tables', 'One message per table.'),
  textChannel(4, GUILDS[0]!, 'rules-talk', 'Tables', 'Questions about the rules.'),
  textChannel(11, GUILDS[1]!, 'ようこそ', '雑談', 'はじめまして。'),
  textChannel(12, GUILDS[1]!, '談話室', '雑談', '何でもどうぞ。'),
  textChannel(13, GUILDS[1]!, 'ボードゲーム', '卓', '1卓につきメッセージ1件。'),
  textChannel(14, GUILDS[1]!, 'ルール相談', '卓', 'ルールの質問はこちら。'),
];

/** Further members of the first server, for tests that need many. */
export const crowdOf = (count: number): readonly Member[] =>
  Array.from({ length: count }, (_, index) =>
    person(100 + index, `member-${index}`, `Member ${index}`, 0x808080, 'en-US'),
  );

function person(number: number, username: string, name: string, colour: number, locale: PageLocale): Member {
  return { id: fixedId('99', number), username, name, colour, locale, acceptsDms: true };
}

function textChannel(number: number, guild: Guild, name: string, section: string, topic: string): Channel {
  return {
    id: fixedId('96', number),
    kind: 'text',
    guildId: guild.id,
    parentId: null,
    starterId: null,
    ownerId: null,
    name,
    section,
    topic,
    archived: false,
    locked: false,
    isPrivate: false,
    autoArchive: 1440,
    createdAt: 0,
    activeAt: 0,
    memberIds: [],
    messageCount: 0,
    lastMessageId: null,
    botPermissions: null,
  };
}

/** An 18-digit id that is the same in every playground. */
function fixedId(prefix: string, number: number): string {
  return prefix + String(number).padStart(16, '0');
}

function ids(...usernames: string[]): string[] {
  return usernames.map((username) => MEMBERS.find((member) => member.username === username)!.id);
}
