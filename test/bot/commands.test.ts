import type { APIApplicationCommandOption, RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { commandList } from '../../src/bot/commands/list.ts';
import { limits } from '../../src/bot/limits.ts';
import { testGames } from './support/games.ts';
import { openHall } from './support/hall.ts';

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const commands = commandList(testGames);

type Named = { readonly name: string; readonly description?: string };
const optionsOf = (one: { readonly options?: readonly APIApplicationCommandOption[] | undefined }) => one.options ?? [];
const deep = (options: readonly APIApplicationCommandOption[]): readonly APIApplicationCommandOption[] =>
  options.flatMap((one) => [one, ...('options' in one ? deep(one.options ?? []) : [])]);

function lengthOf(command: RESTPostAPIChatInputApplicationCommandsJSONBody): number {
  const own = (one: Named) => one.name.length + (one.description ?? '').length;
  return own(command) + deep(optionsOf(command)).reduce((sum, one) => sum + own(one), 0);
}

describe('the commands', () => {
  test('keep to Discord’s limits for names, descriptions, numbers and lengths', () => {
    const all: readonly Named[] = commands.flatMap((one) => [one, ...deep(optionsOf(one))]);
    for (const { name, description } of all) {
      expect(name).toMatch(NAME);
      expect(name).toBe(name.toLowerCase());
      expect(description?.length).toBeGreaterThan(0);
      expect(description?.length).toBeLessThanOrEqual(limits.commandDescription);
    }
    for (const command of commands) {
      expect(optionsOf(command).length).toBeLessThanOrEqual(limits.commandOptions);
      expect(lengthOf(command)).toBeLessThanOrEqual(limits.commandLength);
    }
    expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
    console.info(`${commands.length} commands, ${all.length} names`);
  });

  test('ask for required options first', () => {
    const lists = commands.flatMap((one) => [
      optionsOf(one),
      ...deep(optionsOf(one)).map((inner) => ('options' in inner ? (inner.options ?? []) : [])),
    ]);
    for (const list of lists) {
      const required = list.map((option) => option.required === true);
      expect(required).toEqual(required.toSorted((a, b) => Number(b) - Number(a)));
    }
    expect(lists.some((list) => list.length > 1)).toBe(true);
  });

  test('have one subcommand for each way to type a move, and a game of its own', () => {
    const games = commands.filter(({ name }) => name in testGames);
    expect(games.map(({ name, options }) => [name, options?.map((one) => one.name)])).toEqual([
      ['carcassonne', ['place']],
      ['toy', ['play']],
    ]);
  });

  test('are written once, and not again while they are the same', async () => {
    await using hall = await openHall({ games: testGames });
    const writes = () =>
      hall.discord.log.filter(({ method, route }) => method === 'PUT' && route?.includes('commands'));
    expect(writes()).toHaveLength(1);
    await hall.restart();
    expect(writes()).toHaveLength(1);
    expect(
      hall.lines.filter(({ message }) => message === 'the commands are registered').map(({ fields }) => fields),
    ).toEqual([{ isChanged: true }, { isChanged: false }]);
  });
});
