import type { Seat } from '../contract.ts';
import { atlas, nodeOf } from './atlas.ts';
import { STRENGTHS } from './components.ts';
import type { PassReason } from './events.ts';
import { type Feature, featureAt } from './features.ts';
import { featureOfLast, figuresOn, rootUnder } from './figures.ts';
import { type ByFigure, FIGURES, type Figure } from './ids.ts';
import { strengthsOf } from './majority.ts';
import { inHand, type Placed, type Placement, playerAt, type State } from './state.ts';
import type { Violation } from './violations.ts';

/** The figures on the map, and by figure the root of the feature that it is on. */
export interface Standing {
  readonly figures: readonly Placed[];
  readonly roots: readonly number[];
}

/** What keeps a figure from a feature. */
export type Hindrance = Extract<Violation['kind'], 'featureOccupied'>;

interface FigureRule {
  /** Why it cannot be placed on a feature of the last tile, or null. */
  hindrance(feature: Feature, seat: Seat, standing: Standing): Hindrance | null;
}

/** Rules §6.3: a follower needs a feature without figures. */
const follower: FigureRule = {
  hindrance: ({ root }, _seat, { roots }) => (roots.includes(root) ? 'featureOccupied' : null),
};

const RULES: ByFigure<FigureRule> = { follower };

function standingOn({ placements, figures }: State): Standing {
  if (figures === newest.figures && placements === newestPlacements) return newest;
  const map = atlas(placements);
  newest = { figures, roots: figures.map((figure) => rootUnder(map, figure)) };
  newestPlacements = placements;
  return newest;
}

/** The newest answer: the figures of a hand are asked one after the other. */
let newest: Standing = { figures: [], roots: [] };
let newestPlacements: readonly Placement[] = [];

/** The segments of the last tile on which this player could place this figure (rules §6.2, §6.3), ascending. */
export function openSegments(state: State, seat: Seat, figure: Figure): readonly number[] {
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
  const feature = featureOfLast(state, segment);
  if (feature === null) return { kind: 'noSuchSegment', segment };
  const hindrance = RULES[figure].hindrance(feature, seat, standingOn(state));
  return hindrance === null ? null : VIOLATIONS[hindrance](state, feature);
}

const VIOLATIONS: { readonly [K in Hindrance]: (state: State, feature: Feature) => Violation } = {
  featureOccupied: (state, feature) => ({
    kind: 'featureOccupied',
    feature: feature.kind,
    by: strengthsOf(state.seats, figuresOn(state, atlas(state.placements), feature)).map(({ seat }) => seat),
  }),
};

/** Why there is nothing to decide after placing the tile, or null. Asks all figures, not only followers. */
export function whyNoAction(state: State, seat: Seat): Exclude<PassReason, 'chosen'> | null {
  let hasFollower = false;
  for (const figure of FIGURES) {
    if (inHand(playerAt(state, seat), figure) === 0) continue;
    if (openSegments(state, seat, figure).length > 0) return null;
    hasFollower ||= STRENGTHS[figure] > 0;
  }
  return hasFollower ? 'everySpotOccupied' : 'noFollowerInHand';
}
