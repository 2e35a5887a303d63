import { alhambra } from './alhambra/index.ts';
import { carcassonne } from './carcassonne/index.ts';
import { caylus } from './caylus/index.ts';
import { citadels } from './citadels/index.ts';
import type { Engine } from './contract.ts';

/** The games on offer. */
export const GAME_IDS = ['alhambra', 'carcassonne', 'caylus', 'citadels'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** One line per game. */
export const games = { alhambra, carcassonne, caylus, citadels } satisfies Readonly<Record<GameId, Engine>>;
