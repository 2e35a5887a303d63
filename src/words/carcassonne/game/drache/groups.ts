import type { Figure, Spot } from '../../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../../engines/contract.ts';

/** The figures of one kind that one player has among others. */
export interface Group {
  readonly seat: Seat;
  readonly figure: Figure;
  readonly count: number;
}

/** Figures by player and kind, in the order in which they come. */
export function groupsOf(spots: readonly Spot[]): readonly Group[] {
  const groups = Map.groupBy(spots, ({ seat, figure }) => `${seat} ${figure}`);
  return [...groups.values()].map((alike) => {
    const { seat, figure } = alike[0]!; // No group is empty.
    return { seat, figure, count: alike.length };
  });
}
