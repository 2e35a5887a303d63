import { worthOf } from './components.ts';
import type { Card } from './ids.ts';

/**
 * All sets of candles that pay a price (GUIDE 4, hang): at least the price, none that could be left out, of equal ones
 * the first of the hand. The closest come first, of equally close ones those with the fewest candles.
 */
export function payments(hand: readonly Card[], price: number): readonly (readonly Card[])[] {
  const found: { readonly cards: readonly Card[]; readonly sum: number }[] = [];
  const equals = [1, 2, 3].map((value) => hand.filter((card) => worthOf(card) === value));
  const [ones = [], twos = [], threes = []] = equals;
  for (let three = 0; three <= threes.length; three++) {
    for (let two = 0; two <= twos.length; two++) {
      for (let one = 0; one <= ones.length; one++) {
        const cards = [...ones.slice(0, one), ...twos.slice(0, two), ...threes.slice(0, three)];
        const sum = one + 2 * two + 3 * three;
        const smallest = cards[0];
        if (sum >= price && smallest !== undefined && sum - worthOf(smallest) < price) found.push({ cards, sum });
      }
    }
  }
  found.sort((a, b) => a.sum - b.sum || a.cards.length - b.cards.length);
  return found.map(({ cards }) => cards);
}
