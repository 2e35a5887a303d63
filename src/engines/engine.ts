import { isRecord } from '../kernel/json.ts';
import { failed, ok, type Result } from '../kernel/result.ts';
import type {
  Choice,
  Engine,
  GameDefinition,
  GameTypes,
  OpenView,
  OwnView,
  PartialMove,
  PartialMoveOrNone,
  Refusal,
  Rule,
  Seat,
  Shape,
  Value,
} from './contract.ts';
import { askOne } from './rules.ts';

/** The maximum length of a text in a move, in characters. */
const LONGEST_TEXT = 64;

/** The maximum number of values in a list in a move. */
const LONGEST_LIST = 64;

/**
 * Turns a game's definition into the engine that all rooms use. For every game, it checks whose turn it is, parses
 * untrusted moves, and derives `legal` from `choices`.
 */
export function defineEngine<G extends GameTypes>(game: GameDefinition<G>): Engine<G> {
  type Move = G['Move'];
  type Refused = Refusal<G['Violation']>;
  const kinds = Object.keys(game.rules) as readonly Move['kind'][];

  /** Each key holds the rule for exactly that kind of move, which TypeScript cannot follow. */
  const ruleOf = (kind: Move['kind']): Rule<G, Move> => game.rules[kind] as unknown as Rule<G, Move>;
  const kindsNow = (state: G['State']): readonly Move['kind'][] => game.kindsNow?.(state) ?? kinds;
  const isKind = (kind: unknown): kind is Move['kind'] => typeof kind === 'string' && Object.hasOwn(game.rules, kind);

  function refuseInactive(state: G['State'], seat: Seat): Refused | null {
    const turn = game.turn(state);
    if ('over' in turn) return { kind: 'gameOver' };
    return turn.awaits.includes(seat) ? null : { kind: 'notYourTurn', awaits: turn.awaits };
  }

  function legalOf(kind: Move['kind'], state: G['State'], seat: Seat): Iterable<Move> {
    const rule = ruleOf(kind);
    return rule.legal ? rule.legal(state, seat) : walk(rule, state, seat, { kind } as PartialMove<Move>);
  }

  function chooseKind(state: G['State'], seat: Seat): Choice<Move, Refused> {
    const values = kindsNow(state).filter((kind) => !isEmpty(legalOf(kind, state, seat)));
    return askOne('kind', values);
  }

  function readForm(value: unknown, allParameters: boolean): Result<PartialMoveOrNone<G>, Refused> {
    const malformed = (problem: string) => failed<Refused>({ kind: 'malformed', problem });
    if (!isRecord(value)) return malformed('a move must be an object');
    const { kind, ...given } = value;
    if (kind === undefined && !allParameters && Object.keys(given).length === 0) return ok({});
    if (!isKind(kind)) return malformed(`kind must be one of ${kinds.join(', ')}`);
    const { parameters } = ruleOf(kind);
    for (const [name, argument] of Object.entries(given)) {
      const shape = Object.hasOwn(parameters, name) ? parameters[name as keyof typeof parameters] : undefined;
      if (shape === undefined)
        return malformed(`${kind} has no parameter ${JSON.stringify(name.slice(0, LONGEST_TEXT))}`);
      if (!hasShape(argument, shape)) return malformed(`${name} must be of type ${shape}`);
    }
    const missing = Object.keys(parameters).find((name) => !Object.hasOwn(given, name));
    if (allParameters && missing !== undefined) return malformed(`${kind} needs ${missing}`);
    // The loop above has checked that every parameter belongs to the rule and has its shape.
    const known = Object.keys(parameters).filter((name) => Object.hasOwn(given, name));
    const move = { kind, ...Object.fromEntries(known.map((name) => [name, normal(given[name] as Value)])) };
    return ok(move as PartialMove<Move>);
  }

  return {
    ...game,
    kinds,
    // The only place that creates views.
    open: (state) => game.open(state) as OpenView<G>,
    ended: (open, standings) => game.ended(open, standings) as OpenView<G>,
    own: (state, seat) => game.own(state, seat) as OwnView<G>,
    parameters: (kind) => ruleOf(kind).parameters,

    choices(state, seat, partial) {
      const refusal = refuseInactive(state, seat);
      if (refusal) return { none: refusal };
      if (partial.kind === undefined) return chooseKind(state, seat);
      const choice = ruleOf(partial.kind).choices(state, seat, partial as PartialMove<Move>);
      return 'none' in choice ? { none: { kind: 'illegal', violation: choice.none } } : choice;
    },

    legal(state, seat) {
      if (refuseInactive(state, seat)) return [];
      const lists = kindsNow(state).map((kind) => legalOf(kind, state, seat));
      if (lists.length === 1) return lists[0]!;
      return lists.every(isList) ? joined(lists) : chain(lists); // Lazy lists stay lazy.
    },

    readMove: (value) => readForm(value, true) as Result<Move, Refused>, // Has all parameters.
    readPartialMove: (value) => readForm(value, false),

    play(state, seat, move, random) {
      const refusal = refuseInactive(state, seat);
      if (refusal) return failed(refusal);
      const rule = ruleOf(move.kind);
      const violation = rule.refuse(state, seat, move);
      if (violation) return failed({ kind: 'illegal', violation });
      return ok(rule.apply(state, seat, move, random));
    },

    harms: (move) => ruleOf(move.kind).harms?.(move) ?? false,

    load(version, value) {
      const { save } = game;
      if (!Number.isSafeInteger(version)) return failed('the version must be a whole number');
      if (version > save.version)
        return failed(`the state has version ${version}, but this program only supports ${save.version}`);
      let upgraded = value;
      for (let from = version; from < save.version; from++) {
        const step = save.steps[from];
        if (!step) return failed(`unknown state version ${from}`);
        upgraded = step(upgraded);
      }
      const parsed = save.parse(upgraded);
      if (!parsed.ok) return parsed;
      const problem = game.check(parsed.value) ?? tooMany(game, parsed.value);
      return problem === null ? parsed : failed(problem);
    },
  };
}

/** All moves that a rule's questions lead to, depth first; for sets and bags, only the suggested ones. */
function* walk<G extends GameTypes>(
  rule: Rule<G, G['Move']>,
  state: G['State'],
  seat: Seat,
  partial: PartialMove<G['Move']>,
): Iterable<G['Move']> {
  const choice = rule.choices(state, seat, partial);
  if ('complete' in choice) yield choice.complete;
  if (!('parameter' in choice)) return;
  const answers = choice.kind === 'one' ? choice.values : choice.suggested;
  for (const answer of answers) yield* walk(rule, state, seat, { ...partial, [choice.parameter]: answer });
}

function tooMany<G extends GameTypes>(game: GameDefinition<G>, state: G['State']): string | null {
  const box = game.box(game.config(state));
  for (const [piece, count] of Object.entries(game.census(state))) {
    const most = box[piece] ?? 0;
    if (count > most) return `${count} of ${piece}, but the box has only ${most}`;
  }
  return null;
}

function hasShape(value: unknown, shape: Shape): boolean {
  switch (shape) {
    case 'integer':
      return Number.isSafeInteger(value) && !Object.is(value, -0); // JSON writes -0 as 0.
    case 'text':
      return typeof value === 'string' && value.length <= LONGEST_TEXT;
    case 'boolean':
      return typeof value === 'boolean';
    case 'integers':
      return Array.isArray(value) && value.length <= LONGEST_LIST && value.every((one) => hasShape(one, 'integer'));
    case 'texts':
      return Array.isArray(value) && value.length <= LONGEST_LIST && value.every((one) => hasShape(one, 'text'));
  }
}

/** Sorts sets and bags, so equal moves are written the same way. */
const normal = (argument: Value | readonly Value[]): Value | readonly Value[] =>
  typeof argument === 'object' ? argument.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)) : argument;

/** Like `flat`, but several times as fast. */
function joined<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const all: T[] = [];
  for (const list of lists) for (const one of list) all.push(one);
  return all;
}

function* chain<T>(lists: readonly Iterable<T>[]): Iterable<T> {
  for (const list of lists) yield* list;
}

const isList = <T>(values: Iterable<T>): values is readonly T[] => Array.isArray(values);

function isEmpty(values: Iterable<unknown>): boolean {
  for (const _ of values) return false;
  return true;
}
