/** Games whose moves a test chooses. */
import type { Config, Engine, GameTypes, Seat, Step } from '../../src/engines/contract.ts';
import type { Random } from '../../src/kernel/random.ts';

/** A move that was played, and what it led to. */
export interface Played<G extends GameTypes> extends Step<G> {
  readonly before: G['State'];
  readonly seat: Seat;
  readonly move: G['Move'];
  /** The moves from which it was chosen. */
  readonly legal: readonly G['Move'][];
}

type Choose<G extends GameTypes> = (state: G['State'], seat: Seat, legal: readonly G['Move'][]) => G['Move'];

/** All moves from this state to the end of the game; of several seats that are awaited, the first moves. */
export function* playedFrom<G extends GameTypes>(
  engine: Engine<G>,
  state: G['State'],
  random: Random,
  choose: Choose<G>,
): Generator<Played<G>> {
  for (let before = state; ; ) {
    const turn = engine.turn(before);
    if ('over' in turn) return;
    const seat = turn.awaits[0]!; // Somebody is awaited until the end.
    const legal = [...engine.legal(before, seat)];
    const move = choose(before, seat, legal);
    const played = engine.play(before, seat, move, random);
    if (!played.ok) throw new Error(`${engine.notation.write(move)} was refused: ${JSON.stringify(played.error)}`);
    yield { ...played.value, before, seat, move, legal };
    before = played.value.state;
  }
}

/** How a game begins, and after it all of its moves. */
export function wholeGame<G extends GameTypes>(
  engine: Engine<G>,
  config: Config<G['Option']>,
  random: Random,
  choose: Choose<G>,
): { readonly deal: G['Deal']; readonly begun: Step<G>; readonly moves: Generator<Played<G>> } {
  const deal = engine.deal(config, random);
  const begun = engine.setup(config, deal);
  return { deal, begun, moves: playedFrom(engine, begun.state, random, choose) };
}
