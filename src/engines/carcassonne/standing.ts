import type { Seat } from '../contract.ts';
import { atlas, nodeOf } from './atlas.ts';
import { STRENGTHS } from './components.ts';
import type { PassReason } from './events.ts';
import { builder } from './expansions/haendler/builder.ts';
import { pig } from './expansions/haendler/pig.ts';
import { type Feature, featureAt } from './features.ts';
import { type FigureRule, featureOfLast, figuresOn, type Hindrance, rootUnder, type Standing } from './figures.ts';
import { type ByFigure, FIGURES, type Figure } from './ids.ts';
import { strengthsOf } from './majority.ts';
import { inHand, lastKind, type Placed, type Placement, playerAt, type State, stepOf } from './state.ts';
import type { Violation } from './violations.ts';

/** Rules §6.3: a follower needs a feature without figures. */
const follower: FigureRule = {
  hindrance: ({ root }, _seat, { roots }) => (roots.includes(root) ? 'featureOccupied' : null),
  mayStay: () => true,
};

/** Rules §10.1: a big follower is placed by the rules of the others. */
const RULES: ByFigure<FigureRule> = { follower, bigFollower: follower, builder, pig };

/** Whether this figure of the map can be where it is. */
export function mayStay(state: State, { seat, figure, placement, segment }: Placed): boolean {
  const feature = featureAt(atlas(state.placements), nodeOf(placement, segment));
  return feature !== null && RULES[figure].mayStay(feature, seat, standingOn(state));
}

/** The figures on the map and the features that they are on. */
export function standingOn({ placements, figures }: State): Standing {
  if (figures === newest.figures && placements === newestPlacements) return newest;
  const map = atlas(placements);
  newest = { figures, roots: figures.map((figure) => rootUnder(map, figure)) };
  newestPlacements = placements;
  return newest;
}

/** The newest answer: the figures of a hand are asked one after the other. */
let newest: Standing = { figures: [], roots: [] };
let newestPlacements: readonly Placement[] = [];

/** Rules §13.1: no figure goes on a volcano that has just been placed. */
export const whyNoneOnLast = (state: State): Extract<Violation, { readonly kind: 'volcano' }> | null =>
  lastKind(state).flags.includes('volcano') ? { kind: 'volcano' } : null;

const NONE: readonly never[] = [];

/** The segments of the last tile on which this player could place this figure (rules §6.2, §6.3), ascending. */
export function openSegments(state: State, seat: Seat, figure: Figure): readonly number[] {
  if (whyNoneOnLast(state) !== null) return NONE;
  const map = atlas(state.placements);
  const standing = standingOn(state);
  const last = map.tiles.length - 1;
  const { hindrance } = RULES[figure];
  const open: number[] = [];
  for (let segment = 0; segment < map.tiles[last]!.kind.segments.length; segment++) {
    const feature = featureAt(map, nodeOf(last, segment));
    if (feature !== null && hindrance(feature, seat, standing) === null) open.push(segment);
  }
  return open;
}

/** Why this player cannot place this figure on a segment of the last tile, or null. */
export function whyNotOn(state: State, seat: Seat, figure: Figure, segment: number): Violation | null {
  const early = whyNoneOnLast(state);
  if (early !== null) return early;
  const feature = featureOfLast(state, segment);
  if (feature === null) return { kind: 'noSuchSegment', segment };
  const hindrance = RULES[figure].hindrance(feature, seat, standingOn(state));
  return hindrance === null ? null : VIOLATIONS[hindrance](state, feature, figure);
}

const VIOLATIONS: { readonly [K in Hindrance]: (state: State, feature: Feature, figure: Figure) => Violation } = {
  figureNotAllowed: (_, { kind }, figure) => ({ kind: 'figureNotAllowed', figure, feature: kind }),
  featureComplete: (_, { kind }, figure) => ({ kind: 'featureComplete', figure, feature: kind }),
  noOwnFollower: (_, { kind }, figure) => ({ kind: 'noOwnFollower', figure, feature: kind }),
  featureOccupied: (state, feature) => ({
    kind: 'featureOccupied',
    feature: feature.kind,
    by: strengthsOf(state.seats, figuresOn(state, atlas(state.placements), feature)).map(({ seat }) => seat),
  }),
};

/** Why there is nothing to decide after placing the tile, or null. Asks all figures, not only followers. */
export function whyNoAction(state: State, seat: Seat): Exclude<PassReason, 'chosen'> | null {
  const early = whyNoneOnLast(state);
  if (early !== null) return early.kind;
  let hasFollower = false;
  for (const figure of FIGURES) {
    if (inHand(playerAt(state, seat), figure) === 0) continue;
    if (openSegments(state, seat, figure).length > 0) return null;
    hasFollower ||= STRENGTHS[figure] > 0;
  }
  return hasFollower ? 'everySpotOccupied' : 'noFollowerInHand';
}

/** Why the player cannot act now, or null. */
export function whyNotActing(state: State): Violation | null {
  switch (stepOf(state)?.kind) {
    case 'action':
      return null;
    case 'princess':
      return { kind: 'knightHasToLeave' };
    case 'dragon':
      return { kind: 'dragonIsMoving' };
    default:
      return { kind: 'tileNotPlaced' };
  }
}
