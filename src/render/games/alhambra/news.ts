/** What has happened last, from the story that everyone knows. */
import type { Cell, Coin, Sight, TileId } from '../../../engines/alhambra/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import type { News } from '../../../words/alhambra/picture/contract.ts';

/** The last thing that a player did. */
export interface Deed {
  readonly seat: Seat;
  readonly kind: News;
  readonly tile: TileId | null;
  readonly coins: readonly Coin[];
}

/** What has been done last, or null if nobody remembers anything. */
export function lastDeed(story: readonly Sight[]): Deed | null {
  for (const sight of story.toReversed()) {
    const deed = deedOf(sight);
    if (deed !== null) return deed;
  }
  return null;
}

function deedOf(sight: Sight): Deed | null {
  switch (sight.kind) {
    case 'tookCoins':
      return { seat: sight.seat, kind: 'took', tile: null, coins: sight.coins };
    case 'bought':
      return { seat: sight.seat, kind: 'bought', tile: sight.tile, coins: [] };
    case 'placed':
      return { seat: sight.seat, kind: 'placed', tile: sight.tile, coins: [] };
    case 'stored':
      return { seat: sight.seat, kind: 'stored', tile: sight.tile, coins: [] };
    case 'gaveToDirk':
      return { seat: sight.seat, kind: 'gave', tile: sight.tile, coins: [] };
    case 'swapped':
    case 'builtFromReserve':
    case 'movedToReserve':
      return { seat: sight.seat, kind: 'rebuilt', tile: sight.tile, coins: [] };
    case 'awarded':
      return sight.seat === null ? null : { seat: sight.seat, kind: 'won', tile: sight.tile, coins: [] };
    default:
      return null;
  }
}

/** The cells on which a seat put tiles in its last turn. */
export function newCellsOf(story: readonly Sight[], seat: Seat): readonly Cell[] {
  const its = (sight: Sight) => 'seat' in sight && sight.seat === seat;
  const end = story.findLastIndex(its);
  const before = story.slice(0, end).findLastIndex((sight) => 'seat' in sight && !its(sight));
  return story
    .slice(before + 1, end + 1)
    .flatMap((sight) =>
      sight.kind === 'placed' || sight.kind === 'swapped' || sight.kind === 'builtFromReserve'
        ? [{ x: sight.x, y: sight.y }]
        : [],
    );
}
