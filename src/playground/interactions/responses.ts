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
import type { Interaction, InteractionKind } from '../world/interaction.ts';
import type { Playground } from '../world/playground.ts';
import type { StoredMessage } from '../world/store.ts';
import type { Channel } from '../world/world.ts';

/** The responses that bots of chat commands give. */
type Response =
  | Type.ChannelMessageWithSource
  | Type.DeferredChannelMessageWithSource
  | Type.DeferredMessageUpdate
  | Type.UpdateMessage
  | Type.ApplicationCommandAutocompleteResult
  | Type.Modal;

const MESSAGES = [Type.ChannelMessageWithSource, Type.DeferredChannelMessageWithSource] as const;
const UPDATES = [Type.DeferredMessageUpdate, Type.UpdateMessage] as const;

/** Which responses answer which interaction: autocomplete takes its own only, and a modal is not answered by a modal. */
const RESPONSES: { readonly [kind in InteractionKind]: readonly Response[] } = {
  command: [...MESSAGES, Type.Modal],
  autocomplete: [Type.ApplicationCommandAutocompleteResult],
  component: [...MESSAGES, ...UPDATES, Type.Modal],
  modal: [...MESSAGES, ...UPDATES],
};

/** The response of this type, if it may answer the interaction; only what came from a message can update one. */
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
  // Of its flags only `Ephemeral` is honoured; all else comes with the later edit.
  [Type.DeferredChannelMessageWithSource]: (playground, interaction, request) => {
    const onlyFor = soleViewer(interaction, request.body, request.at);
    return postLoading(playground, channelOfInteraction(playground, interaction), interaction, onlyFor);
  },
  [Type.DeferredMessageUpdate]: (playground, interaction) => sourceOf(playground, interaction),
  [Type.UpdateMessage]: (playground, interaction, request) =>
    editMessage(playground, sourceOf(playground, interaction), request),
  [Type.ApplicationCommandAutocompleteResult]: (playground, interaction, request) => {
    const offered = read(offeredChoices, request.body, ...request.at);
    // The shape has just been checked; Discord's type wants texts and numbers apart, by the option's own type.
    const choices = offered.choices as readonly APIApplicationCommandOptionChoice[];
    interaction.choices = choices;
    playground.changes.tell({ kind: 'choicesOffered', interaction, choices });
    return null;
  },
  [Type.Modal]: (playground, interaction, request) => {
    // Checked by the rules for modals; Discord's type tells the kinds of component apart where the rules use one.
    interaction.modal = readModal(request.body, request.at) as unknown as APIModalInteractionResponseCallbackData;
    playground.interactions.openModal(interaction);
    playground.changes.tell({ kind: 'modalOpened', interaction });
    return null;
  },
};

/** Does what the response says; returns the message that `@original` means from now on, null for none. */
export function carryOut(
  playground: Playground,
  interaction: Interaction,
  response: Response,
  request: MessageRequest,
): StoredMessage | null {
  return CARRY_OUT[response](playground, interaction, request);
}

const flagsOnly = z.object({ flags: z.int().nullish() }).nullish();

/** Who alone sees an answer with these flags; null when everybody does. */
export function soleViewer(interaction: Interaction, body: unknown, at: FieldPath): string | null {
  const flags = read(flagsOnly, body, ...at)?.flags ?? 0;
  return (flags & MessageFlags.Ephemeral) === 0 ? null : interaction.userId;
}

/** Where the interaction was begun; refused when that channel is gone. */
export function channelOfInteraction(playground: Playground, interaction: Interaction): Channel {
  return playground.store.channel(interaction.channelId) ?? refuse('unknownChannel');
}

function sourceOf(playground: Playground, interaction: Interaction): StoredMessage {
  return playground.store.message(interaction.messageId ?? '') ?? refuse('unknownMessage');
}
