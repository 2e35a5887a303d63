import type { MoveOf, Rule } from '../../../../src/engines/contract.ts';
import { pickOne } from '../../../../src/engines/engine.ts';
import { notNow, offer, settle } from '../flow.ts';
import { playerAt } from '../players.ts';
import { stepOf } from '../state.ts';
import type { Toy } from '../types.ts';

/** GUIDE 6. A candle is offered in secret; the last one offered closes the auction. */
export const bid: Rule<Toy, MoveOf<Toy, 'bid'>> = {
  parameters: { card: 'text' },

  choices(state, seat, partial) {
    const early = notNow(state, 'auction');
    if (early) return { none: early };
    const { hand } = playerAt(state, seat);
    const reason = { kind: 'notInHand', card: partial.card ?? hand[0]! } as const;
    return pickOne('card', partial.card, hand, reason, (card) => ({ complete: { kind: 'bid', card } }));
  },

  refuse(state, seat, { card }) {
    const early = notNow(state, 'auction');
    if (early) return early;
    return playerAt(state, seat).hand.includes(card) ? null : { kind: 'notInHand', card };
  },

  apply(state, seat, { card }) {
    const auction = stepOf(state);
    if (auction?.kind !== 'auction') throw new Error(`a bid was played while ${auction?.kind} was pending`);
    const event = { kind: 'bid', seat, card, forced: false } as const;
    return settle({ state: offer(state, auction, seat, card), events: [event], revealed: 'nothing' });
  },
};
