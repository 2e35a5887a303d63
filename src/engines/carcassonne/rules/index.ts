import type { Rules } from '../../contract.ts';
import type { Carcassonne } from '../types.ts';
import { pass } from './pass.ts';
import { placeFollower } from './placeFollower.ts';
import { placeTile } from './placeTile.ts';

/** The moves, in the order in which they are offered. */
export const rules: Rules<Carcassonne> = { placeTile, placeFollower, pass };
