import type { CharacterRule } from './rule.ts';

/** 傭兵, rules §6.8: destroys a district of another player (rules/destroy.ts). */
export const warlord: CharacterRule = { rights: ['income', 'destruction'], income: 'red' };
