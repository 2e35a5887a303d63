import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10';
import type { BotPresence, WireLine } from '../pageProtocol.ts';
import type { Interaction, InteractionPayload } from './interaction.ts';
import type { StoredMessage } from './store.ts';
import type { Channel, Member } from './world.ts';

/**
 * How a channel changed. `created` also when the bot is added to a thread, `left` when it no longer is a member of one.
 * `counted`: only its numbers of messages or members changed, which Discord does not report to bots.
 */
export type ChannelChange = 'created' | 'updated' | 'counted' | 'left';

/** Something that happened. Each listener decides who sees it. */
export type Change =
  | { readonly kind: 'messageCreated'; readonly stored: StoredMessage }
  | { readonly kind: 'messageUpdated'; readonly stored: StoredMessage }
  | { readonly kind: 'messageDeleted'; readonly stored: StoredMessage }
  | { readonly kind: 'channelChanged'; readonly channel: Channel; readonly how: ChannelChange }
  | { readonly kind: 'channelDeleted'; readonly channel: Channel }
  | { readonly kind: 'read'; readonly userId: string; readonly channelId: string }
  | { readonly kind: 'interactionSent'; readonly interaction: Interaction; readonly payload: InteractionPayload }
  | { readonly kind: 'interactionChanged'; readonly interaction: Interaction }
  | { readonly kind: 'modalOpened'; readonly interaction: Interaction }
  | { readonly kind: 'modalClosed'; readonly userId: string }
  | {
      readonly kind: 'choicesOffered';
      readonly interaction: Interaction;
      readonly choices: readonly APIApplicationCommandOptionChoice[];
    }
  | { readonly kind: 'memberChanged'; readonly member: Member }
  /** The bot joined or left a server, or the server's availability changed. */
  | { readonly kind: 'presenceChanged'; readonly guildId: string; readonly bot: BotPresence }
  | { readonly kind: 'commandsChanged' }
  | { readonly kind: 'botChanged' }
  | { readonly kind: 'clockChanged' }
  | { readonly kind: 'faultsChanged' }
  | { readonly kind: 'requested'; readonly line: WireLine };

/**
 * Passes changes to all listeners, in the order in which they registered. `listen` returns a function that stops it.
 */
export function changes() {
  const listeners = new Set<(change: Change) => void>();
  return {
    emit: (change: Change): void => {
      for (const listener of [...listeners]) listener(change);
    },
    listen: (listener: (change: Change) => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type Changes = ReturnType<typeof changes>;
