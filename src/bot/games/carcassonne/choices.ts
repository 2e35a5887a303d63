import {
  type Carcassonne,
  type Cell,
  type FeatureKind,
  type LyingSegment,
  lowestRotation,
  lying,
  type Open,
  type Placement,
  tileKind,
} from '../../../engines/carcassonne/index.ts';
import type { MoveOf } from '../../../engines/contract.ts';
import type { Position } from '../../contract.ts';

export type PlaceTile = MoveOf<Carcassonne, 'placeTile'>;

/**
 * A cell where the tile fits, with a number that stays the same for the whole turn, and the moves that go there, by
 * rotation. Of rotations in which the tile looks and plays the same, only the lowest counts.
 */
export interface Place {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly moves: readonly [PlaceTile, ...PlaceTile[]];
}

/** All cells where the tile fits in any rotation, numbered row by row from the top left. */
export function placesOf(position: Position<Carcassonne>): readonly Place[] {
  const { step } = position.view.open;
  if (step.kind !== 'placeTile') return [];
  const moves = placings(position)
    // If one of them fits, all of them do.
    .filter(({ rotation }) => rotation === lowestRotation(step.tile, rotation))
    .toSorted((a, b) => a.y - b.y || a.x - b.x || a.rotation - b.rotation);
  const byCell = Map.groupBy(moves, ({ x, y }) => `${x},${y}`);
  return [...byCell.values()].map((there, i) => {
    const [first, ...others] = [there[0]!, ...there.slice(1)]; // Groups are never empty.
    return { number: i + 1, x: first.x, y: first.y, moves: [first, ...others] };
  });
}

/** All placements of the tile; none if it is already placed. */
export const placings = (position: Position<Carcassonne>): readonly PlaceTile[] =>
  [...position.legal()].filter((move) => move.kind === 'placeTile');

type PlaceFollower = MoveOf<Carcassonne, 'placeFollower'>;
export type PlaceByPortal = MoveOf<Carcassonne, 'placeByPortal'>;

/** A figure and the segment of a tile that can get it. */
export interface Spot<M extends PlaceFollower | PlaceByPortal = PlaceFollower> {
  /** Names the segment: several figures can have the same. */
  readonly letter: string;
  /** Whether it is the first in the list with this letter, so that its label says where it is. */
  readonly isFirst: boolean;
  readonly feature: FeatureKind;
  /** The segment in the tile's rotation. */
  readonly lying: LyingSegment;
  readonly move: M;
}

/** The legal spots on the tile just placed, figure by figure. */
export const spotsOf = (position: Position<Carcassonne>): readonly Spot[] =>
  lettered(
    lastTile(position.view.open),
    [...position.legal()].filter((move) => move.kind === 'placeFollower'),
  );

/** The moves to one tile as spots: their segments are lettered in the order of the tile. */
export function lettered<M extends PlaceFollower | PlaceByPortal>(
  tile: Placement,
  moves: readonly M[],
): readonly Spot<M>[] {
  const segments = lying(tile.tile, tile.rotation);
  const letters = [...new Set(moves.map(({ segment }) => segment))].toSorted((a, b) => a - b);
  return moves.map((move) => ({
    letter: String.fromCharCode('A'.charCodeAt(0) + letters.indexOf(move.segment)),
    isFirst: moves.find(({ segment }) => segment === move.segment) === move,
    feature: featureOn(tile, move.segment),
    lying: segments[move.segment]!, // A legal move names a segment of the tile.
    move,
  }));
}

/** The tile placed last; the start tile is always there. */
export const lastTile = ({ placements }: Pick<Open, 'placements'>): Placement => placements.at(-1)!;

/** The tile on a cell of the map. */
export const tileAt = ({ placements }: Pick<Open, 'placements'>, at: Cell): Placement =>
  placements.find(({ x, y }) => x === at.x && y === at.y)!; // Moves and figures name cells with a tile.

/** The feature at a segment of a tile. */
export function featureOn({ tile }: Pick<Placement, 'tile'>, segment: number): FeatureKind {
  const kind = tileKind(tile).segments[segment]?.kind;
  if (kind === undefined || kind === 'river') throw new Error(`no follower can be on segment ${segment} (${kind})`);
  return kind;
}
