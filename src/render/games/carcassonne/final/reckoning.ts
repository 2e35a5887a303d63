/**
 * What was scored at the end of a game: a row for each feature, with its number on the map, and each player's totals.
 */
import {
  type Award,
  atlas,
  type ByPart,
  type Cell,
  cellsOf,
  type FeatureKind,
  featureAt,
  type Good,
  nodeOf,
  nodesOf,
  type Open,
  PARTS,
  type Part,
  rootOf,
  type ScoredAtEnd,
  type Sign,
  scoredAtEnd,
  tileKind,
} from '../../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../../engines/contract.ts';

/** How the points of a row are calculated. */
type Formula =
  /** `sign`: what makes an incomplete road or city worthless. */
  | { readonly kind: 'tiles'; readonly tiles: number; readonly pennants: number; readonly sign: Sign | null }
  /** Completed cities times three, and what pigs add for their owners. */
  | { readonly kind: 'farm'; readonly cities: number; readonly pigs: readonly Bonus[] }
  /** Option `old`: a completed city with the farmers around it. */
  | { readonly kind: 'farmers'; readonly tiles: number; readonly pigs: readonly Bonus[] }
  /** The largest number of tokens. */
  | { readonly kind: 'goods'; readonly good: Good; readonly most: number }
  /** A point for each completed city or road. */
  | { readonly kind: 'award'; readonly award: Award; readonly completed: number }
  /** The fairy is with a follower on this kind of feature. */
  | { readonly kind: 'fairy'; readonly feature: FeatureKind };

export interface Bonus {
  readonly seat: Seat;
  readonly points: number;
}

export interface Row {
  /** The numbers on the map; several only if none of those features scored anything, none for what is not on the map. */
  readonly numbers: readonly number[];
  readonly part: Part;
  readonly formula: Formula;
  /** Each owner gets the full points. */
  readonly owners: readonly { readonly seat: Seat; readonly points: number }[];
  /** The segments of the feature; none for goods, awards, and the fairy. */
  readonly nodes: readonly number[];
}

export interface Reckoning {
  /** By number, which runs through cities, roads, cloisters, and farms, best first; then goods, awards, and the fairy. */
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
  ).map((row, i) => (isOnMap(row) ? { ...row, numbers: [i + 1] } : row));
  const atEnd = open.players.map(({ seat }): ByPart<number> => {
    const sum = (part: Part) =>
      rows
        .filter((row) => row.part === part)
        .flatMap(({ owners }) => owners)
        .reduce((all, owner) => all + (owner.seat === seat ? owner.points : 0), 0);
    return Object.fromEntries(PARTS.map((part) => [part, sum(part)])) as ByPart<number>; // Each part has its entry.
  });
  return { rows, atEnd };
}

/** Whether it is about a feature, which has a number on the map. */
export const isOnMap = ({ formula: { kind } }: Row): boolean =>
  kind !== 'goods' && kind !== 'award' && kind !== 'fairy';

/** The most that an owner gets for it. */
export const pointsIn = ({ owners }: Row): number => Math.max(0, ...owners.map(({ points }) => points));

const PART_OF = { city: 'cities', road: 'roads', cloister: 'cloisters' } as const;

function rowOf(scored: ScoredAtEnd, nodes: Features): Row {
  switch (scored.kind) {
    case 'scoredFeature': {
      const { feature, cells, pennants, owners, points, sign = null } = scored;
      return {
        ...{ numbers: [], part: PART_OF[feature], nodes: nodes.next(feature) },
        formula: { kind: 'tiles', tiles: cells.length, pennants, sign },
        owners: owners.map((seat) => ({ seat, points })),
      };
    }
    case 'scoredFarm': {
      const cities = Math.max(0, ...scored.owners.map((owner) => owner.cities));
      const owners = scored.owners.map(({ seat, points }) => ({ seat, points }));
      const pigs = scored.owners.flatMap(({ seat, bonus }) => (bonus === undefined ? [] : [{ seat, points: bonus }]));
      return {
        ...{ numbers: [], part: 'farms', nodes: nodes.next('field') },
        ...{ formula: { kind: 'farm', cities, pigs }, owners },
      };
    }
    case 'scoredFarmers': {
      const { city, owners, points, bonuses: pigs = [] } = scored;
      const bonusOf = (owner: Seat) => pigs.find(({ seat }) => seat === owner)?.points ?? 0;
      return {
        ...{ numbers: [], part: 'farms', nodes: nodes.cityOn(city) },
        formula: { kind: 'farmers', tiles: city.length, pigs },
        owners: owners.map((seat) => ({ seat, points: points + bonusOf(seat) })),
      };
    }
    case 'scoredFairy': {
      const { seat, points } = scored;
      if (scored.reason === 'turn') throw new Error('the point for a turn is not scored at the end');
      return {
        ...{ numbers: [], part: 'fairy', nodes: [], formula: { kind: 'fairy', feature: scored.feature } },
        owners: [{ seat, points }],
      };
    }
    case 'scoredGoods': {
      const { good, most, owners, points } = scored;
      return {
        ...{ numbers: [], part: 'goods', nodes: [], formula: { kind: 'goods', good, most } },
        owners: owners.map((seat) => ({ seat, points })),
      };
    }
    case 'scoredAward': {
      const { award, seat, points } = scored;
      return {
        ...{ numbers: [], part: award, nodes: [], formula: { kind: 'award', award, completed: points } },
        owners: [{ seat, points }],
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
