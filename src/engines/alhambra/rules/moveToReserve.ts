import type { MoveOf } from '../../contract.ts';
import { ruleFromList } from '../../rules.ts';
import { whyNoAction } from '../acting.ts';
import type { Event } from '../events.ts';
import { endActions, stepFrom } from '../flow.ts';
import { cutOffWithout } from '../layout.ts';
import { playerAt, purchasesOf, withPlayer } from '../state.ts';
import { ALL_SIDES, canLeave, siteAt, surveyOf } from '../survey.ts';
import type { Alhambra } from '../types.ts';
import { whyNoTileThere } from './reasons.ts';

type MoveToReserve = MoveOf<Alhambra, 'moveToReserve'>;

/**
 * リザーブへの移動, rules §7: a tile of the alhambra goes to the reserve. All others must still be reachable on foot, and its
 * cell must not be enclosed. Ends the action phase.
 */
export const moveToReserve = ruleFromList<Alhambra, MoveToReserve>({
  parameters: { x: 'integer', y: 'integer' },
  whyNotNow: whyNoAction,

  moves(state, seat) {
    const moves: MoveToReserve[] = [];
    for (const site of surveyOf(playerAt(state, seat).alhambra).sites)
      if (canLeave(site)) moves.push({ kind: 'moveToReserve', x: site.x, y: site.y });
    return moves;
  },

  isListed(state, seat, { x, y }) {
    const site = siteAt(playerAt(state, seat).alhambra, x, y);
    return site !== undefined && canLeave(site);
  },

  noMoves: () => ({ kind: 'nothingToMove' }),

  whyNot(state, seat, { x, y }) {
    if (x === undefined || y === undefined) return { kind: 'nothingToMove' };
    const { alhambra } = playerAt(state, seat);
    const noTile = whyNoTileThere(alhambra, x, y);
    if (noTile !== null) return noTile;
    const isEnclosed = siteAt(alhambra, x, y)!.touching === ALL_SIDES; // `whyNoTileThere` has found it.
    return isEnclosed ? { kind: 'leavesHole', x, y } : { kind: 'cutsOff', x, y, tiles: cutOffWithout(alhambra, x, y) };
  },

  apply(state, seat, { x, y }, random) {
    const { alhambra, reserve } = playerAt(state, seat);
    const { tile } = siteAt(alhambra, x, y)!; // `isListed` has found it.
    const events: Event[] = [{ kind: 'movedToReserve', seat, tile, x, y }];
    const moved = withPlayer(state, seat, {
      alhambra: alhambra.filter((placed) => placed.tile !== tile),
      reserve: [...reserve, tile],
    });
    return stepFrom(endActions(moved, seat, purchasesOf(state), random, events), events);
  },
});
