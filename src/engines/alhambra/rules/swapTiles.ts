import type { MoveOf } from '../../contract.ts';
import { ruleFromList } from '../../rules.ts';
import { whyNoAction } from '../acting.ts';
import { opposite, SIDES, stepTo } from '../components.ts';
import type { Cell, Event } from '../events.ts';
import { endActions, stepFrom } from '../flow.ts';
import type { Side, TileId } from '../ids.ts';
import { hasWall, layoutOf } from '../layout.ts';
import { type PlacedTile, playerAt, purchasesOf, withPlayer } from '../state.ts';
import { fitsSite, siteAt, surveyOf, wallsOf } from '../survey.ts';
import { without } from '../tiles.ts';
import type { Alhambra } from '../types.ts';
import { whyNoTileThere, whyNotInReserve } from './reasons.ts';

type SwapTiles = MoveOf<Alhambra, 'swapTiles'>;

/**
 * 交換, rules §7: a reserve tile takes the place of a tile in the alhambra, which goes to the reserve. On every side with
 * a neighbor the two have to agree. Ends the action phase.
 */
export const swapTiles = ruleFromList<Alhambra, SwapTiles>({
  parameters: { tile: 'text', x: 'integer', y: 'integer' },
  whyNotNow: (state, seat) =>
    whyNoAction(state, seat) ?? (playerAt(state, seat).reserve.length > 0 ? null : { kind: 'reserveEmpty' }),

  moves(state, seat) {
    const { alhambra, reserve } = playerAt(state, seat);
    const moves: SwapTiles[] = [];
    for (const tile of reserve) {
      const walls = wallsOf(tile);
      for (const site of surveyOf(alhambra).sites)
        if (fitsSite(walls, site)) moves.push({ kind: 'swapTiles', tile, x: site.x, y: site.y });
    }
    return moves;
  },

  isListed(state, seat, { tile, x, y }) {
    const { alhambra, reserve } = playerAt(state, seat);
    const site = siteAt(alhambra, x, y);
    return site !== undefined && reserve.includes(tile) && fitsSite(wallsOf(tile), site);
  },

  noMoves: () => ({ kind: 'fitsNowhere', tile: null }),

  whyNot(state, seat, { tile, x, y }) {
    const { alhambra, reserve } = playerAt(state, seat);
    const noTile = tile === undefined ? null : whyNotInReserve(reserve, tile);
    const noSite = x === undefined || y === undefined ? null : whyNoTileThere(alhambra, x, y);
    const early = noTile ?? noSite;
    if (early !== null) return early;
    if (tile === undefined || x === undefined || y === undefined) return { kind: 'fitsNowhere', tile: tile ?? null };
    return { kind: 'sidesDiffer', x, y, side: sideThatDiffers(alhambra, tile, { x, y }) };
  },

  apply(state, seat, { tile, x, y }, random) {
    const { alhambra, reserve } = playerAt(state, seat);
    const at = alhambra.findIndex((placed) => placed.x === x && placed.y === y);
    const removed = alhambra[at]!.tile; // `isListed` has found it.
    const events: Event[] = [{ kind: 'swapped', seat, tile, removed, x, y }];
    const swapped = withPlayer(state, seat, {
      alhambra: alhambra.with(at, { tile, x, y }),
      reserve: [...without(reserve, tile), removed],
    });
    return stepFrom(endActions(swapped, seat, purchasesOf(state), random, events), events);
  },
});

/** The first side on which a tile does not agree with the neighbor of the one that it cannot replace. */
function sideThatDiffers(alhambra: readonly PlacedTile[], tile: TileId, { x, y }: Cell): Side {
  const layout = layoutOf(alhambra);
  return SIDES.find((side) => {
    const step = stepTo(side);
    const neighbor = layout.at(x + step.x, y + step.y);
    return neighbor !== null && hasWall(neighbor, opposite(side)) !== hasWall(tile, side);
  })!; // Otherwise it could.
}
