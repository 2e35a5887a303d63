/** All that members can do, and all that can fail, read off the registries: what no comparison has ever done is found out. */
import type { APIApplicationCommandBasicOption } from 'discord.js';
import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { commandList } from '../../../src/bot/commands/list.ts';
import { VERBS } from '../../../src/bot/discord/customId.ts';
import { games } from '../../../src/bot/games.ts';
import type { GameId } from '../../../src/engines/games.ts';
import { type Stream, shuffled } from '../../../src/kernel/random.ts';
import { FILE_KINDS } from './files.ts';
import { TROUBLES } from './troubles.ts';

export interface Command {
  /** With its subcommand. */
  readonly name: string;
  readonly options: readonly APIApplicationCommandBasicOption[];
  /** Of the game, not of all. */
  readonly isOfGame: boolean;
}

/** The commands of the bot, and those of one game. */
export const commandsOf = (game: GameId): readonly Command[] =>
  commandList({ [game]: games[game] }).flatMap(({ name, options = [] }) => {
    const nested = options.filter((option) => option.type === ApplicationCommandOptionType.Subcommand);
    const isOfGame = name === game;
    if (nested.length > 0)
      return nested.map((one) => ({ name: `${name} ${one.name}`, options: one.options ?? [], isOfGame }));
    return [{ name, options: options as readonly APIApplicationCommandBasicOption[], isOfGame }]; // None is nested.
  });

export const isCompleted = (option: APIApplicationCommandBasicOption): boolean =>
  'autocomplete' in option && option.autocomplete === true;

/** Everything that a comparison of this game does sooner or later. */
export const usesOf = (game: GameId): readonly string[] => [
  ...commandsOf(game).map(({ name }) => `/${name}`),
  ...commandsOf(game).flatMap(({ name, options }) => options.filter(isCompleted).map((one) => `/${name} ${one.name}…`)),
  ...FILE_KINDS.map((kind) => `file ${kind}`),
  ...TROUBLES.map((trouble) => `trouble ${trouble}`),
];

/** Buttons: not every game has all. */
export const BUTTONS: readonly string[] = VERBS.map((verb) => `[${verb}]`);

/** Deals all of them in turn, each as often as any other, in an order that is always another one. */
export function createDeck<T>(all: readonly T[]): (chance: Stream) => T {
  let left: readonly T[] = [];
  return (chance) => {
    if (left.length === 0) left = shuffled(chance, all);
    const [next, ...rest] = left;
    left = rest;
    return next!; // There is always one.
  };
}
