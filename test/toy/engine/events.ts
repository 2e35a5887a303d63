import type { Seat } from '../../../src/engines/contract.ts';
import type { Bead, Card, Place } from './ids.ts';

/** What happened, in full truth. */
export type Event =
  /** By seat. */
  | { readonly kind: 'dealt'; readonly hands: readonly (readonly Card[])[] }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly card: Card; readonly forced: boolean }
  | OpenEvent;

/** What everybody may see as it is. */
type OpenEvent =
  | { readonly kind: 'roundBegan'; readonly round: number }
  | { readonly kind: 'reshuffled'; readonly cards: number }
  | {
      readonly kind: 'hung';
      readonly seat: Seat;
      readonly place: Place;
      readonly cards: readonly Card[];
      readonly points: number;
      readonly bead: Bead | null;
    }
  | { readonly kind: 'sold'; readonly seat: Seat; readonly beads: readonly Bead[]; readonly points: number }
  | { readonly kind: 'doorOpened'; readonly seat: Seat; readonly guest: Seat; readonly forced: boolean }
  | { readonly kind: 'doorShut'; readonly seat: Seat; readonly guest: Seat; readonly bead: Bead }
  | { readonly kind: 'turnEnded'; readonly seat: Seat; readonly forced: boolean }
  | {
      readonly kind: 'auctionClosed';
      readonly bids: readonly { readonly seat: Seat; readonly card: Card }[];
      readonly winner: Seat | null;
    };

/** What one viewer learns of an event. */
export type Sight =
  /** Own candles; null for the channel. */
  | { readonly kind: 'dealt'; readonly hand: readonly Card[] | null }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: readonly Card[] | null }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly card: Card | null; readonly forced: boolean }
  | OpenEvent;
