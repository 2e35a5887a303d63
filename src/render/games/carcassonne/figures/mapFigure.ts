/** What a rules' picture that is a map consists of. */
import type { Fable, Figure, Good, Placement, Rotation, Spot, TileId } from '../../../../engines/carcassonne/index.ts';
import { type Seat, seatOf } from '../../../../engines/contract.ts';
import type { Cell, GridWindow } from '../../../grid/frame.ts';

/** The players in these pictures, named by their colors in the rules. */
export const [RED, BLUE, YELLOW] = [0, 1, 3] as const;
type Player = typeof RED | typeof BLUE | typeof YELLOW;
/** Enough seats for these colors. */
export const SEATS = 4;

/** What is drawn over a map, around a point in cells. */
export type Mark =
  | { readonly kind: 'fits' | 'clashes'; readonly at: readonly [x: number, y: number] }
  | { readonly kind: 'letter'; readonly at: readonly [x: number, y: number]; readonly text: string }
  /** A step of the dragon. */
  | { readonly kind: 'step'; readonly at: readonly [x: number, y: number]; readonly text: string }
  /** `of`: who scores the points; omitted if it could be anyone. */
  | {
      readonly kind: 'points';
      readonly at: readonly [x: number, y: number];
      readonly text: string;
      readonly of?: readonly Player[];
    }
  /** What a player takes. */
  | {
      readonly kind: 'goods';
      readonly at: readonly [x: number, y: number];
      readonly of: Player;
      readonly goods: readonly (readonly [good: Good, count: number])[];
    };

export interface MapView {
  readonly placements: readonly Placement[];
  readonly figures: readonly Spot[];
  /** Figures that go home by what the picture shows; they are pale. */
  readonly leaving: readonly Spot[];
  /** The tile that has just been placed, or null. */
  readonly last: Cell | null;
  readonly marks: readonly Mark[];
  readonly hasFarms: boolean;
  readonly window: GridWindow;
  /** With princess and dragon; null in other pictures. */
  readonly fable: MapFable | null;
}

/** Where dragon and fairy are. */
interface MapFable extends Pick<Fable, 'dragon' | 'fairy'> {
  /** Where the dragon has been, from where it set out to where it is. */
  readonly way: readonly Cell[];
}

export interface MapFigure {
  /** Side by side. */
  readonly views: readonly MapView[];
  /** What each player gets, below the map. */
  readonly totals: readonly { readonly of: Player; readonly text: string }[];
}

export const tile = (id: TileId, x: number, y: number, rotation: Rotation = 0): Placement => ({
  tile: id,
  x,
  y,
  rotation,
});
export const seat = (of: Player): Seat => seatOf(of, SEATS)!; // All players are below `SEATS`.
export const on = (of: Player, x: number, y: number, segment: number, figure: Figure = 'follower'): Spot => ({
  ...{ x, y, segment, figure },
  seat: seat(of),
});
export const view = (
  window: readonly [west: number, north: number, columns: number, rows: number],
  placements: readonly Placement[],
  others: Partial<Omit<MapView, 'window' | 'placements'>> = {},
): MapView => {
  const [west, north, columns, rows] = window;
  return {
    ...{ placements, figures: [], leaving: [], last: null, marks: [], hasFarms: false, fable: null },
    ...{ window: { west, north, columns, rows }, ...others },
  };
};
export const alone = (one: MapView): MapFigure => ({ views: [one], totals: [] });
