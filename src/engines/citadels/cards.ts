/** Lists of cards. A card is represented by its kind, so a list can contain equal ones. */
import { DISTRICTS, type District } from './ids.ts';

const PLACES = new Map(DISTRICTS.map((district, place) => [district, place]));
const placeOf = (district: District): number => PLACES.get(district)!; // Every district has a position.

/** Cards in the order of a hand. */
export const inOrder = (cards: readonly District[]): readonly District[] =>
  cards.toSorted((a, b) => placeOf(a) - placeOf(b));

/** A hand with more cards, in the order of a hand. */
export function withMore(hand: readonly District[], cards: readonly District[]): readonly District[] {
  const all = [...hand];
  for (const card of cards) {
    const at = all.findIndex((held) => placeOf(held) > placeOf(card));
    all.splice(at < 0 ? all.length : at, 0, card);
  }
  return all;
}

/** The cards minus `gone`, which they have to contain; among equal cards, the first ones go. */
export function without(cards: readonly District[], gone: readonly District[]): readonly District[] {
  const left = [...cards];
  for (const district of gone) left.splice(left.indexOf(district), 1);
  return left;
}

/** The first of these cards that the others lack, or have too few of; null if none. */
export function firstMissing(cards: readonly District[], others: readonly District[]): District | null {
  const left = [...others];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at < 0) return card;
    left.splice(at, 1);
  }
  return null;
}

/** The kinds of these cards, without repeats. */
export const kindsOf = (cards: readonly District[]): readonly District[] =>
  cards.filter((card, at) => cards.indexOf(card) === at);
