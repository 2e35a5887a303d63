import type { Seat } from '../contract.ts';
import { type Character, DISTRICTS, type District, type Power } from './ids.ts';
import type { AgendaStep } from './state.ts';

/** How a move can be wrong. */
export type Violation =
  /** The game is waiting for another kind of move. */
  | { readonly kind: 'notNow'; readonly now: AgendaStep['kind'] }
  /** Neither the character nor a district in the city gives this power. */
  | { readonly kind: 'noSuchRight'; readonly right: Power }
  /** Each power works once per turn. */
  | { readonly kind: 'alreadyUsed'; readonly right: Power }
  | { readonly kind: 'noSuchCharacter'; readonly character: string }
  /** Removed face-up, removed face-down, or already taken; doesn't reveal which. */
  | { readonly kind: 'notOffered'; readonly character: Character }
  /** Named by the Assassin or the Thief: removed face-up, or not called after them. */
  | { readonly kind: 'cannotBeNamed'; readonly character: Character; readonly reason: 'faceUp' | 'notLater' }
  | { readonly kind: 'noSuchDistrict'; readonly district: string }
  /** The deck and the discard pile are both empty. */
  | { readonly kind: 'noCardsLeft' }
  /** The move has to name `keep` of the drawn cards. */
  | { readonly kind: 'wrongCards'; readonly keep: number }
  | { readonly kind: 'handEmpty' }
  /** Or the hand has fewer of this kind. */
  | { readonly kind: 'notInHand'; readonly district: District }
  | { readonly kind: 'noCardChosen' }
  | { readonly kind: 'tooExpensive'; readonly price: number; readonly gold: number }
  /** Option `french`. */
  | { readonly kind: 'alreadyBuilt'; readonly district: District }
  /** The player has already built `built` districts this turn, which is the limit. */
  | { readonly kind: 'noBuildLeft'; readonly built: number }
  /** For a partial move: no card in the hand can be built. */
  | { readonly kind: 'nothingToBuild' }
  /** No district would bring gold. */
  | { readonly kind: 'noIncome' }
  | { readonly kind: 'noSuchSeat'; readonly seat: number }
  /** The player named themselves. */
  | { readonly kind: 'oneself' }
  | CityViolation
  | { readonly kind: 'notInCity'; readonly seat: Seat; readonly district: District }
  | { readonly kind: 'indestructible'; readonly district: District }
  /** For a partial move: no district of another player can be destroyed; the reason for each city. */
  | { readonly kind: 'nothingToDestroy'; readonly cities: readonly CityViolation[] };

/** Why nothing in another player's city can be destroyed. */
export type CityViolation =
  | { readonly kind: 'cityEmpty'; readonly seat: Seat }
  | { readonly kind: 'cityComplete'; readonly seat: Seat }
  /** The city of the Bishop's owner. */
  | { readonly kind: 'cityProtected'; readonly seat: Seat }
  /**
   * For a partial move: nothing there can be destroyed, or it is too expensive; `short` is the cheapest district and
   * the missing gold.
   */
  | {
      readonly kind: 'cityOutOfReach';
      readonly seat: Seat;
      readonly indestructible: readonly District[];
      readonly short: { readonly district: District; readonly gold: number } | null;
    };

/** The violation of naming a card that is not in the hand. */
export const notInHand = (district: District): Violation =>
  DISTRICTS.includes(district) ? { kind: 'notInHand', district } : { kind: 'noSuchDistrict', district };
