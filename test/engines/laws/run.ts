/** Random games to look at, the same ones for the same run. */
import {
  type Config,
  type Engine,
  type GameTypes,
  type Kind,
  type Seat,
  type Step,
  seatsOf,
  type Value,
} from '../../../src/engines/contract.ts';
import { type Random, type Stream, seeded, shuffled } from '../../../src/kernel/random.ts';

/** Which games: those with the numbers `first` to `first + games - 1` of a seed. */
export interface Run {
  readonly seed: string;
  readonly first: number;
  readonly games: number;
}

/** A position of a random game, and how the game goes on from it. */
export interface Moment {
  readonly engine: Engine;
  readonly config: Config;
  /** The chance of the table: whoever asks again gets the same. */
  readonly random: Random;
  readonly seats: readonly Seat[];
  readonly state: object;
  /** Empty when the game is over. */
  readonly awaits: readonly Seat[];
  /** How many moves were played before. */
  readonly seq: number;
  /** How it came to this position: by the set-up or by the last move. */
  readonly before: Step<GameTypes>;
  /** The move that this game goes on with; null when it is over. */
  readonly next: { readonly seat: Seat; readonly move: Kind } | null;
  /** For the law's own picks; does not touch the game. */
  readonly chance: Stream;
}

/** No game of ours is longer. */
export const MOST_MOVES = 3000;

/** A law does not hold at this moment: tells how to come back to it. */
export function broken({ engine, config, seq }: Pick<Moment, 'engine' | 'config' | 'seq'>, problem: string): never {
  const { seats, options } = config;
  throw new Error(`${engine.id}, ${seats} seats, options [${options.join(' ')}], after ${seq} moves: ${problem}`);
}

/** All positions of the games of a run, from the first decision to the end of each. */
export function* moments(engine: Engine, run: Run): Generator<Moment> {
  for (let number = run.first; number < run.first + run.games; number++) {
    try {
      yield* game(engine, run.seed, number);
    } catch (error) {
      const again = `LAWS_SEED=${JSON.stringify(run.seed)} LAWS_FIRST=${number} LAWS_GAMES=1`;
      throw new Error(`${error instanceof Error ? error.message : error}\n  play this game again with ${again}`, {
        cause: error,
      });
    }
  }
}

/** The positions of one random game. */
export function* game(engine: Engine, seed: string, number: number): Generator<Moment> {
  const all = configs(engine);
  const config = all[number % all.length]!;
  const random = seeded(`${seed}/${number}`);
  const chance = seeded(`law of ${seed}/${number}`).stream('law');
  const picks = seeded(`moves of ${seed}/${number}`).stream('moves');
  const seats = seatsOf(config.seats);

  let before = engine.setup(config, engine.deal(config, random));
  for (let seq = 0; ; seq++) {
    const { state } = before;
    const turn = engine.turn(state);
    const here = { engine, config, random, seats, state, seq, before, chance };
    if ('over' in turn) {
      yield { ...here, awaits: [], next: null };
      return;
    }
    if (seq >= MOST_MOVES) broken(here, 'the game does not end');

    const seat = turn.awaits[picks.uniform(Math.max(1, turn.awaits.length))];
    if (seat === undefined) broken(here, 'the game is not over and awaits nobody');
    const move = pickMove(engine, state, seat, picks);
    if (move === null) broken(here, `seat ${seat} is awaited and has no legal move`);
    yield { ...here, awaits: turn.awaits, next: { seat, move } };

    const outcome = engine.play(state, seat, move, random);
    if (!outcome.ok) broken(here, `${show(move)} is offered and refused: ${show(outcome.error)}`);
    before = outcome.value;
  }
}

/**
 * All numbers of seats with all sets of options, in an order that is always the same. First come those that together
 * have every number of seats, and every two options both on, both off, and either without the other.
 */
export function configs(engine: Engine): readonly Config[] {
  let sets: readonly (readonly string[])[] = [[]];
  for (const option of engine.options) sets = [...sets, ...sets.map((set) => [...set, option])];
  const all = sets.flatMap((options) => {
    const { min, max } = engine.seats(options);
    return Array.from({ length: max - min + 1 }, (_, i) => ({ seats: min + i, options }));
  });
  const mixed = shuffled(seeded('configs').stream(engine.id), all);
  const first = covering(engine.options, mixed);
  return [...first, ...mixed.filter((config) => !first.includes(config))];
}

/** Of these, in turn the one that brings most of what those before it do not have, until they have it all. */
function covering(options: readonly string[], all: readonly Config[]): readonly Config[] {
  const seen = new Set<string>();
  const first: Config[] = [];
  for (;;) {
    const brings = all.map((config) => pairsIn(options, config).filter((pair) => !seen.has(pair)));
    const most = brings.reduce((best, one) => (one.length > best.length ? one : best));
    if (most.length === 0) return first;
    for (const pair of most) seen.add(pair);
    first.push(all[brings.indexOf(most)]!);
  }
}

/** Each two options with whether they are on: `old fluss:off`; and the number of seats. */
export function pairsIn(options: readonly string[], config: Config): readonly string[] {
  const marked = options.map((option) => (config.options.includes(option) ? option : `${option}:off`));
  const pairs = marked.flatMap((one, i) => marked.slice(i + 1).map((other) => `${one} ${other}`));
  return [`${config.seats} seats`, ...(options.length === 1 ? marked : pairs)];
}

/** A legal move at random: half of them listed, all kinds equally often, half of them built with any sets and bags. */
export function pickMove(engine: Engine, state: object, seat: Seat, picks: Stream): Kind | null {
  const built = picks.uniform(2) === 0 ? buildMove(engine, state, seat, picks) : null;
  if (built !== null) return built;
  const moves = [...engine.legal(state, seat)];
  if (moves.length === 0) return null;
  const kind = pick(picks, [...new Set(moves.map((move) => move.kind))]);
  return pick(
    picks,
    moves.filter((move) => move.kind === kind),
  );
}

/** A move made by answering the questions at random; null when a set or bag was not one of the possible ones. */
export function buildMove(engine: Engine, state: object, seat: Seat, picks: Stream): Kind | null {
  let partial: Record<string, Value | readonly Value[]> = {};
  for (;;) {
    const choice = ask(engine, state, seat, partial);
    if ('complete' in choice) return choice.complete;
    if (!('parameter' in choice)) return null;
    const { parameter, kind, values, min, max } = choice;
    if (kind === 'one') {
      if (values.length === 0) return null;
      partial = { ...partial, [parameter]: pick(picks, values) };
    } else {
      const size = min + picks.uniform(max - min + 1);
      partial = { ...partial, [parameter]: shuffled(picks, values).slice(0, size).toSorted(ascending) };
    }
  }
}

/** What is to be said next; never what was said already, or asking would not end. */
export function ask(engine: Engine, state: object, seat: Seat, partial: object): ReturnType<Engine['choices']> {
  const choice = engine.choices(state, seat, asHalf({ ...partial }));
  if ('parameter' in choice && Object.hasOwn(partial, choice.parameter)) {
    throw new Error(`${engine.id}: ${show(partial)} is asked for its ${choice.parameter} again`);
  }
  return choice;
}

/** A partial move from names and values: the engine reads its form, the laws only put it together. */
export const asHalf = (partial: Readonly<Record<string, unknown>>): { readonly kind?: never } =>
  partial as { readonly kind?: never }; // `Half` needs the moves of one game; here all games are alike.

export const pick = <T>(picks: Stream, values: readonly T[]): T => values[picks.uniform(values.length)]!;

/** The order in which sets and bags are written. */
export const ascending = (a: Value, b: Value): number => (a < b ? -1 : a > b ? 1 : 0);

/** A value for messages, shortened. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= 300 ? text : `${text.slice(0, 300)}…`;
}
