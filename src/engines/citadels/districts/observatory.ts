import type { DistrictRule } from './rule.ts';

/** 天文台, rules §7.3: three cards are drawn instead of two. */
export const observatory: DistrictRule = { draws: 1 };
