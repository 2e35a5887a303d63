import type { MoveOf, Rule, Seat, Step } from '../../../../src/engines/contract.ts';
import { pickOne } from '../../../../src/engines/engine.ts';
import { type Random, shuffled } from '../../../../src/kernel/random.ts';
import { LARGEST_HAND } from '../components.ts';
import { mostDrawn, notNow, settle, withoutAction } from '../flow.ts';
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
    const before: Step<Toy> = { state, events: [], revealed: 'hidden' };
    const { state: filled, events, revealed } = state.deck.length < count ? reshuffled(state, random) : before;
    const cards = filled.deck.slice(0, count);
    const hand = [...playerAt(filled, seat).hand, ...cards].sort();
    const drawn = withPlayer({ ...filled, deck: filled.deck.slice(count) }, seat, { hand });
    return settle({ state: withoutAction(drawn), events: [...events, { kind: 'drew', seat, cards }], revealed });
  },
};

function refuseDrawing(state: State, seat: Seat): Violation | null {
  const early = notNow(state, 'turn');
  if (early) return early;
  if (playerAt(state, seat).hand.length >= LARGEST_HAND) return { kind: 'handFull' };
  return mostDrawn(state, seat) === 0 ? { kind: 'nothingToDraw' } : null;
}

function reshuffled(state: State, random: Random): Step<Toy> {
  const reshuffles = state.reshuffles + 1;
  const below = shuffled(random.stream(`reshuffle/${reshuffles}`), state.discard);
  return {
    state: { ...state, deck: [...state.deck, ...below], discard: [], reshuffles },
    events: [{ kind: 'reshuffled', cards: below.length }],
    revealed: 'chance',
  };
}
