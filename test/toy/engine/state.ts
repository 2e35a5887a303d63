import { type Seat, seatsOf } from '../../../src/engines/contract.ts';
import type { ByBead, Card, Option, Part, Place } from './ids.ts';

/** Everything that must be remembered. */
export interface State {
  readonly options: readonly Option[];
  /** From 1 to ROUNDS. */
  readonly round: number;
  /** Who begins every round. */
  readonly beginner: Seat;
  /** What is waited for, the present step last; empty when the game is over. */
  readonly agenda: readonly AgendaStep[];
  /** The next candle to be drawn comes first. */
  readonly deck: readonly Card[];
  readonly discard: readonly Card[];
  /** How often the discards have become the deck. */
  readonly reshuffles: number;
  /** Beads and moons that nobody has. */
  readonly stock: ByBead<number>;
  readonly moons: number;
  /** In the order of hanging. */
  readonly lanterns: readonly Lantern[];
  /** In seat order. */
  readonly players: readonly Player[];
}

export interface Player {
  /** Ascending. */
  readonly hand: readonly Card[];
  readonly beads: ByBead<number>;
  /** Lanterns not hung yet. */
  readonly lanterns: number;
  readonly moons: number;
  readonly points: Points;
}

/** Points made by moves; those for moons are counted from the moons. */
type Points = { readonly [part in Exclude<Part, 'moons'>]: number };

export interface Lantern {
  readonly place: Place;
  readonly seat: Seat;
}

export type AgendaStep =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly left: number }
  /** The owner of a lantern beside the guest's new one is asked. */
  | { readonly kind: 'door'; readonly seat: Seat; readonly guest: Seat; readonly place: Place }
  /** By seat, the candle offered in secret. */
  | { readonly kind: 'auction'; readonly bids: readonly (Card | null)[] };

/** What is waited for now; null when the game is over. */
export const stepOf = ({ agenda }: State): AgendaStep | null => agenda.at(-1) ?? null;

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
