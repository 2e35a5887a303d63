import type { Seat } from '../../../src/engines/contract.ts';
import { type Random, shuffled } from '../../../src/kernel/random.ts';
import { LARGEST_HAND, MOST_DRAWN } from './components.ts';
import type { Event } from './events.ts';
import type { Card } from './ids.ts';
import { playerAt, type State } from './state.ts';

/** How many candles this seat can draw now: a public fact. */
export const mostDrawn = (state: State, seat: Seat): number =>
  Math.min(MOST_DRAWN, LARGEST_HAND - playerAt(state, seat).hand.length, state.deck.length + state.discard.length);

/**
 * Draws `count` candles. Where the deck is too short, the discards are shuffled and go below it (GUIDE 4), from the
 * streams `reshuffle/1`, `reshuffle/2`, …
 */
export function draw(
  state: State,
  count: number,
  random: Random,
  events: Event[],
): { readonly state: State; readonly cards: readonly Card[] } {
  const filled = state.deck.length < count ? refill(state, random, events) : state;
  return { state: { ...filled, deck: filled.deck.slice(count) }, cards: filled.deck.slice(0, count) };
}

function refill(state: State, random: Random, events: Event[]): State {
  const reshuffles = state.reshuffles + 1;
  const below = shuffled(random.stream(`reshuffle/${reshuffles}`), state.discard);
  events.push({ kind: 'reshuffled', cards: below.length });
  return { ...state, deck: [...state.deck, ...below], discard: [], reshuffles };
}
