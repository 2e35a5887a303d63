import type { Seat } from '../../../contract.ts';
import { atlas, nodeOf, rootOf } from '../../atlas.ts';
import type { Event } from '../../events.ts';
import { type FigureRule, hasOwnFollower, rootUnder } from '../../figures.ts';
import type { State } from '../../state.ts';
import type { AfterPart } from '../hooks.ts';
import { tradeOf, withTrade } from './trade.ts';

const standsOn = (kind: string): boolean => kind === 'city' || kind === 'road';

/** Rules §11.2: on a road or city that is not complete and has an own follower. */
export const builder: FigureRule = {
  hindrance(feature, seat, standing) {
    if (!standsOn(feature.kind)) return 'figureNotAllowed';
    if (feature.complete) return 'featureComplete';
    return hasOwnFollower(feature, seat, standing) ? null : 'noOwnFollower';
  },
  mayStay: (feature, seat, standing) => standsOn(feature.kind) && hasOwnFollower(feature, seat, standing),
};

/** Rules §11.3: the tile placed belongs to the feature of the player's builder, who has been on the map before. */
export function noteTrigger(state: State, seat: Seat): State {
  const own = state.figures.find((one) => one.figure === 'builder' && one.seat === seat);
  if (own === undefined || tradeOf(state).part !== 'first') return state;
  const map = atlas(state.placements);
  const last = map.tiles.length - 1;
  const root = rootUnder(map, own);
  const isJoined = map.tiles[last]!.kind.segments.some((_, segment) => rootOf(map, nodeOf(last, segment)) === root);
  return isJoined ? withTrade(state, { part: 'earned' }) : state;
}

/** Rules §11.3: an earned second part is played unless the stack is empty, and there is never a third. */
export function afterPart(state: State, seat: Seat, events: Event[]): AfterPart {
  const { part } = tradeOf(state);
  if (part === 'first') return { state, again: false };
  const again = part === 'earned' && state.stack.length > 0;
  if (again) events.push({ kind: 'beganSecondPart', seat });
  return { state: withTrade(state, { part: again ? 'second' : 'first' }), again };
}

export const placedInEarlierParts = (state: State): number => (tradeOf(state).part === 'second' ? 1 : 0);
