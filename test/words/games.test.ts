/** What each game says in its panels, pictures and commands: nothing is left in English, and labels fit on a phone. */
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/engines/games.ts';
import * as carcassonneCommands from '../../src/words/carcassonne/commands/index.ts';
import * as carcassonneNames from '../../src/words/carcassonne/names/index.ts';
import * as carcassonnePanel from '../../src/words/carcassonne/panel/index.ts';
import * as carcassonnePicture from '../../src/words/carcassonne/picture/index.ts';
import * as citadelsCommands from '../../src/words/citadels/commands/index.ts';
import * as citadelsNames from '../../src/words/citadels/names/index.ts';
import * as citadelsPanel from '../../src/words/citadels/panel/index.ts';
import * as citadelsPicture from '../../src/words/citadels/picture/index.ts';
import { LOCALES, type Locale, type Localized } from '../../src/words/contract.ts';
import { gameWords } from '../../src/words/games.ts';

const TABLES: { readonly [I in GameId]: { readonly [name: string]: Localized<unknown> } } = {
  carcassonne: {
    followers: carcassonneNames.followerNames,
    panel: carcassonnePanel.panelWords,
    picture: carcassonnePicture.pictureWords,
    commands: carcassonneCommands.commandWords,
  },
  citadels: {
    ...citadelsNames,
    panel: citadelsPanel.panelWords,
    picture: citadelsPicture.pictureWords,
    commands: citadelsCommands.commandWords,
  },
};

/** The texts of a game in one language by their paths; sentences made of data are left out. */
function textsOf(id: GameId, locale: Locale): ReadonlyMap<string, string> {
  const { summary, howToPlay, parts, options } = gameWords[id][locale];
  const tables = Object.entries(TABLES[id]).map(([name, table]) => [name, table[locale]]);
  return new Map(plain({ ...Object.fromEntries(tables), summary, howToPlay, parts, options }));
}

function plain(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => plain(inner, path === '' ? key : `${path}.${key}`));
}

/** Alike in German and English, and rightly so. */
const ALIKE: { readonly [I in GameId]: readonly string[] } = {
  carcassonne: [],
  citadels: ['commands.subcommands.takeGold.name'],
};

describe.each(GAME_IDS)('%s', (id) => {
  test.each(['ja', 'de'] as const)('has nothing left in English: %s', (locale) => {
    const english = textsOf(id, 'en');
    const texts = textsOf(id, locale);
    const alike = [...texts].filter(([path, text]) => text === english.get(path)).map(([path]) => path);
    expect(alike).toEqual(locale === 'de' ? ALIKE[id] : []);
    expect(texts.size).toBeGreaterThan(35);
  });

  test.each(LOCALES)('explains itself in at most 1,500 characters: %s', (locale) => {
    expect(gameWords[id][locale].howToPlay.length).toBeLessThanOrEqual(1_500);
  });
});

test.each(LOCALES)('the buttons of Carcassonne fit on a phone: %s', (locale) => {
  const { buttons, lists } = carcassonnePanel.panelWords[locale];
  for (const [path, label] of plain({ ...buttons, tiles: lists.tiles }))
    expect(label.length, `${path}: ${label}`).toBeLessThanOrEqual(22);
});
