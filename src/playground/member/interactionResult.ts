import { setTimeout as wait } from 'node:timers/promises';
import {
  type APIApplicationCommandOptionChoice,
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  InteractionResponseType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { ClientRefusal } from '../interactions/commandUse.ts';
import type { Interaction } from '../world/interaction.ts';
import type { Playground } from '../world/playground.ts';

/**
 * What a member sees after using a command, pressing a button, or sending a modal: a new message, an edit of the
 * pressed one, an acknowledgment without a change, a modal, autocomplete choices, nothing within three seconds
 * (`failed`), or a refusal by Discord's client itself. `thinking`: the bot has deferred its answer and not sent it yet.
 */
export type InteractionResult =
  | { readonly kind: 'message'; readonly message: APIMessage }
  | { readonly kind: 'updated'; readonly message: APIMessage }
  | { readonly kind: 'acknowledged' }
  | { readonly kind: 'thinking'; readonly message: APIMessage }
  | { readonly kind: 'modal'; readonly modal: APIModalInteractionResponseCallbackData }
  | { readonly kind: 'choices'; readonly choices: readonly APIApplicationCommandOptionChoice[] }
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused'; readonly reason: string };

/** How long to wait for the answer that a bot has deferred, in ms of real time. */
const PATIENCE = 60_000;

/** Waits for the bot's answer, at most three seconds of the playground's clock. */
export async function interactionResult(
  playground: Playground,
  sent: Interaction | ClientRefusal,
): Promise<InteractionResult> {
  if ('refused' in sent) return { kind: 'refused', reason: sent.refused };
  await waitUntil(playground, () => sent.state !== 'waiting', Number.POSITIVE_INFINITY);
  if (sent.state === 'failed') return { kind: 'failed' };
  if (sent.modal !== null) return { kind: 'modal', modal: sent.modal };
  if (sent.choices !== null) return { kind: 'choices', choices: sent.choices };
  if (sent.response === InteractionResponseType.DeferredMessageUpdate) return { kind: 'acknowledged' };

  const message = () => playground.store.message(sent.originalId ?? '')?.message;
  const isLoading = () => ((message()?.flags ?? 0) & MessageFlags.Loading) !== 0;
  await waitUntil(playground, () => !isLoading(), PATIENCE);
  const answer = message();
  if (answer === undefined) return { kind: 'acknowledged' }; // the bot has removed its answer
  if (isLoading()) return { kind: 'thinking', message: answer };
  const isUpdate = sent.response === InteractionResponseType.UpdateMessage;
  return { kind: isUpdate ? 'updated' : 'message', message: answer };
}

/** Waits until a change makes `isTrue` true, at most `patience` ms of real time. Returns whether it became true. */
export async function waitUntil(playground: Playground, isTrue: () => boolean, patience: number): Promise<boolean> {
  if (isTrue()) return true;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const stop = playground.changes.listen(() => {
    if (isTrue()) resolve(true);
  });
  const overtime = new AbortController();
  if (Number.isFinite(patience)) {
    wait(patience, false, { signal: overtime.signal }).then(resolve, () => undefined); // aborted once it is true
  }
  const outcome = await promise;
  stop();
  overtime.abort();
  return outcome;
}
