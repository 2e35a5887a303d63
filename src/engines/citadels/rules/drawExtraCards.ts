import type { MoveOf } from '../../contract.ts';
import { plainRule } from '../../rules.ts';
import { EXTRA_CARDS } from '../components.ts';
import { cardsLeft, draw } from '../deck.ts';
import type { Event } from '../events.ts';
import { stepFrom } from '../flow.ts';
import { whyNotUse, withUsed } from '../powers.ts';
import { withCards } from '../state.ts';
import type { Citadels } from '../types.ts';

/** Rules §6.7: the Architect draws two extra cards and keeps both; Observatory and Library have no effect. */
export const drawExtraCards = plainRule<Citadels, MoveOf<Citadels, 'drawExtraCards'>>(
  { kind: 'drawExtraCards' },
  {
    refuse: (state) => whyNotUse(state, 'extraCards') ?? (cardsLeft(state) === 0 ? { kind: 'noCardsLeft' } : null),

    apply(state, seat, _move, random) {
      const events: Event[] = [];
      const { state: drawn, cards } = draw(withUsed(state, 'extraCards'), EXTRA_CARDS, random, events);
      events.push({ kind: 'drewExtraCards', seat, cards });
      return stepFrom(withCards(drawn, seat, cards), events);
    },
  },
);
