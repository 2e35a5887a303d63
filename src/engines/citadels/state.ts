import { type Seat, seatOf, type Viewer } from '../contract.ts';
import { withMore } from './cards.ts';
import { CHARACTERS, type Character, type District, type Option, type Power } from './ids.ts';

/** Everything the game has to remember. */
export interface State {
  readonly options: readonly Option[];
  /** Starts at 1. */
  readonly round: number;
  /** The player with the crown, who chooses first in the next round. */
  readonly crown: Seat;
  readonly selection: Selection;
  /** The characters named by the Assassin and the Thief this round. */
  readonly murdered: Character | null;
  readonly robbed: Character | null;
  /** The number of the last character called, not counting skipped ones; 0 while characters are chosen. */
  readonly called: number;
  /** The next card to be drawn is first. */
  readonly deck: readonly District[];
  /** In discard order. */
  readonly discard: readonly Discarded[];
  /** How many times the discard pile has become the deck. */
  readonly reshuffles: number;
  /** Who was first to complete a city. */
  readonly firstComplete: Seat | null;
  /** The removals of the next rounds, as specified by the deal; after that, they are random. */
  readonly scripted: readonly Removal[];
  /** In seat order. */
  readonly players: readonly Player[];
  /** What the game is waiting for, the current step last; empty when the game is over. */
  readonly agenda: readonly AgendaStep[];
}

/** The characters that a round starts without (rules §5.1). */
export interface Removal {
  /** In the order in which they were turned up. */
  readonly faceUp: readonly Character[];
  /** With seven players, the last one to choose can take it. */
  readonly faceDown: Character;
}

/** A round's removal, and the seat that chose first. */
interface Selection extends Removal {
  readonly first: Seat;
  /** Seats that somebody else has taken over since they chose: what they were offered is forgotten. Omitted: none. */
  readonly forgotten?: readonly Seat[] | undefined;
}

/** A card of the discard pile. */
interface Discarded {
  readonly district: District;
  /** Who has seen it: everyone (`table`), only the seat that discarded it, or nobody who still plays. */
  readonly seenBy: Viewer | 'nobody';
}

export interface Player {
  readonly gold: number;
  /** In the order of `DISTRICTS`. */
  readonly hand: readonly District[];
  /** In building order. */
  readonly city: readonly District[];
  /** This round's character; null before it is chosen. */
  readonly character: Character | null;
}

export type AgendaStep = ChooseStep | TurnStep | KeepStep | GraveyardStep;

/** The seat has to choose a character. */
interface ChooseStep {
  readonly kind: 'choose';
  readonly seat: Seat;
}

/** The turn of the owner of the last character called. */
export interface TurnStep {
  readonly kind: 'turn';
  readonly seat: Seat;
  /** The powers used, in order. */
  readonly used: readonly Power[];
  /** How many districts were built. */
  readonly built: number;
}

/** The seat has to keep `keep` of the drawn cards; a question within its turn. */
export interface KeepStep {
  readonly kind: 'keep';
  readonly seat: Seat;
  /** In draw order; these cards are nowhere else in the meantime. */
  readonly drawn: readonly District[];
  readonly keep: number;
}

/** The owner of the Graveyard has to take the destroyed district or decline; a question within the Warlord's turn. */
export interface GraveyardStep {
  readonly kind: 'graveyard';
  readonly seat: Seat;
  /** This card is nowhere else in the meantime. */
  readonly district: District;
}

/** What the game is waiting for now; null when it is over. */
export const stepOf = ({ agenda }: State): AgendaStep | null => agenda.at(-1) ?? null;

/** The current turn, even while it has an open question. */
export function turnOf({ agenda }: State): TurnStep | null {
  const [step] = agenda;
  return step?.kind === 'turn' ? step : null;
}

/** The last character called. Throws if there is none. */
export const characterCalled = ({ called }: State): Character => CHARACTERS[called - 1]!;

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

/** The seat that has this character this round, or null. */
export const ownerOf = ({ players }: State, character: Character): Seat | null =>
  seatOf(
    players.findIndex((player) => player.character === character),
    players.length,
  );

/** Every shuffle made before play. */
export interface Deal {
  /** Who has the crown and chooses first (rules §4). */
  readonly crown: Seat;
  /** Top first: four cards for each seat in seat order, then the deck. Can be shorter than the box. */
  readonly cards: readonly District[];
  /** The characters removed in the first round. */
  readonly removed: Removal;
  /** The characters removed in later rounds, if the deal specifies them. */
  readonly later: readonly Removal[];
}
