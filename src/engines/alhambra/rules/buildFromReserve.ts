import type { MoveOf } from '../../contract.ts';
import { ruleFromList } from '../../rules.ts';
import { whyNoAction } from '../acting.ts';
import type { Event } from '../events.ts';
import { endActions, stepFrom } from '../flow.ts';
import { playerAt, purchasesOf, withPlayer } from '../state.ts';
import { canPlace, gapsFor } from '../survey.ts';
import { without } from '../tiles.ts';
import type { Alhambra } from '../types.ts';
import { whyNoPlace, whyNotInReserve } from './reasons.ts';

type BuildFromReserve = MoveOf<Alhambra, 'buildFromReserve'>;

/** リザーブからの配置, rules §7: a reserve tile goes on an empty cell by the placement rules. Ends the action phase. */
export const buildFromReserve = ruleFromList<Alhambra, BuildFromReserve>({
  parameters: { tile: 'text', x: 'integer', y: 'integer' },
  whyNotNow: (state, seat) =>
    whyNoAction(state, seat) ?? (playerAt(state, seat).reserve.length > 0 ? null : { kind: 'reserveEmpty' }),

  moves(state, seat) {
    const { alhambra, reserve } = playerAt(state, seat);
    const moves: BuildFromReserve[] = [];
    for (const tile of reserve)
      for (const { x, y } of gapsFor(alhambra, tile)) moves.push({ kind: 'buildFromReserve', tile, x, y });
    return moves;
  },

  isListed(state, seat, { tile, x, y }) {
    const { alhambra, reserve } = playerAt(state, seat);
    return reserve.includes(tile) && canPlace(alhambra, tile, x, y);
  },

  noMoves: () => ({ kind: 'fitsNowhere', tile: null }),

  whyNot(state, seat, begun) {
    const { alhambra, reserve } = playerAt(state, seat);
    const noTile = begun.tile === undefined ? null : whyNotInReserve(reserve, begun.tile);
    return noTile ?? whyNoPlace(alhambra, begun);
  },

  apply(state, seat, { tile, x, y }, random) {
    const { alhambra, reserve } = playerAt(state, seat);
    const events: Event[] = [{ kind: 'builtFromReserve', seat, tile, x, y }];
    const built = withPlayer(state, seat, {
      alhambra: [...alhambra, { tile, x, y }],
      reserve: without(reserve, tile),
    });
    return stepFrom(endActions(built, seat, purchasesOf(state), random, events), events);
  },
});
