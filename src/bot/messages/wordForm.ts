import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord.js';
import { LONGEST_WORD } from '../../tables/table/requests.ts';
import type { Words } from '../../words/words.ts';
import { writeCustomId } from '../discord/customId.ts';
import { limits } from '../discord/limits.ts';
import { shorten } from '../discord/text.ts';

/** Id of the field in the form. */
export const WORD_FIELD = 'word';

/** Asks for a shuffle word; `present` is the one given before, or empty. */
export function wordForm(table: string, present: string, words: Words): APIModalInteractionResponseCallbackData {
  const { wordForm: wordFormWords } = words.fairness;
  return {
    custom_id: writeCustomId({ kind: 'verb', table, verb: 'word', argument: '' }),
    title: shorten(wordFormWords.title(table), limits.modalTitle),
    components: [
      {
        type: ComponentType.Label,
        label: shorten(wordFormWords.label(), limits.labelText),
        description: shorten(wordFormWords.description(), limits.labelDescription),
        component: {
          type: ComponentType.TextInput,
          custom_id: WORD_FIELD,
          style: TextInputStyle.Short,
          required: false,
          max_length: LONGEST_WORD,
          ...(present === '' ? {} : { value: present }),
        },
      },
    ],
  };
}
