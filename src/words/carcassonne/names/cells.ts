import type { Cell } from '../../../engines/carcassonne/index.ts';
import { signed } from '../../speech.ts';

/** A cell as it is written on the map: the column, then the row; north and west are negative. */
export const cellName = ({ x, y }: Cell): string => `(${signed(x)}, ${signed(y)})`;
