/**
 * Laws about secrets. What a viewer cannot know is dealt anew (`redeal`); whatever reaches the viewer must stay as it
 * was.
 */
import type { Engine, GameTypes, Kind, Seat, Step, Viewer } from '../../../src/engines/contract.ts';
import { seeded, shuffled } from '../../../src/kernel/random.ts';
import { difference } from './difference.ts';
import { asHalf, broken, buildMove, type Moment, moments, pick, type Run, show } from './run.ts';
import { counter, type Seen } from './seen.ts';
import { vocabularyOf } from './vocabulary.ts';

const viewersOf = ({ seats }: Moment): readonly Viewer[] => [...seats, 'table'];

/** Another state that the viewer cannot tell from the real one; a new one at every call. */
const redealt = ({ engine, state, chance }: Moment, viewer: Viewer): object =>
  engine.redeal(state, viewer, seeded(`redeal ${chance.uniform(2 ** 32)}`));

/** Everything that a viewer is shown of a state. */
const viewOf = ({ engine }: Moment, state: object, viewer: Viewer): unknown => ({
  open: engine.open(state),
  own: viewer === 'table' ? null : engine.own(state, viewer),
  turn: engine.turn(state),
  scores: engine.scores(state),
});

/**
 * Views, scores, whose turn it is, offers and refusals stay the same when all that the viewer cannot know is dealt
 * anew; and that is a real position, mostly another one, in which others hold other things.
 */
export function viewsLeakNothing(engine: Engine, run: Run): Seen {
  const { add, seen } = counter('pairs', 'different?', 'offers', 'attempts');
  const vocabulary = vocabularyOf(engine);
  let hides = false;
  let secrets = 0;
  let secretsChanged = 0;
  for (const moment of moments(engine, run)) {
    const { state, seats, awaits, chance } = moment;
    hides ||= moment.before.revealed === 'hidden';
    const held = engine.hasSecrets
      ? null
      : difference(
          seats.map((seat) => engine.own(state, seat)),
          seats.map(() => ({})),
        );
    if (held !== null) broken(moment, `a game that says it has no secrets has: ${held}`);
    for (const seat of awaits) vocabulary.learn(engine.legal(state, seat));
    for (const viewer of shuffled(chance, viewersOf(moment)).slice(0, 2)) {
      const other = redealt(moment, viewer);
      const seenBy = `what ${nameOf(viewer)} sees`;
      const problem = engine.check(other);
      if (problem !== null) broken(moment, `a redealt state has: ${problem}`);
      const count = difference(engine.census(other), engine.census(state));
      if (count !== null) broken(moment, `redealing changes the census: ${count}`);
      const leak = difference(viewOf(moment, state, viewer), viewOf(moment, other, viewer));
      if (leak !== null) broken(moment, `${seenBy} depends on a secret: ${leak}`);
      add('pairs');
      if (difference(state, other) !== null) add('different?');

      for (const seat of seats.filter((one) => one !== viewer)) {
        if (secretsOf(moment, state, seat, viewer).length === 0) continue;
        secrets++;
        if (difference(engine.own(state, seat), engine.own(other, seat)) !== null) secretsChanged++;
      }
      if (viewer === 'table') continue;
      add('offers', compareOffers(moment, other, viewer));
      for (let i = 0; i < 3; i++) {
        compareAttempts(moment, other, viewer, vocabulary.anyMove(chance));
        add('attempts');
      }
    }
  }
  if (hides && seen['different?'] === 0) throw new Error(`${engine.id}: redeal leaves what is hidden as it is`);
  if (secrets > 0 && secretsChanged === 0)
    throw new Error(`${engine.id}: redeal leaves what other seats hold as it is`);
  return seen;
}

/** What is offered to a seat, as `legal` and question by question. */
function compareOffers(moment: Moment, other: object, seat: Seat): number {
  const { engine, state, chance } = moment;
  const legal = [...engine.legal(state, seat)];
  const leak = difference(legal, [...engine.legal(other, seat)]) ?? compareHalf(moment, other, seat, {});
  if (leak !== null) broken(moment, `what is offered to seat ${seat} depends on a secret: ${leak}`);
  const built = legal.length > 0 ? buildMove(engine, state, seat, chance) : null;
  if (built === null) return legal.length;

  const { kind, ...parameters } = built;
  const given = Object.entries(parameters).filter(() => chance.uniform(2) === 0);
  const partial = { kind, ...Object.fromEntries(given) };
  const inside = compareHalf(moment, other, seat, partial);
  if (inside !== null)
    broken(moment, `what is offered to seat ${seat} after ${show(partial)} depends on a secret: ${inside}`);
  return legal.length + 1;
}

const compareHalf = ({ engine, state }: Moment, other: object, seat: Seat, partial: object): string | null =>
  difference(engine.choices(state, seat, asHalf({ ...partial })), engine.choices(other, seat, asHalf({ ...partial })));

/** Whether a move is accepted, and why not, tells nothing either. */
function compareAttempts(moment: Moment, other: object, seat: Seat, move: Kind): void {
  const { engine, state, random } = moment;
  const [here, there] = [engine.play(state, seat, move, random), engine.play(other, seat, move, random)];
  const leak = difference(here.ok ? null : here.error, there.ok ? null : there.error);
  if (leak !== null) broken(moment, `the answer to seat ${seat} trying ${show(move)} depends on a secret: ${leak}`);
}

/** Texts that one seat knows and the viewer does not. */
function secretsOf({ engine }: Moment, state: object, seat: Seat, viewer: Viewer): readonly string[] {
  const known = new Set([
    ...textsIn(engine.open(state)),
    ...(viewer === 'table' ? [] : textsIn(engine.own(state, viewer))),
  ]);
  return textsIn(engine.own(state, seat)).filter((text) => !known.has(text));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const nameOf = (viewer: Viewer): string => (viewer === 'table' ? 'the table' : `seat ${viewer}`);

/**
 * Where a viewer can tell neither the positions before nor those after a move of somebody else apart, the sights of
 * the events are the same as well.
 */
export function sightsLeakNothing(engine: Engine, run: Run): Seen {
  const { add, seen } = counter('pairs', 'alike', 'telling?', 'set-ups');
  for (const moment of moments(engine, run)) {
    const { next } = moment;
    if (moment.seq === 0) add('set-ups', checkSetup(moment));
    if (next === null) continue;
    const real = played(moment, moment.state, next.seat, next.move);
    if (real === null) continue;
    for (const viewer of viewersOf(moment).filter((one) => one !== next.seat)) {
      const other = redealt(moment, viewer);
      const imagined = played(moment, other, next.seat, next.move) ?? playedAlike(moment, other, next);
      if (imagined === null) continue;
      add('pairs');
      const apart = difference(viewOf(moment, real.state, viewer), viewOf(moment, imagined.state, viewer));
      if (apart !== null) continue;
      add('alike');
      if (difference(real.events, imagined.events) !== null) add('telling?');
      const leak = difference(sights(moment, real, viewer), sights(moment, imagined, viewer));
      if (leak !== null)
        broken(moment, `the sights of ${nameOf(viewer)} after ${show(next.move)} tell a secret: ${leak}`);
    }
  }
  return seen;
}

/** The sights of the set-up hold no text that only another seat knows; what `redeal` leaves to it, everyone has seen. */
function checkSetup(moment: Moment): number {
  const { engine, seats, state, before } = moment;
  for (const viewer of viewersOf(moment)) {
    const told = new Set(textsIn(sights(moment, before, viewer)));
    const other = redealt(moment, viewer);
    for (const seat of seats.filter((one) => one !== viewer)) {
      if (difference(engine.own(state, seat), engine.own(other, seat)) === null) continue;
      const secret = secretsOf(moment, state, seat, viewer).find((text) => told.has(text));
      if (secret !== undefined) broken(moment, `the sights of ${nameOf(viewer)} tell that seat ${seat} has ${secret}`);
    }
  }
  return 1;
}

const sights = ({ engine }: Moment, { events }: Step<GameTypes>, viewer: Viewer): unknown =>
  events.map((event) => engine.sight(event, viewer));

function played({ engine, random }: Moment, state: object, seat: Seat, move: Kind): Step<GameTypes> | null {
  const outcome = engine.play(state, seat, move, random);
  return outcome.ok ? outcome.value : null;
}

/** Some legal move of the same kind with as long lists, where the same move is not possible: how much is said is no secret. */
function playedAlike(
  moment: Moment,
  state: object,
  { seat, move }: NonNullable<Moment['next']>,
): Step<GameTypes> | null {
  const alike = [...moment.engine.legal(state, seat)].filter(
    (one) => one.kind === move.kind && difference(lengthsIn(one), lengthsIn(move)) === null,
  );
  return alike.length === 0 ? null : played(moment, state, seat, pick(moment.chance, alike));
}

const lengthsIn = (move: Kind): readonly number[] =>
  Object.values<unknown>({ ...move }).map((argument) => (Array.isArray(argument) ? argument.length : 1));

/** A move that says it reveals nothing teaches its own seat nothing, whatever the secrets are: it may be taken back freely. */
export function revealsWhatItSays(engine: Engine, run: Run): Seen {
  const { add, seen } = counter('nothing', 'different?', 'hidden or chance?');
  for (const moment of moments(engine, run)) {
    const { next } = moment;
    if (next === null) continue;
    const real = played(moment, moment.state, next.seat, next.move);
    if (real === null) continue;
    if (real.revealed !== 'nothing') {
      add('hidden or chance?');
      continue;
    }
    const other = redealt(moment, next.seat);
    const imagined = played(moment, other, next.seat, next.move);
    if (imagined === null) broken(moment, `whether ${show(next.move)} is accepted depends on a secret`);
    const learnt =
      difference(viewOf(moment, real.state, next.seat), viewOf(moment, imagined.state, next.seat)) ??
      difference(sights(moment, real, next.seat), sights(moment, imagined, next.seat));
    if (learnt !== null) broken(moment, `${show(next.move)} says it reveals nothing and tells its seat: ${learnt}`);
    // The seat sees on its button whether it may take the move back freely.
    if (imagined.revealed !== 'nothing') broken(moment, `what ${show(next.move)} reveals depends on a secret`);
    add('nothing');
    if (difference(moment.state, other) !== null) add('different?');
  }
  return seen;
}
