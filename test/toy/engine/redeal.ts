import type { Viewer } from '../../../src/engines/contract.ts';
import { type Random, shuffled } from '../../../src/kernel/random.ts';
import type { Card } from './ids.ts';
import type { AgendaStep, State } from './state.ts';

/** Shuffles all candles that the viewer cannot see among the places where they lie: other hands, other bids, the deck. */
export function redeal(state: State, viewer: Viewer, random: Random): State {
  const isSeen = (seat: number): boolean => seat === viewer;
  const unseen = [
    ...state.deck,
    ...state.players.flatMap(({ hand }, seat) => (isSeen(seat) ? [] : hand)),
    ...state.agenda.flatMap(bidsOf).filter((bid, seat) => bid !== null && !isSeen(seat)),
  ].filter((card) => card !== null);

  const pool = [...shuffled(random.stream('redeal'), unseen)];
  const deal = (count: number): readonly Card[] => pool.splice(0, count);
  return {
    ...state,
    deck: deal(state.deck.length),
    players: state.players.map((player, seat) =>
      isSeen(seat) ? player : { ...player, hand: deal(player.hand.length).toSorted() },
    ),
    agenda: state.agenda.map((step): AgendaStep => {
      if (step.kind !== 'auction') return step;
      const bids = step.bids.map((bid, seat) => (bid === null || isSeen(seat) ? bid : (deal(1)[0] ?? null)));
      return { ...step, bids };
    }),
  };
}

/** By seat; only the auction, which lies at the bottom, has any. */
const bidsOf = (step: AgendaStep): readonly (Card | null)[] => (step.kind === 'auction' ? step.bids : []);
