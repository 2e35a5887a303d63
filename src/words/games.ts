import type { GameId } from '../engines/games.ts';
import { gameWords as alhambra } from './alhambra/game/index.ts';
import { gameWords as carcassonne } from './carcassonne/game/index.ts';
import { gameWords as caylus } from './caylus/game/index.ts';
import { gameWords as citadels } from './citadels/game/index.ts';
import type { GameWords, Localized } from './contract.ts';

/** Every game’s sentences, by language. */
export const gameWords: { readonly [I in GameId]: Localized<GameWords> } = {
  alhambra,
  carcassonne,
  caylus,
  citadels,
};
