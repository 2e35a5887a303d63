import {
  type APIChannel,
  type APIGuildMember,
  type APIOverwrite,
  type APIThreadChannel,
  type APIUser,
  type ChannelFlags,
  ChannelType,
  type GatewayGuildCreateDispatchData,
  GuildMemberFlags,
  OverwriteType,
  PermissionFlagsBits,
  type ThreadAutoArchiveDuration,
  type UserFlags,
} from 'discord-api-types/v10';
import { BOT, type Channel, type Guild, MEMBER_PERMISSIONS, type Member, USUAL_BOT_PERMISSIONS } from './world.ts';

/** The library's type has a name for every flag and none for no flag. */
const NO_FLAGS = 0 as ChannelFlags;
const NO_USER_FLAGS = 0 as UserFlags;

const JOINED_AT = '2026-01-01T00:00:00.000000+00:00';

/** The fields that are the same for every user here. */
const PLAIN_USER = {
  discriminator: '0',
  avatar: null,
  flags: NO_USER_FLAGS,
  public_flags: NO_USER_FLAGS,
  primary_guild: null,
} as const;

/** The bot's user object. */
export function botUserObject(): APIUser {
  return { id: BOT.id, username: BOT.username, global_name: BOT.name, ...PLAIN_USER, bot: true };
}

/** A member's user object. */
export function userObject(member: Member): APIUser {
  return { id: member.id, username: member.username, global_name: member.name, ...PLAIN_USER };
}

/** A member's permissions in a guild. */
export function permissionsOf(guild: Guild, member: Member): bigint {
  return MEMBER_PERMISSIONS | (guild.managers.includes(member.id) ? PermissionFlagsBits.ManageGuild : 0n);
}

/** A guild member object without its user. */
export function memberObject(): Omit<APIGuildMember, 'user'> {
  return {
    roles: [],
    joined_at: JOINED_AT,
    nick: null,
    avatar: null,
    banner: null,
    communication_disabled_until: null,
    premium_since: null,
    pending: false,
    deaf: false,
    mute: false,
    flags: GuildMemberFlags.CompletedOnboarding,
  };
}

/** The channel object of a text channel, thread, or direct message channel. */
export function channelObject(channel: Channel, recipient: APIUser | null): APIChannel {
  if (channel.kind === 'thread') return threadObject(channel);
  if (channel.kind === 'dm') {
    return {
      id: channel.id,
      type: ChannelType.DM,
      recipients: recipient === null ? [] : [recipient],
      last_message_id: channel.lastMessageId,
      flags: 0,
    } as unknown as APIChannel; // the library's type requires fields (`name: null`) that Discord does not send
  }
  return {
    id: channel.id,
    type: ChannelType.GuildText,
    ...(channel.guildId === null ? {} : { guild_id: channel.guildId }),
    name: channel.name,
    topic: channel.topic,
    position: 0,
    nsfw: false,
    parent_id: null,
    permission_overwrites: overwritesOf(channel),
    rate_limit_per_user: channel.slowMode ?? 0,
    last_message_id: channel.lastMessageId,
    flags: NO_FLAGS,
  };
}

/** What a test or the page has set for the bot in a channel, and who can't see it. */
const overwritesOf = ({ botPermissions, hiddenFrom = [] }: Channel): APIOverwrite[] => {
  const own = (id: string, allow: string, deny: bigint) => ({
    id,
    type: OverwriteType.Member,
    allow,
    deny: String(deny),
  });
  return [
    ...(botPermissions === null ? [] : [own(BOT.id, botPermissions, USUAL_BOT_PERMISSIONS & ~BigInt(botPermissions))]),
    ...hiddenFrom.map((id) => own(id, '0', PermissionFlagsBits.ViewChannel)),
  ];
};

/** The channel object of a thread. */
export function threadObject(channel: Channel): APIThreadChannel {
  return {
    id: channel.id,
    type: channel.isPrivate ? ChannelType.PrivateThread : ChannelType.PublicThread,
    ...(channel.guildId === null ? {} : { guild_id: channel.guildId }),
    ...(channel.parentId === null ? {} : { parent_id: channel.parentId }),
    ...(channel.ownerId === null ? {} : { owner_id: channel.ownerId }),
    name: channel.name,
    last_message_id: channel.lastMessageId,
    message_count: channel.messageCount - (channel.deletedCount ?? 0),
    total_message_sent: channel.messageCount,
    member_count: channel.memberIds.length,
    rate_limit_per_user: channel.slowMode ?? 0,
    thread_metadata: {
      archived: channel.archived,
      locked: channel.locked,
      auto_archive_duration: channel.autoArchive as ThreadAutoArchiveDuration, // checked when it was set
      archive_timestamp: new Date(channel.activeAt).toISOString(),
      create_timestamp: new Date(channel.createdAt).toISOString(),
      ...(channel.isPrivate && { invitable: channel.invitable ?? true }),
    },
    flags: 0,
  } as unknown as APIThreadChannel; // ids are brandless strings here, and the union of thread types cannot follow the condition above
}

/** The data of GUILD_CREATE: the guild with its channels, active threads, and the bot as its only member. */
export function guildCreateData(guild: Guild, channels: readonly Channel[]): GatewayGuildCreateDispatchData {
  const texts = channels.filter((channel) => channel.guildId === guild.id && channel.kind === 'text');
  const threads = channels.filter(
    (channel) =>
      channel.guildId === guild.id &&
      channel.kind === 'thread' &&
      !channel.archived &&
      (!channel.isPrivate || channel.memberIds.includes(BOT.id)),
  );
  return {
    ...guildObject(guild),
    joined_at: JOINED_AT,
    large: false,
    unavailable: false,
    member_count: guild.memberIds.length + 1,
    voice_states: [],
    members: [{ ...memberObject(), user: botUserObject() }],
    channels: texts.map((channel) => channelObject(channel, null)),
    threads: threads.map((thread) => threadObject(thread)),
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  } as unknown as GatewayGuildCreateDispatchData; // the type also has fields that a bot of text channels never reads
}

/** The guild object that `GET /guilds/:id` returns. */
export function guildObject(guild: Guild) {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    owner_id: guild.managers[0],
    preferred_locale: guild.locale,
    features: [],
    emojis: [],
    stickers: [],
    roles: [
      {
        id: guild.id,
        name: '@everyone',
        color: 0,
        colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
        icon: null,
        unicode_emoji: null,
        hoist: false,
        position: 0,
        permissions: String(MEMBER_PERMISSIONS | USUAL_BOT_PERMISSIONS),
        managed: false,
        mentionable: false,
        flags: 0,
      },
    ],
    verification_level: 0,
    default_message_notifications: 0,
    explicit_content_filter: 0,
    mfa_level: 0,
    nsfw_level: 0,
    premium_tier: 0,
    system_channel_flags: 0,
    afk_timeout: 300,
    afk_channel_id: null,
    system_channel_id: null,
    rules_channel_id: null,
    public_updates_channel_id: null,
    application_id: null,
    banner: null,
    description: null,
    discovery_splash: null,
    splash: null,
    vanity_url_code: null,
    premium_progress_bar_enabled: false,
    premium_subscription_count: 0,
    home_header: null,
    region: 'deprecated',
    widget_enabled: false,
    widget_channel_id: null,
    max_presences: null,
    max_members: 500_000,
    max_stage_video_channel_users: 50,
    max_video_channel_users: 25,
    nsfw: false,
    incidents_data: null,
    safety_alerts_channel_id: null,
  };
}

/** A copy of JSON in which the paths of stored files (`/cdn/…`) become full addresses. */
export function withAddresses<T>(value: T, origin: string): T {
  const path = /^\/cdn\/(ephemeral-)?attachments\//;
  const text = JSON.stringify(value);
  const isPath = (field: unknown): field is string => typeof field === 'string' && path.test(field);
  // The copy has the shape of the original: only some strings get a prefix. Looking at each takes long where none does.
  const add = (_: string, field: unknown) => (isPath(field) ? origin + field : field);
  return JSON.parse(text, text.includes('"/cdn/') ? add : undefined) as T;
}
