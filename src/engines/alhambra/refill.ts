import { type Random, shuffled } from '../../kernel/random.ts';
import { PLACES } from './components.ts';
import type { Event } from './events.ts';
import { type Coin, CURRENCIES, type Currency, SCORING_CARDS, type ScoringCard, type TileId } from './ids.ts';
import type { State } from './state.ts';

/** Fills the empty places of the market from left to right, as far as the supply goes (rules §10.1). */
export function refillMarket(state: State, events: Event[]): State {
  if (!state.market.includes(null) || state.supply.length === 0) return state;
  const market = [...state.market];
  const tiles: { readonly currency: Currency; readonly tile: TileId }[] = [];
  for (const [place, currency] of CURRENCIES.entries()) {
    const tile = state.supply[tiles.length];
    if (market[place] !== null || tile === undefined) continue;
    market[place] = tile;
    tiles.push({ currency, tile });
  }
  events.push({ kind: 'refilledMarket', tiles });
  return { ...state, market, supply: state.supply.slice(tiles.length) };
}

/**
 * Draws coins until four are on display (rules §10.2). A scoring card is put aside, and its round is due. When the deck
 * is empty and a coin is needed, the paid coins are shuffled into a new one, from the stream `reshuffle/` and the number
 * of the turn.
 */
export function refillDisplay(
  state: State,
  random: Random,
  events: Event[],
): { readonly state: State; readonly due: readonly (1 | 2)[] } {
  if (state.display.length >= PLACES) return { state, due: [] };
  let { deck, discard } = state;
  const drawn: Coin[] = [];
  const due: (1 | 2)[] = [];
  let next = 0;
  while (state.display.length + drawn.length < PLACES) {
    if (next === deck.length) {
      if (discard.length === 0) break;
      events.push({ kind: 'reshuffled', coins: discard.length });
      [deck, discard, next] = [shuffled(random.stream(`reshuffle/${state.turn}`), discard), [], 0];
    }
    const card = deck[next++]!; // The loop ends when neither deck nor discard has any.
    if (isScoringCard(card)) due.push(card === 'scoring-1' ? 1 : 2);
    else drawn.push(card);
  }
  if (drawn.length > 0) events.push({ kind: 'refilledDisplay', coins: drawn });
  for (const round of due) events.push({ kind: 'drewScoringCard', round });
  return { state: { ...state, deck: deck.slice(next), discard, display: [...state.display, ...drawn] }, due };
}

export const isScoringCard = (card: Coin | ScoringCard): card is ScoringCard =>
  SCORING_CARDS.some((one) => one === card);
