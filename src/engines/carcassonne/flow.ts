import type { Random } from '../../kernel/random.ts';
import { type Revealed, type Seat, type Step, seatOf, type Turn } from '../contract.ts';
import { atlas } from './atlas.ts';
import type { Event } from './events.ts';
import type { Expansion, Scored } from './expansions/hooks.ts';
import { inPlay, placedBefore } from './expansions/index.ts';
import { scoreFarms } from './farms.ts';
import { completedByLast } from './features.ts';
import type { TileId } from './ids.ts';
import { fitsSomewhere } from './placing.ts';
import { scoreFeatures, scoreIncomplete, standingsOf, takeBack } from './scoring.ts';
import { whyNoAction } from './standing.ts';
import { type State, stepOf, stillToCome } from './state.ts';
import type { Carcassonne } from './types.ts';

/**
 * What happens automatically, in the order of rules §4 and §14. Every function takes the state and the list of events
 * so far, appends its own events, and returns the next state.
 */

/** Who has to act, or how the game ended. */
export function turn(state: State): Turn {
  const step = stepOf(state);
  return step === null ? { over: standingsOf(state) } : { awaits: [step.seat] };
}

/** A moment at which things happen by themselves: appends what happens and returns the next state. */
type Moment = (state: State, scored: Scored) => State;

/**
 * The order of a turn (rules §14). A turn has one part or more, and a part has two decisions of its player: where its tile
 * goes, and what figure is placed. The lists say what happens by itself after each, first to last; a set acts in the moments of
 * its name, several sets in the order of `EXPANSIONS`. Add a moment here and to `Expansion`, and every set is asked.
 *
 * 1. the turn begins (§14.1): `beginTurn`
 * 2. draw a tile (§3.2, §3.4, §13.2): `beginPart`
 * 3. place it: `rules/placeTile.ts`, then `afterPlacing`
 * 4. the action, or what replaces it: the other files in `rules/`
 * 5. what comes before scoring (§14.4): `endAction`; it may await players, step by step
 * 6. score: `COMPLETED`
 * 7. another part (from 2), or the next player's turn, or the end: `endPart`, `AT_END`
 */
const COMPLETED: readonly Moment[] = [
  scoreFeatures, // §7: every owner gets the points.
  (state, scored) => eachSet(state, ({ beforeReturn }, now) => beforeReturn?.(now, scored)), // The fairy.
  takeBack, // §7: all figures of these features return.
  (state, scored) => eachSet(state, ({ afterScoring }, now) => afterScoring?.(now, scored)), // Goods, then king and robber.
];

/** What is scored when the tiles run out (rules §8, §14), first to last. */
const AT_END: readonly ((state: State, events: Event[]) => State)[] = [
  scoreIncomplete, // §8: cities, then roads, then cloisters.
  scoreFarms, // §8.1, §8.2
  (state, events) => eachSet(state, ({ atEnd }, now) => atEnd?.(now, events)), // The fairy, goods, king and robber.
];

/** The state after each set in play has done something, in the order of `EXPANSIONS`. */
const eachSet = (state: State, act: (set: Expansion, state: State) => State | undefined): State =>
  inPlay(state.options).reduce((now, set) => act(set, now) ?? now, state);

/** A turn is known by the number of tiles before it; all its parts share a board. */
export const stage = placedBefore;

/** The step a move has led to. Drawing a tile reveals something hidden, and a shuffle is chance. */
export const stepFrom = (state: State, events: readonly Event[]): Step<Carcassonne> => ({
  state,
  events,
  revealed: revealedBy(events),
});

const REVEALING: readonly Event['kind'][] = ['drewTile', 'removedTile', 'setAsideTile'];

function revealedBy(events: readonly Event[]): Revealed {
  if (events.some(({ kind }) => kind === 'shuffledBack')) return 'chance';
  return events.some(({ kind }) => REVEALING.includes(kind)) ? 'hidden' : 'nothing';
}

/** A turn begins, unless no tiles are left (rules §4, §14.1, §14.7). */
export function beginTurn(state: State, seat: Seat, events: Event[]): State {
  if (state.stack.length === 0) return endGame(state, events);
  return beginPart(
    eachSet(state, ({ startTurn }, now) => startTurn?.(now, seat, events)),
    seat,
    events,
  );
}

/**
 * Draws a tile for this player; tiles that fit nowhere leave the game (rules §3.2, §3.4), and a set may keep tiles aside
 * (§13.2). Ends the game if no tiles are left.
 */
function beginPart(state: State, seat: Seat, events: Event[]): State {
  const map = atlas(state.placements);
  let now = state;
  for (let tile = now.stack[0]; tile !== undefined; tile = now.stack[0]) {
    const left = stillToCome({ ...now, agenda: [] });
    now = { ...now, stack: now.stack.slice(1) };
    const aside = setAside(now, tile);
    if (aside !== null) {
      events.push({ kind: 'setAsideTile', seat, tile, left });
      now = aside;
    } else if (fitsSomewhere(map, tile)) {
      events.push({ kind: 'drewTile', seat, tile, left });
      return { ...now, agenda: [{ kind: 'placeTile', seat, tile }] };
    } else {
      events.push({ kind: 'removedTile', seat, tile, left: left - 1 });
      now = { ...now, removed: [...now.removed, { tile, after: state.placements.length }] };
    }
  }
  return endGame(now, events);
}

/** The state after the first set that keeps this tile aside has done so; null if none does. */
function setAside(state: State, tile: TileId): State | null {
  for (const { setAside } of inPlay(state.options)) {
    const aside = setAside?.(state, tile) ?? null;
    if (aside !== null) return aside;
  }
  return null;
}

/**
 * The tile lies: the sets act, then the player can place a figure if one of them has a spot, or do what a set has to
 * offer or asks for instead (rules §4.3, §14.3).
 */
export function afterPlacing(state: State, seat: Seat, events: Event[], random: Random): State {
  const sets = inPlay(state.options);
  const placed = eachSet(state, ({ afterPlacing }, now) => afterPlacing?.(now, seat, events, random));
  for (const { insteadOfAction } of sets) {
    const step = insteadOfAction?.(placed, seat) ?? null;
    if (step !== null) return { ...placed, agenda: [step] };
  }
  const reason = whyNoAction(placed, seat);
  if (reason === null || sets.some(({ hasAction }) => hasAction?.(placed, seat)))
    return { ...placed, agenda: [{ kind: 'action', seat }] };
  events.push({ kind: 'passed', seat, reason });
  return endAction(placed, seat, events);
}

/** The action is over: what the sets do before scoring, which may await players; then the scoring (rules §4.4, §14.4). */
export function endAction(state: State, seat: Seat, events: Event[]): State {
  const due: State = { ...state, agenda: [{ kind: 'score', seat }] };
  return advance(
    eachSet(due, ({ afterAction }, now) => afterAction?.(now, events)),
    events,
  );
}

/** Goes on by itself as long as the step on top awaits nobody. */
export function advance(state: State, events: Event[]): State {
  const step = stepOf(state);
  return step?.kind === 'score' ? endPart(state, step.seat, events) : state;
}

/** Scores what the tile completed, then the same or the next player draws (rules §4.5 to §4.7). */
function endPart(state: State, seat: Seat, events: Event[]): State {
  const completed = completedByLast(atlas(state.placements));
  let now = state;
  if (completed.length > 0) for (const moment of COMPLETED) now = moment(now, { seat, completed, events });
  for (const { afterPart } of inPlay(state.options)) {
    if (afterPart === null) continue;
    const after = afterPart(now, seat, events);
    now = after.state;
    if (after.again) return beginPart(now, seat, events);
  }
  const next = seatOf((seat + 1) % state.seats, state.seats)!; // The remainder is a seat.
  return beginTurn(now, next, events);
}

/** Scores what is left on the map. */
export const scoreEnd = (state: State, events: Event[]): State =>
  AT_END.reduce((now, score) => score(now, events), state);

function endGame(state: State, events: Event[]): State {
  const scored = scoreEnd({ ...state, agenda: [] }, events);
  events.push({ kind: 'ended', standings: standingsOf(scored) });
  return scored;
}
