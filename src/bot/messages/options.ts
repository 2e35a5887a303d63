import { type APILabelComponent, type APIModalInteractionResponseCallbackData, ComponentType } from 'discord.js';
import { CLOCK_RULES, CLOCKS } from '../../tables/stored/clock.ts';
import type { TableHead } from '../../tables/table/tableHead.ts';
import type { Words } from '../../words/words.ts';
import type { BotGame } from '../contract.ts';
import { writeCustomId } from '../discord/customId.ts';
import { limits } from '../discord/limits.ts';
import { shorten } from '../discord/text.ts';

/** Ids of the fields in the options form. */
export const OPTIONS_FIELD = 'options';
export const CLOCK_FIELD = 'clock';

/** The options of a table as one group of checkboxes, and its clock as a menu. */
export function optionsForm(game: BotGame, table: TableHead, words: Words): APIModalInteractionResponseCallbackData {
  const { clock } = words;
  const { optionsForm: form } = words.lobby;
  return {
    custom_id: writeCustomId({ kind: 'verb', table: table.id, verb: 'options', argument: '' }),
    title: shorten(form.title(table.id), limits.modalTitle),
    components: [
      ...(game.engine.options.length === 0 ? [] : [optionsField()]),
      {
        type: ComponentType.Label,
        label: shorten(clock.field.label, limits.labelText),
        description: shorten(clock.field.description, limits.labelDescription),
        component: {
          type: ComponentType.StringSelect,
          custom_id: CLOCK_FIELD,
          options: CLOCKS.map((one) => ({
            value: one,
            label: shorten(clock.preset(CLOCK_RULES[one]), limits.menuLine),
            default: one === table.clock,
          })),
        },
      },
    ],
  };

  function optionsField(): APILabelComponent {
    return {
      type: ComponentType.Label,
      label: shorten(form.label(), limits.labelText),
      description: shorten(form.description(game.engine.options.length), limits.labelDescription),
      component: {
        type: ComponentType.CheckboxGroup,
        custom_id: OPTIONS_FIELD,
        required: false,
        min_values: 0,
        options: game.engine.options.slice(0, limits.checkboxes).map((option) => {
          const { name, description } = game.words[words.locale].options[option] ?? { name: option, description: '' };
          return {
            value: option,
            label: shorten(form.option(option, name), limits.choiceName),
            description: shorten(description, limits.labelDescription),
            default: table.options.includes(option),
          };
        }),
      },
    };
  }
}
