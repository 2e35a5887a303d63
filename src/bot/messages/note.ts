import type { APIButtonComponent } from 'discord.js';
import type { PrivateNote } from '../../words/common/answers/contract.ts';
import { sayFrom } from '../../words/contract.ts';
import type { Reader } from '../contract.ts';
import { container, inRows, type Message, row, text } from '../discord/components.ts';

/** A sentence or two for one reader, with buttons if they can do something about it. */
export const note = (content: string, buttons: readonly APIButtonComponent[] = []): Message =>
  container([text(content), ...(buttons.length === 0 ? [] : inRows(buttons).map(row))]);

/** One of the standard answers. */
export const privateNote = (
  { words, say }: Reader,
  said: PrivateNote,
  buttons: readonly APIButtonComponent[] = [],
): Message => note(sayFrom(words.answers, said, say), buttons);
