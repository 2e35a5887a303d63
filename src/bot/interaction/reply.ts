import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import type { Suggestion } from '../contract.ts';
import type { Message } from '../discord/components.ts';

/**
 * The answer to an interaction. A handler returns exactly one, so there is exactly one callback. A message may be a
 * promise (its picture is being drawn): if it takes too long, the reply is deferred.
 */
export type Reply = Callback & {
  /** A private follow-up message, or null for none. */
  readonly afterwards?: Promise<Message | null>;
  /** Of a private message: each replaces the one before, as often as it is worth a request. */
  readonly updates?: AsyncIterable<Message>;
};

export type Callback =
  /** A private message. */
  | { readonly kind: 'say'; readonly message: Message | Promise<Message> }
  /** Replaces the message with the pressed button. */
  | { readonly kind: 'redraw'; readonly message: Message | Promise<Message> }
  /** A public message; `posted` is called with its id. */
  | { readonly kind: 'post'; readonly message: Message; readonly posted: (message: string) => Promise<void> }
  /** Acknowledges without a message: the effect is visible elsewhere. */
  | { readonly kind: 'seen' }
  /** No callback: this interaction had its callback already. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'choices'; readonly choices: readonly Suggestion[] }
  | { readonly kind: 'form'; readonly form: APIModalInteractionResponseCallbackData };
