import { type Seat, seatsOf } from '../../../src/engines/contract.ts';
import type { Player, Points, State } from './state.ts';

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new Error(`no seat ${seat} at a table of ${state.players.length}`);
  return player;
}

/** The state with one player's changes. */
export const withPlayer = (state: State, seat: Seat, changes: Partial<Player>): State => ({
  ...state,
  players: state.players.map((player, i) => (i === seat ? { ...player, ...changes } : player)),
});

/** The state with points added to one part of a seat's score. */
export function withPoints(state: State, seat: Seat, part: keyof Points, points: number): State {
  const { points: before } = playerAt(state, seat);
  return withPlayer(state, seat, { points: { ...before, [part]: before[part] + points } });
}

/** All seats from this one on, once around the table. */
export function seatsFrom(state: State, first: Seat): readonly Seat[] {
  const seats = seatsOf(state.players.length);
  return [...seats.slice(first), ...seats.slice(0, first)];
}
