import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandType,
  ApplicationCommandOptionType as OptionType,
} from 'discord-api-types/v10';
import type { OptionValue, PageLocale, SlashOptions } from '../../pageProtocol.ts';

/**
 * A command that can be sent; each subcommand is one. `path` is the name that Discord expects (`carcassonne place`),
 * `label` and `description` are in the member's language.
 */
export interface SlashCommand {
  readonly path: string;
  readonly label: string;
  readonly description: string;
  readonly options: readonly APIApplicationCommandBasicOption[];
}

/** The contents of an option's field. `value` is the choice that was taken; null when `text` is the value. */
export interface OptionDraft {
  readonly text: string;
  readonly value: OptionValue | null;
}

export type OptionDrafts = { readonly [option: string]: OptionDraft };

interface Named {
  readonly name: string;
  readonly name_localizations?: APIApplicationCommand['name_localizations'];
}

/** The name of a command, option, or choice in this language. */
export function nameFor(locale: PageLocale, named: Named): string {
  return named.name_localizations?.[locale] ?? named.name;
}

/** The description of a command or option in this language. */
export function descriptionFor(
  locale: PageLocale,
  described: Pick<APIApplicationCommandOption, 'description' | 'description_localizations'>,
): string {
  return described.description_localizations?.[locale] ?? described.description;
}

/** All commands that can be typed, each subcommand as one, sorted by label. */
export function slashCommands(commands: readonly APIApplicationCommand[], locale: PageLocale): SlashCommand[] {
  return commands
    .filter(({ type }) => type === ApplicationCommandType.ChatInput)
    .flatMap((command) => leaves(command, command.options ?? [], '', '', locale))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

function leaves(
  named: Named & Pick<APIApplicationCommandOption, 'description' | 'description_localizations'>,
  options: readonly APIApplicationCommandOption[],
  pathBefore: string,
  labelBefore: string,
  locale: PageLocale,
): SlashCommand[] {
  const path = pathBefore + named.name;
  const label = labelBefore + nameFor(locale, named);
  const below = options.flatMap((option) =>
    option.type === OptionType.Subcommand || option.type === OptionType.SubcommandGroup
      ? leaves(option, option.options ?? [], `${path} `, `${label} `, locale)
      : [],
  );
  if (below.length > 0) return below;
  return [{ path, label, description: descriptionFor(locale, named), options: options.filter(isBasic) }];
}

function isBasic(option: APIApplicationCommandOption): option is APIApplicationCommandBasicOption {
  return option.type !== OptionType.Subcommand && option.type !== OptionType.SubcommandGroup;
}

/** The commands that match the text after the slash; those that start with it come first. */
export function commandsMatching(commands: readonly SlashCommand[], typed: string): SlashCommand[] {
  const wanted = typed.trim().toLowerCase();
  const rank = (command: SlashCommand) => {
    const names = [command.label, command.path].map((name) => name.toLowerCase());
    if (names.some((name) => name.startsWith(wanted))) return 0;
    return names.some((name) => name.includes(wanted)) ? 1 : 2;
  };
  return commands.filter((command) => rank(command) < 2).toSorted((a, b) => rank(a) - rank(b));
}

/** A command with what has been typed for its options. */
export interface TypedCommand {
  readonly command: SlashCommand;
  readonly drafts: OptionDrafts;
}

/** The command whose full name, followed by a space, starts the text; null while the name is still being typed. */
export function commandTyped(commands: readonly SlashCommand[], typed: string): TypedCommand | null {
  const text = typed.toLowerCase();
  for (const command of commands) {
    const name = [command.path, command.label.toLowerCase()].find((one) => text.startsWith(`${one} `));
    if (name !== undefined) return { command, drafts: draftsIn(command, typed.slice(name.length + 1)) };
  }
  return null;
}

/**
 * Parses `where: Kyoto times: 3`, with option names in any language; text before the first name goes to the first
 * option.
 */
function draftsIn({ options }: SlashCommand, typed: string): OptionDrafts {
  const byName = new Map(
    options.flatMap((option) =>
      [option.name, ...Object.values(option.name_localizations ?? {})].map((name) => [
        name ?? option.name,
        option.name,
      ]),
    ),
  );
  const names = new RegExp(`(?<=^|\\s)(${[...byName.keys()].join('|')}):`, 'giu');
  const [before = '', ...pairs] = typed.split(names);
  const texts = [[options[0]?.name, before]];
  for (let i = 0; i < pairs.length; i += 2)
    texts.push([byName.get((pairs[i] ?? '').toLowerCase()), pairs[i + 1] ?? '']);
  return Object.fromEntries(
    texts.flatMap(([option, text = '']) =>
      option === undefined || text.trim() === '' ? [] : [[option, { text: text.trim(), value: null }]],
    ),
  );
}

/** The choices that the command itself defines; null for free text and for autocomplete. */
export function fixedChoices(
  option: APIApplicationCommandBasicOption,
): readonly APIApplicationCommandOptionChoice[] | null {
  const choices = 'choices' in option ? option.choices : undefined;
  return choices && choices.length > 0 ? choices : null;
}

/** Whether the option has autocomplete: the bot offers choices while a member types. */
export function asksBot(option: APIApplicationCommandBasicOption): boolean {
  return 'autocomplete' in option && option.autocomplete === true;
}

/** Whether the option's value must come from a list. */
function mustBeChosen(option: APIApplicationCommandBasicOption): boolean {
  return (
    fixedChoices(option) !== null ||
    option.type === OptionType.Boolean ||
    option.type === OptionType.User ||
    option.type === OptionType.Channel ||
    option.type === OptionType.Role ||
    option.type === OptionType.Mentionable ||
    option.type === OptionType.Attachment
  );
}

/** The value that the field would send; null when it is empty, not a number, or not in the list. */
export function optionValue(
  option: APIApplicationCommandBasicOption,
  draft: OptionDraft | undefined,
): OptionValue | null {
  if (!draft) return null;
  if (option.type === OptionType.Boolean) return draft.value === null ? null : draft.value === 'true';
  if (draft.value !== null) return draft.value;
  const typed = draft.text.trim();
  if (typed === '' || mustBeChosen(option)) return null;
  if (option.type === OptionType.String) return draft.text;
  const number = Number(typed);
  const fits = option.type === OptionType.Integer ? Number.isSafeInteger(number) : Number.isFinite(number);
  return fits ? number : null;
}

/** The options that prevent sending the command: required but empty, or filled with an invalid value. */
export function openOptions(command: SlashCommand, drafts: OptionDrafts): APIApplicationCommandBasicOption[] {
  return command.options.filter((option) => {
    const draft = drafts[option.name];
    const empty = !draft || (draft.value === null && draft.text.trim() === '');
    return empty ? option.required === true : optionValue(option, draft) === null;
  });
}

/** The values to send, without options that have none. */
export function slashOptions(command: SlashCommand, drafts: OptionDrafts): SlashOptions {
  return Object.fromEntries(
    command.options.flatMap((option) => {
      const value = optionValue(option, drafts[option.name]);
      return value === null ? [] : [[option.name, value]];
    }),
  );
}
