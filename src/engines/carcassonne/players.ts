import type { Seat } from '../contract.ts';
import type { Figure, Part } from './ids.ts';
import type { Player, State } from './state.ts';

/** The player in this seat. */
export const playerAt = (state: State, seat: Seat): Player => state.players[seat]!;

/** The state after a player has scored points. */
export const withPoints = (state: State, seat: Seat, part: Part, points: number): State =>
  withPlayer(state, seat, (player) => ({
    ...player,
    points: { ...player.points, [part]: player.points[part] + points },
  }));

/** The state after a player has taken figures back, or placed them when `count` is negative. */
export const withInHand = (state: State, seat: Seat, figure: Figure, count: number): State =>
  withPlayer(state, seat, (player) => ({
    ...player,
    hand: { ...player.hand, [figure]: player.hand[figure] + count },
  }));

const withPlayer = (state: State, seat: Seat, change: (player: Player) => Player): State => ({
  ...state,
  players: state.players.with(seat, change(playerAt(state, seat))),
});
