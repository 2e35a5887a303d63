import type { DistrictRule } from './rule.ts';

/** 研究所, rules §7.4: a card of the hand for gold (rules/useLaboratory.ts). */
export const laboratory: DistrictRule = { right: 'laboratory' };
