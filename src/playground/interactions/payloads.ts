import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ComponentType,
  InteractionContextType,
} from 'discord-api-types/v10';
import { MAX_FILE_BYTES } from '../messages/attachments.ts';
import { channelObject, memberObject, permissionsOf, userObject } from '../world/apiObjects.ts';
import { botPermissions } from '../world/channels.ts';
import type { Interaction, InteractionKind, InteractionPayload } from '../world/interaction.ts';
import type { Playground } from '../world/playground.ts';
import { APPLICATION_ID } from '../world/world.ts';
import type { CommandUse } from './commandUse.ts';
import { givenAttachment } from './uploads.ts';

/** Discord's number for each kind of interaction. */
export const INTERACTION_TYPES: { readonly [kind in InteractionKind]: number } = {
  command: 2,
  component: 3,
  autocomplete: 4,
  modal: 5,
};

/**
 * The interaction object for the bot: who did it, where, in which language, with the bot's permissions there, and
 * `data`.
 */
export function interactionPayload(
  playground: Playground,
  interaction: Interaction,
  data: unknown,
): InteractionPayload {
  const member = playground.store.member(interaction.userId);
  const channel = playground.store.channel(interaction.channelId);
  if (member === null || channel === null) throw new Error(`interaction ${interaction.id} has no member or no channel`);
  const guild = interaction.guildId === null ? null : playground.store.guild(interaction.guildId);
  const source = interaction.messageId === null ? null : playground.store.message(interaction.messageId);
  const user = userObject(member);
  return {
    id: interaction.id,
    application_id: APPLICATION_ID,
    type: INTERACTION_TYPES[interaction.kind],
    token: interaction.token,
    version: 1,
    data,
    channel_id: channel.id,
    channel: channelObject(channel, channel.kind === 'dm' ? user : null),
    app_permissions: String(botPermissions(playground, channel)),
    locale: member.locale,
    entitlements: [],
    attachment_size_limit: MAX_FILE_BYTES,
    ...(source === null ? {} : { message: source.message }),
    ...(guild === null
      ? { user, context: InteractionContextType.BotDM, authorizing_integration_owners: { 0: '0' } }
      : {
          guild_id: guild.id,
          guild: { id: guild.id, locale: guild.locale, features: [] },
          guild_locale: guild.locale,
          context: InteractionContextType.Guild,
          authorizing_integration_owners: { 0: guild.id },
          member: { ...memberObject(), user, permissions: String(permissionsOf(guild, member)) },
        }),
  };
}

/** The data of a slash command or its autocomplete. */
export function commandData(playground: Playground, use: CommandUse, focused: string | null): unknown {
  const values = use.given.map(({ option, value }) => ({
    type: option.type,
    name: option.name,
    value,
    ...(option.name === focused ? { focused: true } : {}),
  }));
  const nested = use.path.reduceRight<unknown[]>((options, { type, name }) => [{ type, name, options }], values);
  return {
    id: use.command.id,
    name: use.command.name,
    type: ApplicationCommandType.ChatInput,
    options: nested,
    resolved: resolvedOptions(playground, use),
    ...(use.command.guild_id === undefined ? {} : { guild_id: use.command.guild_id }),
  };
}

function resolvedOptions(playground: Playground, use: CommandUse) {
  const ids = (type: ApplicationCommandOptionType) =>
    use.given.filter(({ option }) => option.type === type).map(({ value }) => String(value));
  const files = ids(ApplicationCommandOptionType.Attachment).flatMap((id) => playground.uploads.get(id) ?? []);
  return {
    ...resolved(playground, ids(ApplicationCommandOptionType.User), ids(ApplicationCommandOptionType.Channel)),
    ...(files.length > 0 && { attachments: Object.fromEntries(files.map((file) => [file.id, givenAttachment(file)])) }),
  };
}

/** The `resolved` field of an interaction: users with their memberships, and channels. */
export function resolved(playground: Playground, userIds: readonly string[], channelIds: readonly string[]) {
  const users = userIds.map((id) => playground.store.member(id)).filter((member) => member !== null);
  const channels = channelIds.map((id) => playground.store.channel(id)).filter((channel) => channel !== null);
  return {
    users: Object.fromEntries(users.map((member) => [member.id, userObject(member)])),
    members: Object.fromEntries(users.map((member) => [member.id, { ...memberObject(), permissions: '0' }])),
    channels: Object.fromEntries(
      channels.map((channel) => [channel.id, { ...channelObject(channel, null), permissions: '0' }]),
    ),
  };
}

/** The data of a button press (`values` null) or of a choice in a menu. */
export function componentData(
  playground: Playground,
  component: { readonly type: number; readonly id?: number | null | undefined; readonly custom_id: string },
  values: readonly string[] | null,
): unknown {
  const pressed = { custom_id: component.custom_id, component_type: component.type, id: component.id };
  if (values === null) return pressed;
  const users =
    component.type === ComponentType.UserSelect || component.type === ComponentType.MentionableSelect ? values : [];
  const channels = component.type === ComponentType.ChannelSelect ? values : [];
  return { ...pressed, values, resolved: resolved(playground, users, channels) };
}
