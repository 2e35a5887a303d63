import type { MoveOf, Seat } from '../../contract.ts';
import { ruleFromList } from '../../rules.ts';
import { atlas, cellOf, nodeOf, placementAt } from '../atlas.ts';
import type { Event } from '../events.ts';
import { isAtPortal, isExit, portalExits, whyNotByPortal } from '../expansions/drache/portal.ts';
import { featureAt } from '../features.ts';
import { spotOf } from '../figures.ts';
import { endAction, stepFrom } from '../flow.ts';
import { FOLLOWERS, type Follower } from '../ids.ts';
import { whyNotActing } from '../standing.ts';
import { inHand, type Placed, playerAt, type State, withInHand } from '../state.ts';
import type { Carcassonne } from '../types.ts';
import type { Violation } from '../violations.ts';
import { whyNotWith } from './placeFollower.ts';

type PlaceByPortal = MoveOf<Carcassonne, 'placeByPortal'>;

/**
 * 魔法の門, rules §13.5: after a portal tile, a follower, big or not, goes from the hand on another tile of the map, on a
 * feature without figures that is not complete.
 */
export const placeByPortal = ruleFromList<Carcassonne, PlaceByPortal>({
  parameters: { figure: 'text', x: 'integer', y: 'integer', segment: 'integer' },

  whyNotNow: (state, seat) =>
    whyNotActing(state) ??
    (isAtPortal(state) ? null : { kind: 'noPortal' }) ??
    (followersInHand(state, seat).length > 0 ? null : { kind: 'noFollowerInHand' }),

  moves(state, seat) {
    const moves: PlaceByPortal[] = [];
    const exits = portalExits(state);
    for (const figure of followersInHand(state, seat))
      for (const { x, y, segment } of exits) moves.push({ kind: 'placeByPortal', figure, x, y, segment });
    return moves;
  },

  isListed: (state, seat, { figure, x, y, segment }) =>
    followersInHand(state, seat).includes(figure) && isExit(state, { x, y }, segment),

  noMoves: () => ({ kind: 'everySpotOccupied' }),

  whyNot(state, seat, { figure, x, y, segment }) {
    const hand = figure === undefined ? null : whyNotFigure(state, seat, figure);
    if (hand !== null) return hand;
    const nowhere = { kind: 'portalLeadsNowhereThere', x: x ?? null, y: y ?? null, segment: segment ?? null } as const;
    if (x === undefined || y === undefined || segment === undefined) return nowhere;
    return whyNotByPortal(state, { x, y }, segment);
  },

  apply(state, seat, { figure, x, y, segment }) {
    const map = atlas(state.placements);
    const placed: Placed = { seat, figure, placement: placementAt(map, cellOf(x, y)!), segment }; // It is listed.
    const feature = featureAt(map, nodeOf(placed.placement, segment))!.kind; // It is listed.
    const events: Event[] = [{ kind: 'placedFollower', ...spotOf(state, placed), feature, portal: true }];
    const standing = withInHand({ ...state, figures: [...state.figures, placed] }, seat, figure, -1);
    return stepFrom(endAction(standing, seat, events), events);
  },
});

const followersInHand = (state: State, seat: Seat): readonly Follower[] =>
  FOLLOWERS.filter((figure) => inHand(playerAt(state, seat), figure) > 0);

function whyNotFigure(state: State, seat: Seat, figure: Follower): Violation | null {
  const reason = whyNotWith(state, seat, figure);
  if (reason !== null) return reason;
  return FOLLOWERS.includes(figure) ? null : { kind: 'notByPortal', figure };
}
