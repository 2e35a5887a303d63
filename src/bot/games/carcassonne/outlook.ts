/** What a move brings at once: what it completes, whose features grow, what it takes, and a second tile. */
import {
  atlas,
  type Carcassonne,
  cellsAround,
  cellsOf,
  featureAt,
  type Move,
  nodeOf,
  nodesOf,
  type Open,
  ownersOf,
  place,
  placementOf,
  type ScoredFeature,
  type Sight,
  type Sign,
  STRENGTHS,
  signOn,
} from '../../../engines/carcassonne/index.ts';
import { type Seat, seatsOf } from '../../../engines/contract.ts';
import type { Position } from '../../contract.ts';
import type { PlaceTile } from './choices.ts';

/** What a player takes, or earns, besides points. */
export type Prize = Extract<Sight, { readonly kind: 'tookGoods' | 'tookAward' | 'beganSecondPart' }>;

/** What moves bring at once. All of this is public; the next tile is not, and is left out. */
export interface Prospect {
  readonly closed: readonly ScoredFeature[];
  readonly prizes: readonly Prize[];
}

export function prospectOf(position: Position<Carcassonne>, moves: readonly Move[]): Prospect {
  const sights = position.foresee(moves);
  return { closed: sights.filter(isCompletion), prizes: sights.filter(isPrize) };
}

const isCompletion = (sight: Sight): sight is ScoredFeature => sight.kind === 'scoredFeature' && sight.complete;
const isPrize = (sight: Sight): sight is Prize =>
  sight.kind === 'tookGoods' || sight.kind === 'tookAward' || sight.kind === 'beganSecondPart';

/** A city, road, or cloister that a tile extends without completing it, and who has the most followers there. */
export interface Grown {
  readonly feature: ScoredFeature['feature'];
  readonly tiles: number;
  readonly sign: Sign | null;
  readonly owners: readonly Seat[];
}

/** What placing the tile brings. */
export interface Outlook extends Prospect {
  readonly grown: readonly Grown[];
}

export const outlookOf = (position: Position<Carcassonne>, move: PlaceTile): Outlook => ({
  ...prospectOf(position, [move, { kind: 'pass' }]),
  grown: grownBy(position.view.open, move),
});

/** The features with followers that this tile would extend, ordered by their oldest tiles. */
export function grownBy({ step, placements, figures, seats }: Open, { x, y, rotation }: PlaceTile): readonly Grown[] {
  if (step.kind !== 'placeTile') return [];
  const map = atlas(place(placements, { tile: step.tile, x, y, rotation }));
  const last = placements.length;
  const occupied = figures.flatMap(({ seat, figure, ...at }) => {
    const placement = placements.findIndex((one) => one.x === at.x && one.y === at.y);
    const feature = featureAt(map, nodeOf(placement, at.segment));
    const grows = feature !== null && feature.kind !== 'field' && !feature.complete;
    return grows ? [{ seat, strength: STRENGTHS[figure], feature }] : [];
  });
  const byFeature = Map.groupBy(occupied, ({ feature }) => feature.root);
  return [...byFeature]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([root, there]): readonly Grown[] => {
      const { kind } = there[0]!.feature; // Groups are never empty.
      if (kind === 'field') return [];
      const nodes = nodesOf(map, there[0]!.feature);
      const cells = kind === 'cloister' ? cellsAround(map, root) : cellsOf(map, nodes);
      const isTouched =
        kind === 'cloister'
          ? cells.some((cell) => cell.x === x && cell.y === y)
          : nodes.some((node) => placementOf(node) === last);
      if (!isTouched) return [];
      const strengths = seatsOf(seats).map((seat) => ({
        seat,
        strength: there.reduce((sum, one) => sum + (one.seat === seat ? one.strength : 0), 0),
      }));
      return [{ feature: kind, tiles: cells.length, sign: signOn(map, nodes), owners: ownersOf(strengths) }];
    });
}

/**
 * The best of several outlooks for this seat: first by its lead in points gained, then by what it takes, then by its own
 * features that grow.
 */
export function bestOf(seat: Seat, [first, ...others]: readonly [Outlook, ...Outlook[]]): Outlook {
  return others.reduce((best, one) => (compare(seat, one, best) > 0 ? one : best), first);
}

/** Positive if the first of these outlooks is better for the seat than the other. */
export function compare(seat: Seat, one: Outlook, other: Outlook): number {
  const growth = ({ grown }: Outlook): number =>
    grown.reduce((sum, { owners }) => sum + (owners.includes(seat) ? 1 : -1), 0);
  return (
    gainOf(seat, one.closed) - gainOf(seat, other.closed) ||
    one.prizes.length - other.prizes.length ||
    growth(one) - growth(other)
  );
}

/** The points that a seat gets from all of these. */
export const pointsFor = (seat: Seat, closed: readonly ScoredFeature[]): number =>
  closed.reduce((sum, { owners, points }) => sum + (owners.includes(seat) ? points : 0), 0);

/** How much a seat gains on the others: its own points minus the most that another seat gets. */
export function gainOf(seat: Seat, closed: readonly ScoredFeature[]): number {
  const sums = new Map<Seat, number>();
  for (const { owners, points } of closed) for (const owner of owners) sums.set(owner, (sums.get(owner) ?? 0) + points);
  const others = [...sums].filter(([other]) => other !== seat).map(([, points]) => points);
  return (sums.get(seat) ?? 0) - Math.max(0, ...others);
}
