import type { MoveOf } from '../../contract.ts';
import { ruleFromList } from '../../rules.ts';
import { atlas, place } from '../atlas.ts';
import type { Event } from '../events.ts';
import { afterPlacing, stepFrom } from '../flow.ts';
import { fittingPlaces, whyNotThere } from '../placing.ts';
import { type State, tileInHand } from '../state.ts';
import type { Carcassonne } from '../types.ts';
import type { Violation } from '../violations.ts';

type PlaceTile = MoveOf<Carcassonne, 'placeTile'>;

/**
 * タイルの配置, rules §3: the drawn tile goes on an empty cell next to a tile, and all touching edges have to match. The
 * player makes this move even if only one placement is possible.
 */
export const placeTile = ruleFromList<Carcassonne, PlaceTile>({
  parameters: { x: 'integer', y: 'integer', rotation: 'integer' },
  whyNotNow: (state) => (tileInHand(state) === null ? { kind: 'tileAlreadyPlaced' } : null),
  moves: (state) => fittingPlaces(atlas(state.placements), tileInHand(state)!), // `whyNotNow` has found one.
  isListed: (state, _seat, move) => whyNotThis(state, move) === null,

  whyNot(state, _seat, { x, y, rotation }) {
    if (x === undefined || y === undefined || rotation === undefined)
      return { kind: 'fitsNowhereThere', x: x ?? null, y: y ?? null, rotation: rotation ?? null };
    return whyNotThis(state, { kind: 'placeTile', x, y, rotation })!; // All placements that fit are listed.
  },

  apply(state, seat, { x, y, rotation }, random) {
    const tile = tileInHand(state)!; // `whyNotNow` has found one.
    const events: Event[] = [{ kind: 'placedTile', seat, tile, x, y, rotation }];
    const placements = place(state.placements, { tile, x, y, rotation });
    return stepFrom(afterPlacing({ ...state, placements }, seat, events, random), events);
  },
});

const whyNotThis = (state: State, { x, y, rotation }: PlaceTile): Violation | null =>
  whyNotThere(atlas(state.placements), tileInHand(state)!, x, y, rotation); // `whyNotNow` has found one.
