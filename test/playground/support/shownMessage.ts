import type { APIMessage } from 'discord-api-types/v10';
import type { InteractionResult } from '../../../src/playground/member/interactionResult.ts';
import { textsOf } from '../../../src/playground/messages/mentions.ts';
import { nodesOf } from '../../../src/playground/messages/richContent.ts';

/** The message of a result. Throws with the result when there is none. */
export function messageOf(outcome: InteractionResult): APIMessage {
  if ('message' in outcome) return outcome.message;
  throw new Error(`no message but ${JSON.stringify(outcome)}`);
}

/** All text of a message. */
export function textOf(message: APIMessage | undefined): string {
  return message === undefined ? '' : textsOf(message.content, nodesOf(message)).trim();
}

/** The first picture of a message: its size, and the id under which the stand-in keeps its bytes. */
export function pictureOf(message: APIMessage): { readonly width: number; readonly attachment_id: string } {
  const found = /\{[^{}]*"attachment_id":"\d+"[^{}]*\}/.exec(JSON.stringify(message.components))?.[0];
  if (found === undefined) throw new Error('the message has no picture');
  return JSON.parse(found);
}
