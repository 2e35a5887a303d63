import type { MoveOf, Seat } from '../../contract.ts';
import { plainRule } from '../../rules.ts';
import { SMITHY_CARDS, SMITHY_PRICE } from '../components.ts';
import { cardsLeft, draw } from '../deck.ts';
import type { Event } from '../events.ts';
import { stepFrom } from '../flow.ts';
import { whyNotUse, withUsed } from '../powers.ts';
import { playerAt, type State, withCards, withGold } from '../state.ts';
import type { Citadels } from '../types.ts';
import type { Violation } from '../violations.ts';

/**
 * 鍛冶屋, rules §5.4, §7.5, §8: the player pays three gold for two cards and keeps both; the price is the same if only one
 * card is left.
 */
export const useSmithy = plainRule<Citadels, MoveOf<Citadels, 'useSmithy'>>(
  { kind: 'useSmithy' },
  {
    refuse: (state, seat) => whyNotUse(state, 'smithy') ?? whyNotNow(state, seat),

    apply(state, seat, _move, random) {
      const events: Event[] = [];
      const paid = withGold(withUsed(state, 'smithy'), seat, -SMITHY_PRICE);
      const { state: drawn, cards } = draw(paid, SMITHY_CARDS, random, events);
      events.push({ kind: 'usedSmithy', seat, paid: SMITHY_PRICE, cards });
      return stepFrom(withCards(drawn, seat, cards), events);
    },
  },
);

function whyNotNow(state: State, seat: Seat): Violation | null {
  const { gold } = playerAt(state, seat);
  if (gold < SMITHY_PRICE) return { kind: 'tooExpensive', price: SMITHY_PRICE, gold };
  return cardsLeft(state) === 0 ? { kind: 'noCardsLeft' } : null;
}
