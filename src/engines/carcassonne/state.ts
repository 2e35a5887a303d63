import type { Seat } from '../contract.ts';
import type { ByFigure, ByPart, Figure, Option, Rotation, TileId } from './ids.ts';

/**
 * Everything that must be remembered. Which segments make one city, road or farm is not: it follows from the
 * placements (atlas.ts).
 */
export interface State {
  readonly seats: number;
  readonly options: readonly Option[];
  /** The tiles to come, the next one first; the tile just drawn is in the agenda. */
  readonly stack: readonly TileId[];
  /** In the order in which they were placed. */
  readonly placements: readonly Placement[];
  readonly removed: readonly Removed[];
  /** The figures on the map, in the order in which they were placed. */
  readonly figures: readonly Placed[];
  readonly players: readonly Player[];
  /** What is waited for, the present step last; empty when the game is over. */
  readonly agenda: readonly AgendaStep[];
}

/** A tile on the map; x grows eastward, y southward. */
export interface Placement {
  readonly tile: TileId;
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
}

/** A tile that fitted nowhere (rules §3.4), and how many tiles lay on the map then. */
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
  readonly points: ByPart<number>;
  /** Figures not on the map. */
  readonly hand: ByFigure<number>;
}

export type AgendaStep =
  /** The tile drawn is to be placed. */
  | { readonly kind: 'placeTile'; readonly seat: Seat; readonly tile: TileId }
  /** A figure may be placed on the tile just placed. */
  | { readonly kind: 'action'; readonly seat: Seat };

/** What is waited for now; null when the game is over. */
export const stepOf = ({ agenda }: State): AgendaStep | null => agenda.at(-1) ?? null;

/** Whether a figure may be placed now. */
export const isActing = (state: State): boolean => stepOf(state)?.kind === 'action';

/** The tile to be placed now, or null. */
export function tileInHand(state: State): TileId | null {
  const step = stepOf(state);
  return step?.kind === 'placeTile' ? step.tile : null;
}
