import type { Seat } from '../contract.ts';
import type { Character, District, Power } from './ids.ts';
import type { AgendaStep } from './state.ts';

/** How a move can be wrong. */
export type Violation =
  /** Something else is to be done at this moment. */
  | { readonly kind: 'notNow'; readonly now: AgendaStep['kind'] }
  /** Neither the character nor a district in the city gives this power. */
  | { readonly kind: 'noSuchRight'; readonly right: Power }
  /** Once in a turn is all. */
  | { readonly kind: 'alreadyUsed'; readonly right: Power }
  | { readonly kind: 'noSuchCharacter'; readonly character: string }
  /** Face-up, face-down or taken: which of them is not told. */
  | { readonly kind: 'notOffered'; readonly character: Character }
  /** By the Assassin or the Thief: removed face-up, or not called after the one who names. */
  | { readonly kind: 'cannotBeNamed'; readonly character: Character; readonly reason: 'faceUp' | 'notLater' }
  | { readonly kind: 'noSuchDistrict'; readonly district: string }
  /** Deck and discard pile are both empty. */
  | { readonly kind: 'noCardsLeft' }
  /** `keep` of the cards drawn are to be named. */
  | { readonly kind: 'wrongCards'; readonly keep: number }
  | { readonly kind: 'handEmpty' }
  /** Or not so many of this kind. */
  | { readonly kind: 'notInHand'; readonly district: District }
  | { readonly kind: 'noCardChosen' }
  | { readonly kind: 'tooExpensive'; readonly price: number; readonly gold: number }
  /** Option `french`. */
  | { readonly kind: 'alreadyBuilt'; readonly district: District }
  /** So many were built in this turn, which is all. */
  | { readonly kind: 'noBuildLeft'; readonly built: number }
  /** Of a partial move: no card of the hand can be built. */
  | { readonly kind: 'nothingToBuild' }
  /** No district counts. */
  | { readonly kind: 'noIncome' }
  | { readonly kind: 'noSuchSeat'; readonly seat: number }
  /** The own hand, or the own city. */
  | { readonly kind: 'oneself' }
  | { readonly kind: 'cityEmpty'; readonly seat: Seat }
  | { readonly kind: 'cityComplete'; readonly seat: Seat }
  /** The Bishop's owner. */
  | { readonly kind: 'cityProtected'; readonly seat: Seat }
  | { readonly kind: 'notInCity'; readonly seat: Seat; readonly district: District }
  | { readonly kind: 'indestructible'; readonly district: District }
  /** Of a partial move: no district of another player can be destroyed. */
  | { readonly kind: 'nothingToDestroy' };
