import type { MoveOf, Rule, Seat } from '../../contract.ts';
import { pickOne } from '../../rules.ts';
import { atlas } from '../atlas.ts';
import type { Event } from '../events.ts';
import { featureOfLast, figuresOn, freeSegments, spotOf } from '../figures.ts';
import { endTurn, stepFrom } from '../flow.ts';
import { FIGURES, type Figure } from '../ids.ts';
import { strengthsOf } from '../majority.ts';
import { inHand, isActing, playerAt, type State, withInHand } from '../state.ts';
import type { Carcassonne } from '../types.ts';
import type { Violation } from '../violations.ts';

type PlaceFollower = MoveOf<Carcassonne, 'placeFollower'>;

/**
 * 部下ゴマの配置, rules §6: one figure from the hand goes on a segment of the tile just placed, if the feature this segment
 * now belongs to has no figures.
 */
export const placeFollower: Rule<Carcassonne, PlaceFollower> = {
  parameters: { figure: 'text', segment: 'integer' },

  choices(state, seat, { figure, segment }) {
    if (!isActing(state)) return { none: { kind: 'tileNotPlaced' } };
    const wrong =
      (figure === undefined ? null : whyNotWith(state, seat, figure)) ??
      (segment === undefined ? null : whyNotOn(state, segment));
    if (wrong !== null) return { none: wrong };
    const figures = FIGURES.filter((one) => whyNotWith(state, seat, one) === null);
    return pickOne('figure', figure, figures, { kind: 'noFollowerInHand' }, (figure) =>
      pickOne('segment', segment, freeSegments(state), { kind: 'everySpotOccupied' }, (segment) => ({
        complete: { kind: 'placeFollower', figure, segment },
      })),
    );
  },

  legal(state, seat) {
    if (!isActing(state)) return [];
    const figures = FIGURES.filter((figure) => whyNotWith(state, seat, figure) === null);
    const segments = freeSegments(state);
    return figures.flatMap((figure) => segments.map((segment) => ({ kind: 'placeFollower', figure, segment })));
  },

  refuse(state, seat, { figure, segment }) {
    if (!isActing(state)) return { kind: 'tileNotPlaced' };
    return whyNotWith(state, seat, figure) ?? whyNotOn(state, segment);
  },

  apply(state, seat, { figure, segment }) {
    const placed = { seat, figure, placement: state.placements.length - 1, segment };
    const feature = featureOfLast(state, segment)!.kind; // `refuse` has found it.
    const events: Event[] = [{ kind: 'placedFollower', ...spotOf(state, placed), feature }];
    const standing = withInHand({ ...state, figures: [...state.figures, placed] }, seat, figure, -1);
    return stepFrom(endTurn(standing, seat, events), events);
  },
};

function whyNotWith(state: State, seat: Seat, figure: Figure): Violation | null {
  if (!FIGURES.includes(figure)) return { kind: 'noSuchFigure', figure };
  return inHand(playerAt(state, seat), figure) > 0 ? null : { kind: 'noFollowerInHand' };
}

function whyNotOn(state: State, segment: number): Violation | null {
  const feature = featureOfLast(state, segment);
  if (feature === null) return { kind: 'noSuchSegment', segment };
  const standing = figuresOn(state, atlas(state.placements), feature);
  if (standing.length === 0) return null;
  const by = strengthsOf(state.seats, standing).map(({ seat }) => seat);
  return { kind: 'featureOccupied', feature: feature.kind, by };
}
