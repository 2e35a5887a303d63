import type { GameId } from '../engines/games.ts';
import { gameWords as carcassonne } from './carcassonne/game/index.ts';
import { gameWords as citadels } from './citadels/game/index.ts';
import type { GameWords, Localized } from './contract.ts';

/** What is said of each game, by language. */
export const gameWords: { readonly [I in GameId]: Localized<GameWords> } = { carcassonne, citadels };
