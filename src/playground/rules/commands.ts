import { ApplicationCommandOptionType, ApplicationCommandType, Locale } from 'discord-api-types/v10';
import { z } from 'zod';
import { type Breach, type FieldPath, refuse, refuseIfAny } from './refusal.ts';
import { lengthOf, read, snowflake, text, whole } from './shapes.ts';

const MAX_CHAT_COMMANDS = 100;
const MAX_MENU_COMMANDS = 15;
const MAX_COMMAND_TEXT = 8000;

/** 1 to 32 letters and digits of any script, `-`, `_`, or `'`. */
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

const chatName = z.string().refine((name) => NAME.test(name) && name === name.toLowerCase(), 'commandNameInvalid');
const menuName = text(1, 32, 'commandNameInvalid');
const description = text(1, 100, 'commandDescriptionLength');

const LOCALES = new Set<string>(Object.values(Locale));

function localized(shape: z.ZodType<string>) {
  return z
    .record(z.string(), shape.nullable())
    .refine((texts) => Object.keys(texts).every((locale) => LOCALES.has(locale)), 'localeUnknown')
    .nullish();
}

const choiceName = text(1, 100, 'choiceLength');
const choice = z.object({
  name: choiceName,
  name_localizations: localized(choiceName),
  value: z.union([text(1, 100, 'choiceLength'), z.number()]),
});

type CommandChoice = z.infer<typeof choice>;

/** The choices of an autocomplete response. */
export const offeredChoices = z.object({ choices: z.array(choice).max(25, 'autocompleteChoices') });

const optionFields = {
  type: z.int().min(1).max(11),
  name: chatName,
  name_localizations: localized(chatName),
  description,
  description_localizations: localized(description),
  required: z.boolean().nullish(),
  choices: z.array(choice).max(25, 'choiceLimit').nullish(),
  autocomplete: z.boolean().nullish(),
  min_value: z.number().nullish(),
  max_value: z.number().nullish(),
  min_length: whole(0, 6000, 'optionLimits').nullish(),
  max_length: whole(1, 6000, 'optionLimits').nullish(),
  channel_types: z.array(z.int()).nullish(),
};

const plainOption = z.object(optionFields);
/** Groups contain subcommands, which contain plain options: three levels at most. */
const middleOption = z.object({ ...optionFields, options: z.array(plainOption).max(25, 'optionCount').nullish() });
const topOption = z.object({ ...optionFields, options: z.array(middleOption).max(25, 'optionCount').nullish() });

const permissions = z
  .union([z.string().regex(/^\d+$/, 'memberPermissions'), z.int().min(0).transform(String)])
  .nullish();

const command = z.object({
  id: snowflake.nullish(),
  type: z.int().min(1).max(4).nullish(),
  name: z.string(),
  name_localizations: localized(z.string()),
  description: z.string().nullish(),
  description_localizations: localized(description),
  options: z.array(topOption).max(25, 'optionCount').nullish(),
  default_member_permissions: permissions,
  dm_permission: z.boolean().nullish(),
  nsfw: z.boolean().nullish(),
  contexts: z.array(z.int().min(0).max(2)).nullish(),
  integration_types: z.array(z.int().min(0).max(1)).nullish(),
});

export type CommandDraft = z.infer<typeof command>;

/** An option of any level. */
interface CommandOption extends z.infer<typeof plainOption> {
  readonly options?: readonly CommandOption[] | null | undefined;
}

/** Reads the list of commands in a bulk overwrite. Refuses invalid ones. */
export function readCommands(body: unknown): CommandDraft[] {
  const drafts = read(z.array(command), body);
  const isChat = (draft: CommandDraft) =>
    (draft.type ?? ApplicationCommandType.ChatInput) === ApplicationCommandType.ChatInput;
  const chat = drafts.filter(isChat);
  if (chat.length > MAX_CHAT_COMMANDS) refuse('commandCount');
  for (const type of [ApplicationCommandType.User, ApplicationCommandType.Message]) {
    if (drafts.filter((draft) => draft.type === type).length > MAX_MENU_COMMANDS) refuse('commandCount');
  }
  const seen = new Set<string>();
  const breaches: Breach[] = [];
  for (const [index, draft] of drafts.entries()) {
    const key = `${draft.type ?? ApplicationCommandType.ChatInput}/${draft.name}`;
    if (seen.has(key)) breaches.push({ rule: 'commandNameDuplicated', path: [index, 'name'] });
    seen.add(key);
    breaches.push(...(isChat(draft) ? breachesOfChatCommand(draft, [index]) : breachesOfMenuCommand(draft, [index])));
  }
  refuseIfAny(breaches);
  return drafts;
}

function breachesOfMenuCommand(draft: CommandDraft, at: FieldPath): Breach[] {
  return menuName.safeParse(draft.name).success ? [] : [{ rule: 'commandNameInvalid', path: [...at, 'name'] }];
}

function breachesOfChatCommand(draft: CommandDraft, at: FieldPath): Breach[] {
  const breaches: Breach[] = [];
  if (!chatName.safeParse(draft.name).success) breaches.push({ rule: 'commandNameInvalid', path: [...at, 'name'] });
  const translated = Object.values(draft.name_localizations ?? {});
  if (!translated.every((name) => name === null || chatName.safeParse(name).success)) {
    breaches.push({ rule: 'commandNameInvalid', path: [...at, 'name_localizations'] });
  }
  if (!description.safeParse(draft.description).success) {
    breaches.push({ rule: 'commandDescriptionLength', path: [...at, 'description'] });
  }
  if (textSize(draft) > MAX_COMMAND_TEXT) breaches.push({ rule: 'commandSize', path: at });
  breaches.push(...breachesOfOptions(draft.options ?? [], 'command', [...at, 'options']));
  return breaches;
}

type Level = 'command' | 'group' | 'subcommand';

function breachesOfOptions(options: readonly CommandOption[], level: Level, at: FieldPath): Breach[] {
  const breaches: Breach[] = [];
  const isNesting = (option: CommandOption) => levelOf(option) !== null;
  const nesting = options.filter(isNesting);
  if (nesting.length > 0 && nesting.length < options.length) breaches.push({ rule: 'optionsMixed', path: at });

  const firstOptional = options.findIndex((option) => !isNesting(option) && option.required !== true);
  const lastRequired = options.findLastIndex((option) => option.required === true);
  if (firstOptional !== -1 && lastRequired > firstOptional)
    breaches.push({ rule: 'optionOrder', path: [...at, lastRequired] });

  breaches.push(...breachesOfNames(options, at));
  for (const [index, option] of options.entries()) {
    breaches.push(...breachesOfOption(option, level, [...at, index]));
  }
  return breaches;
}

/** Names are unique among their siblings, and so are their translations within each language. */
function breachesOfNames(options: readonly CommandOption[], at: FieldPath): Breach[] {
  const seen = new Set<string>();
  const breaches: Breach[] = [];
  for (const [index, option] of options.entries()) {
    const translated = Object.entries(option.name_localizations ?? {}).map(([locale, name]) => `${locale}/${name}`);
    for (const key of [`/${option.name}`, ...translated]) {
      if (seen.has(key)) breaches.push({ rule: 'optionNameDuplicated', path: [...at, index, 'name'] });
      seen.add(key);
    }
  }
  return breaches;
}

function breachesOfOption(option: CommandOption, level: Level, at: FieldPath): Breach[] {
  const breaches: Breach[] = [];
  const inner = levelOf(option);
  const isMisplaced =
    (inner === 'group' && level !== 'command') ||
    (inner === 'subcommand' && level === 'subcommand') ||
    (inner !== 'subcommand' && level === 'group') ||
    (inner === null && (option.options ?? []).length > 0);
  if (isMisplaced) breaches.push({ rule: 'subcommandsNested', path: [...at, 'type'] });
  if ((option.choices ?? []).length > 0 && option.autocomplete === true) {
    breaches.push({ rule: 'choicesWithAutocomplete', path: [...at, 'choices'] });
  }
  const isUpsideDown =
    (option.min_value != null && option.max_value != null && option.min_value > option.max_value) ||
    (option.min_length != null && option.max_length != null && option.min_length > option.max_length);
  if (isUpsideDown) breaches.push({ rule: 'optionLimits', path: at });
  if (inner !== null) breaches.push(...breachesOfOptions(option.options ?? [], inner, [...at, 'options']));
  return breaches;
}

function levelOf(option: CommandOption): 'group' | 'subcommand' | null {
  if (option.type === ApplicationCommandOptionType.SubcommandGroup) return 'group';
  return option.type === ApplicationCommandOptionType.Subcommand ? 'subcommand' : null;
}

interface Texted {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string | null>> | null | undefined;
  readonly description?: string | null | undefined;
  readonly description_localizations?: Readonly<Record<string, string | null>> | null | undefined;
  readonly options?: readonly CommandOption[] | null | undefined;
  readonly choices?: readonly CommandChoice[] | null | undefined;
}

/** Limits the length of all names, descriptions, and values of a command, counting the longest translation of each. */
function textSize(texted: Texted): number {
  let size =
    longest(texted.name, texted.name_localizations) + longest(texted.description, texted.description_localizations);
  for (const option of texted.options ?? []) size += textSize(option);
  for (const { name, name_localizations, value } of texted.choices ?? []) {
    size += longest(name, name_localizations) + lengthOf(String(value));
  }
  return size;
}

function longest(text: string | null | undefined, translations: Texted['name_localizations']): number {
  return Math.max(...[text, ...Object.values(translations ?? {})].map((each) => lengthOf(each ?? '')));
}
