import { type Carcassonne, carcassonne, OPTIONS } from '../../../src/engines/carcassonne/index.ts';
import type { Playthroughs } from '../support/playthroughs.ts';
import { chooseHelpers } from './choose.ts';
import { textBoard } from './textBoard.ts';

/** A drawn map follows so many turns. */
const MAP_EVERY = 15;

export const playthroughs: Playthroughs<Carcassonne> = {
  engine: carcassonne,
  games: [
    ['base', 2, [], 'base'],
    ['all', 4, OPTIONS, 'late'],
  ],
  choose: (state, _, legal, choice) => chooseHelpers(state, legal, 'closely', choice),
  dealt: ({ start, stack }) => [`start: seat ${start}`, `stack: ${stack.join(' ')}`],
  table({ state, move }) {
    const isDue = move.kind === 'placeTile' && state.placements.length % MAP_EVERY === 0;
    return isDue || state.agenda.length === 0 ? [textBoard(state)] : [];
  },
};
