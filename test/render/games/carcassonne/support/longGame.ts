import { carcassonne, type Move, type State } from '../../../../../src/engines/carcassonne/index.ts';
import { type Random, seeded } from '../../../../../src/kernel/random.ts';

/** A game whose map becomes long: each tile goes as far out as it can along one axis, followers go at random. */
export function* longGame(seats: number, axis: 'x' | 'y', seed: string): Generator<State> {
  const config = { seats, options: [] };
  const random = seeded(seed);
  const pick = random.stream('long');
  let { state } = carcassonne.setup(config, carcassonne.deal(config, random));
  for (;;) {
    yield state;
    const turn = carcassonne.turn(state);
    if ('over' in turn) return;
    const seat = turn.awaits[0]!;
    const moves = [...carcassonne.legal(state, seat)];
    const worth = moves.map((move) => worthOf(move, axis) + pick.uniform(100) / 100);
    const played = carcassonne.play(state, seat, moves[worth.indexOf(Math.max(...worth))]!, random satisfies Random);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    state = played.value.state;
  }
}

function worthOf(move: Move, axis: 'x' | 'y'): number {
  if (move.kind !== 'placeTile') return 0;
  const [along, across] = axis === 'x' ? [move.x, move.y] : [move.y, move.x];
  return (Math.abs(along) <= 11 ? Math.abs(along) * 0.4 : -9) - (Math.abs(across) <= 3 ? 0 : 9);
}
