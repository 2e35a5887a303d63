import type { DistrictRule } from './rule.ts';

/** 見張り台, rules §7.2. */
export const keep: DistrictRule = { isIndestructible: true };
