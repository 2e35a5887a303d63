/** Lines that Discord itself writes in the bot's name, while the fault `systemMessages` is armed. */
import { type APIMessage, MessageReferenceType, MessageType } from 'discord-api-types/v10';
import { botUserObject, userObject } from '../world/apiObjects.ts';
import type { Playground } from '../world/playground.ts';
import type { Channel, Member } from '../world/world.ts';
import { blankMessage } from './blankMessage.ts';
import { publish } from './messages.ts';

/** A thread that starts from an older message is announced in its channel, in ms. Discord documents no number. */
const ANNOUNCED_AFTER = 60_000;

/** Discord lets nobody delete these, or edit them. */
export const isFixed = ({ type }: APIMessage): boolean =>
  type === MessageType.RecipientAdd || type === MessageType.ThreadStarterMessage;

/** Says in a thread that the bot has added a member to it: that notifies the member. */
export function tellOfMember(playground: Playground, threadId: string, member: Member): void {
  tell(playground, threadId, { type: MessageType.RecipientAdd, mentions: [userObject(member)] }, [member.id]);
}

/** Repeats at the top of a thread the message that it starts from, or says in its channel that there is a new thread. */
export function tellOfThread(playground: Playground, thread: Channel, starter: APIMessage | null): void {
  const parent = { channel_id: thread.parentId ?? '', guild_id: thread.guildId ?? '' };
  const type = MessageReferenceType.Default;
  if (starter !== null)
    tell(playground, thread.id, {
      type: MessageType.ThreadStarterMessage,
      message_reference: { ...parent, type, message_id: starter.id },
      referenced_message: starter,
    });
  const isOld = starter === null || playground.clock.now() - Date.parse(starter.timestamp) > ANNOUNCED_AFTER;
  if (isOld && !thread.isPrivate)
    tell(playground, parent.channel_id, {
      type: MessageType.ThreadCreated,
      content: thread.name,
      message_reference: { type, channel_id: thread.id, guild_id: parent.guild_id },
    });
}

function tell(
  playground: Playground,
  channelId: string,
  message: Partial<APIMessage>,
  pinged: readonly string[] = [],
): void {
  const channel = playground.store.channel(channelId);
  if (channel === null || !playground.armed.has('systemMessages')) return;
  publish(playground, channel, {
    message: { ...blankMessage(playground, channel, botUserObject()), ...message },
    ...{ onlyFor: null, pinged, usedCommand: null, fileIds: [], lateEdits: 0 },
  });
}
