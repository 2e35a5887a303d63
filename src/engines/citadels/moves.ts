import type { Seat } from '../contract.ts';
import type { Character, District } from './ids.ts';

/** What a player can do. Cards in a hand are identified by kind: equal ones are interchangeable. */
export type Move =
  | { readonly kind: 'chooseCharacter'; readonly character: Character }
  /** One of these two is the action of a turn. */
  | { readonly kind: 'drawCards' }
  | { readonly kind: 'takeGold' }
  /** The drawn cards that go to the hand. */
  | { readonly kind: 'keepCards'; readonly cards: readonly District[] }
  | { readonly kind: 'build'; readonly district: District }
  /** Assassin. */
  | { readonly kind: 'murder'; readonly character: Character }
  /** Thief. */
  | { readonly kind: 'steal'; readonly character: Character }
  /** Magician: swap the whole hand with another player, or exchange cards with the deck. */
  | { readonly kind: 'swapHands'; readonly seat: Seat }
  | { readonly kind: 'exchangeCards'; readonly cards: readonly District[] }
  /** King, Bishop, Merchant, Warlord. */
  | { readonly kind: 'takeIncome' }
  /** Merchant. */
  | { readonly kind: 'takeExtraGold' }
  /** Architect. */
  | { readonly kind: 'drawExtraCards' }
  /** Warlord. */
  | { readonly kind: 'destroy'; readonly seat: Seat; readonly district: District }
  /** Laboratory: discard a card for gold. */
  | { readonly kind: 'useLaboratory'; readonly district: District }
  /** Smithy: pay gold for cards. */
  | { readonly kind: 'useSmithy' }
  | { readonly kind: 'endTurn' }
  /** Graveyard: whether the destroyed district goes to the hand. */
  | { readonly kind: 'answerGraveyard'; readonly take: boolean };
