import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { ANSWERS, CLOCK_RULES, CLOCKS, CONSENTS } from '../../tables/stored/clock.ts';
import { MEASURES, PERIODS } from '../../tables/stored/results.ts';
import {
  COMMANDS,
  type CommandName,
  type CommandOption,
  FORMER_BOARDS,
  INVITEES,
  LISTINGS,
} from '../../words/common/commands/contract.ts';
import { LANGUAGE_NAMES, LOCALES, type Locale, type Named } from '../../words/contract.ts';
import { type Words, wordsIn } from '../../words/words.ts';
import { type BotGame, type Games, type MoveCommand, optionOf } from '../contract.ts';
import { limits } from '../discord/limits.ts';
import { shorten } from '../discord/text.ts';
import { AS_ON_DISCORD } from '../handlers/settings.ts';

type Command = RESTPostAPIChatInputApplicationCommandsJSONBody;

/**
 * All commands that the bot registers: its own, then one for each game.
 *
 * @param playsOn whether members can play on from a record
 */
export const commandList = (games: Games, playsOn = false): readonly Command[] => [
  ...COMMANDS.map((name) => ({
    ...command(name, (words) => words.commands.descriptions[name], optionsOf(name, games, playsOn)),
    contexts: [...(ANYWHERE.includes(name) ? EVERYWHERE : IN_SERVERS)],
    ...(FOR_MANAGERS.includes(name) && { default_member_permissions: String(PermissionFlagsBits.ManageGuild) }),
  })),
  ...Object.entries(games).map(([id, game]) => gameCommand(id, game)),
];

/** Commands work only in servers, because tables are there. These need no table. */
const ANYWHERE: readonly CommandName[] = ['help', 'rules', 'privacy'];
/** Discord offers these only to members with Manage Server, unless an admin of the server allows or denies them. */
const FOR_MANAGERS: readonly CommandName[] = ['settings', 'import'];
const IN_SERVERS = [InteractionContextType.Guild];
const EVERYWHERE = [...IN_SERVERS, InteractionContextType.BotDM];

/** Localizations for Japanese and German are the other entries of LOCALES; Discord falls back to English. */
const OTHERS: readonly Locale[] = LOCALES.filter((locale) => locale !== 'en');

const inOthers = (say: (words: Words) => string) =>
  Object.fromEntries(OTHERS.map((locale) => [locale, say(wordsIn(locale))]));

function described(say: (words: Words) => string) {
  const inShort = (words: Words) => shorten(say(words), limits.commandDescription);
  return { description: inShort(wordsIn('en')), description_localizations: inOthers(inShort) };
}

/** A subcommand or an option. Discord always sends `name`, in whatever language the user sees it. */
const named = (name: string, say: (words: Words) => Named) => ({
  name,
  name_localizations: inOthers((words) => say(words).name),
  ...described((words) => say(words).description),
});

const ownOption = (name: CommandOption) => named(name, (words) => words.commands.options[name]);

const command = (name: string, say: (words: Words) => string, options: NonNullable<Command['options']>): Command => ({
  type: ApplicationCommandType.ChatInput,
  name,
  ...described(say),
  options: [...options],
  contexts: IN_SERVERS,
  integration_types: [ApplicationIntegrationType.GuildInstall],
});

const text = (name: CommandOption, isRequired: boolean): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  ...ownOption(name),
  required: isRequired,
});

const suggested = (name: CommandOption, isRequired: boolean): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  ...ownOption(name),
  required: isRequired,
  autocomplete: true,
});

const yesOrNo = (name: CommandOption, isRequired: boolean): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.Boolean,
  ...ownOption(name),
  required: isRequired,
});

const member = (name: CommandOption, isRequired: boolean): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.User,
  ...ownOption(name),
  required: isRequired,
});

/** Whose statistics. */
const statsMember: APIApplicationCommandBasicOption = {
  type: ApplicationCommandOptionType.User,
  ...named('member', (words) => words.commands.statsMember),
  required: false,
};

/** The options with which `/import` plays on from a record. */
const playOnOptions: readonly APIApplicationCommandBasicOption[] = [
  {
    type: ApplicationCommandOptionType.Integer,
    ...named('row', (words) => words.commands.importRow),
    required: false,
    min_value: 1,
  },
  ...INVITEES.map(
    (name): APIApplicationCommandBasicOption => ({
      type: ApplicationCommandOptionType.User,
      ...named(name, (words) => {
        const { options, importWith } = words.commands;
        return { name: options[name].name, description: importWith };
      }),
      required: false,
    }),
  ),
];

/** A subcommand with no options of its own. */
const choice = (name: CommandOption): APIApplicationCommandSubcommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  ...ownOption(name),
});

const whichGame = (games: Games, isRequired: boolean): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  ...ownOption('game'),
  required: isRequired,
  choices: Object.entries(games).map(([id, { words: own }]) => ({
    name: own.en.name,
    name_localizations: inOthers(({ locale }) => own[locale].name),
    value: id,
  })),
});

/** Each language is listed under its own name. */
const languageOption: APIApplicationCommandBasicOption = {
  type: ApplicationCommandOptionType.String,
  ...ownOption('language'),
  required: false,
  choices: [
    ...LOCALES.map((locale) => ({ name: LANGUAGE_NAMES[locale], value: locale })),
    {
      name: wordsIn('en').commands.asOnDiscord,
      name_localizations: inOthers((words) => words.commands.asOnDiscord),
      value: AS_ON_DISCORD,
    },
  ],
};

/** An option with a few values, each with a label. */
const oneOf = <V extends string>(
  name: CommandOption,
  values: readonly V[],
  say: (words: Words, value: V) => string,
): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  ...ownOption(name),
  required: false,
  choices: values.map((value) => ({
    name: say(wordsIn('en'), value),
    name_localizations: inOthers((words) => say(words, value)),
    value,
  })),
});

/** The clocks, under the description that fits the command. */
const clockOption = (say: (words: Words) => Named, isRequired: boolean): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  ...named('clock', say),
  required: isRequired,
  choices: CLOCKS.map((clock) => ({
    name: wordsIn('en').clock.preset(CLOCK_RULES[clock]),
    name_localizations: inOthers((words) => words.clock.preset(CLOCK_RULES[clock])),
    value: clock,
  })),
});

const newClock = clockOption((words) => words.commands.newClock, false);
const usualClock = clockOption((words) => words.commands.usualClock, false);
const tableClock = clockOption((words) => words.commands.options.clock, true);

/** What this server keeps of replaced boards. */
const boardsOption = oneOf('boards', FORMER_BOARDS, ({ commands }, value) => commands.formerBoards[value]);

function optionsOf(name: CommandName, games: Games, playsOn: boolean): NonNullable<Command['options']> {
  const table = suggested('table', false);
  const own: { readonly [C in CommandName]: NonNullable<Command['options']> } = {
    new: [
      whichGame(games, true),
      suggested('option', false),
      newClock,
      ...INVITEES.map((name) => member(name, false)),
      yesOrNo('private', false),
    ],
    invite: [member('member', true), table],
    remove: [table],
    here: [table],
    join: [table, text('word', false)],
    leave: [table],
    option: [suggested('name', true), yesOrNo('value', false), table],
    start: [table],
    games: [],
    board: [yesOrNo('text', false), table],
    hand: [table],
    dm: [choice('on'), choice('off')],
    log: [table],
    replay: [table],
    import: [
      { type: ApplicationCommandOptionType.Attachment, ...ownOption('file'), required: true },
      ...(playsOn ? playOnOptions : []),
    ],
    plan: [suggested('always', false), yesOrNo('value', false), table],
    undo: [table],
    resign: [table],
    takeover: [table],
    comeback: [table],
    clock: [tableClock, table],
    vote: [
      {
        ...oneOf('answer', [...ANSWERS, ...CONSENTS], ({ commands }, value) => commands.answers[value]),
        required: true,
      },
      table,
    ],
    cancel: [table],
    verify: [text('row', false), table],
    settings: [languageOption, boardsOption, usualClock],
    leaderboard: [
      whichGame(games, false),
      oneOf('period', PERIODS, ({ results }, period) => results.periods[period]),
      oneOf('by', MEASURES, ({ results }, measure) => results.measures[measure]),
    ],
    stats: [statsMember, whichGame(games, false)],
    me: [
      yesOrNo('phone', false),
      oneOf('leaderboard', LISTINGS, ({ commands }, value) => commands.listings[value]),
      text('quiet', false),
      suggested('zone', false),
      oneOf('daily', LISTINGS, ({ commands }, value) => commands.listings[value]),
    ],
    privacy: [],
    rules: [whichGame(games, false), suggested('section', false)],
    help: [],
  };
  return own[name];
}

/** `/<game>` with one subcommand for each kind of move that can be typed, and for each list that has one. */
const gameCommand = (id: string, { words: own, commands, lists }: BotGame): Command => {
  const subcommand = (
    { name, words }: Pick<MoveCommand, 'name'> & { words(of: Words): Named },
    options: readonly APIApplicationCommandBasicOption[],
  ): APIApplicationCommandSubcommandOption => ({
    type: ApplicationCommandOptionType.Subcommand,
    ...named(name, words),
    options: [...options, suggested('table', false)],
  });
  return command(id, (words) => words.commands.ofGame(own[words.locale].name), [
    ...commands.map((one) => subcommand(one, moveOptions(one))),
    ...lists.flatMap((list) => (list.command === undefined ? [] : [subcommand(list.command, [])])),
  ]);
};

const moveOptions = (command: MoveCommand): readonly APIApplicationCommandBasicOption[] =>
  command.options.map(({ name, isRequired }) => ({
    type: ApplicationCommandOptionType.String,
    ...named(name, (words) => optionOf(command, name, words)),
    required: isRequired,
    autocomplete: true,
  }));
