import {
  type APIApplicationCommandOptionChoice,
  type APIModalInteractionResponseCallbackData,
  MessageFlags,
  InteractionResponseType as Type,
} from 'discord-api-types/v10';
import { z } from 'zod';
import { editMessage, type MessageRequest, postAnswer, postLoading } from '../messages/messages.ts';
import { offeredChoices } from '../rules/commands.ts';
import { readModal } from '../rules/modals.ts';
import { type FieldPath, refuse } from '../rules/refusal.ts';
import { read } from '../rules/shapes.ts';
import { refuseIfLocked } from '../world/channels.ts';
import type { Interaction, InteractionKind } from '../world/interaction.ts';
import type { Playground } from '../world/playground.ts';
import type { StoredMessage } from '../world/store.ts';
import type { Channel } from '../world/world.ts';

/** The response types that the stand-in supports. */
type Response =
  | Type.ChannelMessageWithSource
  | Type.DeferredChannelMessageWithSource
  | Type.DeferredMessageUpdate
  | Type.UpdateMessage
  | Type.ApplicationCommandAutocompleteResult
  | Type.Modal;

const MESSAGES = [Type.ChannelMessageWithSource, Type.DeferredChannelMessageWithSource] as const;
const UPDATES = [Type.DeferredMessageUpdate, Type.UpdateMessage] as const;

/** The response types allowed for each kind of interaction: a modal, for one, cannot be answered by another modal. */
const RESPONSES: { readonly [kind in InteractionKind]: readonly Response[] } = {
  command: [...MESSAGES, Type.Modal],
  autocomplete: [Type.ApplicationCommandAutocompleteResult],
  component: [...MESSAGES, ...UPDATES, Type.Modal],
  modal: [...MESSAGES, ...UPDATES],
};

/** The response type, if it can answer the interaction. Only interactions that come from a message can update one. */
export function responseTo(interaction: Interaction, type: number): Response {
  const response = RESPONSES[interaction.kind].find((allowed) => allowed === type);
  const isUpdate = UPDATES.some((update) => update === response);
  if (response === undefined || (isUpdate && interaction.messageId === null)) refuse('responseTypeNotAllowed', 'type');
  return response;
}

type CarryOut = (playground: Playground, interaction: Interaction, request: MessageRequest) => StoredMessage | null;

const CARRY_OUT: { readonly [response in Response]: CarryOut } = {
  [Type.ChannelMessageWithSource]: (playground, interaction, request) => {
    const onlyFor = soleViewer(interaction, request.body, request.at);
    return postAnswer(playground, channelOfInteraction(playground, interaction), request, interaction, onlyFor);
  },
  // Only the flag `Ephemeral` counts here; everything else comes with the later edit.
  [Type.DeferredChannelMessageWithSource]: (playground, interaction, request) => {
    const onlyFor = soleViewer(interaction, request.body, request.at);
    return postLoading(playground, channelOfInteraction(playground, interaction), interaction, onlyFor);
  },
  [Type.DeferredMessageUpdate]: (playground, interaction) => sourceOf(playground, interaction),
  [Type.UpdateMessage]: (playground, interaction, request) => {
    channelOfInteraction(playground, interaction);
    return editMessage(playground, sourceOf(playground, interaction), request);
  },
  [Type.ApplicationCommandAutocompleteResult]: (playground, interaction, request) => {
    const offered = read(offeredChoices, request.body, ...request.at);
    // The shape has just been checked; Discord's type wants texts and numbers apart, by the option's own type.
    const choices = offered.choices as readonly APIApplicationCommandOptionChoice[];
    interaction.choices = choices;
    playground.changes.emit({ kind: 'choicesOffered', interaction, choices });
    return null;
  },
  [Type.Modal]: (playground, interaction, request) => {
    // Checked by the rules for modals, which use one type for all the components that Discord's type distinguishes.
    interaction.modal = readModal(request.body, request.at) as unknown as APIModalInteractionResponseCallbackData;
    playground.interactions.openModal(interaction);
    playground.changes.emit({ kind: 'modalOpened', interaction });
    return null;
  },
};

/** Carries out the response. Returns the message that `@original` refers to from now on, or null. */
export function carryOut(
  playground: Playground,
  interaction: Interaction,
  response: Response,
  request: MessageRequest,
): StoredMessage | null {
  return CARRY_OUT[response](playground, interaction, request);
}

const flagsOnly = z.object({ flags: z.int().nullish() }).nullish();

/** The one member who sees an answer with these flags; null for everyone. */
export function soleViewer(interaction: Interaction, body: unknown, at: FieldPath): string | null {
  const flags = read(flagsOnly, body, ...at)?.flags ?? 0;
  return (flags & MessageFlags.Ephemeral) === 0 ? null : interaction.userId;
}

/** The channel of the interaction. Refuses when it was deleted, and answers in a thread that is locked for the bot. */
export function channelOfInteraction(playground: Playground, interaction: Interaction): Channel {
  const channel = playground.store.channel(interaction.channelId) ?? refuse('unknownChannel');
  refuseIfLocked(playground, channel);
  return channel;
}

function sourceOf(playground: Playground, interaction: Interaction): StoredMessage {
  return playground.store.message(interaction.messageId ?? '') ?? refuse('unknownMessage');
}
