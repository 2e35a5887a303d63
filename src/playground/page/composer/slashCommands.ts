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
 * A command that can be sent: a subcommand counts as one. `path` is its name for Discord (`carcassonne place`), `label`
 * and `description` are what this member reads.
 */
export interface SlashCommand {
  readonly path: string;
  readonly label: string;
  readonly description: string;
  readonly options: readonly APIApplicationCommandBasicOption[];
}

/** What stands in an option's field. `value` is null until a choice was taken or where the text is the value. */
export interface OptionDraft {
  readonly text: string;
  readonly value: OptionValue | null;
}

export type OptionDrafts = { readonly [option: string]: OptionDraft };

interface Named {
  readonly name: string;
  readonly name_localizations?: APIApplicationCommand['name_localizations'];
}

/** A name or choice as a member of that language reads it. */
export function nameFor(locale: PageLocale, named: Named): string {
  return named.name_localizations?.[locale] ?? named.name;
}

/** A description as a member of that language reads it. */
export function descriptionFor(
  locale: PageLocale,
  described: Pick<APIApplicationCommandOption, 'description' | 'description_localizations'>,
): string {
  return described.description_localizations?.[locale] ?? described.description;
}

/** All commands that can be typed, subcommands one by one, by their label. */
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

/** The commands that fit what stands behind the slash, those that begin so first. */
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

/** The command whose whole name begins the text, followed by a space; null while it is still being typed. */
export function commandTyped(commands: readonly SlashCommand[], typed: string): TypedCommand | null {
  const text = typed.toLowerCase();
  for (const command of commands) {
    const name = [command.path, command.label.toLowerCase()].find((one) => text.startsWith(`${one} `));
    if (name !== undefined) return { command, drafts: draftsIn(command, typed.slice(name.length + 1)) };
  }
  return null;
}

/** `where: Kyoto times: 3`, in whatever language the options are named; what follows no name belongs to the first option. */
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

/** The choices of an option that are fixed by the command; null where anything may be typed or the bot is asked. */
export function fixedChoices(
  option: APIApplicationCommandBasicOption,
): readonly APIApplicationCommandOptionChoice[] | null {
  const choices = 'choices' in option ? option.choices : undefined;
  return choices && choices.length > 0 ? choices : null;
}

/** Whether the bot is asked for this option's choices while a member types. */
export function asksBot(option: APIApplicationCommandBasicOption): boolean {
  return 'autocomplete' in option && option.autocomplete === true;
}

/** Options whose value is taken from a list and never typed freely. */
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

/** The value that would be sent for a field, or null when there is none (empty, not a number, not from the list). */
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

/** Options that keep the command from being sent: needed and empty, or filled with something that is no value. */
export function openOptions(command: SlashCommand, drafts: OptionDrafts): APIApplicationCommandBasicOption[] {
  return command.options.filter((option) => {
    const draft = drafts[option.name];
    const empty = !draft || (draft.value === null && draft.text.trim() === '');
    return empty ? option.required === true : optionValue(option, draft) === null;
  });
}

/** The values to send; options without one are left out. */
export function slashOptions(command: SlashCommand, drafts: OptionDrafts): SlashOptions {
  return Object.fromEntries(
    command.options.flatMap((option) => {
      const value = optionValue(option, drafts[option.name]);
      return value === null ? [] : [[option.name, value]];
    }),
  );
}
