import type { DistrictRule } from './rule.ts';

/** 図書館, rules §7.8: one card more is kept. */
export const library: DistrictRule = { keeps: 1 };
