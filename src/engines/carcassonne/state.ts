import type { Seat } from '../contract.ts';
import { partsOf } from './components.ts';
import type { Trade } from './expansions/haendler/trade.ts';
import type { Awards } from './expansions/koenig/awards.ts';
import type { ByFigureInPlay, ByPartInPlay, Figure, Option, Part, Rotation, TileId } from './ids.ts';

/**
 * Everything the game has to remember. Which segments form one city, road, or farm follows from the placements
 * (atlas.ts).
 */
export interface State {
  readonly seats: number;
  readonly options: readonly Option[];
  /** The tiles still to be drawn, the next one first; the tile in hand is in the agenda. */
  readonly stack: readonly TileId[];
  /** In placement order. */
  readonly placements: readonly Placement[];
  readonly removed: readonly Removed[];
  /** The figures on the map, in placement order. */
  readonly figures: readonly Placed[];
  readonly players: readonly Player[];
  /** What the sets in play have to remember. */
  readonly expansions: Slices;
  /** What the game is waiting for, the current step last; empty when the game is over. */
  readonly agenda: readonly AgendaStep[];
}

/** A tile on the map; x grows eastward, y southward. */
export interface Placement {
  readonly tile: TileId;
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
}

/** A tile that fit nowhere (rules §3.4), and how many tiles were on the map then. */
export interface Removed {
  readonly tile: TileId;
  readonly after: number;
}

/** A figure on the map. */
export interface Placed {
  readonly seat: Seat;
  readonly figure: Figure;
  /** Index into the placements. */
  readonly placement: number;
  /** Index into the segments of that tile. */
  readonly segment: number;
}

export interface Player {
  readonly points: ByPartInPlay<number>;
  /** Figures not on the map. */
  readonly hand: ByFigureInPlay<number>;
}

/** By set, what it has to remember; no key for a set that is not in play or has nothing to remember. */
export type Slices = Readonly<Partial<SliceOf>>;

/** By set, its slice; sets that have nothing to remember are left out. */
export interface SliceOf {
  readonly haendler: Trade;
  readonly koenig: Awards;
}

export type AgendaStep =
  /** The player has to place the drawn tile. */
  | { readonly kind: 'placeTile'; readonly seat: Seat; readonly tile: TileId }
  /** The player can place a figure on the tile just placed. */
  | { readonly kind: 'action'; readonly seat: Seat };

/** What the game is waiting for now; null when it is over. */
export const stepOf = ({ agenda }: State): AgendaStep | null => agenda.at(-1) ?? null;

/** By step, whether the tile of this part of the turn is on the map. */
const HAS_PLACED: Readonly<Record<AgendaStep['kind'], boolean>> = { placeTile: false, action: true };

/** Whether a part of a turn is under way whose tile is on the map, but not scored yet. */
export function hasPlaced(state: State): boolean {
  const step = stepOf(state);
  return step !== null && HAS_PLACED[step.kind];
}

/** Whether the player can place a figure now. */
export const isActing = (state: State): boolean => stepOf(state)?.kind === 'action';

/** The tile that the player has to place now, or null. */
export function tileInHand(state: State): TileId | null {
  const step = stepOf(state);
  return step?.kind === 'placeTile' ? step.tile : null;
}

/** The player in this seat. */
export const playerAt = (state: State, seat: Seat): Player => state.players[seat]!;

/** How many of a figure the player has in hand; none of those that the game does not have. */
export const inHand = ({ hand }: Player, figure: Figure): number => hand[figure] ?? 0;

/** The player's points in a part; none in those that the game does not have. */
export const pointsIn = ({ points }: Pick<Player, 'points'>, part: Part): number => points[part] ?? 0;

/** No points yet, by part. */
export const noPoints = (options: readonly Option[]): ByPartInPlay<number> => recordOf(partsOf(options), () => 0);

/** A number for each of these keys. */
export const recordOf = <K extends string>(
  keys: readonly K[],
  value: (key: K) => number,
): Readonly<Record<K, number>> => Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, number>; // Each key has its entry.

/** The state after a player has scored points. */
export const withPoints = (state: State, seat: Seat, part: Part, points: number): State =>
  withPlayer(state, seat, (player) => ({
    ...player,
    points: { ...player.points, [part]: pointsIn(player, part) + points },
  }));

/** The state after a player has taken figures back, or placed them when `count` is negative. */
export const withInHand = (state: State, seat: Seat, figure: Figure, count: number): State =>
  withPlayer(state, seat, (player) => ({
    ...player,
    hand: { ...player.hand, [figure]: inHand(player, figure) + count },
  }));

const withPlayer = (state: State, seat: Seat, change: (player: Player) => Player): State => ({
  ...state,
  players: state.players.with(seat, change(playerAt(state, seat))),
});
