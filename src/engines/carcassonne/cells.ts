/**
 * Cells as small whole numbers, which sort column by column from the west and, within a column, from the north. The
 * start tile is at (0, 0); no game has enough tiles to reach the edge.
 */
const SPAN = 512;
const REACH = SPAN / 2;

/** The number of a cell, or null outside what any game can reach. */
export const cellOf = (x: number, y: number): number | null =>
  x >= -REACH && x < REACH && y >= -REACH && y < REACH ? (x + REACH) * SPAN + y + REACH : null;

export const xOf = (cell: number): number => Math.floor(cell / SPAN) - REACH;
export const yOf = (cell: number): number => (cell % SPAN) - REACH;

/** What to add for the neighbour to the north, east, south and west. */
export const STEPS = [-1, SPAN, 1, -SPAN] as const;

/** Whether two cells are the same or touch, corners included. */
export const areClose = (a: number, b: number): boolean =>
  Math.abs(xOf(a) - xOf(b)) <= 1 && Math.abs(yOf(a) - yOf(b)) <= 1;
