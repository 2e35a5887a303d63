/** What the bot hears of changes, without a connection: the gateway sends it to sessions. */
import type { Faults } from '../faults/faults.ts';
import { untilOverdue } from '../interactions/deadlines.ts';
import { channelObject, guildCreateData, threadObject, userObject } from '../world/apiObjects.ts';
import { botPresence } from '../world/botPresence.ts';
import type { Change } from '../world/changes.ts';
import { isSeenByBot } from '../world/channels.ts';
import type { Interaction } from '../world/interaction.ts';
import type { Playground } from '../world/playground.ts';
import { BOT, type Channel } from '../world/world.ts';

/** How long to hold back an interaction for the next one, in ms of real time. */
const LONGEST_HOLD = 1_000;

/** Turns changes into events for the bot. `guildId`: the server that an event is about; null for none. */
export function eventsOf(
  playground: Playground,
  faults: Faults,
  broadcast: (guildId: string | null, name: string, data: unknown) => void,
): (change: Change) => void {
  /** Deliveries of interactions that wait for the next one. */
  const held: (() => void)[] = [];

  return function onChange(change: Change): void {
    switch (change.kind) {
      case 'interactionSent': {
        const { interaction, payload } = change;
        deliver(interaction, () => broadcast(interaction.guildId, 'INTERACTION_CREATE', payload));
        return;
      }
      case 'presenceChanged': {
        const { guildId, bot } = change;
        const guild = playground.store.guild(guildId);
        if (bot !== 'here')
          broadcast(guildId, 'GUILD_DELETE', {
            id: guildId,
            ...(bot === 'unavailable' ? { unavailable: true } : {}),
          });
        else if (guild !== null)
          broadcast(guildId, 'GUILD_CREATE', guildCreateData(guild, playground.store.channels()));
        return;
      }
      case 'channelChanged':
        if (change.how === 'created') sendChannelEvent(change.channel, 'CREATE');
        if (change.how === 'updated') sendChannelEvent(change.channel, 'UPDATE');
        if (change.how === 'left') sendLeft(change.channel);
        return;
      case 'channelDeleted':
        sendChannelEvent(change.channel, 'DELETE');
        return;
      default:
        return; // with only the intent for guilds, Discord sends no other events
    }
  };

  /** Delivers an interaction to the bot: late, after the next one, or twice if such a fault is armed. */
  function deliver({ createdAt }: Interaction, send: () => void): void {
    if (faults.take('deliveredLate')) {
      void untilOverdue(playground, createdAt).then(send);
      return;
    }
    if (faults.take('reordered')) {
      held.push(send);
      setTimeout(releaseHeld, LONGEST_HOLD).unref();
      return;
    }
    send();
    if (faults.take('duplicate')) send();
    releaseHeld();
  }

  function releaseHeld(): void {
    for (const send of held.splice(0)) send();
  }

  function sendChannelEvent(channel: Channel, verb: 'CREATE' | 'UPDATE' | 'DELETE'): void {
    if (channel.guildId !== null && botPresence(playground, channel.guildId) !== 'here') return;
    if (!isSeenByBot(playground, channel)) return;
    const name = `${channel.kind === 'thread' ? 'THREAD' : 'CHANNEL'}_${verb}`;
    broadcast(channel.guildId, name, objectOf(channel));
  }

  /** The bot is no longer a member of a private thread. */
  function sendLeft({ id, guildId, memberIds }: Channel): void {
    const left = { id, guild_id: guildId, member_count: memberIds.length, removed_member_ids: [BOT.id] };
    broadcast(guildId, 'THREAD_MEMBERS_UPDATE', left);
  }

  function objectOf(channel: Channel) {
    if (channel.kind === 'thread') return threadObject(channel);
    const recipient = channel.kind === 'dm' ? playground.store.member(channel.memberIds[0] ?? '') : null;
    return channelObject(channel, recipient === null ? null : userObject(recipient));
  }
}
