import { times } from '../support/messageBodies.ts';
import type { RuleCase } from './case.ts';

type Json = Readonly<Record<string, unknown>>;

const PATH = '/applications/980000000000000001/commands';

const command = (over: Json = {}) => ({ name: 'play', description: 'Plays.', ...over });
const text = (name: string, over: Json = {}) => ({ type: 3, name, description: 'A word.', ...over });
const subcommand = (name: string, options: readonly unknown[] = []) => ({
  type: 1,
  name,
  description: 'A part.',
  options,
});
const group = (name: string, options: readonly unknown[]) => ({ type: 2, name, description: 'A group.', options });
const choice = (name: string) => ({ name, value: name });

function commands(refused: readonly unknown[], accepted: readonly unknown[]): RuleCase {
  return {
    refused: (bot) => bot.request('PUT', PATH, refused),
    accepted: (bot) => bot.request('PUT', PATH, accepted),
  };
}

/** The same for one command's options. */
function options(refused: readonly unknown[], accepted: readonly unknown[]): RuleCase {
  return commands([command({ options: refused })], [command({ options: accepted })]);
}

/** `count` commands of nearly 100 characters a description, the last one longer by `more`. */
const long = (more: number) =>
  times(24, (index) =>
    text(`o${index}`.padEnd(32, 'o'), {
      description: 'x'.repeat(100),
      choices: times(2, (each) => choice(`${each}`.padEnd(50, 'c'))),
    }),
  ).concat([text('last', { description: 'x'.repeat(8000 - 24 * (132 + 200) - 10 - 4 + more) })]);

/** Slash commands. */
export const commandCases = {
  commandNameInvalid: commands([command({ name: 'Play' })], [command({ name: '卓を開く' })]),
  commandDescriptionLength: commands(
    [command({ description: undefined })],
    [command({ description: 'x'.repeat(100) })],
  ),
  commandCount: commands(
    times(101, (index) => command({ name: `play${index}` })),
    times(100, (index) => command({ name: `play${index}` })),
  ),
  commandsPerDay: {
    refused: async (bot) => {
      for (const round of ['a', 'b'])
        await bot.request(
          'PUT',
          PATH,
          times(99, (index) => command({ name: `${round}${index}` })),
        );
      return bot.request(
        'PUT',
        PATH,
        times(2, (index) => command({ name: `c${index}` })),
      );
    },
    accepted: async (bot) => {
      for (const round of ['a', 'b'])
        await bot.request(
          'PUT',
          PATH,
          times(99, (index) => command({ name: `${round}${index}` })),
        );
      return bot.request('PUT', PATH, [command({ name: 'c0' })]);
    },
  },
  commandNameDuplicated: commands([command(), command()], [command(), command({ name: 'other' })]),
  commandSize: options(long(1), long(0)),
  optionCount: options(
    times(26, (index) => text(`word${index}`)),
    times(25, (index) => text(`word${index}`)),
  ),
  optionNameDuplicated: options(
    [text('a', { name_localizations: { ja: '言葉' } }), text('b', { name_localizations: { ja: '言葉' } })],
    [text('a', { name_localizations: { ja: '言葉' } }), text('b', { name_localizations: { ja: '文字' } })],
  ),
  optionOrder: options([text('a'), text('b', { required: true })], [text('a', { required: true }), text('b')]),
  optionsMixed: options([subcommand('place'), text('a')], [subcommand('place', [text('a')])]),
  subcommandsNested: options([group('moves', [text('a')])], [group('moves', [subcommand('place', [text('a')])])]),
  choiceLimit: options(
    [text('a', { choices: times(26, (index) => choice(String(index))) })],
    [text('a', { choices: times(25, (index) => choice(String(index))) })],
  ),
  choiceLength: options(
    [text('a', { choices: [choice('x'.repeat(101))] })],
    [text('a', { choices: [choice('x'.repeat(100))] })],
  ),
  choicesWithAutocomplete: options(
    [text('a', { autocomplete: true, choices: [choice('x')] })],
    [text('a', { autocomplete: true, choices: [] })],
  ),
  optionLimits: options([text('a', { max_length: 6001 })], [text('a', { max_length: 6000 })]),
  localeUnknown: commands(
    [command({ name_localizations: { jp: '遊ぶ' } })],
    [command({ name_localizations: { ja: '遊ぶ' } })],
  ),
  memberPermissions: commands(
    [command({ default_member_permissions: '0x20' })],
    [command({ default_member_permissions: '32' })],
  ),
} as const satisfies Readonly<Record<string, RuleCase>>;
