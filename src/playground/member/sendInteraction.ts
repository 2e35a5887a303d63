import { openInteraction } from '../interactions/lifecycle.ts';
import { interactionPayload } from '../interactions/payloads.ts';
import type { Interaction } from '../world/interaction.ts';
import type { Playground } from '../world/playground.ts';
import type { Channel, Member } from '../world/world.ts';

/** Opens the member's interaction and sends it to the bot; `data` is the payload's `data`. */
export function sendInteraction(
  playground: Playground,
  member: Member,
  channel: Channel,
  sent: Pick<Interaction, 'kind' | 'command' | 'messageId' | 'customId'> & { readonly data: unknown },
): Interaction {
  const { data, ...facts } = sent;
  const interaction = openInteraction(playground, {
    ...facts,
    userId: member.id,
    channelId: channel.id,
    guildId: channel.guildId,
  });
  const payload = interactionPayload(playground, interaction, data);
  playground.changes.emit({ kind: 'interactionSent', interaction, payload });
  return interaction;
}
