import type { Move, State } from '../../../src/engines/carcassonne/index.ts';
import type { Stream } from '../../../src/kernel/random.ts';
import { Oracle } from './oracle.ts';

/** Moves drawn from all complete little; close tiles and few farmers complete much. */
function choose(state: State, legal: readonly Move[], how: 'anyhow' | 'closely', choice: Stream): Move {
  const { x: lastX, y: lastY } = state.placements.at(-1)!;
  const promise = (move: Move) => {
    if (move.kind === 'pass') return 0;
    if (move.kind === 'placeFollower') {
      return new Oracle(state.placements).region(lastX, lastY, move.segment).kind === 'field' ? 0 : 2;
    }
    // Where a move of the dragon's set leads does not matter here.
    if (move.kind !== 'placeTile') return 2;
    return state.placements.filter(({ x, y }) => Math.abs(x - move.x) <= 1 && Math.abs(y - move.y) <= 1).length;
  };
  const most = Math.max(...legal.map(promise));
  const worth = how === 'anyhow' ? legal : legal.filter((move) => promise(move) >= most - 1);
  return worth[choice.uniform(worth.length)]!;
}

/** Builders and pigs where they may be, or few would ever be placed. */
export function chooseHelpers(state: State, legal: readonly Move[], how: 'anyhow' | 'closely', choice: Stream): Move {
  const helper = legal.find(
    (move) => move.kind === 'placeFollower' && (move.figure === 'builder' || move.figure === 'pig'),
  );
  return helper ?? choose(state, legal, how, choice);
}
