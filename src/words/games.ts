import type { GameId } from '../engines/games.ts';
import { words as carcassonne } from './carcassonne/index.ts';
import { words as citadels } from './citadels/index.ts';
import type { GameWords, Locale } from './contract.ts';

/** What is said of each game, by language. */
export const words: { readonly [I in GameId]: { readonly [L in Locale]: GameWords } } = { carcassonne, citadels };
