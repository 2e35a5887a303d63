import { MessageFlags } from 'discord-api-types/v10';
import {
  deleteOfInteraction,
  followUp,
  interactionOfToken,
  messageOfInteraction,
  respond,
} from '../interactions/lifecycle.ts';
import { INTERACTION_TYPES } from '../interactions/payloads.ts';
import { channelOfInteraction } from '../interactions/responses.ts';
import { editMessage } from '../messages/messages.ts';
import { refuse } from '../rules/refusal.ts';
import type { Interaction } from '../world/interaction.ts';
import type { StoredMessage } from '../world/store.ts';
import { APPLICATION_ID } from '../world/world.ts';
import type { Call, Route } from './route.ts';

/** Routes for answers to interactions: the first one, and later ones by the interaction's token. */
export const interactionRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/interactions/:interaction/:token/callback',
    access: 'interactionToken',
    handle: ({ playground, parameter, query, body, uploads }) => {
      const { interaction, message } = respond(playground, parameter('interaction'), parameter('token'), {
        body,
        uploads,
      });
      if (query.get('with_response') !== 'true') return { status: 204 };
      return { status: 200, body: callbackResponse(interaction, message) };
    },
  },
  {
    method: 'POST',
    path: '/webhooks/:application/:token',
    access: 'interactionToken',
    handle: (call) => ({
      status: 200,
      body: followUp(call.playground, interactionOf(call), { body: call.body, uploads: call.uploads }).message,
    }),
  },
  {
    method: 'GET',
    path: '/webhooks/:application/:token/messages/:message',
    access: 'interactionToken',
    handle: (call) => ({ status: 200, body: messageOf(call).message }),
  },
  {
    method: 'PATCH',
    path: '/webhooks/:application/:token/messages/:message',
    access: 'interactionToken',
    handle: (call) => {
      const { playground, body, uploads } = call;
      channelOfInteraction(playground, interactionOf(call));
      return { status: 200, body: editMessage(playground, messageOf(call), { body, uploads, at: [] }).message };
    },
  },
  {
    method: 'DELETE',
    path: '/webhooks/:application/:token/messages/:message',
    access: 'interactionToken',
    handle: (call) => {
      deleteOfInteraction(call.playground, interactionOf(call), call.parameter('message'));
      return { status: 204 };
    },
  },
];

function interactionOf({ playground, parameter }: Call): Interaction {
  if (parameter('application') !== APPLICATION_ID) refuse('webhookUnknown');
  return interactionOfToken(playground, parameter('token'));
}

function messageOf(call: Call): StoredMessage {
  return messageOfInteraction(call.playground, interactionOf(call), call.parameter('message'));
}

function callbackResponse(interaction: Interaction, stored: StoredMessage | null) {
  const flags = stored?.message.flags ?? 0;
  return {
    interaction: {
      id: interaction.id,
      type: INTERACTION_TYPES[interaction.kind],
      ...(interaction.originalId === null ? {} : { response_message_id: interaction.originalId }),
      response_message_loading: (flags & MessageFlags.Loading) !== 0,
      response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
      channel_id: interaction.channelId,
      ...(interaction.guildId === null ? {} : { guild_id: interaction.guildId }),
    },
    ...(stored === null ? {} : { resource: { type: interaction.response, message: stored.message } }),
  };
}
