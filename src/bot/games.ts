import type { Games } from './contract.ts';
import { alhambra } from './games/alhambra/index.ts';
import { carcassonne } from './games/carcassonne/index.ts';
import { caylus } from './games/caylus/index.ts';
import { citadels } from './games/citadels/index.ts';

/** The games that can be played on Discord, one line each. */
export const games = { alhambra, carcassonne, caylus, citadels } satisfies Games;
