import { GuildMember, type Interaction, MessageFlags, PermissionFlagsBits } from 'discord.js';
import type { Caller } from './caller.ts';
import { localeOf } from './localeOf.ts';

/** The caller of an interaction. */
export function readCaller(interaction: Interaction): Caller {
  const isPress = interaction.isMessageComponent() || interaction.isModalSubmit();
  const message = isPress ? interaction.message : null;
  return {
    interaction: interaction.id,
    user: interaction.user.id,
    guild: interaction.guildId,
    isDirect: interaction.guildId === null,
    channel: interaction.channelId ?? '',
    isThread: interaction.channel?.isThread() ?? false,
    locale: localeOf(interaction.locale),
    guildLocale: localeOf(interaction.guildLocale ?? null),
    permissions: interaction.appPermissions.bitfield,
    isModerator:
      interaction.memberPermissions?.any([PermissionFlagsBits.ManageGuild, PermissionFlagsBits.ManageMessages]) ??
      false,
    isManager: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
    isOnPrivate: message?.flags.has(MessageFlags.Ephemeral) ?? false,
    isPress,
  };
}

/** The caller's name in the server: the nickname, or else the display name. */
export function nameOf({ member, user }: Interaction): string {
  const nick = member instanceof GuildMember ? member.nickname : member?.nick;
  return nick ?? user.displayName;
}
