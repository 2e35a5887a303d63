import { type APIMessage, type APIUser, type MessageFlags, MessageType } from 'discord-api-types/v10';
import { userObject } from '../world/apiObjects.ts';
import type { Interaction } from '../world/interaction.ts';
import type { Playground } from '../world/playground.ts';
import { APPLICATION_ID, type Channel } from '../world/world.ts';

/** The library's type has a name for every flag and none for no flag. */
const NO_FLAGS = 0 as MessageFlags;

/** An empty message with a new id. */
export function blankMessage(playground: Playground, channel: Channel, author: APIUser) {
  return {
    id: playground.nextMessageId(channel),
    type: MessageType.Default,
    channel_id: channel.id,
    author,
    content: '',
    timestamp: timestamp(playground.clock.now()),
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    pinned: false,
    flags: NO_FLAGS,
  } satisfies APIMessage;
}

/** The fields that tie a message to the interaction it answers; only answers to commands name the user. */
export function originOf(playground: Playground, interaction: Interaction): Partial<APIMessage> {
  const member = playground.store.member(interaction.userId);
  if (member === null) throw new Error(`interaction ${interaction.id} by an unknown member`);
  const ids = { application_id: APPLICATION_ID, webhook_id: APPLICATION_ID };
  if (interaction.kind !== 'command') return ids;
  const metadata = {
    id: interaction.id,
    type: 2,
    user: userObject(member),
    authorizing_integration_owners: { 0: interaction.guildId ?? '0' },
  } as const;
  return { ...ids, interaction_metadata: metadata };
}

/** A Unix time in milliseconds, in Discord's format. */
export function timestamp(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '000+00:00');
}
