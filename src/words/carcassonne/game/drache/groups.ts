import type { Cell, Figure, Spot } from '../../../../engines/carcassonne/index.ts';
import type { Seat } from '../../../../engines/contract.ts';
import type { DragonMove } from '../turns.ts';

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

/** What the dragon ate on its walk. */
export interface Meal {
  /** Null for all tiles together. */
  readonly at: Cell | null;
  readonly eaten: readonly Spot[];
}

/** From so many steps on that cost figures, a walk is too long to tell what each of them ate. */
const MANY = 3;

/** Tile by tile, or all together. */
export function mealsOf(steps: readonly DragonMove[]): readonly Meal[] {
  const meals = steps.filter(({ eaten }) => eaten.length > 0);
  return meals.length < MANY
    ? meals.map(({ eaten, x, y }) => ({ at: { x, y }, eaten }))
    : [{ at: null, eaten: meals.flatMap(({ eaten }) => eaten) }];
}
