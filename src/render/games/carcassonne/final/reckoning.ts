/**
 * What was scored at the end of a game: a row for each feature, with its number on the map, and each player's totals.
 */
import {
  atlas,
  type ByPart,
  type Cell,
  cellsOf,
  type FeatureKind,
  featureAt,
  nodeOf,
  nodesOf,
  type Open,
  PARTS,
  type Part,
  rootOf,
  type ScoredAtEnd,
  scoredAtEnd,
  tileKind,
} from '../../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../../engines/contract.ts';

/** How the points of a feature are calculated. */
export type Formula =
  | { readonly kind: 'tiles'; readonly tiles: number; readonly pennants: number }
  /** Completed cities times three. */
  | { readonly kind: 'farm'; readonly cities: number }
  /** Option `old`: a completed city with the farmers around it. */
  | { readonly kind: 'farmers'; readonly tiles: number };

export interface Row {
  /** The numbers on the map; several only if none of those features scored anything. */
  readonly numbers: readonly number[];
  readonly part: Part;
  readonly formula: Formula;
  /** Each owner gets the full points. */
  readonly owners: readonly { readonly seat: Seat; readonly points: number }[];
  /** The segments of the feature. */
  readonly nodes: readonly number[];
}

export interface Reckoning {
  /** By number, which runs through cities, roads, cloisters, and farms, best first. */
  readonly rows: readonly Row[];
  /** By seat: the points of each part that were scored at the end. */
  readonly atEnd: readonly ByPart<number>[];
}

/** Null if nothing was scored at the end. */
export function reckoningOf(open: Open): Reckoning | null {
  const scored = scoredAtEnd(open);
  if (scored === null) return null;
  const nodes = featuresOf(open);
  const unsorted = scored.map((one) => rowOf(one, nodes));
  const rows = PARTS.flatMap((part) =>
    unsorted.filter((row) => row.part === part).toSorted((a, b) => pointsIn(b) - pointsIn(a)),
  ).map((row, i) => ({ ...row, numbers: [i + 1] }));
  const atEnd = open.players.map(({ seat }): ByPart<number> => {
    const sum = (part: Part) =>
      rows
        .filter((row) => row.part === part)
        .flatMap(({ owners }) => owners)
        .reduce((all, owner) => all + (owner.seat === seat ? owner.points : 0), 0);
    return { cities: sum('cities'), roads: sum('roads'), cloisters: sum('cloisters'), farms: sum('farms') };
  });
  return { rows, atEnd };
}

/** What one owner gets for it. */
export const pointsIn = ({ owners }: Row): number => Math.max(0, ...owners.map(({ points }) => points));

const PART_OF = { city: 'cities', road: 'roads', cloister: 'cloisters' } as const;

function rowOf(scored: ScoredAtEnd, nodes: Features): Row {
  switch (scored.kind) {
    case 'scoredFeature': {
      const { feature, cells, pennants, owners, points } = scored;
      return {
        ...{ numbers: [], part: PART_OF[feature], nodes: nodes.next(feature) },
        formula: { kind: 'tiles', tiles: cells.length, pennants },
        owners: owners.map((seat) => ({ seat, points })),
      };
    }
    case 'scoredFarm': {
      const cities = Math.max(0, ...scored.owners.map((owner) => owner.cities));
      const owners = scored.owners.map(({ seat, points }) => ({ seat, points }));
      return { numbers: [], part: 'farms', nodes: nodes.next('field'), formula: { kind: 'farm', cities }, owners };
    }
    case 'scoredFarmers': {
      const { city, owners, points } = scored;
      return {
        ...{ numbers: [], part: 'farms', nodes: nodes.cityOn(city) },
        formula: { kind: 'farmers', tiles: city.length },
        owners: owners.map((seat) => ({ seat, points })),
      };
    }
  }
}

/** The segments of the scored features. */
interface Features {
  /** The segments of the next feature of a kind; they are scored in the order of their oldest tiles. */
  next(kind: FeatureKind): readonly number[];
  cityOn(cells: readonly Cell[]): readonly number[];
}

function featuresOf({ placements, figures }: Open): Features {
  const map = atlas(placements);
  const roots = figures.map(({ x, y, segment }) =>
    rootOf(
      map,
      nodeOf(
        placements.findIndex((one) => one.x === x && one.y === y),
        segment,
      ),
    ),
  );
  const waiting = [...new Set(roots)].sort((a, b) => a - b);
  return {
    next(kind) {
      const at = waiting.findIndex((root) => featureAt(map, root)?.kind === kind);
      const [root] = waiting.splice(at, 1);
      const feature = root === undefined ? null : featureAt(map, root);
      return feature === null ? [] : nodesOf(map, feature);
    },
    cityOn(cells) {
      const wanted = JSON.stringify(cells);
      const first = placements.findIndex(({ x, y }) => x === cells[0]?.x && y === cells[0]?.y);
      const found = tileKind(placements[first]!.tile)
        .segments.map((_, segment) => featureAt(map, nodeOf(first, segment)))
        .filter((feature) => feature?.kind === 'city' && feature.complete)
        .map((city) => nodesOf(map, city!))
        .find((nodes) => JSON.stringify(cellsOf(map, nodes)) === wanted);
      return found ?? [];
    },
  };
}
