/** The engines, of which the one in hand plays two lines. */
import { games as real } from '../../../../src/engines/games.ts';
import { inHand } from '../inHand.ts';

export * from '../../../../src/engines/games.ts';

export const games = { ...real, ...inHand().engines };
