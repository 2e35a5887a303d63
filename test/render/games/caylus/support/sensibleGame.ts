/** Games that look like those of people: useful places first, houses when they can be paid, few declines. */
import {
  buildingKind,
  CUBES,
  caylus,
  type Event,
  type Move,
  type State,
} from '../../../../../src/engines/caylus/index.ts';
import type { Seat } from '../../../../../src/engines/contract.ts';
import { seeded } from '../../../../../src/kernel/random.ts';

/** A position and all that has happened up to it. */
export interface Moment {
  readonly state: State;
  readonly story: readonly Event[];
  /** What the last move has caused. */
  readonly recent: readonly Event[];
}

/** Every position of a game played sensibly, from the first to the last; the same seed gives the same game. */
export function* sensibleGame(seats: number, seed: string): Generator<Moment> {
  const config = { seats, options: [] };
  const random = seeded(seed);
  const whims = random.stream('whims');
  let { state, events: recent } = caylus.setup(config, caylus.deal(config, random));
  let story = recent;
  for (;;) {
    yield { state, story, recent };
    const turn = caylus.turn(state);
    if ('over' in turn) return;
    const seat = turn.awaits[0]!;
    const moves = [...caylus.legal(state, seat)];
    const worth = moves.map((move) => worthOf(move, state, seat) * (0.6 + whims.uniform(1000) / 1250));
    const played = caylus.play(state, seat, moves[worth.indexOf(Math.max(...worth))]!, random);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    state = played.value.state;
    recent = played.value.events;
    story = [...story, ...recent];
  }
}

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
