import { type Atlas, areClose, nodeOf, openOf, placementOf, rootOf, segmentOf, xOf, yOf } from './atlas.ts';
import type { Segment } from './components.ts';
import type { Cell } from './events.ts';
import type { FeatureKind } from './ids.ts';

/** Connected segments of one kind (rules §5). */
export interface Feature<K extends FeatureKind = FeatureKind> {
  readonly kind: K;
  /** The lowest of its nodes, which identifies it. */
  readonly root: number;
  readonly complete: boolean;
}

/** Farms are never complete. */
export type Completable = Exclude<FeatureKind, 'field'>;

const isComplete = (feature: Feature): feature is Feature<Completable> => feature.complete;

/** The segment of a node. */
export const segmentAt = (map: Atlas, node: number): Segment =>
  map.tiles[placementOf(node)]!.kind.segments[segmentOf(node)]!;

/** The feature of a segment, or null for a river. */
export function featureAt(map: Atlas, node: number): Feature | null {
  const { kind } = segmentAt(map, node);
  if (kind === 'river') return null;
  const root = rootOf(map, node);
  return { kind, root, complete: kind !== 'field' && openOf(map, root) === 0 };
}

/** All segments of a feature, in the order in which their tiles were placed. */
export function nodesOf(map: Atlas, { kind, root }: Feature): readonly number[] {
  const nodes: number[] = [];
  for (let placement = placementOf(root); placement < map.tiles.length; placement++) {
    const { segments } = map.tiles[placement]!.kind;
    for (let segment = 0; segment < segments.length; segment++) {
      if (segments[segment]!.kind !== kind) continue;
      const node = nodeOf(placement, segment);
      if (rootOf(map, node) === root) nodes.push(node);
    }
  }
  return nodes;
}

/** The segments of all features, by root; rivers among them. Each in the order in which their tiles were placed. */
export function nodesByRoot(map: Atlas): ReadonlyMap<number, readonly number[]> {
  const byRoot = new Map<number, number[]>();
  for (let placement = 0; placement < map.tiles.length; placement++) {
    for (let segment = 0; segment < map.tiles[placement]!.kind.segments.length; segment++) {
      const node = nodeOf(placement, segment);
      const root = rootOf(map, node);
      // A root is the lowest of its nodes, so it comes first.
      if (root === node) byRoot.set(root, [node]);
      else byRoot.get(root)!.push(node);
    }
  }
  return byRoot;
}

/** The features completed by the last tile: its own, and cloisters around it (rules §7). */
export function completedByLast(map: Atlas): readonly Feature<Completable>[] {
  const last = map.tiles.length - 1;
  const features: Feature<Completable>[] = [];
  const take = (node: number) => {
    const feature = featureAt(map, node);
    if (feature === null || !isComplete(feature) || features.some(({ root }) => root === feature.root)) return;
    features.push(feature);
  };
  for (let segment = 0; segment < map.tiles[last]!.kind.segments.length; segment++) take(nodeOf(last, segment));
  for (const node of map.cloisters) {
    if (areClose(map.cells[placementOf(node)]!, map.cells[last]!)) take(node);
  }
  return features;
}

/** All cities, roads, and cloisters that are complete. */
export function completed(map: Atlas): readonly Feature<Completable>[] {
  const features: Feature<Completable>[] = [];
  for (let placement = 0; placement < map.tiles.length; placement++) {
    for (let segment = 0; segment < map.tiles[placement]!.kind.segments.length; segment++) {
      const node = nodeOf(placement, segment);
      const feature = featureAt(map, node);
      if (feature !== null && isComplete(feature) && feature.root === node) features.push(feature);
    }
  }
  return features;
}

/** How many cities, roads, and cloisters are complete. */
export function countCompleted(map: Atlas): Readonly<Record<Completable, number>> {
  const counts = { city: 0, road: 0, cloister: 0 };
  for (const { kind } of completed(map)) counts[kind] += 1;
  return counts;
}

/** The cells of these nodes, without repeats. */
export function cellsOf(map: Atlas, nodes: readonly number[]): readonly Cell[] {
  const placements = new Set(nodes.map(placementOf));
  return [...placements].map((placement) => cellAt(map, placement));
}

/** The cells of a cloister's tile and of the tiles around it, its own first. */
export function cellsAround(map: Atlas, node: number): readonly Cell[] {
  const own = placementOf(node);
  const close = map.cells.flatMap((cell, placement) =>
    placement !== own && areClose(cell, map.cells[own]!) ? [placement] : [],
  );
  return [own, ...close].map((placement) => cellAt(map, placement));
}

const cellAt = ({ cells }: Atlas, placement: number): Cell => ({
  x: xOf(cells[placement]!),
  y: yOf(cells[placement]!),
});
