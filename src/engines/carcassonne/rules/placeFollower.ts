import type { MoveOf, Rule, Seat } from '../../contract.ts';
import { pickOne } from '../../rules.ts';
import type { Event } from '../events.ts';
import { featureOfLast, spotOf } from '../figures.ts';
import { endAction, stepFrom } from '../flow.ts';
import { FIGURES, type Figure } from '../ids.ts';
import { openSegments, whyNoneOnLast, whyNotActing, whyNotOn } from '../standing.ts';
import { inHand, playerAt, type State, withInHand } from '../state.ts';
import type { Carcassonne } from '../types.ts';
import type { Violation } from '../violations.ts';

type PlaceFollower = MoveOf<Carcassonne, 'placeFollower'>;

/**
 * 部下ゴマの配置, rules §6: one figure from the hand goes on a segment of the tile just placed, if the feature this segment
 * now belongs to admits it (`standing.ts`).
 */
export const placeFollower: Rule<Carcassonne, PlaceFollower> = {
  parameters: { figure: 'text', segment: 'integer' },

  choices(state, seat, { figure, segment }) {
    const early = whyNotActing(state);
    if (early !== null) return { none: early };
    if (figure !== undefined) {
      const reason = whyNotWith(state, seat, figure);
      if (reason !== null) return { none: reason };
    }
    const held = figuresInHand(state, seat);
    const spots = (one: Figure) => openSegments(state, seat, one);
    const figures = held.filter((one) =>
      segment === undefined ? spots(one).length > 0 : spots(one).includes(segment),
    );
    const none = held.length === 0 ? NONE_IN_HAND : (whyNoneOnLast(state) ?? EVERY_SPOT_OCCUPIED);
    // For a segment without a figure, a follower speaks for all.
    const why = segment === undefined ? none : (whyNotOn(state, seat, figure ?? 'follower', segment) ?? none);
    return pickOne('figure', figure, figures, why, (figure) =>
      pickOne('segment', segment, spots(figure), EVERY_SPOT_OCCUPIED, (segment) => ({
        complete: { kind: 'placeFollower', figure, segment },
      })),
    );
  },

  legal(state, seat) {
    if (whyNotActing(state) !== null) return [];
    const moves: PlaceFollower[] = [];
    for (const figure of figuresInHand(state, seat)) {
      for (const segment of openSegments(state, seat, figure)) moves.push({ kind: 'placeFollower', figure, segment });
    }
    return moves;
  },

  refuse(state, seat, { figure, segment }) {
    return whyNotActing(state) ?? whyNotWith(state, seat, figure) ?? whyNotOn(state, seat, figure, segment);
  },

  apply(state, seat, { figure, segment }) {
    const placed = { seat, figure, placement: state.placements.length - 1, segment };
    const feature = featureOfLast(state, segment)!.kind; // `refuse` has found it.
    const events: Event[] = [{ kind: 'placedFollower', ...spotOf(state, placed), feature }];
    const standing = withInHand({ ...state, figures: [...state.figures, placed] }, seat, figure, -1);
    return stepFrom(endAction(standing, seat, events), events);
  },
};

const NONE_IN_HAND = { kind: 'noFollowerInHand' } as const;
const EVERY_SPOT_OCCUPIED = { kind: 'everySpotOccupied' } as const;

const figuresInHand = (state: State, seat: Seat): readonly Figure[] =>
  FIGURES.filter((figure) => inHand(playerAt(state, seat), figure) > 0);

/** Why the player cannot place this figure at all, or null. */
export function whyNotWith(state: State, seat: Seat, figure: Figure): Violation | null {
  const player = playerAt(state, seat);
  if (!Object.hasOwn(player.hand, figure)) return { kind: 'noSuchFigure', figure };
  if (inHand(player, figure) > 0) return null;
  return figure === 'follower' ? NONE_IN_HAND : { kind: 'figureNotInHand', figure };
}
