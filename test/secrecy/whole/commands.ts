/** Members type commands: any that the bot registers, with options as it describes them. */
import type { APIApplicationCommandBasicOption } from 'discord.js';
import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { Stream } from '../../../src/kernel/random.ts';
import type { FakeUser } from '../../../src/playground/member/fakeUser.ts';
import type { InteractionResult } from '../../../src/playground/member/interactionResult.ts';
import type { OptionValue, SlashOptions } from '../../../src/playground/pageProtocol.ts';
import { pick } from '../../engines/laws/run.ts';
import { FILE_KINDS, give } from './files.ts';
import type { Game } from './playGames.ts';
import type { Started } from './startWorld.ts';
import { type Command, isCompleted } from './uses.ts';

/** Who does something, where, and whether they may be led by what only they see: that differs in two worlds. */
export interface Doer {
  readonly who: FakeUser;
  readonly chance: Stream;
  readonly channel: string;
  readonly isViewer: boolean;
  /** The game has ended, or was stopped: what tells its secrets then is left alone. */
  readonly after?: 'end' | 'stop';
}

/** Some fit some options. */
const TEXTS = ['mistyped', '3', 'Rome', '22-7', '1'];
const MOST_NUMBER = 40;
/** One in so many values is not one of those that are suggested; one in so many commands names no table. */
const RARELY = 4;

export async function type(started: Started, game: Game, doer: Doer, command: Command): Promise<InteractionResult> {
  const { who, chance, channel } = doer;
  let options: SlashOptions = {};
  for (const option of command.options) {
    const isGiven =
      option.required === true || (option.name === 'table' ? chance.uniform(RARELY) > 0 : isHeads(chance));
    const value = isGiven ? await valueFor(started, game, doer, command, options, option) : null;
    if (value !== null) options = { ...options, [option.name]: value };
  }
  if (doer.isViewer) started.used.add(`/${command.name}`);
  if (command.isOfGame) game.counts.error++;
  if (command.name === 'log') game.counts.replay++;
  return started.time.until(who.slash(command.name, options, { channel }));
}

const isHeads = (chance: Stream): boolean => chance.uniform(2) === 0;

async function valueFor(
  started: Started,
  game: Game,
  { who, chance, channel, isViewer }: Doer,
  { name }: Command,
  given: SlashOptions,
  option: APIApplicationCommandBasicOption,
): Promise<OptionValue | null> {
  switch (option.type) {
    case ApplicationCommandOptionType.Boolean:
      return isHeads(chance);
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number:
      return 1 + chance.uniform(MOST_NUMBER);
    case ApplicationCommandOptionType.User:
      return pick(chance, game.players).member.id;
    case ApplicationCommandOptionType.Attachment: {
      const kind = FILE_KINDS.find((one) => !started.used.has(`file ${one}`)) ?? pick(chance, FILE_KINDS);
      started.used.add(`file ${kind}`);
      return give(started, game, kind);
    }
    case ApplicationCommandOptionType.String:
      break;
    default:
      throw new Error(`nobody knows what to give for /${name} ${option.name}`);
  }
  if ('choices' in option && option.choices !== undefined) return pick<{ value: string }>(chance, option.choices).value;
  const isNew = isViewer && isCompleted(option) && !started.used.has(`/${name} ${option.name}…`);
  if (option.name === 'table' && !isNew && (!isViewer || chance.uniform(RARELY) > 0)) return game.id;
  if (!isCompleted(option)) return pick(chance, TEXTS);
  if (!isViewer) return option.required === true ? pick(chance, TEXTS) : null;
  const asked = await started.time.until(who.autocomplete(name, given, { channel, focused: option.name }));
  const choices = asked.kind === 'choices' ? asked.choices : [];
  if (choices.length > 0) started.used.add(`/${name} ${option.name}…`);
  if (option.name === 'table' && isNew) return game.id;
  if (choices.length > 0 && chance.uniform(RARELY) > 0) return String(pick(chance, choices).value);
  return option.required === true || isHeads(chance) ? pick(chance, TEXTS) : null;
}
