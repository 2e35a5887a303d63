import { once } from 'node:events';
import {
  type ApplicationCommandDataResolvable,
  Client,
  type ClientOptions,
  Events,
  GatewayIntentBits,
  type Interaction,
} from 'discord.js';
import type { FakeDiscord } from '../../../src/playground/fakeDiscord.ts';

/** A real discord.js client, logged in to the stand-in, whose commands are registered and whose answers `handle` gives. */
export async function connect(
  discord: FakeDiscord,
  commands: readonly ApplicationCommandDataResolvable[],
  handle: (interaction: Interaction) => Promise<unknown>,
  options: Partial<ClientOptions> = {},
): Promise<{ readonly client: Client<true>; readonly errors: unknown[]; [Symbol.asyncDispose](): Promise<void> }> {
  const client: Client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: discord.apiBase, cdn: `${discord.url}/cdn`, version: '10' },
    ...options,
  });
  const errors: unknown[] = [];
  client.on(Events.Error, (error) => errors.push(error));
  client.on(Events.InteractionCreate, (interaction) => {
    handle(interaction).catch((error: unknown) => errors.push(error));
  });
  const ready = once(client, Events.ClientReady);
  await client.login(discord.token);
  await ready;
  if (!client.isReady()) throw new Error('the client told that it is ready and is not');
  if (commands.length > 0) await client.application.commands.set(commands);
  return { client, errors, [Symbol.asyncDispose]: () => client.destroy() };
}
