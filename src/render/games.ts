import type { GameId } from '../engines/games.ts';
import type { GamePictures } from './contract.ts';
import { pictures as alhambra } from './games/alhambra/index.ts';
import { pictures as carcassonne } from './games/carcassonne/index.ts';
import { pictures as caylus } from './games/caylus/index.ts';
import { pictures as citadels } from './games/citadels/index.ts';

/** The pictures of each game. */
export const pictures: { readonly [I in GameId]: GamePictures } = { alhambra, carcassonne, caylus, citadels };
