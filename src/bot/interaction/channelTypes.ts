import {
  type ChannelType,
  type Client,
  Events,
  GatewayDispatchEvents,
  type GatewayInteractionCreateDispatch,
} from 'discord.js';

/** Types that are kept until their interaction is read, at most; a packet may wait in discord.js for the bot to be ready. */
const MOST = 1_000;

/**
 * Returns the type of the channel in which an interaction was made, by its id: discord.js drops it, and knows no channel
 * that it has forgotten, such as an archived thread. Null if the packet did not say.
 */
export function watchChannelTypes(client: Client): (interaction: string) => ChannelType | null {
  const types = new Map<string, ChannelType>();
  client.on(Events.Raw, ({ t, d }: GatewayInteractionCreateDispatch) => {
    if (t !== GatewayDispatchEvents.InteractionCreate || d.channel === undefined) return;
    types.set(d.id, d.channel.type);
    const [oldest] = types.keys();
    if (types.size > MOST && oldest !== undefined) types.delete(oldest);
  });
  return (interaction) => {
    const type = types.get(interaction) ?? null;
    types.delete(interaction);
    return type;
  };
}
