import type { Bead, Card, Place } from './ids.ts';

/** What a seat may say. Read from outside they have the right form only: the rules judge the values. */
export type Move =
  | { readonly kind: 'draw'; readonly count: number }
  | { readonly kind: 'hang'; readonly place: Place; readonly cards: readonly Card[] }
  | { readonly kind: 'sell'; readonly beads: readonly Bead[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'answer'; readonly open: boolean }
  | { readonly kind: 'bid'; readonly card: Card };
