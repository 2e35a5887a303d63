/** Positions of random games of Carcassonne, and what follows from them. */
import type { MoveDraft, Position } from '../../../../src/bot/contract.ts';
import {
  type Carcassonne,
  carcassonne as engine,
  type Move,
  type Option,
  type State,
} from '../../../../src/engines/carcassonne/index.ts';
import type { Seat } from '../../../../src/engines/contract.ts';
import { seeded } from '../../../../src/kernel/random.ts';
import { positionAt } from '../../../../src/tables/view/position.ts';
import { anyMove, positionsOf, reader } from '../support/moments.ts';

export { reader };
export const NOTHING: MoveDraft<Carcassonne> = { moves: [], partial: {}, picked: [] };

/** Positions of a random game in which a tile is to be placed. */
export function* positions(seed: string, seats = 3, options: readonly Option[] = []): Iterable<readonly [State, Seat]> {
  for (const [state, seat] of decisions(seed, seats, options)) {
    if (engine.open(state).step.kind === 'placeTile') yield [state, seat];
  }
}

/** All positions of a random game, save the end. */
export const decisions = (seed: string, seats = 3, options: readonly Option[] = []) =>
  positionsOf(engine, { seats, options, choose: anyMove(engine) }, seed);

export const at = (state: State, seat: Seat): Position<Carcassonne> => positionAt(engine, state, seat);

/** The position after a tile that may be placed. */
export function afterTile(state: State, seat: Seat, tile: Move): Position<Carcassonne> {
  const after = at(state, seat).after([tile]);
  if (!after.ok) throw new Error('a legal tile is refused');
  return after.value;
}

export const written = (moves: readonly Move[]) => moves.map((move) => engine.notation.write(move)).join(' ');

/** The events of these moves on the real state. */
export function happens(state: State, seat: Seat, moves: readonly Move[]): readonly Carcassonne['Event'][] {
  let now = state;
  return moves.flatMap((move) => {
    const played = engine.play(now, seat, move, seeded('x'));
    if (!played.ok) throw new Error('a legal move was refused');
    now = played.value.state;
    return played.value.events;
  });
}
