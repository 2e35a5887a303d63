import type { DistrictRule } from './rule.ts';

/** 墓地, rules §7.6: its owner is asked whenever somebody else destroys a district (rules/answerGraveyard.ts). */
export const graveyard: DistrictRule = { salvages: true };
