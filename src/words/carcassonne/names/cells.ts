import type { Cell } from '../../../engines/carcassonne/index.ts';

/** A cell as it is written on the map: the column, then the row; north and west are negative. */
export const cellName = ({ x, y }: Cell): string => `(${signed(x)}, ${signed(y)})`;

/** The number of a column or row, with a minus sign of its full width. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
