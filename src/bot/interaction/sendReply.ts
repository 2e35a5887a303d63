import { setTimeout as wait } from 'node:timers/promises';
import {
  type Interaction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
} from 'discord.js';
import type { Message } from '../discord/components.ts';
import { QUICK } from '../discord/limits.ts';
import type { Reply } from './reply.ts';

/** Gives an interaction its one callback; only a message that is late to be ready is deferred and filled in afterwards. */
export async function sendReply(interaction: Interaction, reply: Reply): Promise<void> {
  switch (reply.kind) {
    case 'nothing':
      return;
    case 'choices':
      if (interaction.isAutocomplete()) await interaction.respond(reply.choices);
      return;
    case 'form':
      if (interaction.isChatInputCommand() || interaction.isMessageComponent()) await interaction.showModal(reply.form);
      return;
    case 'seen':
      if (interaction.isMessageComponent() || isFromMessage(interaction)) await interaction.deferUpdate();
      return;
    case 'redraw':
      if (interaction.isMessageComponent() || isFromMessage(interaction)) return redraw(interaction, reply.message);
      return;
    case 'say':
      if (interaction.isRepliable()) await say(interaction, reply.message);
      return;
    case 'post':
      if (interaction.isRepliable()) {
        const sent = await interaction.reply({ ...bodyOf(reply.message), flags: LAYOUT, withResponse: true });
        const message = sent.resource?.message;
        if (message) await reply.posted(message.id);
      }
  }
}

/** One more private message to an interaction that has had its callback. */
export async function followUp(interaction: Interaction, coming: Promise<Message | null>): Promise<void> {
  const message = await coming;
  if (message !== null && interaction.isRepliable()) {
    await interaction.followUp({ ...bodyOf(message), flags: PRIVATE });
  }
}

type Repliable = Extract<Interaction, { reply: unknown }>;
type Component = MessageComponentInteraction | ModalMessageModalSubmitInteraction;

const LAYOUT = MessageFlags.IsComponentsV2;
const PRIVATE = MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral;

/** A form that was opened by a button: its answer may take the place of that button's message. */
const isFromMessage = (interaction: Interaction): interaction is ModalMessageModalSubmitInteraction =>
  interaction.isModalSubmit() && interaction.isFromMessage();

async function say(interaction: Repliable, coming: Message | Promise<Message>): Promise<void> {
  const message = await soon(coming);
  if (message !== null) {
    await interaction.reply({ ...bodyOf(message), flags: PRIVATE });
    return;
  }
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  await interaction.editReply({ ...bodyOf(await coming), flags: LAYOUT });
}

async function redraw(interaction: Component, coming: Message | Promise<Message>): Promise<void> {
  const message = await soon(coming);
  if (message !== null) {
    await interaction.update({ ...bodyOf(message), flags: LAYOUT });
    return;
  }
  await interaction.deferUpdate();
  await interaction.editReply({ ...bodyOf(await coming), flags: LAYOUT });
}

/** The message, or null when it is not ready in time. */
async function soon(coming: Message | Promise<Message>): Promise<Message | null> {
  const late = new AbortController();
  const patience = wait(QUICK, null, { signal: late.signal }).catch(() => null);
  try {
    return await Promise.race([coming, patience]);
  } finally {
    late.abort();
  }
}

/** Made anew for each use: the library writes into the list of attachments. Whatever was attached before goes. */
const bodyOf = ({ components, files, pings }: Message) => ({
  components: [...components],
  files: files.map(({ name, bytes, alt }) => ({ name, attachment: Buffer.from(bytes), description: alt })),
  attachments: [],
  allowedMentions: { parse: [], users: [...pings] },
});
