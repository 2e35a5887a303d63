/** Laws about playing: games end, play is pure, and nothing but seed and moves decides what happens. */
import type { Engine, Kind, Seat } from '../../../src/engines/contract.ts';
import type { Random } from '../../../src/kernel/random.ts';
import { eligibleMoves } from '../../../src/tables/unasked/absent.ts';
import { frozen } from './damage.ts';
import { difference } from './difference.ts';
import { asHalf, broken, game, MOST_MOVES, type Moment, moments, pick, type Run, show } from './run.ts';
import { counter, type Seen } from './seen.ts';
import { vocabularyOf } from './vocabulary.ts';
import { withoutChanceAndClock } from './withoutChanceAndClock.ts';

/** The game ends within a bound; while it runs, every seat that is awaited has a legal move, and each is awaited once. */
export function ends(engine: Engine, run: Run): Seen {
  const { add, seen } = counter('games', 'positions', 'awaited');
  for (const moment of moments(engine, run)) {
    const { state, seats, awaits, next } = moment;
    if (new Set(awaits).size < awaits.length) broken(moment, `a seat is awaited twice: ${show(awaits)}`);
    for (const seat of awaits) {
      if (!seats.includes(seat)) broken(moment, `seat ${seat} is awaited and not at the table`);
      if (engine.legal(state, seat)[Symbol.iterator]().next().done) broken(moment, `seat ${seat} has no legal move`);
    }
    add('awaited', awaits.length);
    add(next === null ? 'games' : 'positions');
  }
  return seen;
}

/**
 * A seat that may harm somebody has another move; and a game in which the system plays for some seats, or for all, ends
 * as well.
 */
export function sparesOthers(engine: Engine, run: Run): Seen {
  const { add, seen } = counter('games', 'absent', 'declined?');
  for (const moment of moments(engine, run)) {
    for (const seat of moment.awaits) {
      const moves = [...engine.legal(moment.state, seat)];
      const harmful = moves.filter((move) => engine.harms(move));
      if (harmful.length === moves.length) broken(moment, `seat ${seat} can do nothing but harm: ${show(harmful)}`);
      if (harmful.length > 0) add('declined?');
    }
    if (moment.seq === 0) add('absent', endsWithAbsent(moment));
    if (moment.next === null) add('games');
  }
  return seen;
}

/** Plays on to the end, the system in the seats after one that is drawn: how many moves it made. */
function endsWithAbsent(moment: Moment): number {
  const { engine, seats, random, chance } = moment;
  const present = chance.uniform(seats.length);
  let { state } = moment;
  let absent = 0;
  for (let seq = 0; ; seq++) {
    const turn = engine.turn(state);
    if ('over' in turn) return absent;
    if (seq >= MOST_MOVES) broken(moment, `with the system in the seats from ${present} on the game does not end`);
    const seat = pick(chance, turn.awaits);
    const moves = seat < present ? [...engine.legal(state, seat)] : eligibleMoves(engine, 'mildMove', state, seat);
    const outcome = engine.play(state, seat, pick(chance, moves), random);
    if (!outcome.ok) broken(moment, `a move of the system is refused: ${show(outcome.error)}`);
    state = outcome.value.state;
    if (seat >= present) absent++;
  }
}

/** Whatever is not a legal move is refused with a typed reason and changes nothing. */
export function refusesTheRest(engine: Engine, run: Run): Seen {
  const { add, seen } = counter('notYourTurn', 'illegal', 'gameOver');
  const vocabulary = vocabularyOf(engine);
  for (const moment of moments(engine, run)) {
    const { state, seats, awaits, chance, random } = moment;
    const before = JSON.stringify(state);
    for (const seat of awaits) vocabulary.learn(engine.legal(state, seat));
    for (const seat of seats) {
      const listed = awaits.flatMap((one) => [...engine.legal(state, one)]).slice(0, 20);
      for (let i = 0; i < 6; i++) {
        const move = i < 2 && listed.length > 0 ? pick(chance, listed) : vocabulary.anyMove(chance);
        const outcome = engine.play(state, seat, move, random);
        if (!outcome.ok) add(checkRefusal(moment, seat, move, outcome.error));
        else if (!awaits.includes(seat)) broken(moment, `seat ${seat} is not awaited and plays ${show(move)}`);
      }
    }
    if (JSON.stringify(state) !== before) broken(moment, 'a refused move changed the state');
  }
  return seen;
}

/** The refusal is the one that this seat and moment deserve, and `choices` say the same. */
function checkRefusal(moment: Moment, seat: Seat, move: Kind, error: { readonly kind: string }): string {
  const { engine, state, awaits, next } = moment;
  const expected = next === null ? 'gameOver' : awaits.includes(seat) ? 'illegal' : 'notYourTurn';
  const said = `seat ${seat} is refused ${show(move)} with ${show(error)}`;
  if (error.kind !== expected) broken(moment, `${said}, not with ${expected}`);
  if ('awaits' in error && difference(error.awaits, awaits) !== null)
    broken(moment, `${said}, but ${show(awaits)} are`);
  if (expected === 'illegal') {
    const violation = 'violation' in error ? error.violation : null;
    const isTyped = typeof violation === 'object' && violation !== null && 'kind' in violation;
    if (!isTyped || typeof violation.kind !== 'string') broken(moment, `${said}, which has no reason`);
  }
  const choice = engine.choices(state, seat, asHalf({ ...move }));
  if (!('none' in choice) || choice.none.kind !== expected) broken(moment, `${said}, and choices say ${show(choice)}`);
  return expected;
}

/** Nothing that is handed to an engine is changed by it: everything goes in frozen. */
export function neverChangesItsInput(engine: Engine, run: Run): Seen {
  const { add, seen } = counter('set-ups', 'plays', 'looks');
  for (const moment of moments(engine, run)) {
    const { config, random, seats, awaits, seq, next, before } = moment;
    if (seq === 0) {
      engine.setup(frozen(config), frozen(engine.deal(config, random)));
      add('set-ups');
    }
    const state = frozen(structuredClone(moment.state));
    for (const viewer of [...seats, 'table' as const]) {
      engine.redeal(state, viewer, random);
      for (const event of before.events) engine.sight(frozen(structuredClone(event)), viewer);
    }
    for (const seat of seats) {
      engine.own(state, seat);
      engine.choices(state, seat, {});
    }
    for (const look of [engine.open, engine.turn, engine.scores, engine.census, engine.check, engine.config])
      look(state);
    engine.load(engine.save.version, state);
    add('looks');

    for (const seat of awaits) for (const _ of engine.legal(state, seat)) add('looks');
    if (next === null) continue;
    const outcome = engine.play(state, next.seat, frozen(structuredClone(next.move)), random);
    if (!outcome.ok) broken(moment, `${show(next.move)} is refused when it is frozen`);
    add('plays');
  }
  return seen;
}

/** Everything that goes in or comes out is plain JSON, and the game goes on the same from a state that was stored. */
export function survivesJson(engine: Engine, run: Run): Seen {
  const { add, seen } = counter('values', 'plays');
  for (const moment of moments(engine, run)) {
    const { config, random, seats, state, awaits, seq, next, before } = moment;
    const same = (what: string, value: unknown, other: unknown = JSON.parse(JSON.stringify(value))): void => {
      const found = difference(value, other);
      if (found !== null) broken(moment, `${what} is not the same after JSON: ${found}`);
      add('values');
    };
    if (seq === 0) same('the deal', engine.deal(config, random));
    same('the state', state);
    same('an event', before.events);

    const stored: object = JSON.parse(JSON.stringify(state));
    same('turn', engine.turn(state), JSON.parse(JSON.stringify(engine.turn(stored))));
    same('scores', engine.scores(state), JSON.parse(JSON.stringify(engine.scores(stored))));
    same('open', engine.open(state), JSON.parse(JSON.stringify(engine.open(stored))));
    for (const seat of seats)
      same('own', engine.own(state, seat), JSON.parse(JSON.stringify(engine.own(stored, seat))));
    for (const viewer of [...seats, 'table' as const]) {
      for (const event of before.events) same('a sight', engine.sight(event, viewer));
    }
    for (const seat of awaits) {
      same('legal', [...engine.legal(state, seat)], JSON.parse(JSON.stringify([...engine.legal(stored, seat)])));
      same('choices', engine.choices(state, seat, {}), JSON.parse(JSON.stringify(engine.choices(stored, seat, {}))));
    }
    if (next === null) continue;
    const played = engine.play(state, next.seat, next.move, random);
    same('a step', played, engine.play(stored, next.seat, JSON.parse(JSON.stringify(next.move)), random));
    add('plays');
  }
  return seen;
}

/** The same seed and moves give the same game, while chance from elsewhere and every clock throw. */
export function replaysFromSeedAndMoves(engine: Engine, run: Run): Seen {
  const { add, seen } = counter('games', 'moves', 'streams');
  for (let number = run.first; number < run.first + run.games; number++) {
    const story = [...game(engine, run.seed, number)];
    const [first] = story;
    if (!first) throw new Error('a game has at least one position');
    const { config } = first;
    const labels = new Set<string>();
    const random = noting(first.random, (label) => {
      if (labels.has(label)) broken(first, `the stream ${label} is asked for twice in a game`);
      labels.add(label);
    });

    withoutChanceAndClock(() => {
      let step = engine.setup(config, engine.deal(config, random));
      for (const moment of story) {
        const found = difference(step, moment.before);
        if (found !== null) broken(moment, `the replay comes to another position: ${found}`);
        if (moment.next === null) break;
        const outcome = engine.play(step.state, moment.next.seat, moment.next.move, random);
        if (!outcome.ok) broken(moment, `the replay refuses ${show(moment.next.move)}`);
        step = outcome.value;
        add('moves');
      }
    });
    add('games');
    add('streams', labels.size);
  }
  return seen;
}

/** The same chance, telling which labels are asked for. */
const noting = (random: Random, note: (label: string) => void): Random => ({
  stream(label) {
    note(label);
    return random.stream(label);
  },
});
