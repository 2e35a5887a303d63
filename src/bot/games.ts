import { carcassonne } from './carcassonne/index.ts';
import { citadels } from './citadels/index.ts';
import type { Games } from './contract.ts';

/** The games that can be played on Discord, one line each. */
export const games = { carcassonne, citadels } satisfies Games;
