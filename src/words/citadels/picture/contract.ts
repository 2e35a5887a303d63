/** The words written in the pictures of Citadels. */
import type { Character, District, TurnMove } from '../../../engines/citadels/index.ts';
import type { Seat } from '../../../engines/contract.ts';

/** Something that happened in a turn, for a few words. */
export type Deed =
  | { readonly kind: 'crowned' }
  /** The player lost this gold to the Thief. */
  | { readonly kind: 'robbedOf'; readonly gold: number }
  | { readonly kind: 'names'; readonly character: Character; readonly how: 'murder' | 'theft' }
  /** All gold that the player got this turn, from actions, income, and powers. */
  | { readonly kind: 'took'; readonly gold: number }
  | { readonly kind: 'threwAway'; readonly districts: readonly District[] }
  | { readonly kind: 'drew'; readonly cards: number }
  | { readonly kind: 'built'; readonly district: District }
  | { readonly kind: 'swapped'; readonly partner: Seat }
  | { readonly kind: 'exchanged'; readonly cards: number }
  | { readonly kind: 'destroyed'; readonly district: District; readonly owner: Seat }
  /** `seat` used the Graveyard to take the destroyed district. */
  | { readonly kind: 'salvaged'; readonly district: District; readonly seat: Seat };

/** Moves that can follow the turn’s basic action. */
export type FurtherMove = Exclude<TurnMove, 'drawCards' | 'takeGold' | 'endTurn'>;
