import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import type { Suggestion } from '../contract.ts';
import type { Message } from '../discord/components.ts';

/**
 * What an interaction is answered with: exactly one callback, because a handler returns exactly one of these. A message
 * may still be on its way (a picture): when it is not there soon the answer is deferred.
 */
export type Reply = Callback & {
  /** What is said privately after that, once it is known; null for nothing. */
  readonly afterwards?: Promise<Message | null>;
};

export type Callback =
  /** A private message. */
  | { readonly kind: 'say'; readonly message: Message | Promise<Message> }
  /** The message with the pressed button becomes this one. */
  | { readonly kind: 'redraw'; readonly message: Message | Promise<Message> }
  /** A message for everybody; its id is handed to `posted`. */
  | { readonly kind: 'post'; readonly message: Message; readonly posted: (message: string) => Promise<void> }
  /** Nothing is to be said: what was pressed shows its effect by itself. */
  | { readonly kind: 'seen' }
  /** This very interaction has had its callback: there is none. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'choices'; readonly choices: readonly Suggestion[] }
  | { readonly kind: 'form'; readonly form: APIModalInteractionResponseCallbackData };
