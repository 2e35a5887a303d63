/** Rules made from the list of their legal moves. */
import type { Choice, MoveOf, Question, Rule, Seat, Shape, Value } from '../../contract.ts';
import { remembered } from '../../recent.ts';
import { askOne, askSome } from '../../rules.ts';
import type { Event } from '../events.ts';
import { stepFrom } from '../flow.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import { stepOf } from '../stepOf.ts';
import type { Caylus } from '../types.ts';
import type { Violation } from '../violations.ts';

type Kind = Caylus['Move']['kind'];
type StepOf<S extends Step['kind']> = Extract<Step, { readonly kind: S }>;

/** Some parameters of a move. */
type Given<K extends Kind> = Partial<Omit<MoveOf<Caylus, K>, 'kind'>>;

/** A kind of move that is possible in some steps only. */
interface Listed<K extends Kind, S extends Step['kind']>
  extends Pick<Rule<Caylus, MoveOf<Caylus, K>>, 'parameters' | 'harms'> {
  readonly during: readonly S[];
  /** All legal moves, in the order in which they are offered. */
  moves(state: State, step: StepOf<S>): readonly MoveOf<Caylus, K>[];
  /** Why no legal move has these parameters, of which some can be missing. */
  whyNot(state: State, step: StepOf<S>, given: Given<K>): Violation;
  /** Why the kind of move is not possible in another step; if omitted, because that step comes first. */
  whyNotDuring?(step: Step['kind']): Violation | null;
  apply(state: State, step: StepOf<S>, move: MoveOf<Caylus, K>, events: Event[]): State;
}

type Argument = Value | readonly Value[];

/** Parameters by name; a missing one is undefined. */
type Values = Readonly<Record<string, Argument | undefined>>;

/** Every parameter of a move holds a value or a list of values. */
const valuesOf = (move: object): Values => move as Values;

/**
 * A rule whose `choices`, `legal`, and `refuse` follow from one list of moves. Parameters are asked in the order of
 * `parameters`; one with a single possible answer is not asked.
 */
export function ruleFromMoves<K extends Kind, S extends Step['kind']>({
  parameters,
  during,
  moves,
  whyNot,
  whyNotDuring,
  apply,
  harms,
}: Listed<K, S>): Rule<Caylus, MoveOf<Caylus, K>> {
  type Move = MoveOf<Caylus, K>;
  const shapes = Object.entries<Shape>(parameters);
  const isDuring = (step: Step): step is StepOf<S> => during.some((kind) => kind === step.kind);
  const notDuring = (step: Step | null): Violation => {
    const kind = step?.kind ?? 'place'; // A game that is over is refused before.
    return whyNotDuring?.(kind) ?? { kind: 'notNow', step: kind };
  };
  const matches = (move: Move, given: Values): boolean =>
    shapes.every(([name]) => given[name] === undefined || isSame(valuesOf(move)[name], given[name]));
  const listed = remembered((state: State): readonly Move[] => {
    const step = stepOf(state);
    return step !== null && isDuring(step) ? moves(state, step) : NONE;
  });

  return {
    parameters,

    choices(state, _seat, partial): Choice<Move, Violation> {
      const step = stepOf(state);
      if (step === null || !isDuring(step)) return { none: notDuring(step) };
      const matching = listed(state).filter((move) => matches(move, valuesOf(partial)));
      const [first] = matching;
      if (first === undefined) return { none: whyNot(state, step, partial as Given<K>) }; // The same without the kind.
      for (const [name, shape] of shapes) {
        const answers = matching.map((move) => valuesOf(move)[name]!); // Legal moves are whole.
        if (answers.some((answer) => !isSame(answer, answers[0]))) return question(name, shape, answers);
      }
      return { complete: first };
    },

    legal: listed,

    refuse(state, _seat, move) {
      const step = stepOf(state);
      if (step === null || !isDuring(step)) return notDuring(step);
      const legal = listed(state);
      if (legal.includes(move)) return null; // Much faster, and nearly always so when the system plays.
      return legal.some((one) => matches(one, valuesOf(move))) ? null : whyNot(state, step, move);
    },

    apply(state, _seat: Seat, move) {
      const events: Event[] = [];
      const step = stepOf(state) as StepOf<S>; // `refuse` has checked it.
      return stepFrom(apply(state, step, move, events), events);
    },

    ...(harms === undefined ? {} : { harms }),
  };
}

const NONE: readonly never[] = [];

const isSame = (one: Argument | undefined, other: Argument | undefined): boolean =>
  one === other ||
  (typeof one === 'object' &&
    typeof other === 'object' &&
    one.length === other.length &&
    one.every((value, i) => value === other[i]));

/** Asks for one of these answers, which are not all the same. */
function question(parameter: string, shape: Shape, answers: readonly Argument[]): Question {
  const lists = answers.filter((answer) => typeof answer === 'object');
  if (shape !== 'texts') return askOne(parameter, [...new Set(answers.filter((answer) => typeof answer !== 'object'))]);
  const different = lists.filter((list, i) => lists.findIndex((other) => isSame(other, list)) === i);
  return askSome(parameter, 'bag', different, different);
}
