import { type Seat, seatOf } from '../contract.ts';
import { CHARACTERS, type Character, DISTRICTS, type District } from './ids.ts';
import type { Player, State } from './state.ts';

/** The player in this seat. */
export const playerAt = (state: State, seat: Seat): Player => state.players[seat]!;

/** The state with one player's changes. */
export const withPlayer = (state: State, seat: Seat, player: Player): State => ({
  ...state,
  players: state.players.with(seat, player),
});

/** The state after gold has come to a player, or gone when `gold` is negative. */
export function withGold(state: State, seat: Seat, gold: number): State {
  const player = playerAt(state, seat);
  return withPlayer(state, seat, { ...player, gold: player.gold + gold });
}

/** The state after cards have come to a player's hand, each to its place. */
export function withCards(state: State, seat: Seat, cards: readonly District[]): State {
  const player = playerAt(state, seat);
  const hand = [...player.hand];
  for (const card of cards) {
    const at = hand.findIndex((held) => placeOf(held) > placeOf(card));
    hand.splice(at < 0 ? hand.length : at, 0, card);
  }
  return withPlayer(state, seat, { ...player, hand });
}

/** The seat after this one. */
export const nextSeat = ({ players }: State, seat: Seat): Seat => seatOf((seat + 1) % players.length, players.length)!; // The remainder is a seat.

/** Whose character it is in this round, or null. */
export const ownerOf = ({ players }: State, character: Character): Seat | null =>
  seatOf(
    players.findIndex((player) => player.character === character),
    players.length,
  );

/**
 * The character of this seat as far as everybody knows it: from the call on; of the murdered King's owner once the game
 * is over, since then he has got the crown (rules §5.3, §6.1, §6.4).
 */
export function revealedCharacter({ players, called, murdered, agenda }: State, seat: Seat): Character | null {
  const { character } = players[seat]!;
  if (character === null || CHARACTERS.indexOf(character) >= called) return null;
  const isShown = character !== murdered || (character === 'king' && agenda.length === 0);
  return isShown ? character : null;
}

const PLACES = new Map(DISTRICTS.map((district, place) => [district, place]));
const placeOf = (district: District): number => PLACES.get(district)!; // Every district has its place.

/** Cards in the order of a hand. */
export const inOrder = (cards: readonly District[]): readonly District[] =>
  cards.toSorted((a, b) => placeOf(a) - placeOf(b));

/** The cards without these, each as often as it is named; of equal ones the first go. */
export function without(cards: readonly District[], gone: readonly District[]): readonly District[] {
  const left = [...cards];
  for (const district of gone) left.splice(left.indexOf(district), 1);
  return left;
}
