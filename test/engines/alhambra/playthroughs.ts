import { type Alhambra, alhambra, type State } from '../../../src/engines/alhambra/index.ts';
import type { Playthroughs } from '../support/playthroughs.ts';
import { choose } from './choose.ts';

export const playthroughs: Playthroughs<Alhambra> = {
  engine: alhambra,
  games: [
    ['dirk', 2, [], 'dirk'],
    ['base', 4, [], 'base'],
  ],
  choose: (state, seat, _, choice) => choose(state, seat, choice),
  dealt: ({ tiles, deck }) => [`tiles: ${tiles.join(' ')}`, `deck: ${deck.join(' ')}`],
  table: ({ state, events }) => (events.some(({ kind }) => kind === 'scored') ? table(state) : []),
};

/** Everybody's things. */
function table({ players, dirk, supply, deck, discard }: State): readonly string[] {
  return [
    ...players.map(({ coins, alhambra: laid, reserve }, seat) => {
      const tiles = laid.map(({ tile, x, y }) => `${tile} ${x},${y}`).join('; ');
      return `   | ${seat}: ${coins.join(' ') || '-'}; ${tiles || '-'}; reserve ${reserve.join(' ') || '-'}`;
    }),
    ...(dirk === null ? [] : [`   | Dirk: ${dirk.join(' ')}`]),
    `   | supply ${supply.length}, deck ${deck.length}, discarded ${discard.length}`,
  ];
}
