import { setTimeout as wait } from 'node:timers/promises';
import {
  type Interaction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
} from 'discord.js';
import type { Message } from '../discord/components.ts';
import { withEpoch } from '../discord/epochIds.ts';
import { failureOf } from '../discord/failure.ts';
import { QUICK } from '../discord/limits.ts';
import type { Reply } from './reply.ts';

/**
 * Sends the one callback of an interaction. A message that is not ready in time is deferred and filled in later.
 *
 * @param epoch of the installation, for the ids of buttons
 */
export async function sendReply(interaction: Interaction, reply: Reply, epoch: string): Promise<void> {
  switch (reply.kind) {
    case 'nothing':
      return;
    case 'choices':
      if (interaction.isAutocomplete()) await interaction.respond(reply.choices);
      return;
    case 'form':
      if (interaction.isChatInputCommand() || interaction.isMessageComponent())
        await interaction.showModal(withEpoch(reply.form, epoch));
      return;
    case 'seen':
      if (interaction.isMessageComponent() || isFromMessage(interaction)) await isTaken(interaction.deferUpdate());
      return;
    case 'redraw':
      if (interaction.isMessageComponent() || isFromMessage(interaction))
        return redraw(interaction, reply.message, epoch);
      return;
    case 'say':
      if (interaction.isRepliable()) await say(interaction, reply.message, epoch);
      return;
    case 'post':
      if (interaction.isRepliable()) {
        const sent = await interaction.reply({ ...bodyOf(reply.message, epoch), flags: LAYOUT, withResponse: true });
        const message = sent.resource?.message;
        if (message) await reply.posted(message.id);
      }
  }
}

/** Sends a private follow-up to an interaction that has had its callback; nothing if the message is null. */
export async function followUp(
  interaction: Interaction,
  coming: Promise<Message | null>,
  epoch: string,
): Promise<void> {
  const message = await coming;
  if (message !== null && interaction.isRepliable()) {
    await interaction.followUp({ ...bodyOf(message, epoch), flags: PRIVATE });
  }
}

type Repliable = Extract<Interaction, { reply: unknown }>;
type Component = MessageComponentInteraction | ModalMessageModalSubmitInteraction;

const LAYOUT = MessageFlags.IsComponentsV2;
const PRIVATE = MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral;

/** Whether a form was opened by a button: then the reply can replace that button's message. */
const isFromMessage = (interaction: Interaction): interaction is ModalMessageModalSubmitInteraction =>
  interaction.isModalSubmit() && interaction.isFromMessage();

async function say(
  interaction: Repliable | Component,
  coming: Message | Promise<Message>,
  epoch: string,
): Promise<void> {
  const message = await soon(coming);
  if (message !== null) {
    await interaction.reply({ ...bodyOf(message, epoch), flags: PRIVATE });
    return;
  }
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  await fillDeferred(interaction, await coming, epoch);
}

/** Puts the answer in place of “is thinking…”, or below it if Discord doesn't take its pictures there. */
export async function fillDeferred(interaction: Repliable | Component, message: Message, epoch: string): Promise<void> {
  try {
    await interaction.editReply({ ...bodyOf(message, epoch), flags: LAYOUT });
  } catch (error) {
    if (failureOf(error) !== 'rejected' || message.files.length === 0) throw error;
    const { id } = await interaction.followUp({ ...bodyOf(message, epoch), flags: PRIVATE });
    // The first message that follows may have taken that place itself.
    const thinking = await interaction.fetchReply();
    if (thinking.id !== id) await interaction.deleteReply();
  }
}

async function redraw(interaction: Component, coming: Message | Promise<Message>, epoch: string): Promise<void> {
  const message = await soon(coming);
  if (message !== null) {
    if (await isTaken(interaction.update({ ...bodyOf(message, epoch), flags: LAYOUT }))) return;
  } else if (await isTaken(interaction.deferUpdate())) {
    if (await isTaken(interaction.editReply({ ...bodyOf(await coming, epoch), flags: LAYOUT }))) return;
    await interaction.followUp({ ...bodyOf(await coming, epoch), flags: PRIVATE });
    return;
  }
  await say(interaction, coming, epoch);
}

/**
 * Whether the pressed message takes this edit. A hand may have been replaced since the press, which has been carried out
 * all the same, an old message takes only so many edits, and Discord has refused edits that bring a new picture.
 */
async function isTaken(edit: Promise<unknown>): Promise<boolean> {
  try {
    await edit;
    return true;
  } catch (error) {
    if (['messageGone', 'uneditable', 'rejected'].includes(failureOf(error))) return false;
    throw error;
  }
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

/** A new object for each use, since the library writes into its attachments. Removes former attachments. */
const bodyOf = ({ components, files, pings }: Message, epoch: string) => ({
  components: withEpoch([...components], epoch),
  files: files.map(({ name, bytes, alt }) => ({ name, attachment: Buffer.from(bytes), description: alt })),
  attachments: [],
  allowedMentions: { parse: [], users: [...pings] },
});
