import {
  atlas,
  type Carcassonne,
  cellsAround,
  cellsOf,
  type FeatureKind,
  featureAt,
  type LyingSegment,
  lowestRotation,
  lying,
  type Move,
  nodeOf,
  nodesOf,
  type Open,
  ownersOf,
  place,
  placementOf,
  type ScoredFeature,
  type Sight,
  tileKind,
} from '../../../engines/carcassonne/index.ts';
import type { MoveOf, Seat } from '../../../engines/contract.ts';
import { panelWords } from '../../../words/carcassonne/panel/index.ts';
import type { Position, Reader } from '../../contract.ts';

export type PlaceTile = MoveOf<Carcassonne, 'placeTile'>;

/**
 * A cell where the tile fits, with a number that stays the same for the whole turn, and the moves that go there, by
 * rotation. Of rotations in which the tile looks and plays the same, only the lowest counts.
 */
export interface Place {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly moves: readonly [PlaceTile, ...PlaceTile[]];
}

/** All cells where the tile fits in any rotation, numbered row by row from the top left. */
export function placesOf(position: Position<Carcassonne>): readonly Place[] {
  const { step } = position.view.open;
  if (step.kind !== 'placeTile') return [];
  const moves = placings(position)
    // If one of them fits, all of them do.
    .filter(({ rotation }) => rotation === lowestRotation(step.tile, rotation))
    .toSorted((a, b) => a.y - b.y || a.x - b.x || a.rotation - b.rotation);
  const byCell = Map.groupBy(moves, ({ x, y }) => `${x},${y}`);
  return [...byCell.values()].map((there, i) => {
    const [first, ...others] = [there[0]!, ...there.slice(1)]; // Groups are never empty.
    return { number: i + 1, x: first.x, y: first.y, moves: [first, ...others] };
  });
}

/** All placements of the tile; none if it is already placed. */
export const placings = (position: Position<Carcassonne>): readonly PlaceTile[] =>
  [...position.legal()].filter((move) => move.kind === 'placeTile');

/** A segment of the tile just placed that can get a follower. */
export interface Spot {
  readonly letter: string;
  readonly feature: FeatureKind;
  /** The segment in the tile's rotation. */
  readonly lying: LyingSegment;
  readonly move: MoveOf<Carcassonne, 'placeFollower'>;
}

/** The legal spots, lettered in the order in which the rules list them. */
export function spotsOf(position: Position<Carcassonne>): readonly Spot[] {
  const last = position.view.open.placements.at(-1)!; // The start tile is always there.
  const segments = lying(last.tile, last.rotation);
  return [...position.legal()]
    .filter((move) => move.kind === 'placeFollower')
    .map((move, i) => ({
      letter: String.fromCharCode('A'.charCodeAt(0) + i),
      feature: featureOf(position, move.segment),
      lying: segments[move.segment]!, // A legal move names a segment of the tile.
      move,
    }));
}

/** The feature at a segment of the last tile. */
export function featureOf({ view }: Position<Carcassonne>, segment: number): FeatureKind {
  const last = view.open.placements.at(-1);
  const kind = last && tileKind(last.tile).segments[segment]?.kind;
  if (kind === undefined || kind === 'river') throw new Error(`no follower can be on segment ${segment} (${kind})`);
  return kind;
}

/** The features that these moves complete. All of this is public; the next tile is not, and is left out. */
export const closedBy = (position: Position<Carcassonne>, moves: readonly Move[]): readonly ScoredFeature[] =>
  position.foresee(moves).filter(isCompletion);

const isCompletion = (sight: Sight): sight is ScoredFeature => sight.kind === 'scoredFeature' && sight.complete;

/** A city, road, or cloister that a tile extends without completing it, and who has the most followers there. */
export interface Grown {
  readonly feature: ScoredFeature['feature'];
  readonly tiles: number;
  readonly owners: readonly Seat[];
}

/** What moves gain right away. */
export interface Outlook {
  readonly closed: readonly ScoredFeature[];
  readonly grown: readonly Grown[];
}

export const outlookOf = (position: Position<Carcassonne>, move: PlaceTile): Outlook => ({
  closed: closedBy(position, [move, { kind: 'pass' }]),
  grown: grownBy(position.view.open, move),
});

/** The features with followers that this tile would extend, ordered by their oldest tiles. */
export function grownBy({ step, placements, figures, seats }: Open, { x, y, rotation }: PlaceTile): readonly Grown[] {
  if (step.kind !== 'placeTile') return [];
  const map = atlas(place(placements, { tile: step.tile, x, y, rotation }));
  const last = placements.length;
  const occupied = figures.flatMap((figure) => {
    const placement = placements.findIndex((one) => one.x === figure.x && one.y === figure.y);
    const feature = featureAt(map, nodeOf(placement, figure.segment));
    return feature === null || feature.kind === 'field' || feature.complete ? [] : [{ seat: figure.seat, feature }];
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
      const strengths = Array.from({ length: seats }, (_, seat) => ({
        seat: seat as Seat,
        strength: there.filter((one) => one.seat === seat).length,
      }));
      return [{ feature: kind, tiles: cells.length, owners: ownersOf(strengths) }];
    });
}

/**
 * The best of several outlooks for this seat: first by its lead in points gained, then by its own features that grow.
 */
export function bestOf(seat: Seat, [first, ...others]: readonly [Outlook, ...Outlook[]]): Outlook {
  return others.reduce((best, one) => (compare(seat, one, best) > 0 ? one : best), first);
}

function compare(seat: Seat, one: Outlook, other: Outlook): number {
  const growth = ({ grown }: Outlook): number =>
    grown.reduce((sum, { owners }) => sum + (owners.includes(seat) ? 1 : -1), 0);
  return gainOf(seat, one.closed) - gainOf(seat, other.closed) || growth(one) - growth(other);
}

/** An outlook in a few words; empty if nothing is completed and nothing grows. `you`: the reader's seat, or null. */
export const outlookText = (you: Seat | null, { closed, grown }: Outlook, reader: Reader): string =>
  panelWords[reader.locale].notes.all([
    closedText(you, closed, reader),
    ...grown.map((one) => grownText(you, one, reader)),
  ]);

function grownText(you: Seat | null, { feature, tiles, owners }: Grown, { locale, say }: Reader): string {
  const others = owners.filter((owner) => owner !== you).map((owner) => say.name(owner));
  return panelWords[locale].notes.grows(feature, tiles, others.length < owners.length, others);
}

/** What is completed, in a few words; empty if nothing is. */
export function closedText(you: Seat | null, closed: readonly ScoredFeature[], { locale, say }: Reader): string {
  if (closed.length === 0) return '';
  const { notes } = panelWords[locale];
  return notes.closes(
    closed.map(({ feature, cells, owners, points }) => {
      const names = owners.map((owner) => (owner === you ? notes.you : say.name(owner)));
      return notes.closed(feature, cells.length, points, names);
    }),
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
