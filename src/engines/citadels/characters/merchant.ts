import type { CharacterRule } from './rule.ts';

/** 商人, rules §6.6: one gold besides the income (rules/takeExtraGold.ts). */
export const merchant: CharacterRule = { rights: ['income', 'extraGold'], income: 'green' };
