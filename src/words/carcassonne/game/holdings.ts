import {
  AWARDS,
  type Award,
  FIGURES,
  type Figure,
  fairyCanJoin,
  type Good,
  type Move,
  type Open,
  portalSpots,
  type TileId,
  tileKind,
} from '../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import { countsIn } from '../names/goods.ts';

/** What a player has, without what he has none of; his points and followers are always here. */
export interface Holdings {
  readonly points: number;
  readonly followers: number;
  /** The other figures in hand: there is one of each. */
  readonly figures: readonly Exclude<Figure, 'follower'>[];
  readonly goods: readonly (readonly [good: Good, count: number])[];
  /** With the number of tiles that has to be exceeded. */
  readonly awards: readonly { readonly award: Award; readonly size: number }[];
  /** Whether the fairy is with one of his followers (`drache`). */
  readonly hasFairy: boolean;
}

/** What everybody sees that this player has. */
export function holdingsOf({ players, expansions }: Open, seat: Seat): Holdings {
  const { points, hand } = players[seat]!; // There are as many players as seats.
  const goods = expansions.haendler?.goods[seat];
  return {
    points,
    followers: hand.follower,
    figures: FIGURES.filter((figure) => figure !== 'follower').filter((figure) => (hand[figure] ?? 0) > 0),
    goods: goods === undefined ? [] : countsIn(goods),
    awards: AWARDS.flatMap((award) => {
      const held = expansions.koenig?.[award];
      return held?.seat === seat ? [{ award, size: held.size }] : [];
    }),
    hasFairy: expansions.drache?.fairy?.with?.seat === seat,
  };
}

/** What the player on turn can do with the tile, as far as a task names it. */
export interface Doing {
  /** Whether any figure is in hand. */
  readonly hasFigure: boolean;
  /** Whether that can be another figure than a follower, so that `follower` would be too narrow. */
  readonly hasSpecial: boolean;
  /** Whether this is the second part of the turn, or a second one has been earned and follows (rules §11.3). */
  readonly isSecond: boolean;
  readonly earnsSecond: boolean;
  /** Whether a figure can go on the tile: on any but a volcano (rules §13.1). */
  readonly canPlace: boolean;
  /** Whether a follower in hand can go to another tile by the portal (rules §13.5). */
  readonly canTravel: boolean;
  /** Whether the player has a follower on the map whom the fairy isn’t with (rules §13.6). */
  readonly canMoveFairy: boolean;
}

/** The kinds of moves that the player can make. */
export type Possible = ReadonlySet<Move['kind']>;

/** @param possible omitted where only what everyone knows is at hand */
export function doingOf(open: Open, seat: Seat, possible?: Possible): Doing {
  const { followers, figures } = holdingsOf(open, seat);
  const part = open.expansions.haendler?.part;
  const { flags } = tileKind(tileOf(open));
  const hasFigure = followers + figures.length > 0;
  return {
    hasFigure,
    canPlace: hasFigure && !flags.includes('volcano') && (possible?.has('placeFollower') ?? true),
    canTravel:
      (followers > 0 || figures.includes('bigFollower')) &&
      portalSpots(open).length > 0 &&
      (possible?.has('placeByPortal') ?? true),
    canMoveFairy: fairyCanJoin(open, seat).length > 0,
    hasSpecial: figures.some((figure) => figure !== 'bigFollower'),
    isSecond: part === 'second',
    earnsSecond: part === 'earned' && open.tilesLeft > 0,
  };
}

/** The tile to place, or the one placed last. */
const tileOf = ({ step, placements }: Open): TileId =>
  step.kind === 'placeTile' ? step.tile : placements.at(-1)!.tile; // The start tile lies from the beginning.
