import type { DistrictRule } from './rule.ts';

/** 幽霊都市, rules §7.1: any colour for the five colours, also when it was built in the last round; no income. */
export const hauntedCity: DistrictRule = { isOfAnyColour: true };
