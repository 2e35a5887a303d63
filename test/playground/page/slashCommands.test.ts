import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandType,
  ApplicationCommandOptionType as OptionType,
} from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import {
  commandsMatching,
  commandTyped,
  openOptions,
  optionValue,
  slashCommands,
  slashOptions,
} from '../../../src/playground/page/composer/slashCommands.ts';

function command(name: string, options: APIApplicationCommandOption[], ja?: string): APIApplicationCommand {
  return {
    id: '1',
    application_id: '2',
    version: '3',
    type: ApplicationCommandType.ChatInput,
    name,
    name_localizations: ja ? { ja } : null,
    description: `about ${name}`,
    default_member_permissions: null,
    options,
  };
}

const AT = { type: OptionType.String, name: 'at', description: 'where', required: true, autocomplete: true } as const;
const TIMES = { type: OptionType.Integer, name: 'times', description: 'how often' } as const;
const WEIGHT = { type: OptionType.Number, name: 'weight', description: 'how heavy' } as const;
const LOUD = { type: OptionType.Boolean, name: 'loud', description: 'with a noise' } as const;
const WHO = { type: OptionType.User, name: 'who', description: 'who' } as const;

const COMMANDS = slashCommands(
  [
    command('new', []),
    command('carcassonne', [
      { type: OptionType.Subcommand, name: 'place', description: 'places', options: [AT, TIMES, WEIGHT, LOUD, WHO] },
      {
        type: OptionType.SubcommandGroup,
        name: 'show',
        description: 'shows',
        options: [{ type: OptionType.Subcommand, name: 'tiles', description: 'the tiles' }],
      },
    ]),
    command('renew', [], '更新'),
  ],
  'ja',
);

const place = COMMANDS.find(({ path }) => path === 'carcassonne place');
if (!place) throw new Error('no carcassonne place');

describe('slash commands', () => {
  it('are listed with each subcommand by itself, in the member’s language', () => {
    expect(COMMANDS.map(({ path, label }) => [path, label])).toEqual([
      ['carcassonne place', 'carcassonne place'],
      ['carcassonne show tiles', 'carcassonne show tiles'],
      ['new', 'new'],
      ['renew', '更新'],
    ]);
  });

  it('are found by any part of either name, those that begin so first', () => {
    expect(commandsMatching(COMMANDS, 'new').map(({ path }) => path)).toEqual(['new', 'renew']);
    expect(commandsMatching(COMMANDS, '更').map(({ path }) => path)).toEqual(['renew']);
    expect(commandsMatching(COMMANDS, 'xyz')).toEqual([]);
  });

  it('are taken when the whole name and a space were typed', () => {
    expect(commandTyped(COMMANDS, 'carcassonne place ')).toEqual({ command: place, drafts: {} });
    expect(commandTyped(COMMANDS, '更新 ')?.command.path).toBe('renew');
    expect(commandTyped(COMMANDS, 'carcassonne ')).toBeNull();
    expect(commandTyped(COMMANDS, 'new')).toBeNull();
  });

  it('take what was typed behind the name, by the options’ names or for the first one', () => {
    const draftsOf = (typed: string) => {
      const drafts = commandTyped(COMMANDS, `Carcassonne place ${typed}`)?.drafts ?? {};
      return Object.fromEntries(Object.entries(drafts).map(([name, { text }]) => [name, text]));
    };
    expect(draftsOf('(1, 2)')).toEqual({ at: '(1, 2)' });
    expect(draftsOf('at: (1, 2) Times:3  loud:')).toEqual({ at: '(1, 2)', times: '3' });
    expect(draftsOf('10:30 at noon')).toEqual({ at: '10:30 at noon' });
    expect(commandTyped(COMMANDS, 'new game')?.drafts).toEqual({});
  });

  it('send text as it was typed, numbers as numbers, yes and no as a boolean', () => {
    expect(optionValue(AT, { text: ' (1, 2)', value: null })).toBe(' (1, 2)');
    expect(optionValue(TIMES, { text: '3', value: null })).toBe(3);
    expect(optionValue(TIMES, { text: '3.5', value: null })).toBeNull();
    expect(optionValue(WEIGHT, { text: '3.5', value: null })).toBe(3.5);
    expect(optionValue(WEIGHT, { text: 'heavy', value: null })).toBeNull();
    expect(optionValue(LOUD, { text: 'No', value: 'false' })).toBe(false);
    expect(optionValue(LOUD, { text: 'No', value: null })).toBeNull();
    expect(optionValue(WHO, { text: 'Aya', value: '99' })).toBe('99');
    expect(optionValue(WHO, { text: 'Aya', value: null })).toBeNull();
  });

  it('wait for what is needed and for what is wrong, and leave out what is empty', () => {
    expect(openOptions(place, {}).map(({ name }) => name)).toEqual(['at']);
    const drafts = {
      at: { text: 'x', value: null },
      times: { text: 'many', value: null },
      weight: { text: '', value: null },
    };
    expect(openOptions(place, drafts).map(({ name }) => name)).toEqual(['times']);
    expect(slashOptions(place, { ...drafts, times: { text: '2', value: null } })).toEqual({ at: 'x', times: 2 });
  });
});
