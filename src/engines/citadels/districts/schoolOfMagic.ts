import type { DistrictRule } from './rule.ts';

/** 魔術学校, rules §7.7: one gold more at every income; purple for everything else. */
export const schoolOfMagic: DistrictRule = { isOfIncomeColour: true };
