import {
  atlas,
  cellsAround,
  cellsOf,
  featureAt,
  nodeOf,
  nodesOf,
  type Placement,
  segmentAt,
} from '../../../engines/carcassonne/index.ts';
import { completeCitiesBeside } from './farms.ts';

/** What a follower would stand on, as far as it lies on the map. */
export type Prospect =
  | { readonly kind: 'city'; readonly tiles: number; readonly pennants: number; readonly complete: boolean }
  | { readonly kind: 'road'; readonly tiles: number; readonly complete: boolean }
  | { readonly kind: 'cloister'; readonly tiles: number; readonly complete: boolean }
  /** How many completed cities the farm touches. */
  | { readonly kind: 'field'; readonly cities: number };

/** What lies at a segment of a tile, or null for a river. */
export function prospectOf(placements: readonly Placement[], placement: number, segment: number): Prospect | null {
  const map = atlas(placements);
  const node = nodeOf(placement, segment);
  const feature = featureAt(map, node);
  if (feature === null) return null;
  const { kind, complete } = feature;
  const nodes = nodesOf(map, feature);
  switch (kind) {
    case 'city': {
      const pennants = nodes
        .map((one) => segmentAt(map, one))
        .reduce((sum, one) => sum + (one.kind === 'city' ? one.pennants : 0), 0);
      return { kind, complete, tiles: cellsOf(map, nodes).length, pennants };
    }
    case 'road':
      return { kind, complete, tiles: cellsOf(map, nodes).length };
    case 'cloister':
      return { kind, complete, tiles: cellsAround(map, node).length };
    case 'field':
      return { kind, cities: completeCitiesBeside(map, nodes) };
  }
}
