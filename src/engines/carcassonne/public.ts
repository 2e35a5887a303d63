import { noPoints, type State } from './state.ts';
import type { Open } from './view.ts';

/**
 * The map, figures, and slices of a view as a state, for functions that ask about nothing else: without tiles, points, and
 * agenda.
 */
export const publicState = ({ seats, options, placements, figures, players, expansions }: Open): State => ({
  ...{ seats, options, placements, stack: [], removed: [], agenda: [] },
  figures: figures.map(({ seat, figure, x, y, segment }) => {
    const placement = placements.findIndex((one) => one.x === x && one.y === y);
    return { seat, figure, placement, segment };
  }),
  players: players.map(({ hand }) => ({ hand, points: noPoints(options) })),
  expansions,
});
