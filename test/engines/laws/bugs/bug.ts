import type { Engine, Seat, Step } from '../../../../src/engines/contract.ts';
import { failed, ok, type Result } from '../../../../src/kernel/result.ts';
import { type Move, type State, type Toy, toy } from '../../../toy/engine/index.ts';
import type { LAWS } from '../laws.ts';

/** A planted bug: what is wrong, the game that is wrong in this way, and what the law must say of it. */
export type Bug = readonly [name: string, engine: Engine<Toy>, says: RegExp];

/** At least one bug for each of some laws. */
export type BugsOf<Name extends keyof typeof LAWS> = { readonly [L in Name]: readonly [Bug, ...Bug[]] };

type Played = ReturnType<Engine<Toy>['play']>;

/** The toy with some of its methods replaced. */
export const wrong = (methods: Partial<Engine<Toy>>): Engine<Toy> => ({ ...toy, ...methods });

/** The toy with something done to what every accepted move leads to. */
export const wrongStep = (change: (step: Step<Toy>, move: Move, before: State) => Step<Toy>): Engine<Toy> =>
  wrong({
    play: (state, seat, move, random) =>
      mapped(toy.play(state, seat, move, random), (step) => change(step, move, state)),
  });

/** The toy with something done to the state that every accepted move leads to. */
export const wrongState = (change: (state: State, move: Move) => State): Engine<Toy> =>
  wrongStep((step, move) => ({ ...step, state: change(step.state, move) }));

/** The toy with something done to its answer to every move. */
export const wrongAnswer = (change: (answer: Played, state: State, move: Move) => Played): Engine<Toy> =>
  wrong({ play: (state, seat, move, random) => change(toy.play(state, seat, move, random), state, move) });

export const mapped = <T, U, E>(result: Result<T, E>, change: (value: T) => U): Result<U, E> =>
  result.ok ? ok(change(result.value)) : result;

export const illegal: Played = failed({ kind: 'illegal', violation: { kind: 'handFull' } });

export const isOver = (state: State): boolean => 'over' in toy.turn(state);

/** The seat awaited first; any seat once the game is over. */
export function speaker(state: State, otherwise: Seat): Seat {
  const turn = toy.turn(state);
  return 'awaits' in turn ? (turn.awaits[0] ?? otherwise) : otherwise;
}
