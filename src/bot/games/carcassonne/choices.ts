import {
  type Carcassonne,
  type FeatureKind,
  type Move,
  type ScoredFeature,
  type Sight,
  tileKind,
} from '../../../engines/carcassonne/index.ts';
import type { MoveOf, Seat } from '../../../engines/contract.ts';
import { panelWords } from '../../../words/carcassonne/panel/index.ts';
import type { Position, Reader } from '../../contract.ts';

export type PlaceTile = MoveOf<Carcassonne, 'placeTile'>;

/** A cell on which the tile fits, with its number for the whole turn and the moves that go there, by rotation. */
export interface Place {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly moves: readonly PlaceTile[];
}

/** All cells on which the tile fits in any turning, numbered row by row from the top left. */
export function placesOf(position: Position<Carcassonne>): readonly Place[] {
  const moves = placings(position).toSorted((a, b) => a.y - b.y || a.x - b.x || a.rotation - b.rotation);
  const byCell = Map.groupBy(moves, ({ x, y }) => `${x},${y}`);
  return [...byCell.values()].map((there, i) => {
    const { x, y } = there[0]!; // A group has a member.
    return { number: i + 1, x, y, moves: there };
  });
}

/** All placings of the tile; none when the tile lies already. */
export const placings = (position: Position<Carcassonne>): readonly PlaceTile[] =>
  [...position.legal()].filter((move) => move.kind === 'placeTile');

/** A segment of the tile just placed on which a follower may stand. */
export interface Spot {
  readonly letter: string;
  readonly feature: FeatureKind;
  readonly move: MoveOf<Carcassonne, 'placeFollower'>;
}

/** The legal spots, lettered in the order in which the rules list them. */
export const spotsOf = (position: Position<Carcassonne>): readonly Spot[] =>
  [...position.legal()]
    .filter((move) => move.kind === 'placeFollower')
    .map((move, i) => ({
      letter: String.fromCharCode('A'.charCodeAt(0) + i),
      feature: featureOf(position, move.segment),
      move,
    }));

/** What lies at a segment of the tile placed last. */
export function featureOf({ view }: Position<Carcassonne>, segment: number): FeatureKind {
  const last = view.open.placements.at(-1);
  const kind = last && tileKind(last.tile).segments[segment]?.kind;
  if (kind === undefined || kind === 'river') throw new Error(`nobody can stand on segment ${segment} (${kind})`);
  return kind;
}

/**
 * The features that moves complete. All of it follows from what lies open; the next tile does not, and is left out.
 */
export const closedBy = (position: Position<Carcassonne>, moves: readonly Move[]): readonly ScoredFeature[] =>
  position.foresee(moves).filter(isCompletion);

const isCompletion = (sight: Sight): sight is ScoredFeature => sight.kind === 'scoredFeature' && sight.complete;

/** The same in a few words; empty where nothing is completed. */
export function outlookOf(seat: Seat, closed: readonly ScoredFeature[], { locale, say }: Reader): string {
  if (closed.length === 0) return '';
  const { notes } = panelWords[locale];
  return notes.closes(
    closed.map(({ feature, cells, owners, points }) => {
      const names = owners.map((owner) => (owner === seat ? notes.you : say.name(owner)));
      return notes.closed(feature, cells.length, points, names);
    }),
  );
}

/** What a seat is better off by: its own points, less the most that another gets. */
export function gainOf(seat: Seat, closed: readonly ScoredFeature[]): number {
  const sums = new Map<Seat, number>();
  for (const { owners, points } of closed) for (const owner of owners) sums.set(owner, (sums.get(owner) ?? 0) + points);
  const others = [...sums].filter(([other]) => other !== seat).map(([, points]) => points);
  return (sums.get(seat) ?? 0) - Math.max(0, ...others);
}
