import type { Bead, Card, Place } from './ids.ts';
import type { AgendaStep } from './state.ts';

/** How a move can be wrong. */
export type Violation =
  /** Something else is to be done at this moment. */
  | { readonly kind: 'notNow'; readonly now: AgendaStep['kind'] }
  | { readonly kind: 'handFull' }
  | { readonly kind: 'nothingToDraw' }
  | { readonly kind: 'wrongCount'; readonly most: number }
  | { readonly kind: 'noLanternLeft' }
  | { readonly kind: 'noSuchPlace'; readonly place: string }
  | { readonly kind: 'placeTaken'; readonly place: Place }
  | { readonly kind: 'notInHand'; readonly card: Card }
  /** No candles of the hand pay for any free place. */
  | { readonly kind: 'tooExpensive' }
  /** The candles are too few, or one too many, or not the first of equal ones. */
  | { readonly kind: 'wrongPayment'; readonly price: number }
  | { readonly kind: 'noBeads' }
  | { readonly kind: 'wrongSale'; readonly beads: readonly Bead[]; readonly most: number };
