import type { MoveOf, Seat } from '../../../../src/engines/contract.ts';
import { ruleFromList } from '../../../../src/engines/rules.ts';
import { LARGEST_HAND } from '../components.ts';
import { draw as drawFrom, mostDrawn } from '../deck.ts';
import type { Event } from '../events.ts';
import { notNow, settle, withoutAction } from '../flow.ts';
import { playerAt, type State, withPlayer } from '../state.ts';
import type { Toy } from '../types.ts';
import type { Violation } from '../violations.ts';

/** GUIDE 4. One or two candles go from the deck to the hand; when the deck is too short, the discards go below it. */
export const draw = ruleFromList<Toy, MoveOf<Toy, 'draw'>>({
  parameters: { count: 'integer' },
  whyNotNow: whyNotDraw,
  moves: (state, seat) => Array.from({ length: mostDrawn(state, seat) }, (_, i) => ({ kind: 'draw', count: i + 1 })),
  whyNot: (state, seat) => ({ kind: 'wrongCount', most: mostDrawn(state, seat) }),

  apply(state, seat, { count }, random) {
    const events: Event[] = [];
    const { state: drawn, cards } = drawFrom(state, count, random, events);
    const revealed = events.length > 0 ? 'chance' : 'hidden'; // The deck was refilled.
    events.push({ kind: 'drew', seat, cards });
    const hand = [...playerAt(drawn, seat).hand, ...cards].sort();
    return settle({ state: withoutAction(withPlayer(drawn, seat, { hand })), events, revealed });
  },
});

function whyNotDraw(state: State, seat: Seat): Violation | null {
  const early = notNow(state, 'turn');
  if (early) return early;
  if (playerAt(state, seat).hand.length >= LARGEST_HAND) return { kind: 'handFull' };
  return mostDrawn(state, seat) === 0 ? { kind: 'nothingToDraw' } : null;
}
