import type { GameId } from '../engines/games.ts';
import { alhambraWords } from './alhambra/index.ts';
import { carcassonneWords } from './carcassonne/index.ts';
import { caylusWords } from './caylus/index.ts';
import { citadelsWords } from './citadels/index.ts';
import { entryOf, type GameWords, type Locale, type Localized } from './contract.ts';

/** Every game’s words in one language. */
export const gamesIn = (locale: Locale) => ({
  alhambra: alhambraWords[locale],
  carcassonne: carcassonneWords[locale],
  caylus: caylusWords[locale],
  citadels: citadelsWords[locale],
});

/** What every game has to say of itself. */
export const gameWords: { readonly [I in GameId]: Localized<GameWords> } = {
  alhambra: entryOf(alhambraWords, 'game'),
  carcassonne: entryOf(carcassonneWords, 'game'),
  caylus: entryOf(caylusWords, 'game'),
  citadels: entryOf(citadelsWords, 'game'),
};
