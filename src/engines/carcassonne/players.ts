import { type Score, type Seat, seatOf } from '../contract.ts';
import { type Figure, PARTS, type Part } from './ids.ts';
import type { Player, State } from './state.ts';

/** The player in this seat. */
export const playerAt = (state: State, seat: Seat): Player => state.players[seat]!;

/** The points of a player, all parts together. */
export const pointsOf = ({ points }: Player): number => points.cities + points.roads + points.cloisters + points.farms;

/** The state after a player has got points. */
export const withPoints = (state: State, seat: Seat, part: Part, points: number): State =>
  withPlayer(state, seat, (player) => ({
    ...player,
    points: { ...player.points, [part]: player.points[part] + points },
  }));

/** The state after figures have come to a player's hand, or gone from it when `count` is negative. */
export const withInHand = (state: State, seat: Seat, figure: Figure, count: number): State =>
  withPlayer(state, seat, (player) => ({
    ...player,
    hand: { ...player.hand, [figure]: player.hand[figure] + count },
  }));

const withPlayer = (state: State, seat: Seat, change: (player: Player) => Player): State => ({
  ...state,
  players: state.players.with(seat, change(playerAt(state, seat))),
});

/** The points of everybody with their parts, in seat order. */
export const scores = ({ players }: State): readonly Score<Part>[] =>
  players.map((player, index) => ({
    seat: seatOf(index, players.length)!, // There are as many players as seats.
    points: pointsOf(player),
    parts: PARTS.map((part) => ({ part, points: player.points[part] })),
  }));
