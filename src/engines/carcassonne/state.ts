import type { Seat } from '../contract.ts';
import { partsOf, type TileKind, tileKind } from './components.ts';
import type { Cell } from './events.ts';
import type {
  Award,
  ByFigureInPlay,
  ByGood,
  ByPartInPlay,
  Figure,
  Option,
  Part,
  PartOfTurn,
  Rotation,
  TileId,
} from './ids.ts';

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
interface Removed {
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
  readonly drache: Fable;
  readonly haendler: Trade;
  readonly koenig: Awards;
}

/** How far the dragon goes (rules §13.3). */
export const STEPS_OF_DRAGON = 6;

export type AgendaStep =
  /** The player has to place the drawn tile. */
  | { readonly kind: 'placeTile'; readonly seat: Seat; readonly tile: TileId }
  /** The player can place a figure on the tile just placed. */
  | { readonly kind: 'action'; readonly seat: Seat }
  /** `drache`: the player has to remove a knight. */
  | { readonly kind: 'princess'; readonly seat: Seat }
  /**
   * `drache`: the player moves the dragon one step; a `score` step lies beneath. `way`: where the dragon has been in this
   * movement, from where it set out to where it is.
   */
  | { readonly kind: 'dragon'; readonly seat: Seat; readonly way: readonly Cell[] }
  /** Awaits nobody: the part of this player's turn goes on with scoring (`flow.ts`). */
  | { readonly kind: 'score'; readonly seat: Seat };

/** What the game is waiting for now; null when it is over. */
export const stepOf = ({ agenda }: State): AgendaStep | null => agenda.at(-1) ?? null;

/** By step, whether the tile of this part of the turn is on the map. */
const HAS_PLACED: Readonly<Record<AgendaStep['kind'], boolean>> = {
  placeTile: false,
  action: true,
  princess: true,
  dragon: true,
  score: true,
};

/** Whether a part of a turn is under way whose tile is on the map, but not scored yet. */
export function hasPlaced(state: State): boolean {
  const step = stepOf(state);
  return step !== null && HAS_PLACED[step.kind];
}

/** The tiles set aside (rules §13.2). */
export const setAsideIn = ({ expansions }: Pick<State, 'expansions'>): readonly TileId[] =>
  expansions.drache?.setAside ?? [];

/** The kind of the tile placed last. */
export const lastKind = ({ placements }: Pick<State, 'placements'>): TileKind => tileKind(placements.at(-1)!.tile);

/** The tile that the player has to place now, or null. */
export function tileInHand(state: State): TileId | null {
  const step = stepOf(state);
  return step?.kind === 'placeTile' ? step.tile : null;
}

/** Whose turn it is; null when the game is over. The dragon is moved by others as well, above a step of this player. */
export const activeSeat = ({ agenda }: State): Seat | null => agenda[0]?.seat ?? null;

/** How many tiles are to come: the drawn one, those in the stack, and those set aside (rules §2.4). */
export const stillToCome = (state: State): number =>
  (tileInHand(state) === null ? 0 : 1) + state.stack.length + setAsideIn(state).length;

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

/** Every shuffle made before play. */
export interface Deal {
  /** Who goes first (rules §2.5). */
  readonly start: Seat;
  /** The tiles in draw order; can be fewer than in the box, for a shorter game. */
  readonly stack: readonly TileId[];
}

/** What princess and dragon have to remember. All of it is public. */
export interface Fable {
  /** Null beside the board, until the first volcano. */
  readonly dragon: Cell | null;
  /** Null beside the board. */
  readonly fairy: Fairy | null;
  /** The dragon tiles that wait for the first volcano, in the order in which they were drawn. */
  readonly setAside: readonly TileId[];
}

/** Where the fairy is, and with whom: a follower on this tile, or nobody since he has left. */
export interface Fairy {
  readonly cell: Cell;
  readonly with: { readonly seat: Seat; readonly segment: number } | null;
}

/** What traders and builders have to remember. */
export interface Trade {
  /** By seat, the goods taken. */
  readonly goods: readonly ByGood<number>[];
  /** The part that the current turn is in. */
  readonly part: PartOfTurn;
}

/** Who holds the king and the robber, and with what. */
export type Awards = Readonly<Record<Award, Holding>>;

export interface Holding {
  /** Null until the first feature of the kind is completed (rules §12.1). */
  readonly seat: Seat | null;
  /** The number of tiles of the largest feature of the kind completed so far; 0 if there is none. */
  readonly size: number;
}
