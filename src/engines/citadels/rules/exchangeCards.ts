import type { MoveOf, Rule } from '../../contract.ts';
import { firstMissing, without } from '../cards.ts';
import { costOf } from '../components.ts';
import { draw, withDiscarded } from '../deck.ts';
import type { Event } from '../events.ts';
import { stepFrom } from '../flow.ts';
import type { District } from '../ids.ts';
import { canUse, whyNotUse, withUsed } from '../powers.ts';
import { playerAt, withCards, withPlayer } from '../state.ts';
import type { Citadels } from '../types.ts';
import type { Violation } from '../violations.ts';

type ExchangeCards = MoveOf<Citadels, 'exchangeCards'>;

/**
 * 山札との交換, rules §6.3: the player discards one or more cards from their hand, then draws the same number. The discarded
 * cards can only come back if the deck runs out during this draw.
 */
export const exchangeCards: Rule<Citadels, ExchangeCards> = {
  parameters: { cards: 'texts' },

  choices(state, seat, { cards }) {
    const { hand } = playerAt(state, seat);
    const violation = whyNotUse(state, 'magic') ?? (cards === undefined ? whyNotAny(hand) : whyNotThese(hand, cards));
    if (violation !== null) return { none: violation };
    if (cards !== undefined) return { complete: { kind: 'exchangeCards', cards } };
    const suggested = suggestions(hand);
    return { parameter: 'cards', kind: 'bag', values: hand, min: 1, max: hand.length, suggested };
  },

  legal(state, seat) {
    if (!canUse(state, 'magic')) return [];
    return suggestions(playerAt(state, seat).hand).map((cards) => ({ kind: 'exchangeCards', cards }));
  },

  refuse: (state, seat, { cards }) => whyNotUse(state, 'magic') ?? whyNotThese(playerAt(state, seat).hand, cards),

  apply(state, seat, { cards: discarded }, random) {
    const events: Event[] = [];
    const player = playerAt(state, seat);
    const left = withPlayer(withUsed(state, 'magic'), seat, { ...player, hand: without(player.hand, discarded) });
    const { state: drawn, cards } = draw(withDiscarded(left, discarded, seat), discarded.length, random, events);
    events.push({ kind: 'exchanged', seat, discarded, cards });
    return stepFrom(withCards(drawn, seat, cards), events);
  },
};

const whyNotAny = (hand: readonly District[]): Violation | null => (hand.length === 0 ? { kind: 'handEmpty' } : null);

function whyNotThese(hand: readonly District[], cards: readonly District[]): Violation | null {
  if (hand.length === 0) return { kind: 'handEmpty' };
  if (cards.length === 0) return { kind: 'noCardChosen' };
  const stranger = firstMissing(cards, hand);
  return stranger === null ? null : { kind: 'notInHand', district: stranger };
}

/** Suggests the whole hand, and all but the most expensive card. */
function suggestions(hand: readonly District[]): readonly (readonly District[])[] {
  if (hand.length === 0) return [];
  const all = hand.toSorted();
  if (hand.length === 1) return [all];
  const dearest = hand.reduce((best, card) => (costOf(card) > costOf(best) ? card : best));
  return [all, without(all, [dearest])];
}
