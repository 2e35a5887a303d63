import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionContextType,
} from 'discord-api-types/v10';
import type { OptionValue, SlashOptions } from '../pageProtocol.ts';
import { lengthOf } from '../rules/shapes.ts';
import { permissionsOf } from '../world/apiObjects.ts';
import type { Playground } from '../world/playground.ts';
import type { Channel, Member } from '../world/world.ts';

/** A command that a member typed, with the given options in the order in which the command lists them. */
export interface CommandUse {
  readonly command: APIApplicationCommand;
  /** Group and subcommand, outermost first. */
  readonly path: readonly { readonly type: ApplicationCommandOptionType; readonly name: string }[];
  readonly given: readonly { readonly option: APIApplicationCommandBasicOption; readonly value: OptionValue }[];
}

/** Why Discord's client would not send something, as a sentence. */
export interface ClientRefusal {
  readonly refused: string;
}

/** The commands that the member can use in the channel. */
export function commandsFor(
  playground: Playground,
  member: Member,
  channel: Pick<Channel, 'guildId'>,
): APIApplicationCommand[] {
  const everywhere = playground.store.commands('global');
  const guild = channel.guildId === null ? null : playground.store.guild(channel.guildId);
  if (guild === null) return everywhere.filter((command) => isIn(command, InteractionContextType.BotDM));
  const here = [
    ...playground.store.commands(guild.id),
    ...everywhere.filter((each) => isIn(each, InteractionContextType.Guild)),
  ];
  const own = permissionsOf(guild, member);
  return here.filter(({ name, default_member_permissions: needed }) => {
    if (needed === null || needed === undefined) return true;
    if (playground.commandGrants.has(`${guild.id} ${name} ${member.id}`)) return true;
    return needed !== '0' && (own & BigInt(needed)) === BigInt(needed);
  });
}

/** A command without contexts can be used everywhere. */
function isIn(command: APIApplicationCommand, context: InteractionContextType): boolean {
  return command.contexts === null || command.contexts === undefined || command.contexts.includes(context);
}

/**
 * Reads a typed command (`carcassonne place`) and its options as Discord's client would. Refuses unknown commands,
 * unknown or missing options, and values outside their limits. While an option is being typed (`focused`), no option is
 * required.
 */
export function readCommandUse(
  playground: Playground,
  member: Member,
  channel: Channel,
  typed: { readonly command: string; readonly options: SlashOptions; readonly focused: string | null },
): CommandUse | ClientRefusal {
  const [name = '', ...rest] = typed.command.split(' ');
  const command = commandsFor(playground, member, channel).find(
    (each) => each.name === name && each.type === ApplicationCommandType.ChatInput,
  );
  if (command === undefined) return { refused: `There is no command /${name} here.` };

  const path: CommandUse['path'][number][] = [];
  let level = command.options ?? [];
  for (const word of rest) {
    const next = level.find((option) => option.name === word);
    if (next === undefined || !isNesting(next))
      return { refused: `/${typed.command}: there is no subcommand ${word}.` };
    path.push({ type: next.type, name: next.name });
    level = next.options ?? [];
  }
  if (level.some(isNesting)) return { refused: `/${typed.command} needs a subcommand.` };

  const options = level.filter((option) => !isNesting(option));
  const unknown = Object.keys(typed.options).find((key) => !options.some((option) => option.name === key));
  if (unknown !== undefined) return { refused: `/${typed.command} has no option ${unknown}.` };
  const given: CommandUse['given'][number][] = [];
  for (const option of options) {
    const value = typed.options[option.name];
    if (value === undefined) {
      if (option.required === true && typed.focused === null)
        return { refused: `The option ${option.name} is required.` };
      continue;
    }
    const problem = option.name === typed.focused ? null : problemOf(playground, member, channel, option, value);
    if (problem !== null) return { refused: `${option.name}: ${problem}` };
    given.push({ option, value });
  }
  return { command, path, given };
}

type Option = NonNullable<APIApplicationCommand['options']>[number];
type Nesting = Extract<
  Option,
  { type: ApplicationCommandOptionType.Subcommand | ApplicationCommandOptionType.SubcommandGroup }
>;

function isNesting(option: Option): option is Nesting {
  return (
    option.type === ApplicationCommandOptionType.Subcommand ||
    option.type === ApplicationCommandOptionType.SubcommandGroup
  );
}

/** Why the client would reject the value; null when it accepts it. */
function problemOf(
  playground: Playground,
  member: Member,
  channel: Channel,
  option: APIApplicationCommandBasicOption,
  value: OptionValue,
): string | null {
  if ('choices' in option && option.choices !== undefined && option.choices.length > 0) {
    return option.choices.some((choice) => choice.value === value) ? null : `${value} is not one of its choices.`;
  }
  switch (option.type) {
    case ApplicationCommandOptionType.String: {
      if (typeof value !== 'string') return 'must be text.';
      const length = lengthOf(value);
      return length >= (option.min_length ?? 0) && length <= (option.max_length ?? 6000)
        ? null
        : 'the text is too short or too long.';
    }
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number: {
      if (typeof value !== 'number') return 'must be a number.';
      if (option.type === ApplicationCommandOptionType.Integer && !Number.isInteger(value))
        return 'must be a whole number.';
      return value >= (option.min_value ?? -Infinity) && value <= (option.max_value ?? Infinity)
        ? null
        : 'the number is out of range.';
    }
    case ApplicationCommandOptionType.Boolean:
      return typeof value === 'boolean' ? null : 'must be true or false.';
    case ApplicationCommandOptionType.User: {
      const guild = channel.guildId === null ? null : playground.store.guild(channel.guildId);
      const ids = guild?.memberIds ?? channel.memberIds;
      return ids.includes(String(value)) ? null : 'unknown member.';
    }
    case ApplicationCommandOptionType.Channel:
      return playground.store.channel(String(value))?.guildId === channel.guildId ? null : 'unknown channel.';
    case ApplicationCommandOptionType.Attachment:
      return playground.uploads.get(String(value))?.userId === member.id ? null : 'choose a file.';
    default:
      return null;
  }
}
