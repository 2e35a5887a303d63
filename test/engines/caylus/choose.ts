import {
  batchesFor,
  buildingKind,
  type Caylus,
  caylus,
  type Effect,
  type Place,
  SPECIAL_IDS,
  type State,
  spaceOf,
  tileOn,
  tradesFor,
  whyNoSite,
} from '../../../src/engines/caylus/index.ts';
import type { Seat } from '../../../src/engines/contract.ts';
import type { Stream } from '../../../src/kernel/random.ts';

type Move = Caylus['Move'];

/** A move like a person's: workers go where they are of use, what can be built is built, the provost mostly stays. */
export function choose(state: State, seat: Seat, choice: Stream): Move {
  const legal = [...caylus.legal(state, seat)];
  const weights = legal.map((move) => liking(state, seat, move));
  let left = choice.uniform(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [i, move] of legal.entries()) {
    left -= weights[i]!;
    if (left < 0) return move;
  }
  throw new Error('some move has been drawn');
}

/** How gladly a person makes a move. */
function liking(state: State, seat: Seat, move: Move): number {
  const { deniers } = state.players[seat]!;
  switch (move.kind) {
    case 'placeWorker':
      return usefulness(state, seat, move.place);
    case 'pass':
      return deniers < 2 ? 60 : 10 * state.passed.length + 2;
    case 'moveWorker':
      return usefulness(state, seat, move.place);
    case 'moveProvost':
      return move.by === 0 ? 40 : move.by > 0 ? 2 : 1;
    case 'trade':
      return 10 * (move.option + 1);
    case 'build':
      return buildingKind(move.building).prestige ** 2;
    case 'buildHouse':
      return 20;
    case 'chooseTrack':
      return move.track === 'buildings' ? 4 : 2;
    case 'chooseLevel':
      return move.level ** 3;
    default:
      return 1;
  }
}

function usefulness(state: State, seat: Seat, place: Place): number {
  if (place === 'castle') return batchesFor(state, seat).length > 0 ? 80 : 1;
  const special = SPECIAL_IDS.find((id) => id === place);
  if (special !== undefined) return 4 * useOf(state, seat, buildingKind(special).worker);
  const space = spaceOf(place)!; // All others are on the road.
  if (space > state.provost) return 1;
  return 10 * useOf(state, seat, buildingKind(tileOn(state, space)!.building).worker);
}

/** From 0 to 5. */
function useOf(state: State, seat: Seat, effect: Effect | null): number {
  switch (effect?.op) {
    case 'produce':
      return 2;
    case 'trade':
      return tradesFor(state.players[seat]!, effect.options).length > 0 ? 3 : 0;
    case 'build':
      return whyNoSite(state, seat, effect.sort, {}) === null ? 5 : 0;
    default:
      return 1;
  }
}
