import type { CharacterRule } from './rule.ts';

/** 建築家, rules §6.7: two cards besides the action (rules/drawExtraCards.ts), and up to three districts. */
export const architect: CharacterRule = { rights: ['extraCards'], builds: 3 };
