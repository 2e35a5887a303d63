/** The pictures of the tests' games, as the thread that paints takes them. */
import { pictures as carcassonne } from '../../../src/render/games/carcassonne/index.ts';
import { pictures as citadels } from '../../../src/render/games/citadels/index.ts';
import { pictures as toy } from './index.ts';

export const pictures = { carcassonne, citadels, toy };
