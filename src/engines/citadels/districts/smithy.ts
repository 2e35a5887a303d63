import type { DistrictRule } from './rule.ts';

/** 鍛冶屋, rules §7.5: gold for cards (rules/useSmithy.ts). */
export const smithy: DistrictRule = { right: 'smithy' };
