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
  type Placement,
  place,
  placementOf,
  type ScoredFeature,
  type Sight,
  type Sign,
  STRENGTHS,
  signOn,
  tileKind,
} from '../../../engines/carcassonne/index.ts';
import { type Seat, seatsOf } from '../../../engines/contract.ts';
import type { Position } from '../../contract.ts';
import type { PlaceTile } from './choices.ts';

/** What a player takes, or earns, besides points. */
export type Prize = Extract<Sight, { readonly kind: 'tookGoods' | 'tookAward' | 'beganSecondPart' }>;

/** What dragon and fairy do. */
export type Marvel = Extract<
  Sight,
  { readonly kind: 'movedDragon' | 'shuffledBack' | 'dragonStopped' | 'wentHome' | 'scoredFairy' }
>;

/** What moves bring at once. All of this is public; the next tile is not, and is left out. */
export interface Prospect {
  readonly closed: readonly ScoredFeature[];
  readonly prizes: readonly Prize[];
  readonly marvels: readonly Marvel[];
  /** What is complete, but scored only after a choice that is not made yet; null if none comes before. */
  readonly pending: Pending | null;
}

export interface Pending {
  readonly after: 'princess' | 'dragon';
  readonly features: readonly Unscored[];
}

/** A feature that is complete and not scored yet. */
type Unscored = Pick<Grown, 'feature' | 'tiles'>;

/** What moves after the tile bring. */
export function prospectOf(position: Position<Carcassonne>, moves: readonly Move[]): Prospect {
  const { placements } = position.view.open;
  return prospectIn(position.foresee(moves), () => completedBy(placements));
}

function prospectIn(sights: readonly Sight[], completed: () => readonly Unscored[]): Prospect {
  return {
    closed: sights.filter(isCompletion),
    prizes: sights.filter(isPrize),
    marvels: sights.filter(isMarvel),
    pending: pendingIn(sights, completed),
  };
}

const isCompletion = (sight: Sight): sight is ScoredFeature => sight.kind === 'scoredFeature' && sight.complete;
const isPrize = (sight: Sight): sight is Prize =>
  sight.kind === 'tookGoods' || sight.kind === 'tookAward' || sight.kind === 'beganSecondPart';
/** The fairy's point at the start of the next turn is nothing that a move brings. */
const isMarvel = (sight: Sight): sight is Marvel =>
  MARVELS.some((kind) => kind === sight.kind) &&
  (sight.kind !== 'scoredFairy' || (sight.reason === 'feature' && sight.complete));
const MARVELS: readonly Marvel['kind'][] = ['movedDragon', 'shuffledBack', 'dragonStopped', 'wentHome', 'scoredFairy'];

/** The princess or the dragon comes first if the part of the turn does not end with these sights. */
function pendingIn(sights: readonly Sight[], completed: () => readonly Unscored[]): Pending | null {
  if (sights.some(({ kind }) => ENDS.includes(kind))) return null;
  // Whoever moves the dragon knows that it is moving.
  if (sights.some(isChosenStep)) return null;
  const hasActed = sights.some((sight) => ACTIONS.includes(sight.kind) || isStep(sight));
  if (hasActed) return { after: 'dragon', features: completed() };
  return sights.some(({ kind }) => kind === 'movedDragon') ? null : { after: 'princess', features: completed() };
}

const isStep = (sight: Sight): boolean => sight.kind === 'movedDragon' && sight.to === 'step';
const isChosenStep = (sight: Sight): boolean => sight.kind === 'movedDragon' && !sight.forced;
const ACTIONS: readonly Sight['kind'][] = ['placedFollower', 'passed', 'movedFairy', 'removedKnight'];
const ENDS: readonly Sight['kind'][] = ['drewTile', 'removedTile', 'setAsideTile', 'ended'];

/** The complete cities, roads, and cloisters to which the last tile belongs, and complete cloisters next to it. */
function completedBy(placements: readonly Placement[]): readonly Unscored[] {
  const map = atlas(placements);
  const last = placements.length - 1;
  const { x, y } = placements[last]!; // The start tile is always there.
  const found = new Map<number, Unscored>();
  for (const [placement, { tile, ...at }] of placements.entries()) {
    if (Math.abs(at.x - x) > 1 || Math.abs(at.y - y) > 1) continue;
    for (const [segment, { kind }] of tileKind(tile).segments.entries()) {
      if (placement !== last && kind !== 'cloister') continue;
      const feature = featureAt(map, nodeOf(placement, segment));
      if (feature === null || feature.kind === 'field' || !feature.complete) continue;
      const cells = feature.kind === 'cloister' ? cellsAround(map, feature.root) : cellsOf(map, nodesOf(map, feature));
      found.set(feature.root, { feature: feature.kind, tiles: cells.length });
    }
  }
  return [...found.values()];
}

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

export function outlookOf(position: Position<Carcassonne>, move: PlaceTile): Outlook {
  const { step, placements } = position.view.open;
  const { x, y, rotation } = move;
  const completed = (): readonly Unscored[] =>
    step.kind === 'placeTile' ? completedBy(place(placements, { tile: step.tile, x, y, rotation })) : [];
  return {
    ...prospectIn(position.foresee([move, { kind: 'pass' }]), completed),
    grown: grownBy(position.view.open, move),
  };
}

/** The features with followers that this tile would extend, ordered by their oldest tiles. */
function grownBy({ step, placements, figures, seats }: Open, { x, y, rotation }: PlaceTile): readonly Grown[] {
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
function compare(seat: Seat, one: Outlook, other: Outlook): number {
  const growth = ({ grown }: Outlook): number =>
    grown.reduce((sum, { owners }) => sum + (owners.includes(seat) ? 1 : -1), 0);
  return (
    gainOf(seat, one) - gainOf(seat, other) || one.prizes.length - other.prizes.length || growth(one) - growth(other)
  );
}

/** The points that a seat gets from what is completed. */
export const pointsFor = (seat: Seat, prospect: Prospect): number => pointsBySeat(prospect).get(seat) ?? 0;

/** How much a seat gains on the others: its own points minus the most that another seat gets. */
export function gainOf(seat: Seat, prospect: Prospect): number {
  const sums = pointsBySeat(prospect);
  const others = [...sums].filter(([other]) => other !== seat).map(([, points]) => points);
  return (sums.get(seat) ?? 0) - Math.max(0, ...others);
}

function pointsBySeat({ closed, marvels }: Prospect): ReadonlyMap<Seat, number> {
  const sums = new Map<Seat, number>();
  const add = (seat: Seat, points: number): void => void sums.set(seat, (sums.get(seat) ?? 0) + points);
  for (const { owners, points } of closed) for (const owner of owners) add(owner, points);
  for (const marvel of marvels) if (marvel.kind === 'scoredFairy') add(marvel.seat, marvel.points);
  return sums;
}
