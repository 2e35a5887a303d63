/** Words for buttons and panels of the set with the dragon, the princess, the fairy, and the portals. */

import type { FigureOn } from '../contract.ts';

/** A figure on the map: whose it is (null for the reader), what it is, and its cell; null if that is clear. */
export interface Somebody extends FigureOn {
  readonly name: string | null;
  readonly cell: string | null;
}
