/** The pictures of the tests' games, as the thread that paints takes them. */
import { pictures as games } from '../../../src/render/games.ts';
import { pictures as toy } from './index.ts';

export const pictures = { ...games, toy };
