import { type Caylus, caylus, type State } from '../../../src/engines/caylus/index.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import type { Stream } from '../../../src/kernel/random.ts';

type Move = Caylus['Move'];

/** How gladly a person makes a move of this kind, when there are others. */
const LIKED: Readonly<Record<Move['kind'], number>> = {
  placeWorker: 1,
  pass: 1,
  moveWorker: 1,
  moveProvost: 1,
  answerInn: 1,
  produce: 1,
  trade: 3,
  build: 8,
  decline: 1,
  buildHouse: 8,
  stopBuilding: 1,
  chooseTrack: 1,
  chooseLevel: 1,
};

/** A move like a person's: builds what can be built, places workers up to the provost, and rarely moves him back. */
export function choose(state: State, seat: Seat, choice: Stream): Move {
  const legal = [...caylus.legal(state, seat)];
  const weights = legal.map(
    (move) => LIKED[move.kind] * (move.kind === 'build' && move.building.startsWith('p_') ? 9 : 1) * taste(state, move),
  );
  let left = choice.uniform(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [i, move] of legal.entries()) {
    left -= weights[i]!;
    if (left < 0) return move;
  }
  throw new Error('some move has been drawn');
}

function taste(state: State, move: Move): number {
  switch (move.kind) {
    case 'placeWorker': {
      const space = Number(move.place.split('-')[1] ?? 0);
      return space > state.provost + 1 ? 1 : space > 6 || move.place === 'castle' ? 8 : 3;
    }
    case 'moveProvost':
      return move.by === 0 ? 12 : move.by < 0 ? 1 : 2;
    case 'chooseLevel':
      return move.level * move.level;
    case 'chooseTrack':
      return move.track === 'buildings' ? 4 : 1;
    default:
      return 1;
  }
}
