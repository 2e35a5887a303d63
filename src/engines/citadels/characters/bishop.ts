import type { CharacterRule } from './rule.ts';

/** 伝道師, rules §6.5. */
export const bishop: CharacterRule = { rights: ['income'], income: 'blue', protectsCity: true };
