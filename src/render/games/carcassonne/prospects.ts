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
import type { Prospect } from '../../../words/carcassonne/picture/contract.ts';
import { completeCitiesBeside } from './farms.ts';

/** The feature at a segment of a tile, or null for a river. */
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
