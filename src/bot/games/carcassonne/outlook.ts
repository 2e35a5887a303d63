import type { Carcassonne, Move, ScoredFeature, Sight } from '../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../engines/contract.ts';
import { panelWords } from '../../../words/carcassonne/panel/index.ts';
import type { Position, Reader } from '../../contract.ts';

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
