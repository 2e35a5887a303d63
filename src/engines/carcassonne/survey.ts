import {
  type Atlas,
  atlas,
  cellOf,
  nodeOf,
  placementAt,
  placementOf,
  rootOf,
  STEPS,
  segmentOf,
  xOf,
  yOf,
} from './atlas.ts';
import type { Cell, Spot } from './events.ts';
import { signOn } from './expansions/erweiterung/signs.ts';
import { goodsOn } from './expansions/haendler/goods.ts';
import { citiesBeside } from './farms.ts';
import { cellsAround, cellsOf, type Feature, featureAt, nodesByRoot, segmentAt } from './features.ts';
import type { ByGood, Sign } from './ids.ts';
import type { Placement } from './state.ts';

/** A city, road, cloister, or farm on the map, with everything that players say about it. */
export interface Survey extends Feature {
  /** The tiles that count for it, in placement order; for a cloister, its own tile first. */
  readonly cells: readonly Cell[];
  readonly pennants: number;
  /** What changes its worth when it is scored, or null (`erweiterung`). */
  readonly sign: Sign | null;
  /** What whoever completes it takes (`haendler`). */
  readonly goods: ByGood<number>;
  /** The empty cells that need a tile to complete it; none for farms. */
  readonly needs: readonly Cell[];
  /** How many completed cities a farm touches; 0 for everything else. */
  readonly cities: number;
  /** The figures on it, in placement order. */
  readonly figures: readonly Spot[];
}

/** The public part of a map. */
interface OpenMap {
  readonly placements: readonly Placement[];
  readonly figures: readonly Spot[];
}

/** All features of the map, in the order of their oldest tiles. */
export function survey({ placements, figures }: OpenMap): readonly Survey[] {
  const map = atlas(placements);
  const figuresByRoot = Map.groupBy(
    figures,
    ({ x, y, segment }) => rootOf(map, nodeOf(placementAt(map, cellOf(x, y)!), segment)), // It is on the map.
  );
  return [...nodesByRoot(map)].flatMap(([root, own]): readonly Survey[] => {
    const feature = featureAt(map, root);
    return feature === null
      ? []
      : [{ ...feature, ...measured(map, feature, own), figures: figuresByRoot.get(root) ?? [] }];
  });
}

/** The feature at a segment of the tile placed last; null for a river. */
export function surveyOfLast(open: OpenMap, segment: number): Survey | null {
  const root = rootOf(atlas(open.placements), nodeOf(open.placements.length - 1, segment));
  return survey(open).find((one) => one.root === root) ?? null;
}

function measured(
  map: Atlas,
  { kind, root, complete }: Feature,
  nodes: readonly number[],
): Pick<Survey, 'cells' | 'pennants' | 'sign' | 'goods' | 'needs' | 'cities'> {
  const segments = nodes.map((node) => segmentAt(map, node));
  return {
    cells: kind === 'cloister' ? cellsAround(map, root) : cellsOf(map, nodes),
    pennants: segments.reduce((sum, segment) => sum + (segment.kind === 'city' ? segment.pennants : 0), 0),
    sign: signOn(map, nodes),
    goods: goodsOn(map, nodes),
    needs: complete || kind === 'field' ? [] : kind === 'cloister' ? emptyAround(map, root) : emptyBeside(map, nodes),
    cities: kind === 'field' ? citiesBeside(map, nodes).length : 0,
  };
}

/** The empty cells that these city or road segments lead to, without repeats. */
function emptyBeside(map: Atlas, nodes: readonly number[]): readonly Cell[] {
  const cells = nodes.flatMap((node) => {
    const { edgeSegments } = map.tiles[placementOf(node)]!;
    return STEPS.flatMap((step, side) => {
      const beside = map.cells[placementOf(node)]! + step;
      return edgeSegments[side] === segmentOf(node) && placementAt(map, beside) < 0 ? [beside] : [];
    });
  });
  return [...new Set(cells)].map(cellAt);
}

/** The empty cells around the tile of a node, row by row. */
function emptyAround(map: Atlas, node: number): readonly Cell[] {
  const { x, y } = cellAt(map.cells[placementOf(node)]!);
  const around = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => ({ x: x + right, y: y + down })));
  return around.filter((cell) => placementAt(map, cellOf(cell.x, cell.y)!) < 0); // No map reaches the edge of the grid.
}

const cellAt = (cell: number): Cell => ({ x: xOf(cell), y: yOf(cell) });
