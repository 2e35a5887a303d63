/** Lists of cards: they are named by their kind, so a list may hold equal ones. */
import { DISTRICTS, type District } from './ids.ts';
import type { Violation } from './violations.ts';

const PLACES = new Map(DISTRICTS.map((district, place) => [district, place]));
const placeOf = (district: District): number => PLACES.get(district)!; // Every district has its place.

/** Cards in the order of a hand. */
export const inOrder = (cards: readonly District[]): readonly District[] =>
  cards.toSorted((a, b) => placeOf(a) - placeOf(b));

/** A hand with more cards, each at its place. */
export function withMore(hand: readonly District[], cards: readonly District[]): readonly District[] {
  const all = [...hand];
  for (const card of cards) {
    const at = all.findIndex((held) => placeOf(held) > placeOf(card));
    all.splice(at < 0 ? all.length : at, 0, card);
  }
  return all;
}

/** The cards without these, all of which are among them, each as often as it is named; of equal ones the first go. */
export function without(cards: readonly District[], gone: readonly District[]): readonly District[] {
  const left = [...cards];
  for (const district of gone) left.splice(left.indexOf(district), 1);
  return left;
}

/** The first of these cards that is not among the others, or not so often; null when all are. */
export function firstMissing(cards: readonly District[], others: readonly District[]): District | null {
  const left = [...others];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at < 0) return card;
    left.splice(at, 1);
  }
  return null;
}

/** Each kind of card once. */
export const kindsOf = (cards: readonly District[]): readonly District[] =>
  cards.filter((card, at) => cards.indexOf(card) === at);

/** Why a card that is not in the hand cannot be taken from it. */
export const notInHand = (district: District): Violation =>
  DISTRICTS.includes(district) ? { kind: 'notInHand', district } : { kind: 'noSuchDistrict', district };
