/** What is in the box and what is printed on it (GUIDE 1 to 4). */
import { BEADS, type Bead, type Card, COLUMNS, type Option, type Place, ROWS } from './ids.ts';

export const ROUNDS = 4;
export const ACTIONS = 2;
export const FIRST_HAND = 3;
export const LARGEST_HAND = 6;
export const MOST_DRAWN = 2;
export const MOST_SOLD = 3;
export const BEADS_OF_A_COLOUR = 4;
export const LANTERNS_OF_A_SEAT = 6;
export const MOON_POINTS = 2;

export const worthOf = (card: Card): number => Number(card[0]);

const columnOf = (place: Place): number => COLUMNS.findIndex((column) => place.startsWith(column));
const rowOf = (place: Place): number => ROWS.findIndex((row) => place.endsWith(row));

/** What a lantern at this place costs and scores. */
export const priceOf = (options: readonly Option[], place: Place): number =>
  2 + Math.floor(rowOf(place) / 2) + (options.includes('fog') ? 1 : 0);

/** The color of the bead that a lantern at this place brings. */
export const beadOf = (place: Place): Bead => BEADS[columnOf(place) % BEADS.length]!;

/** Whether two places have a side in common. */
export const areBeside = (one: Place, other: Place): boolean =>
  Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other)) === 1;
