import type { Seat } from '../contract.ts';
import { type Atlas, atlas, nodeOf, rootOf } from './atlas.ts';
import { STRENGTHS } from './components.ts';
import type { Spot } from './events.ts';
import { type Feature, featureAt } from './features.ts';
import type { FeatureKind } from './ids.ts';
import { type Placed, type State, withInHand } from './state.ts';
import type { Violation } from './violations.ts';

/** The root of the feature that a figure is on. */
export const rootUnder = (map: Atlas, { placement, segment }: Placed): number =>
  rootOf(map, nodeOf(placement, segment));

/** The figures on a feature. */
export const figuresOn = (state: State, map: Atlas, { root }: Feature): readonly Placed[] =>
  state.figures.filter((figure) => rootUnder(map, figure) === root);

/** The features of this kind with figures on them, in the order of their oldest tiles. */
export function occupied<K extends FeatureKind>(state: State, map: Atlas, kind: K): readonly Feature<K>[] {
  const roots = [...new Set(state.figures.map((figure) => rootUnder(map, figure)))].sort((a, b) => a - b);
  return roots.map((root) => featureAt(map, root)).filter((feature) => isOf(feature, kind));
}

function isOf<K extends FeatureKind>(feature: Feature | null, kind: K): feature is Feature<K> {
  return feature?.kind === kind;
}

/** The feature of a segment of the last tile; null for a river and for a segment that it does not have. */
export function featureOfLast(state: State, segment: number): Feature | null {
  const map = atlas(state.placements);
  const last = map.tiles.length - 1;
  return segment in map.tiles[last]!.kind.segments ? featureAt(map, nodeOf(last, segment)) : null;
}

/** A figure's place, as events and views describe it. */
export function spotOf({ placements }: State, { seat, figure, placement, segment }: Placed): Spot {
  const { x, y } = placements[placement]!;
  return { seat, figure, x, y, segment };
}

/** The state after figures have left the map for the hands of their owners. */
export function withoutFigures(state: State, leaving: readonly Placed[]): State {
  const rest: State = { ...state, figures: state.figures.filter((figure) => !leaving.includes(figure)) };
  return leaving.reduce((after, { seat, figure }) => withInHand(after, seat, figure, 1), rest);
}

/** The figures on the map, and by figure the root of the feature that it is on. */
export interface Standing {
  readonly figures: readonly Placed[];
  readonly roots: readonly number[];
}

/** What keeps a figure from a feature. */
export type Hindrance = Extract<
  Violation['kind'],
  'featureOccupied' | 'figureNotAllowed' | 'featureComplete' | 'noOwnFollower'
>;

/** Where a kind of figure can be. */
export interface FigureRule {
  /** Why it cannot be placed on a feature of the last tile, or null. */
  hindrance(feature: Feature, seat: Seat, standing: Standing): Hindrance | null;
  /** Whether it can remain on a feature of the map. */
  mayStay(feature: Feature, seat: Seat, standing: Standing): boolean;
}

/** Whether a follower of this player, big or not, is on the feature; builders and pigs need one. */
export const hasOwnFollower = ({ root }: Feature, seat: Seat, { figures, roots }: Standing): boolean =>
  figures.some((one, i) => one.seat === seat && roots[i] === root && STRENGTHS[one.figure] > 0);
