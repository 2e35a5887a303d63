import type { MoveOf, Rule, Seat } from '../../../../src/engines/contract.ts';
import { pickOne } from '../../../../src/engines/engine.ts';
import { LARGEST_HAND } from '../components.ts';
import { draw as drawFrom, mostDrawn } from '../deck.ts';
import type { Event } from '../events.ts';
import { notNow, settle, withoutAction } from '../flow.ts';
import { playerAt, withPlayer } from '../players.ts';
import type { State } from '../state.ts';
import type { Toy } from '../types.ts';
import type { Violation } from '../violations.ts';

/** GUIDE 4. One or two candles go from the deck to the hand; when the deck is too short, the discards go below it. */
export const draw: Rule<Toy, MoveOf<Toy, 'draw'>> = {
  parameters: { count: 'integer' },

  choices(state, seat, partial) {
    const obstacle = refuseDrawing(state, seat);
    if (obstacle) return { none: obstacle };
    const most = mostDrawn(state, seat);
    const counts = Array.from({ length: most }, (_, i) => i + 1);
    return pickOne('count', partial.count, counts, { kind: 'wrongCount', most }, (count) => ({
      complete: { kind: 'draw', count },
    }));
  },

  refuse(state, seat, { count }) {
    const obstacle = refuseDrawing(state, seat);
    if (obstacle) return obstacle;
    const most = mostDrawn(state, seat);
    return Number.isInteger(count) && count >= 1 && count <= most ? null : { kind: 'wrongCount', most };
  },

  apply(state, seat, { count }, random) {
    const events: Event[] = [];
    const { state: drawn, cards } = drawFrom(state, count, random, events);
    const revealed = events.length > 0 ? 'chance' : 'hidden'; // The deck was refilled.
    events.push({ kind: 'drew', seat, cards });
    const hand = [...playerAt(drawn, seat).hand, ...cards].sort();
    return settle({ state: withoutAction(withPlayer(drawn, seat, { hand })), events, revealed });
  },
};

function refuseDrawing(state: State, seat: Seat): Violation | null {
  const early = notNow(state, 'turn');
  if (early) return early;
  if (playerAt(state, seat).hand.length >= LARGEST_HAND) return { kind: 'handFull' };
  return mostDrawn(state, seat) === 0 ? { kind: 'nothingToDraw' } : null;
}
