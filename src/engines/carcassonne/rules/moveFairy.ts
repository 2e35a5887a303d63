import type { MoveOf } from '../../contract.ts';
import { ruleFromList } from '../../rules.ts';
import type { Event } from '../events.ts';
import { fableOf, withFable } from '../expansions/drache/fable.ts';
import { companion, fairyTargets } from '../expansions/drache/fairy.ts';
import { spotOf } from '../figures.ts';
import { endAction, stepFrom } from '../flow.ts';
import { whyNotActing } from '../standing.ts';
import type { Carcassonne } from '../types.ts';

type MoveFairy = MoveOf<Carcassonne, 'moveFairy'>;

/** 妖精, rules §13.6: instead of a figure, the fairy joins another own follower, big or not, anywhere on the map. */
export const moveFairy = ruleFromList<Carcassonne, MoveFairy>({
  parameters: { x: 'integer', y: 'integer', segment: 'integer' },

  whyNotNow: (state) => whyNotActing(state) ?? (state.expansions.drache === undefined ? { kind: 'noFairy' } : null),

  moves: (state, seat) =>
    fairyTargets(state, seat).map((follower) => {
      const { x, y, segment } = spotOf(state, follower);
      return { kind: 'moveFairy', x, y, segment };
    }),

  noMoves: () => ({ kind: 'nobodyForFairy' }),

  whyNot(state, seat, { x, y, segment }) {
    const beside = companion(state);
    const spot = beside === null ? null : spotOf(state, beside);
    if (spot?.seat === seat && spot.x === x && spot.y === y && spot.segment === segment)
      return { kind: 'fairyIsThere' };
    return { kind: 'noOwnFollowerThere', x: x ?? null, y: y ?? null, segment: segment ?? null };
  },

  apply(state, seat, { x, y, segment }) {
    const from = fableOf(state).fairy?.cell ?? null;
    const beside = companion(state)?.seat ?? seat;
    const lost = beside === seat ? {} : { loser: beside };
    const events: Event[] = [{ kind: 'movedFairy', seat, x, y, segment, from, ...lost }];
    const moved = withFable(state, { fairy: { cell: { x, y }, with: { seat, segment } } });
    return stepFrom(endAction(moved, seat, events), events);
  },
});
