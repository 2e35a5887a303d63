import { type Seat, seatOf } from '../contract.ts';
import { withMore } from './cards.ts';
import type { Character, District } from './ids.ts';
import type { Player, State } from './state.ts';

/** The player in this seat. */
export const playerAt = (state: State, seat: Seat): Player => state.players[seat]!;

/** The state with one player's changes. */
export const withPlayer = (state: State, seat: Seat, player: Player): State => ({
  ...state,
  players: state.players.with(seat, player),
});

/** The state after a player has received gold, or paid it when `gold` is negative. */
export function withGold(state: State, seat: Seat, gold: number): State {
  const player = playerAt(state, seat);
  return withPlayer(state, seat, { ...player, gold: player.gold + gold });
}

/** The state after a player has taken cards into the hand. */
export function withCards(state: State, seat: Seat, cards: readonly District[]): State {
  const player = playerAt(state, seat);
  return withPlayer(state, seat, { ...player, hand: withMore(player.hand, cards) });
}

/** The seat after this one. */
export const nextSeat = ({ players }: State, seat: Seat): Seat => seatOf((seat + 1) % players.length, players.length)!; // The remainder is a seat.

/** Who has this character in this round, or null. */
export const ownerOf = ({ players }: State, character: Character): Seat | null =>
  seatOf(
    players.findIndex((player) => player.character === character),
    players.length,
  );
