import { GuildMember, type Interaction, MessageFlags, PermissionFlagsBits } from 'discord.js';
import { localeOf } from '../wordsFor.ts';
import type { Caller } from './caller.ts';

/** Who an interaction is from and where it was made. */
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

/** The name under which the server's members know whoever made an interaction. */
export function nameOf({ member, user }: Interaction): string {
  const nick = member instanceof GuildMember ? member.nickname : member?.nick;
  return nick ?? user.displayName;
}
