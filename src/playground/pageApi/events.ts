import { commandsFor } from '../interactions/commandUse.ts';
import { seesMessage } from '../messages/messages.ts';
import type { PageEvent } from '../pageProtocol.ts';
import type { Change } from '../world/changes.ts';
import { canSee } from '../world/channels.ts';
import type { StoredMessage } from '../world/store.ts';
import type { Member } from '../world/world.ts';
import {
  armedView,
  botView,
  channelView,
  clockView,
  guildViews,
  interactionView,
  isShown,
  memberView,
  messageView,
  modalView,
  type ViewSource,
} from './view.ts';

/** The page events by which this member sees the change, in order; empty when they see nothing of it. */
export function eventsFor(source: ViewSource, member: Member, origin: string, change: Change): readonly PageEvent[] {
  const { playground, faults } = source;
  const memberEvent = (id: string): PageEvent[] => {
    const other = playground.store.member(id);
    return other === null ? [] : [{ kind: 'member', member: memberView(playground, other) }];
  };
  const channelEvent = (id: string): PageEvent[] => {
    const channel = playground.store.channel(id);
    if (channel === null || !canSee(playground, member.id, channel)) return [];
    return [{ kind: 'channel', channel: channelView(playground, member, channel) }];
  };

  /** The members the message may be waiting for. */
  const concerned = ({ pinged }: StoredMessage, channelId: string): readonly string[] => {
    const channel = playground.store.channel(channelId);
    return channel?.kind === 'dm' ? channel.memberIds : pinged;
  };

  switch (change.kind) {
    case 'messageCreated': {
      const { stored } = change;
      const { channel_id } = stored.message;
      const shown: PageEvent[] = seesMessage(playground, member.id, stored)
        ? [{ kind: 'message', message: messageView(member, stored, origin) }]
        : [];
      return [...shown, ...concerned(stored, channel_id).flatMap(memberEvent)];
    }
    case 'messageUpdated': {
      const { stored } = change;
      const { channel_id } = stored.message;
      const shown: PageEvent[] = seesMessage(playground, member.id, stored)
        ? [{ kind: 'message', message: messageView(member, stored, origin) }, ...channelEvent(channel_id)]
        : [];
      // What it asked someone to do may be done now.
      return [...shown, ...concerned(stored, channel_id).flatMap(memberEvent)];
    }
    case 'messageDeleted': {
      const { stored } = change;
      const { id: messageId, channel_id: channelId } = stored.message;
      if (!seesMessage(playground, member.id, stored)) return stored.pinged.flatMap(memberEvent);
      return [
        { kind: 'messageDeleted', channelId, messageId },
        ...channelEvent(channelId),
        ...stored.pinged.flatMap(memberEvent),
      ];
    }
    case 'channelChanged':
      // Something in the thread may be waiting for members who just joined it.
      return [
        ...channelEvent(change.channel.id),
        ...(change.channel.kind === 'thread' ? change.channel.memberIds.flatMap(memberEvent) : []),
      ];
    case 'channelDeleted':
      return canSee(playground, member.id, change.channel)
        ? [{ kind: 'channelDeleted', channelId: change.channel.id }]
        : [];
    case 'read':
      return [...(change.userId === member.id ? channelEvent(change.channelId) : []), ...memberEvent(change.userId)];
    case 'interactionChanged': {
      const { interaction } = change;
      const isOwn = interaction.userId === member.id && isShown(interaction);
      return isOwn ? [{ kind: 'interaction', interaction: interactionView(interaction) }] : [];
    }
    case 'modalOpened':
      return change.interaction.userId === member.id ? [{ kind: 'modal', modal: modalView(change.interaction) }] : [];
    case 'modalClosed':
      return change.userId === member.id ? [{ kind: 'modal', modal: null }] : [];
    case 'memberChanged':
      return memberEvent(change.member.id);
    case 'commandsChanged':
    case 'presenceChanged':
      return [
        {
          kind: 'commands',
          guilds: guildViews(playground, member),
          dmCommands: commandsFor(playground, member, { guildId: null }),
        },
      ];
    case 'botChanged':
      return [{ kind: 'bot', bot: botView(playground) }];
    case 'clockChanged':
      return [{ kind: 'clock', clock: clockView(source) }];
    case 'faultsChanged':
      return [{ kind: 'armed', armed: armedView(faults) }];
    case 'requested':
      return [{ kind: 'wire', line: change.line }];
    case 'interactionSent':
    case 'choicesOffered':
      return []; // seen only by the bot, and by the member who asked for the choices
  }
}
