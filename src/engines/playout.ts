import type { Random, Stream } from '../kernel/random.ts';
import type { Config, Engine, GameTypes, Seat, Step } from './contract.ts';

/** A game played at random to its end. */
interface Playout<G extends GameTypes> {
  readonly moves: number;
  readonly state: G['State'];
}

/**
 * Plays a whole game with the same `legal` and `play` as a table, drawing each move uniformly from all legal moves of
 * the active seats. Calls `watch` after every step. Throws if a legal move is refused, which is a bug in the engine.
 */
export function playout<G extends GameTypes>(
  engine: Engine<G>,
  config: Config<G['Option']>,
  random: Random,
  watch?: (step: Step<G>, seat: Seat, move: G['Move']) => void,
): Playout<G> {
  const choice = random.stream('playout');
  let { state } = engine.setup(config, engine.deal(config, random));
  for (let moves = 0; ; moves++) {
    const turn = engine.turn(state);
    if ('over' in turn) return { moves, state };
    const offers = turn.awaits.map((seat) => ({ seat, moves: listOf(engine.legal(state, seat)) }));
    const { seat, move } = draw(offers, choice);
    const played = engine.play(state, seat, move, random);
    if (!played.ok) throw new Error(`a legal move was refused: ${JSON.stringify({ move, refusal: played.error })}`);
    state = played.value.state;
    watch?.(played.value, seat, move);
  }
}

/** Copies only what isn't a list yet. */
const listOf = <M>(moves: Iterable<M>): readonly M[] => (Array.isArray(moves) ? moves : [...moves]);

function draw<M>(
  offers: readonly { readonly seat: Seat; readonly moves: readonly M[] }[],
  choice: Stream,
): { readonly seat: Seat; readonly move: M } {
  let index = choice.uniform(offers.reduce((sum, { moves }) => sum + moves.length, 0));
  for (const { seat, moves } of offers) {
    if (index < moves.length) return { seat, move: moves[index]! };
    index -= moves.length;
  }
  throw new Error('the drawn index is out of range');
}
