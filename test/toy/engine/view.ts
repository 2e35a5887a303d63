import { type Seat, seatsOf, type Viewer } from '../../../src/engines/contract.ts';
import type { Event, Sight } from './events.ts';
import type { ByBead, Card, Option } from './ids.ts';
import { scores } from './scoring.ts';
import { type AgendaStep, type Lantern, playerAt, type State, stepOf } from './state.ts';

/** What everybody may know. */
export interface Open {
  readonly options: readonly Option[];
  readonly round: number;
  readonly now: Now;
  readonly deckSize: number;
  readonly discarded: readonly Card[];
  readonly stock: ByBead<number>;
  readonly moonsLeft: number;
  readonly square: readonly Lantern[];
  /** In seat order. */
  readonly seats: readonly OpenSeat[];
}

export interface OpenSeat {
  readonly seat: Seat;
  readonly handSize: number;
  readonly beads: ByBead<number>;
  readonly lanternsLeft: number;
  readonly moons: number;
  readonly points: number;
}

/** What is being done. */
type Now =
  | Exclude<AgendaStep, { readonly kind: 'auction' }>
  | { readonly kind: 'auction'; readonly offered: readonly Seat[] }
  | { readonly kind: 'over' };

/** What one seat knows besides. */
export interface Own {
  readonly hand: readonly Card[];
  /** The candle offered in the running auction. */
  readonly bid: Card | null;
}

export const open = (state: State): Open => ({
  options: state.options,
  round: state.round,
  now: nowOf(state),
  deckSize: state.deck.length,
  discarded: state.discard,
  stock: state.stock,
  moonsLeft: state.moons,
  square: state.lanterns,
  seats: scores(state).map(({ seat, points }) => {
    const { hand, beads, lanterns, moons } = playerAt(state, seat);
    return { seat, handSize: hand.length, beads, lanternsLeft: lanterns, moons, points };
  }),
});

export function own(state: State, seat: Seat): Own {
  const now = stepOf(state);
  return { hand: playerAt(state, seat).hand, bid: now?.kind === 'auction' ? (now.bids[seat] ?? null) : null };
}

export const ended = (open: Open): Open => ({ ...open, now: { kind: 'over' } });

function nowOf(state: State): Now {
  const now = stepOf(state);
  if (now === null) return { kind: 'over' };
  switch (now.kind) {
    case 'turn':
      return { kind: 'turn', seat: now.seat, left: now.left };
    case 'door':
      return { kind: 'door', seat: now.seat, guest: now.guest, place: now.place };
    case 'auction':
      return { kind: 'auction', offered: seatsOf(now.bids.length).filter((seat) => now.bids[seat] !== null) };
  }
}

export function sight(event: Event, viewer: Viewer): Sight {
  switch (event.kind) {
    case 'dealt':
      return { kind: 'dealt', hand: viewer === 'table' ? null : (event.hands[viewer] ?? null) };
    case 'drew': {
      const { seat, cards } = event;
      return { kind: 'drew', seat, count: cards.length, cards: viewer === seat ? cards : null };
    }
    case 'bid': {
      const { seat, card, forced } = event;
      return { kind: 'bid', seat, card: viewer === seat ? card : null, forced };
    }
    case 'roundBegan':
    case 'reshuffled':
    case 'hung':
    case 'sold':
    case 'doorOpened':
    case 'doorShut':
    case 'turnEnded':
    case 'auctionClosed':
      return event;
  }
}
