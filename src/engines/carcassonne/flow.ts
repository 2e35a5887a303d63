import { type Seat, type Step, seatOf, type Turn } from '../contract.ts';
import { atlas } from './atlas.ts';
import type { Event } from './events.ts';
import type { Expansion, Scored } from './expansions/hooks.ts';
import { inPlay } from './expansions/index.ts';
import { scoreFarms } from './farms.ts';
import { completedByLast } from './features.ts';
import { fitsSomewhere } from './placing.ts';
import { scoreFeatures, scoreIncomplete, standingsOf, takeBack } from './scoring.ts';
import { whyNoAction } from './standing.ts';
import { hasPlaced, type State, stepOf } from './state.ts';
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
 * The order of a turn (rules §14). A turn has one part or more, and a part has two decisions: where its tile goes, and
 * what figure is placed. The lists say what happens by itself after each, first to last; a set acts in the moments of
 * its name, several sets in the order of `EXPANSIONS`. Add a moment here and to `Expansion`, and every set is asked.
 *
 * 1. draw a tile (§3.2, §3.4): `beginPart`
 * 2. place it: `rules/placeTile.ts`, then `afterPlacing`
 * 3. the action: `rules/placeFollower.ts` or `rules/pass.ts`
 * 4. score: `COMPLETED`
 * 5. another part (from 1), or the next player's turn, or the end: `endPart`, `AT_END`
 */
const COMPLETED: readonly Moment[] = [
  scoreFeatures, // §7: every owner gets the points.
  takeBack, // §7: all figures of these features return.
  (state, scored) => eachSet(state, ({ afterScoring }, now) => afterScoring?.(now, scored)), // Goods, then king and robber.
];

/** What is scored when the tiles run out (rules §8, §14), first to last. */
const AT_END: readonly ((state: State, events: Event[]) => State)[] = [
  scoreIncomplete, // §8: cities, then roads, then cloisters.
  scoreFarms, // §8.1, §8.2
  (state, events) => eachSet(state, ({ atEnd }, now) => atEnd?.(now, events)), // Goods, then king and robber.
];

/** The state after each set in play has done something, in the order of `EXPANSIONS`. */
const eachSet = (state: State, act: (set: Expansion, state: State) => State | undefined): State =>
  inPlay(state.options).reduce((now, set) => act(set, now) ?? now, state);

/** How many tiles were on the map when this turn began. */
export function placedBefore(state: State): number {
  let placed = state.placements.length - (hasPlaced(state) ? 1 : 0);
  for (const { placedInEarlierParts } of inPlay(state.options)) placed -= placedInEarlierParts?.(state) ?? 0;
  return placed;
}

/** A turn is known by the number of tiles before it; all its parts share a board. */
export const stage = placedBefore;

/** The step a move has led to. Drawing a tile reveals something hidden. */
export const stepFrom = (state: State, events: readonly Event[]): Step<Carcassonne> => ({
  state,
  events,
  revealed: events.some(({ kind }) => kind === 'drewTile' || kind === 'removedTile') ? 'hidden' : 'nothing',
});

/**
 * Draws a tile for this player; tiles that fit nowhere leave the game (rules §3.2, §3.4). Ends the game if no tiles are
 * left.
 */
export function beginPart(state: State, seat: Seat, events: Event[]): State {
  const map = atlas(state.placements);
  const removed = [...state.removed];
  for (let next = 0; next < state.stack.length; next++) {
    const tile = state.stack[next]!;
    const left = state.stack.length - next;
    if (fitsSomewhere(map, tile)) {
      events.push({ kind: 'drewTile', seat, tile, left });
      return { ...state, stack: state.stack.slice(next + 1), removed, agenda: [{ kind: 'placeTile', seat, tile }] };
    }
    removed.push({ tile, after: state.placements.length });
    events.push({ kind: 'removedTile', seat, tile, left: left - 1 });
  }
  return endGame({ ...state, stack: [], removed, agenda: [] }, events);
}

/** The tile lies: the sets act, then the player can place a figure if one of them has a spot (rules §4.3, §14.3). */
export function afterPlacing(state: State, seat: Seat, events: Event[]): State {
  const placed = eachSet(state, ({ afterPlacing }, now) => afterPlacing?.(now, seat));
  const reason = whyNoAction(placed, seat);
  if (reason === null) return { ...placed, agenda: [{ kind: 'action', seat }] };
  events.push({ kind: 'passed', seat, reason });
  return endPart(placed, seat, events);
}

/** After the action: scores what the tile completed, then the same or the next player draws (rules §4.5 to §4.7). */
export function endPart(state: State, seat: Seat, events: Event[]): State {
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
  return beginPart(now, next, events);
}

/** Scores what is left on the map. */
export const scoreEnd = (state: State, events: Event[]): State =>
  AT_END.reduce((now, score) => score(now, events), state);

function endGame(state: State, events: Event[]): State {
  const scored = scoreEnd(state, events);
  events.push({ kind: 'ended', standings: standingsOf(scored) });
  return scored;
}
