import type { APIApplicationCommandOption, RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { commandList } from '../../../src/bot/commands/list.ts';
import type { BotGame } from '../../../src/bot/contract.ts';
import { limits } from '../../../src/bot/discord/limits.ts';
import { commonWords } from '../../../src/words/common/index.ts';
import { LOCALES, type Locale } from '../../../src/words/contract.ts';
import { wordsIn } from '../../../src/words/words.ts';
import { testGames } from '../support/games.ts';
import { startGuildhall } from '../support/guildhall.ts';

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const commands = commandList(testGames);

type Texts = Readonly<Record<string, string | null | undefined>>;
interface Named {
  readonly name: string;
  readonly description?: string;
  readonly name_localizations?: Texts | null | undefined;
  readonly description_localizations?: Texts | null | undefined;
}
const optionsOf = (one: { readonly options?: readonly APIApplicationCommandOption[] | undefined }) => one.options ?? [];
const deep = (options: readonly APIApplicationCommandOption[]): readonly APIApplicationCommandOption[] =>
  options.flatMap((one) => [one, ...('options' in one ? deep(one.options ?? []) : [])]);

/** How something is called and described by readers of a language. */
const nameIn = (locale: Locale, { name, name_localizations: others }: Named) => others?.[locale] ?? name;
const descriptionIn = (locale: Locale, { description = '', description_localizations: others }: Named) =>
  others?.[locale] ?? description;

/** Discord counts the longest of all languages. */
function lengthOf(command: RESTPostAPIChatInputApplicationCommandsJSONBody): number {
  const longest = (say: (locale: Locale) => string) => Math.max(...LOCALES.map((locale) => say(locale).length));
  const own = (one: Named) =>
    longest((locale) => nameIn(locale, one)) + longest((locale) => descriptionIn(locale, one));
  return own(command) + deep(optionsOf(command)).reduce((sum, one) => sum + own(one), 0);
}

describe('the commands', () => {
  test('keep to Discord’s limits for names, descriptions, numbers and lengths', () => {
    const all: readonly Named[] = commands.flatMap((one) => [one, ...deep(optionsOf(one))]);
    for (const one of all) {
      for (const name of LOCALES.map((locale) => nameIn(locale, one))) {
        expect(name).toMatch(NAME);
        expect(name).toBe(name.toLowerCase());
      }
      for (const description of LOCALES.map((locale) => descriptionIn(locale, one))) {
        expect(description.length).toBeGreaterThan(0);
        expect(description.length).toBeLessThanOrEqual(limits.commandDescription);
        expect(description, 'was cut').not.toMatch(/…$/);
      }
    }
    for (const command of commands) {
      expect(optionsOf(command).length).toBeLessThanOrEqual(limits.commandOptions);
      expect(lengthOf(command)).toBeLessThanOrEqual(limits.commandLength);
    }
    expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
    console.info(`${commands.length} commands, ${all.length} names`);
  });

  test('are described, and their options named, in every language, never twice alike; English ones as sent', () => {
    for (const command of commands) {
      for (const locale of LOCALES) {
        for (const list of [optionsOf(command), ...optionsOf(command).map((one) => deep([one]).slice(1))]) {
          const names = list.map((one) => nameIn(locale, one));
          expect(new Set(names).size, `${command.name} ${locale}: ${names}`).toBe(names.length);
        }
      }
    }
    const options = commands.flatMap((one) => deep(optionsOf(one)));
    for (const one of [...commands, ...options]) {
      const texts = LOCALES.map((locale) => descriptionIn(locale, one));
      expect(new Set(texts).size, texts.join(' | ')).toBe(LOCALES.length);
    }
    const common = commonWords.en;
    for (const [id, { name }] of Object.entries(common.commands.options)) expect(name).toBe(id);
    for (const { commands: own } of Object.values(testGames)) {
      for (const { name, options: given, words } of own) {
        expect(words(wordsIn('en')).name).toBe(name);
        for (const option of given) expect(words(wordsIn('en')).options[option.name]?.name).toBe(option.name);
      }
    }
    expect(options.length).toBeGreaterThan(20);
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

  test('have one subcommand for each way to type a move and each list with one, and a game of its own', () => {
    const games = commands.filter(({ name }) => name in testGames);
    expect(games.map(({ name, options }) => [name, options?.map((one) => one.name)])).toEqual(
      Object.entries<BotGame>(testGames).map(([id, { commands: own, lists }]) => [
        id,
        [...own.map(({ name }) => name), ...lists.flatMap(({ command }) => command?.name ?? [])],
      ]),
    );
  });

  test('are written once, and not again while they are the same', async () => {
    await using hall = await startGuildhall({ games: testGames });
    const writes = () =>
      hall.discord.log.filter(({ method, route }) => method === 'PUT' && route?.includes('commands'));
    expect(writes()).toHaveLength(1);
    await hall.restart();
    expect(writes()).toHaveLength(1);
    expect(hall.lines.filter(({ message }) => message === 'commands registered').map(({ fields }) => fields)).toEqual([
      { isChanged: true },
      { isChanged: false },
    ]);
  });
});
