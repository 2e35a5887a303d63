import { type Seat, type Step, seatOf, type Turn } from '../contract.ts';
import { atlas } from './atlas.ts';
import type { Event } from './events.ts';
import { scoreFarms } from './farms.ts';
import { whyNoFollower } from './figures.ts';
import { fitsSomewhere } from './placing.ts';
import { scoreCompleted, scoreIncomplete, standingsOf } from './scoring.ts';
import { isActing, type State, stepOf } from './state.ts';
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

/** Each turn places one tile, which is already on the map during the follower's step. */
export const stage = (state: State): number => state.placements.length - (isActing(state) ? 1 : 0);

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
export function beginTurn(state: State, seat: Seat, events: Event[]): State {
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

/** After the tile: the player can place a figure if they have one and a spot is free (rules §4.3). */
export function offerAction(state: State, seat: Seat, events: Event[]): State {
  const reason = whyNoFollower(state, seat);
  if (reason === null) return { ...state, agenda: [{ kind: 'action', seat }] };
  events.push({ kind: 'passed', seat, reason });
  return endTurn(state, seat, events);
}

/** After the action: scores what the tile completed, then the next player draws (rules §4.5, §4.7). */
export function endTurn(state: State, seat: Seat, events: Event[]): State {
  const scored = scoreCompleted(state, events);
  const next = seatOf((seat + 1) % state.seats, state.seats)!; // The remainder is a seat.
  return beginTurn(scored, next, events);
}

/** Scores what is left on the map (rules §8). */
function endGame(state: State, events: Event[]): State {
  const scored = scoreFarms(scoreIncomplete(state, events), events);
  events.push({ kind: 'ended', standings: standingsOf(scored) });
  return scored;
}
