/** Building blocks for rules: questions for their `choices`, and whole rules built from a list of their legal moves. */
import type { Choice, GameTypes, Kind, Question, Rule, Seat, Value } from './contract.ts';

/** Asks for one of these values. */
export const askOne = (parameter: string, values: readonly Value[]): Question => ({
  parameter,
  kind: 'one',
  values,
  min: 1,
  max: 1,
  suggested: [],
});

/**
 * Handles one parameter: asks for it or, if it is already known, continues with `next`. Returns `reason` if the known
 * value isn't among `values`, or if there are no values.
 */
export function pickOne<M extends Kind, V extends Kind, W extends Kind, T extends Value>(
  parameter: string,
  known: T | undefined,
  values: readonly T[],
  reason: V,
  next: (known: T) => Choice<M, W>,
): Choice<M, V | W> {
  if (values.length === 0) return { none: reason };
  if (known === undefined) return askOne(parameter, values);
  return values.includes(known) ? next(known) : { none: reason };
}

/** The maximum number of answers that `pickSome` suggests. */
const MOST_SUGGESTED = 3;

/**
 * Handles a set or bag whose possible answers can all be listed, each ascending, the best ones first: asks for it or,
 * if it is already known, continues with `next`. Returns `reason` if the known list isn't among `answers`, or if there
 * are no answers. Offers `values`, or if omitted just what the answers need, ascending.
 */
export function pickSome<M extends Kind, V extends Kind, W extends Kind, T extends Value>(
  parameter: string,
  kind: 'set' | 'bag',
  known: readonly T[] | undefined,
  answers: readonly (readonly T[])[],
  reason: V,
  next: (known: readonly T[]) => Choice<M, W>,
  values: readonly T[] = answers.reduce(union, []),
): Choice<M, V | W> {
  if (known !== undefined) return hasList(answers, known) ? next(known) : { none: reason };
  if (answers.length === 0) return { none: reason };
  return askSome(parameter, kind, answers, answers.slice(0, MOST_SUGGESTED), values);
}

/** Asks for one of these sets or bags, each ascending. Offers `values`, or if omitted just what they need, ascending. */
export function askSome<T extends Value>(
  parameter: string,
  kind: 'set' | 'bag',
  answers: readonly (readonly T[])[],
  suggested: readonly (readonly T[])[],
  values: readonly T[] = answers.reduce(union, []),
): Question {
  const sizes = answers.map((answer) => answer.length);
  return { parameter, kind, values, min: Math.min(...sizes), max: Math.max(...sizes), suggested };
}

/** Whether the lists contain this one, in the same order. */
export const hasList = <T extends Value>(lists: readonly (readonly T[])[], list: readonly T[]): boolean =>
  lists.some((other) => other.length === list.length && other.every((value, i) => value === list[i]));

/** Each value as often as in the list that has more of it, ascending. */
function union<T extends Value>(one: readonly T[], other: readonly T[]): readonly T[] {
  const rest = [...one];
  const more = other.filter((value) => {
    const at = rest.indexOf(value);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return [...one, ...more].sort();
}

type ParameterOf<M extends Kind> = Exclude<keyof M, 'kind'>;

/** A partial move with at least one parameter; for a move with only one, the whole move. */
type Begun<M extends Kind> = { [P in ParameterOf<M>]: Pick<M, 'kind' | P> & Partial<M> }[ParameterOf<M>];

/** A move whose parameters hold one value each. */
type SingleValued = Kind & { readonly [parameter: string]: Value };

/** Such a move, whole or partial, by parameter name. */
type Values = { readonly [parameter: string]: Value | undefined };

/** A rule as a list of its legal moves; `ruleFromList` derives the rest. */
export interface ListedRule<G extends GameTypes, M extends G['Move']>
  extends Pick<Rule<G, M>, 'parameters' | 'apply' | 'harms'> {
  /** Why no such move is possible now, or null. If there is a reason, nothing else is called. */
  whyNotNow(state: G['State'], seat: Seat): G['Violation'] | null;
  /** All legal moves, in the order in which they are offered. */
  moves(state: G['State'], seat: Seat): readonly M[];
  /** Whether `moves` lists this one, for a rule that can tell without building the list. */
  isListed?(state: G['State'], seat: Seat, move: M): boolean;
  /** Why there are none. Omit it if `moves` always lists some. */
  noMoves?(state: G['State'], seat: Seat): G['Violation'];
  /** Why none of them has the given parameters. Omit it if `moves` lists every well-formed move. */
  whyNot?(state: G['State'], seat: Seat, begun: Begun<M>): G['Violation'];
}

/**
 * A rule whose `choices`, `legal` and `refuse` follow from one list of moves. Parameters are asked in the order of
 * `parameters`, their values in the order of the list. Throws if a move is not listed and the rule gives no reason.
 */
export function ruleFromList<G extends GameTypes, M extends G['Move'] & SingleValued>({
  parameters,
  whyNotNow,
  moves,
  isListed,
  noMoves,
  whyNot,
  ...rule
}: ListedRule<G, M>): Rule<G, M> {
  const names = Object.keys(parameters);

  function matches(move: Values, given: Values): boolean {
    for (const name of names) if (given[name] !== undefined && given[name] !== move[name]) return false;
    return true;
  }

  function whyNone(state: G['State'], seat: Seat, given: Values): G['Violation'] {
    const isBegun = names.some((name) => given[name] !== undefined);
    const reason = isBegun ? whyNot?.(state, seat, given as Begun<M>) : noMoves?.(state, seat); // Checked by `isBegun`.
    if (reason === undefined) throw new Error(`${JSON.stringify(given)} is not legal, but the rule gives no reason`);
    return reason;
  }

  return {
    parameters,

    choices(state, seat, partial) {
      const early = whyNotNow(state, seat);
      if (early !== null) return { none: early };
      const given = partial as Values; // `SingleValued` guarantees one value per parameter.
      const matching = moves(state, seat).filter((move) => matches(move, given));
      const [first] = matching;
      if (first === undefined) return { none: whyNone(state, seat, given) };
      const asked = names.find((name) => given[name] === undefined);
      if (asked === undefined) return { complete: first };
      return askOne(asked, [...new Set(matching.map((move): Value => move[asked]!))]); // A whole move has all of them.
    },

    legal: (state, seat) => (whyNotNow(state, seat) === null ? moves(state, seat) : NONE),

    refuse(state, seat, move) {
      const early = whyNotNow(state, seat);
      if (early !== null) return early;
      const isLegal = isListed ? isListed(state, seat, move) : moves(state, seat).some((legal) => matches(legal, move));
      return isLegal ? null : whyNone(state, seat, move);
    },

    ...rule,
  };
}

/** The rule of a move without parameters, which is legal unless there is a reason against it. */
export function plainRule<G extends GameTypes, M extends G['Move']>(
  move: M,
  { refuse, apply }: Pick<Rule<G, M>, 'refuse' | 'apply'>,
): Rule<G, M> {
  const listed = [move];
  return {
    parameters: {} as Rule<G, M>['parameters'], // It has none.
    choices(state, seat) {
      const violation = refuse(state, seat, move);
      return violation === null ? { complete: move } : { none: violation };
    },
    legal: (state, seat) => (refuse(state, seat, move) === null ? listed : NONE),
    refuse,
    apply,
  };
}

const NONE: readonly never[] = [];
