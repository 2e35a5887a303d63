/** Laws about pieces, stored states and deals. */
import { type Census, type Engine, type Kind, type Seat, seatsOf } from '../../../src/engines/contract.ts';
import { isRecord } from '../../../src/kernel/json.ts';
import { type Random, type Stream, seeded, shuffled } from '../../../src/kernel/random.ts';
import { changedAt, doubledAt, type Path, pathsIn, valueAt, withoutAt } from './damage.ts';
import { difference } from './difference.ts';
import { broken, MOST_MOVES, type Moment, moments, pick, type Run, show } from './run.ts';
import { counter, type Seen } from './seen.ts';

/** Nothing is lost or doubled: at every moment of a game with a full deal the census is what the box holds. */
export function losesNothing(engine: Engine, run: Run): Seen {
  const { add, seen } = counter('positions', 'pieces');
  for (const moment of moments(engine, run)) {
    const box = withoutNone(engine.box(moment.config));
    const found = difference(withoutNone(engine.census(moment.state)), box);
    if (found !== null) broken(moment, `the census and the box differ: ${found}`);
    add('positions');
    add(
      'pieces',
      Object.values(box).reduce((sum, count) => sum + count, 0),
    );
  }
  return seen;
}

const withoutNone = (census: Census): Census =>
  Object.fromEntries(Object.entries(census).filter(([, count]) => count !== 0));

/** `check` finds nothing in a position that was reached, `load` takes it as it is, and it remembers its config. */
export function loadsWhatItReaches(engine: Engine, run: Run): Seen {
  const { add, seen } = counter('states');
  for (const moment of moments(engine, run)) {
    const { state, config } = moment;
    const problem = engine.check(state);
    if (problem !== null) broken(moment, `check finds in a position that was reached: ${problem}`);
    const loaded = engine.load(engine.save.version, JSON.parse(JSON.stringify(state)));
    if (!loaded.ok) broken(moment, `load refuses a position that was reached: ${loaded.error}`);
    const found = difference(loaded.value, state);
    if (found !== null) broken(moment, `load makes another state of it: ${found}`);
    const forgotten = difference(engine.config(state), config);
    if (forgotten !== null) broken(moment, `the state has another config: ${forgotten}`);
    add('states');
  }
  return seen;
}

/** `load` refuses states with something missing, added, of another type or doubled, versions it never wrote, and rubbish. */
export function refusesDamagedStates(engine: Engine, run: Run): Seen {
  const { add, seen } = counter('missing', 'added', 'mistyped', 'doubled', 'versions', 'rubbish');
  const { version, steps } = engine.save;
  const versions = [0, -1, version + 1, version + 0.5, Number.NaN, Number.POSITIVE_INFINITY];
  for (const moment of moments(engine, run)) {
    const { chance } = moment;
    if (moment.seq % 5 > 0) continue;
    const state: unknown = JSON.parse(JSON.stringify(moment.state));
    const refuses = (what: string, path: Path, damaged: unknown): void => {
      const loaded = engine.load(version, damaged);
      const isAnotherTable = loaded.ok && difference(engine.config(loaded.value), moment.config) !== null;
      if (loaded.ok && !isAnotherTable) broken(moment, `load takes a state with ${what} at /${path.join('/')}`);
      if (!loaded.ok && loaded.error === '') broken(moment, `load does not say what is wrong with ${what}`);
      add(what);
    };

    const paths = [...pathsIn(state)];
    for (let i = 0; i < 12; i++) {
      const path = pick(chance, paths);
      const value = valueAt(state, path);
      const holder = valueAt(state, path.slice(0, -1));
      if (path.length > 0 && isRecord(holder)) refuses('missing', path, withoutAt(state, path));
      if (path.length > 0 && Array.isArray(holder)) refuses('doubled', path, doubledAt(state, path));
      if (isRecord(value))
        refuses(
          'added',
          path,
          changedAt(state, path, () => ({ ...value, unheardOf: 1 })),
        );
      refuses(
        'mistyped',
        path,
        changedAt(state, path, () => pick(chance, othersThan(value))),
      );
    }
    for (const odd of versions) {
      if (engine.load(odd, state).ok) broken(moment, `load takes a state of version ${odd}`);
      add('versions');
    }
    for (const known of [version, ...Object.keys(steps).map(Number)]) {
      for (const rubbish of RUBBISH) {
        if (engine.load(known, rubbish).ok)
          broken(moment, `load takes ${show(rubbish)} for a state of version ${known}`);
        add('rubbish');
      }
    }
  }
  return seen;
}

const RUBBISH: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  '',
  'state',
  [],
  {},
  [[]],
  { players: null },
  { state: {} },
];

/** Values of another type than the given one that no field for it can hold. */
function othersThan(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value + 0.5, `${value}`, [value], { value }];
  if (typeof value === 'string') return [`${value} `, 0.5, [value], { value }];
  return ['rubbish', 0.5, [0.5], { value }];
}

/**
 * A state that was altered at random is refused, or it is a position of the game: it can be seen, every move leads to a
 * state that `load` takes as well, and it can be played to the end.
 */
export function playsOnWhatItLoads(engine: Engine, run: Run): Seen {
  const { add, seen } = counter('altered', 'taken', 'tried', 'moves');
  let others: readonly object[] = [];
  for (const moment of moments(engine, run)) {
    if (moment.seq === 0) others = [];
    if (moment.seq % 20 > 0) continue;
    const state: unknown = JSON.parse(JSON.stringify(moment.state));
    for (let i = 0; i < 12; i++) {
      const altered = alter(state, others, moment.chance);
      add('altered');
      const loaded = engine.load(engine.save.version, altered);
      if (!loaded.ok) continue;
      add('taken');
      look(moment, loaded.value);
      add('tried', tryMoves(moment, loaded.value));
      if (i === 0 || moment.chance.uniform(24) === 0) add('moves', playOut(moment, loaded.value));
    }
    others = [...others, moment.state];
  }
  return seen;
}

/** A copy with one thing changed, or a few; or with a field of another position of the game. */
function alter(state: unknown, others: readonly object[], chance: Stream): unknown {
  let altered = state;
  for (let changes = pick(chance, [1, 1, 1, 1, 2, 3]); changes > 0; changes--)
    altered = change(altered, others, chance);
  return altered;
}

/** One number, name, or list is changed, or a whole field; every field of the state as often as any other. */
function change(state: unknown, others: readonly object[], chance: Stream): unknown {
  const paths = pathsIn(state).slice(1);
  const field = pick(chance, Object.keys(isRecord(state) ? state : {}));
  if (others.length > 0 && chance.uniform(6) === 0)
    return changedAt(state, [field], () => valueAt(pick(chance, others), [field]));
  const path = pick(
    chance,
    paths.filter(([first]) => first === field),
  );
  const value = valueAt(state, path);
  const alike = paths.filter((one) => typeof valueAt(state, one) === typeof value);
  const peers = chance.uniform(2) === 0 ? alike : alike.filter((one) => nameAt(one) === nameAt(path));
  const peer = pick(chance, peers);
  if (chance.uniform(3) === 0) return exchanged(state, path, peer);
  if (typeof value === 'number')
    return changedAt(state, path, () => pick(chance, [...numbersFor(value), valueAt(state, peer)]));
  if (Array.isArray(value) && value.length > 0) {
    const inner = [...path, chance.uniform(value.length)];
    return chance.uniform(2) === 0 ? withoutAt(state, inner) : doubledAt(state, inner);
  }
  return changedAt(state, path, () => pick(chance, [valueAt(state, peer), valueAt(state, peer), null]));
}

/** What a place is called, whichever of a list it is. */
const nameAt = (path: Path): string | undefined => path.findLast((key) => typeof key === 'string');

const numbersFor = (value: number): readonly number[] => [
  ...[value - 1, value + 1, value + 2, 0, value + 100],
  ...[Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 3, -Number.MAX_SAFE_INTEGER],
];

/** A copy in which the values at two places have changed places; nothing is lost by it. */
function exchanged(state: unknown, one: Path, other: Path): unknown {
  const isWithin = (inner: Path, outer: Path) => outer.every((key, i) => key === inner[i]);
  if (isWithin(one, other) || isWithin(other, one)) return state;
  const [a, b] = [valueAt(state, one), valueAt(state, other)];
  return changedAt(
    changedAt(state, one, () => b),
    other,
    () => a,
  );
}

/** Everybody can look at a state, and no score is beyond the whole numbers. */
function look(moment: Moment, state: object): void {
  const { engine } = moment;
  engine.turn(state);
  engine.open(state);
  for (const seat of seatsOf(engine.config(state).seats)) engine.own(state, seat);
  for (const { seat, points, parts } of engine.scores(state)) {
    const all = [points, ...parts.map((part) => part.points)];
    if (!all.every(Number.isSafeInteger))
      broken(moment, `load took ${show(state)}, where seat ${seat} has ${show(all)}`);
  }
}

/** How many moves of a state are tried; of more, some. */
const TRIED = 12;

/** Tries moves of a state and tells how many: each leads to a state that `load` takes. */
function tryMoves(moment: Moment, state: object): number {
  const { engine, chance } = moment;
  const turn = engine.turn(state);
  const all =
    'over' in turn ? [] : turn.awaits.flatMap((seat) => [...engine.legal(state, seat)].map((move) => ({ seat, move })));
  const tried = all.length > TRIED ? shuffled(chance, all).slice(0, TRIED) : all;
  for (const { seat, move } of tried) playOne(moment, state, state, seat, move, seeded('tried'));
  return tried.length;
}

/** The state after a legal move; `first` is the one that was loaded. */
function playOne(moment: Moment, first: object, state: object, seat: Seat, move: Kind, random: Random): object {
  const { engine } = moment;
  const outcome = engine.play(state, seat, move, random);
  if (!outcome.ok)
    broken(moment, `load took ${JSON.stringify(first)}, where ${show(move)} is refused: ${show(outcome.error)}`);
  const next = outcome.value.state;
  const loaded = engine.load(engine.save.version, JSON.parse(JSON.stringify(next)));
  const problem = loaded.ok ? engine.check(next) : loaded.error;
  if (problem !== null) broken(moment, `load took ${JSON.stringify(first)}, but after ${show(move)}: ${problem}`);
  look(moment, next);
  return next;
}

/** Plays a state to its end at random and tells after how many moves. */
function playOut(moment: Moment, first: object): number {
  const { engine, chance } = moment;
  const random = seeded(`altered ${chance.uniform(2 ** 32)}`);
  let state = first;
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const turn = engine.turn(state);
    if ('over' in turn) return moves;
    const seat = pick(chance, turn.awaits);
    const legal = [...engine.legal(state, seat)];
    if (legal.length === 0) broken(moment, `load took ${show(first)}, which gets stuck`);
    state = playOne(moment, first, state, seat, pick(chance, legal), random);
  }
  return broken(moment, `load took ${show(first)}, which does not end`);
}

/** A deal reads back to itself; deals with something missing, added, of another type or doubled are refused. */
export function readsDeals(engine: Engine, run: Run): Seen {
  const { add, seen } = counter('deals', 'damaged');
  for (const moment of moments(engine, run)) {
    if (moment.seq > 0) continue;
    const { config, random, chance } = moment;
    const deal: unknown = JSON.parse(JSON.stringify(engine.deal(config, random)));
    const read = engine.readDeal(config, deal);
    if (!read.ok) broken(moment, `readDeal refuses a deal of this game: ${read.error}`);
    const found = difference(read.value, deal) ?? difference(engine.setup(config, read.value), moment.before);
    if (found !== null) broken(moment, `readDeal makes another deal of it: ${found}`);
    add('deals');

    const refuses = (what: string, damaged: unknown): void => {
      const outcome = engine.readDeal(config, damaged);
      if (outcome.ok || outcome.error === '') broken(moment, `readDeal takes a deal with ${what}`);
      add('damaged');
    };
    const paths = pathsIn(deal);
    for (let i = 0; i < 20; i++) {
      const path = pick(chance, paths);
      const value = valueAt(deal, path);
      const where = `at /${path.join('/')}`;
      const holder = valueAt(deal, path.slice(0, -1));
      if (path.length > 0 && isRecord(holder)) refuses(`something missing ${where}`, withoutAt(deal, path));
      if (path.length > 0 && Array.isArray(holder)) refuses(`something doubled ${where}`, doubledAt(deal, path));
      if (isRecord(value))
        refuses(
          `something added ${where}`,
          changedAt(deal, path, () => ({ ...value, unheardOf: 1 })),
        );
      refuses(
        `something mistyped ${where}`,
        changedAt(deal, path, () => pick(chance, othersThan(value))),
      );
    }
    for (const rubbish of RUBBISH) refuses(show(rubbish), rubbish);
  }
  return seen;
}
