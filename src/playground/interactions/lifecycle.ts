import { randomBytes } from 'node:crypto';
import { MessageFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import { deleteMessage, editMessage, type MessageRequest, postAnswer } from '../messages/messages.ts';
import { refuse } from '../rules/refusal.ts';
import { read } from '../rules/shapes.ts';
import { ANSWER_DEADLINE, type Interaction, TOKEN_LIFETIME } from '../world/interaction.ts';
import type { Playground } from '../world/playground.ts';
import type { StoredMessage } from '../world/store.ts';
import { carryOut, channelOfInteraction, responseTo, soleViewer } from './responses.ts';

/** Starts an interaction: the bot now has three seconds to answer. */
export function openInteraction(
  playground: Playground,
  facts: Pick<Interaction, 'kind' | 'userId' | 'channelId' | 'guildId' | 'command' | 'messageId' | 'customId'>,
): Interaction {
  const interaction: Interaction = {
    ...facts,
    id: playground.nextId(),
    token: randomBytes(48).toString('base64url'),
    createdAt: playground.clock.now(),
    state: 'waiting',
    response: null,
    originalId: null,
    followUpIds: [],
    modal: null,
    choices: null,
  };
  playground.interactions.add(interaction);
  playground.changes.emit({ kind: 'interactionChanged', interaction });
  return interaction;
}

/** Fails the interactions that the bot has not answered in time. Returns how many are still waiting. */
export function failOverdue(playground: Playground): number {
  for (const interaction of playground.interactions.waiting()) {
    if (isOverdue(playground, interaction)) settle(playground, interaction, 'failed');
  }
  return playground.interactions.waiting().length;
}

function isOverdue(playground: Playground, interaction: Interaction): boolean {
  return playground.clock.now() - interaction.createdAt > ANSWER_DEADLINE;
}

function settle(playground: Playground, interaction: Interaction, state: 'answered' | 'failed'): void {
  playground.interactions.settle(interaction, state);
  playground.changes.emit({ kind: 'interactionChanged', interaction });
}

const callback = z.object({ type: z.int(), data: z.unknown().optional() });

/**
 * Handles the bot's first answer (`POST /interactions/:id/:token/callback`). Returns the message that it created or
 * edited, or null. A refused answer leaves the interaction open, as on Discord.
 */
export function respond(
  playground: Playground,
  id: string,
  token: string,
  request: Omit<MessageRequest, 'at'>,
): { readonly interaction: Interaction; readonly message: StoredMessage | null } {
  const interaction = playground.interactions.withId(id);
  if (interaction === null || interaction.token !== token) refuse('interactionUnknown');
  if (interaction.response !== null) refuse('interactionAcknowledged');
  if (isOverdue(playground, interaction)) {
    if (interaction.state === 'waiting') settle(playground, interaction, 'failed');
    refuse('interactionUnknown');
  }
  const { type, data } = read(callback, request.body);
  const response = responseTo(interaction, type);
  const message = carryOut(playground, interaction, response, {
    body: data ?? {},
    uploads: request.uploads,
    at: ['data'],
  });
  interaction.response = response;
  interaction.originalId = message?.message.id ?? null;
  settle(playground, interaction, 'answered');
  return { interaction, message };
}

/** The interaction whose token authorizes a webhook route. Refuses unanswered and expired ones. */
export function interactionOfToken(playground: Playground, token: string): Interaction {
  const interaction = playground.interactions.withToken(token);
  if (interaction === null || interaction.response === null) refuse('webhookUnknown');
  if (playground.clock.now() - interaction.createdAt > TOKEN_LIFETIME) refuse('webhookTokenExpired');
  return interaction;
}

/** The interaction's message with this id; `@original` means its first answer. */
export function messageOfInteraction(playground: Playground, interaction: Interaction, id: string): StoredMessage {
  const wanted = id === '@original' ? interaction.originalId : id;
  const isOurs = wanted === interaction.originalId || interaction.followUpIds.includes(wanted ?? '');
  const stored = isOurs && wanted !== null ? playground.store.message(wanted) : null;
  return stored ?? refuse('unknownMessage');
}

/** Creates a further message to an interaction, or fills its deferred answer if that is still empty. */
export function followUp(
  playground: Playground,
  interaction: Interaction,
  request: Omit<MessageRequest, 'at'>,
): StoredMessage {
  const original = interaction.originalId === null ? null : playground.store.message(interaction.originalId);
  if (original !== null && ((original.message.flags ?? 0) & MessageFlags.Loading) !== 0) {
    return editMessage(playground, original, { ...request, at: [] });
  }
  const onlyFor = soleViewer(interaction, request.body, []);
  const asFollowUp: Interaction = { ...interaction, kind: 'component' };
  const stored = postAnswer(
    playground,
    channelOfInteraction(playground, interaction),
    { ...request, at: [] },
    asFollowUp,
    onlyFor,
  );
  interaction.followUpIds.push(stored.message.id);
  return stored;
}

/** Deletes a message of the interaction. */
export function deleteOfInteraction(playground: Playground, interaction: Interaction, id: string): void {
  deleteMessage(playground, messageOfInteraction(playground, interaction, id));
}
