import { share } from '../../support/amount.ts';
import { BUGS as alhambra } from './alhambra/bugs.ts';
import type { Bug } from './bug.ts';
import { BUGS as base } from './carcassonne/base.ts';
import { BUGS as sets } from './carcassonne/bugs.ts';
import { BUGS as dragon } from './carcassonne/dragon.ts';
import { BUGS as caylus } from './caylus/bugs.ts';
import { BUGS as citadels } from './citadels/bugs.ts';

/** The bugs by game. */
export const BUGS = { alhambra, carcassonne: [...base, ...sets, ...dragon], caylus, citadels } satisfies {
  readonly [game: string]: readonly Bug[];
};
export type Game = keyof typeof BUGS;

/** Of how many bugs `npm test` plants one. */
const NTH: Readonly<Record<Game, number>> = { alhambra: 28, carcassonne: 40, caylus: 36, citadels: 10 };

/** Those that are planted: in `npm test` a share of them. */
export const triedOf = (game: Game): readonly Bug[] => share<Bug>(BUGS[game], NTH[game]);
