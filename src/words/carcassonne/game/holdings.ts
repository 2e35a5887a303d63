import { AWARDS, type Award, FIGURES, type Figure, type Good, type Open } from '../../../engines/carcassonne/index.ts';
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
}

export function doingOf(open: Open, seat: Seat): Doing {
  const { followers, figures } = holdingsOf(open, seat);
  const part = open.expansions.haendler?.part;
  return {
    hasFigure: followers + figures.length > 0,
    hasSpecial: figures.some((figure) => figure !== 'bigFollower'),
    isSecond: part === 'second',
    earnsSecond: part === 'earned' && open.tilesLeft > 0,
  };
}
