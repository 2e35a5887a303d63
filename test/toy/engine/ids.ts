/** Which names exist. */

/** Candles: the digit is the value, the letter tells equal ones apart. */
export const CARDS = [
  ...(['1a', '1b', '1c', '1d', '1e', '1f', '1g', '1h'] as const),
  ...(['2a', '2b', '2c', '2d', '2e', '2f', '2g'] as const),
  ...(['3a', '3b', '3c', '3d', '3e'] as const),
] as const;
export type Card = (typeof CARDS)[number];

export const BEADS = ['amber', 'jade', 'pearl'] as const;
export type Bead = (typeof BEADS)[number];
export type ByBead<T> = { readonly [bead in Bead]: T };

export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export const ROWS = ['1', '2', '3', '4', '5', '6'] as const;
export type Place = `${(typeof COLUMNS)[number]}${(typeof ROWS)[number]}`;
/** All places of the square, column by column. */
export const PLACES: readonly Place[] = COLUMNS.flatMap((column) => ROWS.map((row): Place => `${column}${row}`));

export const OPTIONS = ['fog'] as const;
export type Option = (typeof OPTIONS)[number];

export const PARTS = ['lanterns', 'beads', 'doors', 'moons'] as const;
export type Part = (typeof PARTS)[number];
