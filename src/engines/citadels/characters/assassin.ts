import type { CharacterRule } from './rule.ts';

/** 暗殺者, rules §6.1: names a character, which is not called in this round (rules/murder.ts). */
export const assassin: CharacterRule = { rights: ['murder'] };
