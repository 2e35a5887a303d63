import { type Caylus, CUBES, caylus, type State } from '../../../src/engines/caylus/index.ts';
import type { Playthroughs } from '../support/playthroughs.ts';
import { choose } from './choose.ts';

export const playthroughs: Playthroughs<Caylus> = {
  engine: caylus,
  games: [['two', 2, [], 'two']],
  choose: (state, seat, _, choice) => choose(state, seat, choice),
  dealt: () => [],
  table: ({ before, state }) => (state.round > before.round ? table(state) : []),
};

/** Everybody's things, the road, and the castle. */
function table({ players, road, houses, provost, bailiff }: State): readonly string[] {
  const buildings = road.map((tile) =>
    tile === null ? '-' : `${tile.building}${tile.owner === null ? '' : `(${tile.owner})`}`,
  );
  const castle = Object.values(houses).map((owners) => owners.join('') || '-');
  return [
    ...players.map(({ deniers, cubes, workers, markers }, seat) => {
      const held = CUBES.map((cube) => cubes[cube]).join('/');
      const levels = Object.values(markers).join('/');
      return `   | ${seat}: ${deniers} deniers; ${held}; workers ${workers}; markers ${levels}`;
    }),
    `   | road ${buildings.join(' ')}`,
    `   | castle ${castle.join(' ')}; provost ${provost}, bailiff ${bailiff}`,
  ];
}
