import { type ByGood, GOODS, type Good } from '../../../engines/carcassonne/index.ts';

/** The kinds of goods that there are any of, with their number. */
export const countsIn = (goods: ByGood<number>): readonly (readonly [good: Good, count: number])[] =>
  GOODS.map((good) => [good, goods[good]] as const).filter(([, count]) => count > 0);
