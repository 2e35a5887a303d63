import type { GameId } from '../engines/games.ts';
import { pictures as carcassonne } from './carcassonne/index.ts';
import { pictures as citadels } from './citadels/index.ts';
import type { GamePictures } from './contract.ts';

/** The pictures of each game. */
export const pictures: { readonly [I in GameId]: GamePictures } = { carcassonne, citadels };
