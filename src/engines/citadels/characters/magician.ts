import type { CharacterRule } from './rule.ts';

/** 魔術師, rules §6.3: one exchange of cards, with a player or with the deck (rules/swapHands.ts, exchangeCards.ts). */
export const magician: CharacterRule = { rights: ['magic'] };
