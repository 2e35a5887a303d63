import type { Games } from './contract.ts';
import { carcassonne } from './games/carcassonne/index.ts';
import { citadels } from './games/citadels/index.ts';

/** The games that can be played on Discord, one line each. */
export const games = { carcassonne, citadels } satisfies Games;
