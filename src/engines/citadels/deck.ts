import { type Random, shuffled } from '../../kernel/random.ts';
import type { Viewer } from '../contract.ts';
import type { Event } from './events.ts';
import type { District } from './ids.ts';
import type { State } from './state.ts';

/** How many cards can be drawn; everyone knows it. */
export const cardsLeft = ({ deck, discard }: State): number => deck.length + discard.length;

/**
 * Draws `count` cards, or as many as remain. When the deck runs out, the discard pile is shuffled into a new deck
 * (rules §8), from the streams `reshuffle/1`, `reshuffle/2`, …
 */
export function draw(
  state: State,
  count: number,
  random: Random,
  events: Event[],
): { readonly state: State; readonly cards: readonly District[] } {
  const { deck } = state;
  if (deck.length >= count || state.discard.length === 0) {
    return { state: { ...state, deck: deck.slice(count) }, cards: deck.slice(0, count) };
  }
  const reshuffles = state.reshuffles + 1;
  const fresh = shuffled(
    random.stream(`reshuffle/${reshuffles}`),
    state.discard.map(({ district }) => district),
  );
  events.push({ kind: 'reshuffled', cards: fresh.length });
  const more = count - deck.length;
  return {
    state: { ...state, deck: fresh.slice(more), discard: [], reshuffles },
    cards: [...deck, ...fresh.slice(0, more)],
  };
}

/** The state after cards have gone to the discard pile, seen by everyone (`table`) or by one seat. */
export const withDiscarded = (state: State, cards: readonly District[], seenBy: Viewer): State => ({
  ...state,
  discard: [...state.discard, ...cards.map((district) => ({ district, seenBy }))],
});
