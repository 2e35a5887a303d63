import type { MoveOf } from '../../../../src/engines/contract.ts';
import { ruleFromList } from '../../../../src/engines/rules.ts';
import { notNow, offer, settle } from '../flow.ts';
import { playerAt, stepOf } from '../state.ts';
import type { Toy } from '../types.ts';

/** GUIDE 6. A candle is offered in secret; the last one offered closes the auction. */
export const bid = ruleFromList<Toy, MoveOf<Toy, 'bid'>>({
  parameters: { card: 'text' },
  whyNotNow: (state) => notNow(state, 'auction'),
  moves: (state, seat) => playerAt(state, seat).hand.map((card) => ({ kind: 'bid', card })),
  whyNot: (_state, _seat, { card }) => ({ kind: 'notInHand', card }),

  apply(state, seat, { card }) {
    const auction = stepOf(state);
    if (auction?.kind !== 'auction') throw new Error(`a bid was played while ${auction?.kind} was pending`);
    const event = { kind: 'bid', seat, card, forced: false } as const;
    return settle({ state: offer(state, auction, seat, card), events: [event], revealed: 'nothing' });
  },
});
