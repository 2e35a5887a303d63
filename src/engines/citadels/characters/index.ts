import type { ByCharacter } from '../ids.ts';
import { king } from './king.ts';
import type { CharacterRule } from './rule.ts';
import { thief } from './thief.ts';

/** The characters in the order of their numbers, which is also the order of their effects (rules §6). */
export const CHARACTER_RULES: ByCharacter<CharacterRule> = {
  /** 暗殺者, §6.1: names a character, which is not called in this round (rules/murder.ts). */
  assassin: { powers: ['murder'] },
  thief,
  /** 魔術師, §6.3: one exchange of cards, with a player or with the deck (rules/swapHands.ts, exchangeCards.ts). */
  magician: { powers: ['magic'] },
  king,
  /** 伝道師, §6.5. */
  bishop: { powers: ['income'], income: 'blue', protectsCity: true },
  /** 商人, §6.6: one gold in addition to the income (rules/takeExtraGold.ts). */
  merchant: { powers: ['income', 'extraGold'], income: 'green' },
  /** 建築家, §6.7: two cards in addition to the action (rules/drawExtraCards.ts), and up to three districts. */
  architect: { powers: ['extraCards'], builds: 3 },
  /** 傭兵, §6.8: destroys a district of another player (rules/destroy.ts). */
  warlord: { powers: ['income', 'destruction'], income: 'red' },
};
