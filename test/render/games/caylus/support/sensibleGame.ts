/** Games that look like those of people: useful places first, houses when they can be paid, few declines. */
import {
  buildingKind,
  type Caylus,
  CUBES,
  caylus,
  type Move,
  type State,
} from '../../../../../src/engines/caylus/index.ts';
import type { Seat } from '../../../../../src/engines/contract.ts';
import { type Played, playedGame } from '../../../support/played.ts';

export type Moment = Played<Caylus>;

export const sensibleGame = (seats: number, seed: string): Generator<Moment> =>
  playedGame(caylus, seats, seed, worthOf);

/** Food and another kind of cube, so that a house can be paid after a delivery or two. */
const isRich = ({ players }: State, seat: Seat): boolean => {
  const { cubes } = players[seat]!;
  return cubes.food > 0 && CUBES.filter((cube) => cubes[cube] > 0).length > 1;
};

function worthOf(move: Move, state: State, seat: Seat): number {
  const { passed, provost, players, road } = state;
  switch (move.kind) {
    case 'placeWorker': {
      if (move.place === 'castle') return isRich(state, seat) ? 12 : 1;
      const space = /^road-(\d+)$/.exec(move.place)?.[1];
      if (space === undefined) return move.place === 'gate' || move.place === 'inn' ? 3 : 5;
      if (Number(space) > provost + 2) return 1;
      const tile = road[Number(space) - 1];
      return tile && buildingKind(tile.building).worker?.op === 'build' ? 13 : 10;
    }
    case 'pass':
      return 1 + 3 * passed.length + (players[seat]!.workers < 3 ? 4 : 0);
    case 'build':
      return 10;
    case 'buildHouse':
      return 9;
    case 'trade':
      return 5;
    case 'moveProvost':
      return move.by > 0 ? 3.2 : move.by === 0 ? 4 : 1;
    case 'decline':
    case 'stopBuilding':
      return 1.5;
    default:
      return 5;
  }
}
